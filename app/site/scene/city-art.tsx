import type { ReactNode } from 'react'
import { paint, upTo } from './paint.ts'

/** A city by what everyone knows it by; towers where we have drawn nothing yet. */
export function CityArt({ landmark = towers }: { landmark?: () => ReactNode }) {
  return (
    <>
      <rect width="320" height="150" fill={paint('sky-low')} />
      <circle cx="236" cy="62" r="30" fill={paint('sun')} opacity="0.9" />
      <path
        fill={paint('farther')}
        d="M0 150V96h22V78h20v30h16V64h18v36h26V84h16v24h20V72h24v30h22V60h16v42h18V86h24v20h20V70h16v32h22V90h20v60z"
      />
      {landmark()}
      <rect y="138" width="320" height="12" fill={paint('pavement')} />
    </>
  )
}

function towers() {
  return (
    <>
      <path fill={paint('rose')} d="M70 138V62h44v76zM208 138V78h48v60z" />
      <path fill={paint('cream')} d="M122 138V44h46v94z" />
      <path fill={paint('brick')} d="M176 138V92h26v46z" />
      <path fill={paint('shade')} d="M70 138V62h8v76zM122 138V44h8v94zM208 138V78h8v60z" />
      <path
        fill={paint('lit')}
        d={upTo(12)
          .map((index) => {
            const y = 56 + Math.floor(index / 2) * 13
            return `M${136 + (index % 2) * 14} ${y}h8v6h-8zM${84 + (index % 2) * 14} ${y + 16}h8v5h-8z`
          })
          .join('')}
      />
      <path
        fill={paint('leaf')}
        d="M20 138q-4-18 12-22 8-12 20-2 14 4 10 24zM262 138q-2-16 12-20 8-10 18 0 12 6 8 20z"
      />
    </>
  )
}
