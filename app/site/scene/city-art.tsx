import type { ReactNode } from 'react'
import { paint, upTo } from './paint.ts'
import './scene.css'

/** A city by what everyone knows it by; towers where we have drawn nothing yet. */
export function CityArt({ city, className }: { city: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMax slice"
      className={`scene ${className ?? ''}`}
    >
      <rect width="320" height="150" fill={paint('sky-low')} />
      <circle cx="236" cy="62" r="30" fill={paint('sun')} opacity="0.9" />
      <path
        fill={paint('farther')}
        d="M0 150V96h22V78h20v30h16V64h18v36h26V84h16v24h20V72h24v30h22V60h16v42h18V86h24v20h20V70h16v32h22V90h20v60z"
      />
      {(landmarks[city.toLowerCase()] ?? towers)()}
      <rect y="138" width="320" height="12" fill={paint('pavement')} />
    </svg>
  )
}

const landmarks: Record<string, () => ReactNode> = {
  mumbai,
  delhi,
  'new delhi': delhi,
  bangalore,
  bengaluru: bangalore,
  chennai,
  hyderabad,
  pune,
}

/** The Gateway beside the sea. */
function mumbai() {
  return (
    <>
      <path
        fill={paint('ochre')}
        d="M96 138V78h6v-8h8v-6q6-8 12 0v6h18v-8h4q16-18 32 0h4v8h18v-6q6-8 12 0v6h8v8h6v60z"
      />
      <path fill={paint('shade')} d="M96 138V78h14v60z" />
      <path fill={paint('brick-light')} d="M92 76h136v5H92zM96 94h128v3H96z" />
      <path fill={paint('door')} d="M140 138v-26q20-26 40 0v26z" />
      <path fill={paint('tile')} d="M108 138v-20q8-11 16 0v20zM196 138v-20q8-11 16 0v20z" />
      <path
        fill={paint('sky-blue')}
        d="M0 128q12-5 24 0t24 0 24 0 24 0v22H0zM224 128q12-5 24 0t24 0 24 0 24 0v22h-96z"
      />
      <path fill={paint('trim')} d="M22 124h34l-6 8H28zM38 122V98l14 22z" />
    </>
  )
}

/** India Gate at the end of its avenue. */
function delhi() {
  return (
    <>
      <path fill={paint('ochre')} d="M108 138V64h6v-8h8v-8h76v8h8v8h6v74h-26v-34q-26-44-52 0v34z" />
      <path fill={paint('shade')} d="M108 138V64h14v74z" />
      <path fill={paint('brick-light')} d="M104 62h112v4H104zM108 78h104v3H108zM134 42h52v6h-52z" />
      <path fill={paint('ochre')} d="M146 42q14-14 28 0z" />
      <path
        fill={paint('leaf')}
        d="M14 138q-6-22 12-28 4-16 20-12 18 0 18 18 16 6 10 22zM246 138q-4-20 12-26 6-16 22-10 18 0 18 18 12 4 8 18z"
      />
      <path stroke={paint('trunk')} strokeWidth="4" d="M44 138v-16M276 138v-16" />
      <path fill={paint('brick')} d="M86 138v-8h14v8zM220 138v-8h14v8z" />
    </>
  )
}

/** The Vidhana Soudha, in its park. */
function bangalore() {
  return (
    <>
      <path fill={paint('stone')} d="M58 138V92h52V80h28V70h44v10h28v12h52v46z" />
      <path
        fill={paint('cream')}
        d="M134 70q4-26 26-30 22 4 26 30zM158 40v-10h4v10zM104 80q4-12 12-14 8 2 12 14zM192 80q4-12 12-14 8 2 12 14z"
      />
      <path fill={paint('trim')} d="M54 90h212v5H54zM106 78h108v4H106zM50 134h220v4H50z" />
      <path fill={paint('shade')} d="M58 95h204v5H58z" />
      <path
        fill={paint('door')}
        d={upTo(15)
          .map((column) => `M${65 + column * 13} 134v-24q3.500-5 7 0v24z`)
          .join('')}
      />
      <path
        fill={paint('leaf')}
        d="M8 138q-2-18 14-22 8-12 22-4 14 2 12 26zM264 138q0-18 14-22 10-12 22-2 14 4 10 24z"
      />
      <path
        fill={paint('magenta')}
        d="M18 124h5v5h-5zM34 118h5v5h-5zM44 128h4v4h-4zM282 122h5v5h-5zM296 116h5v5h-5z"
      />
    </>
  )
}

/** A gopuram, a palm and the sea. */
function chennai() {
  return (
    <>
      <path fill={paint('sky-blue')} d="M196 126q10-5 20 0t20 0 20 0 20 0 20 0 24 0v24H196z" />
      <path
        fill={paint('brick-light')}
        d="M84 138v-30h8V94h7V82h6V70h6V60h6V50h8q1-12 13-12t13 12h8v10h6v10h6v12h6v12h7v14h8v30z"
      />
      <path fill={paint('shade')} d="M84 138v-30h8V94h7V82h6V70h6V60h6V50h8v88z" />
      <path
        stroke={paint('marigold-paint')}
        strokeWidth="2.500"
        d="M92 108h92M99 94h78M105 82h66M111 70h54M117 60h42M123 50h30"
      />
      <path fill={paint('door')} d="M128 138v-22q10-10 20 0v22z" />
      <path
        fill={paint('sage')}
        d={upTo(6)
          .map((niche) => `M${104 + niche * 13} 104v-6h5v6z`)
          .join('')}
      />
      <path fill="none" stroke={paint('trunk')} strokeWidth="4" d="M226 138q-2-30 8-54" />
      <path
        fill={paint('leaf')}
        d="M234 84q14-14 32-2-16-2-20 6 12 2 14 16-12-14-24-18-4 12-2 22-12-14-2-22-16 4-20 18-6-18 18-22-10-10-26-2 12-16 30 4z"
      />
      <path fill={paint('trim')} d="M272 126h26l-5 7h-16z" />
    </>
  )
}

/** The Charminar. */
function hyderabad() {
  return (
    <>
      <path fill={paint('cream')} d="M112 138V74h96v64h-24v-28q-24-34-48 0v28z" />
      <path
        fill={paint('cream')}
        d="M102 138V40h12v98zM206 138V40h12v98zM128 74V52h10v22zM182 74V52h10v22z"
      />
      <path fill={paint('shade')} d="M102 138V40h5v98zM112 138V74h6v64zM206 138V40h4v98z" />
      <path
        fill={paint('brick-light')}
        d="M99 60h18v4H99zM99 86h18v4H99zM203 60h18v4h-18zM203 86h18v4h-18zM108 72h104v4H108zM112 96h96v3h-96z"
      />
      <path
        fill={paint('ochre')}
        d="M100 40q2-12 8-16 6 4 8 16zM204 40q2-12 8-16 6 4 8 16zM127 52q1-8 6-11 5 3 6 11zM181 52q1-8 6-11 5 3 6 11z"
      />
      <path
        fill={paint('door')}
        d={upTo(6)
          .map((arch) => `M${122 + arch * 13} 92v-8q4-6 8 0v8z`)
          .join('')}
      />
      <path fill={paint('rose')} d="M20 138v-32h52v32zM246 138v-28h56v28z" />
      <path fill={paint('bloom')} d="M16 106h60l-6 10H22zM242 110h64l-6 9h-52z" />
      <path
        fill={paint('lit')}
        d="M28 122h14v16H28zM50 122h14v16H50zM256 124h14v14h-14zM280 124h14v14h-14z"
      />
    </>
  )
}

/** The gate of Shaniwar Wada before the hills. */
function pune() {
  return (
    <>
      <path
        fill={paint('leaf')}
        d="M0 138V112q40-34 84-18 20-26 60-30 44 4 70 34 46-22 106 10v30z"
        opacity="0.55"
      />
      <path fill={paint('ochre')} d="M76 138V82h22V66q14-12 28 0v14h68V66q14-12 28 0v16h22v56z" />
      <path fill={paint('brick-light')} d="M126 80h68v-16h-68zM122 60h76v5h-76z" />
      <path
        fill={paint('trim')}
        d={upTo(5)
          .map((arch) => `M${131 + arch * 12} 80v-7q4-6 8 0v7z`)
          .join('')}
      />
      <path
        fill={paint('ochre')}
        d={upTo(7)
          .map((merlon) => `M${78 + merlon * 3} 82v-5h2v5zM${224 + merlon * 3} 82v-5h2v5z`)
          .join('')}
      />
      <path fill={paint('shade')} d="M98 138V66q4-4 8-5v77zM194 138V66q4-4 8-5v77z" />
      <path fill={paint('door')} d="M142 138v-34q18-20 36 0v34z" />
      <path
        stroke={paint('marigold-paint')}
        strokeWidth="1.500"
        d="M160 96v42M142 110h36M142 124h36"
      />
      <path
        fill={paint('leaf')}
        d="M18 138q-4-16 10-20 8-10 18 0 12 4 8 20zM262 138q-2-16 12-20 8-10 18 0 10 4 8 20z"
      />
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
