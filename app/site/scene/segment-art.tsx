import type { ReactNode } from 'react'
import type { Segment } from './drawing-name.ts'
import { Villa } from './new-town.tsx'
import { ShopHouse } from './old-town.tsx'
import { paint, upTo } from './paint.ts'
import { Palm, Tree } from './plant.tsx'
import { Tower } from './tower.tsx'

/** What a segment looks like from the street. */
export function SegmentArt({ segment }: { segment: Segment }) {
  return (
    <>
      <rect width="400" height="250" fill={paint('sky-low')} />
      <circle cx="312" cy="84" r="40" fill={paint('sun')} opacity="0.9" />
      <g transform="translate(0 -272)">{pictures[segment]()}</g>
      <rect y="227" width="400" height="23" fill={paint('pavement')} />
    </>
  )
}

const pictures: Record<Segment, () => ReactNode> = {
  residential: () => (
    <>
      <Tower x={20} top={330} floors={6} bays={3} wall="cream" accent="brick-light" />
      <Villa x={128} />
      <Palm x={372} tall={150} lean={-10} />
    </>
  ),
  commercial: () => (
    <>
      <Tower x={232} top={312} floors={6} bays={4} wall="sky-blue" accent="trim" />
      <Tower x={20} top={370} floors={4} bays={2} wall="stone" accent="sage" />
      <ShopHouse x={100} />
    </>
  ),
  industrial: () => (
    <>
      <path fill={paint('brick-light')} d="M300 500V330h22v170z" />
      <path fill={paint('trim')} d="M297 344h28v8h-28zM297 330h28v6h-28z" />
      <path
        fill={paint('cloud')}
        d="M314 322q-14-12 2-22 2-16 20-12 14-12 26 2 14 8 2 20-6 12-24 8-14 8-26 4z"
      />
      <path fill={paint('stone')} d="M40 500V410l56-34v34l56-34v34l56-34v34l56-34v124z" />
      <path
        fill={paint('pane')}
        d="M92 382v22l-30 0zM148 382v22l-30 0zM204 382v22l-30 0zM260 382v22l-30 0z"
      />
      <path fill={paint('shade')} d="M40 500V410h14v90z" />
      <path fill={paint('brick')} d="M40 468h224v32H40z" />
      <path fill={paint('door')} d="M72 500v-56h60v56z" />
      <path
        stroke={paint('stone')}
        strokeWidth="2"
        d={upTo(6)
          .map((slat) => `M72 ${452 + slat * 8}h60`)
          .join('')}
      />
      <path fill={paint('lit')} d="M158 430h26v20h-26zM206 430h26v20h-26z" />
      <path fill={paint('marigold-paint')} d="M270 490v-30h38v30zM310 490v-22h18l10 12v10z" />
      <path fill={paint('pane')} d="M315 472h11l6 8h-17z" />
      <circle cx="284" cy="492" r="8" fill={paint('ink')} />
      <circle cx="324" cy="492" r="8" fill={paint('ink')} />
    </>
  ),
  agricultural: () => (
    <>
      <path fill={paint('leaf-light')} d="M-10 500v-62q110-44 210-16t210-14v92z" opacity="0.6" />
      <path fill={paint('leaf')} d="M-10 500v-34q120-36 420-6v40z" />
      <path
        fill="none"
        stroke={paint('leaf-light')}
        strokeWidth="4"
        d="M20 500q60-36 70-46M90 500q44-32 50-50M160 500q26-30 30-52M230 500q6-30 4-52M300 500q-18-32-26-50M370 500q-44-32-60-48"
      />
      <Tree x={74} tall={116} />
      <Palm x={352} tall={132} lean={-14} />
      <g transform="translate(190 492) scale(1.1)">
        <path fill={paint('bloom')} d="M14-14v-18h22l6 12h28q6 0 6 6v6H14z" />
        <path
          fill={paint('ink')}
          d="M12-44h26v4H12zM15-40h3v10h-3zM32-40h3v12h-3zM66-30h4v12h-4z"
        />
        <circle cx="20" cy="-12" r="16" fill={paint('ink')} />
        <circle cx="20" cy="-12" r="7" fill={paint('marigold-paint')} />
        <circle cx="66" cy="-6" r="10" fill={paint('ink')} />
        <circle cx="66" cy="-6" r="4" fill={paint('marigold-paint')} />
      </g>
    </>
  ),
}
