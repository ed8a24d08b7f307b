import { At } from './at.tsx'
import { paint } from './paint.ts'

/** Sun by day, moon by night, a few clouds, birds on their way home, and two kites. */
export function Sky() {
  return (
    <g>
      <radialGradient id="scene-glow">
        <stop offset="0.2" stopColor={paint('glow')} stopOpacity="0.9" />
        <stop offset="1" stopColor={paint('glow')} stopOpacity="0" />
      </radialGradient>
      <circle cx="798" cy="250" r="330" fill="url(#scene-glow)" />
      <At time="day">
        <circle cx="798" cy="236" r="92" fill={paint('sun')} />
      </At>
      <At time="night">
        <path fill={paint('sun')} d="M1402 -6a36 36 0 1 0 26 56 30 30 0 0 1-26-56z" />
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" fill={paint('sun')} opacity="0.7" />
        ))}
      </At>
      <g fill={paint('cloud')} opacity="0.75">
        <path d="M150 150h210a13 13 0 0 0 0-26h-34a26 26 0 0 0-50-6 20 20 0 0 0-38 6h-88a13 13 0 0 0 0 26z" />
        <path d="M1290 210h180a11 11 0 0 0 0-22h-40a22 22 0 0 0-42-5 17 17 0 0 0-32 5h-66a11 11 0 0 0 0 22z" />
        <path d="M560 96h120a9 9 0 0 0 0-18h-26a18 18 0 0 0-34-2h-60a10 10 0 0 0 0 20z" />
      </g>
      <g fill="none" stroke={paint('trunk')} strokeWidth="2" strokeLinecap="round" opacity="0.6">
        <path d="M960 150q6-7 11 0q5-7 11 0M996 168q5-6 9 0q4-6 9 0M935 178q4-5 8 0q4-5 8 0" />
      </g>
      <Kite x={1330} y={-40} tilt={-18} bright />
      <Kite x={1500} y={66} tilt={22} />
    </g>
  )
}

const stars: readonly [number, number][] = [
  [90, 60],
  [240, 110],
  [420, 50],
  [560, 150],
  [700, 60],
  [840, 130],
  [980, 50],
  [1260, 90],
  [1470, 24],
  [1530, 120],
]

interface KiteProps {
  x: number
  y: number
  tilt: number
  bright?: boolean
}

function Kite({ x, y, tilt, bright = false }: KiteProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path d="M0-17 14 0 0 19-14 0z" fill={paint(bright ? 'bloom' : 'green-paint')} />
      <path d="M0-17V19L-14 0z" fill={paint(bright ? 'brick' : 'leaf-dark')} opacity="0.45" />
      <path
        d="M0 19q10 26-6 44t4 60"
        fill="none"
        stroke={paint('trunk')}
        strokeWidth="1"
        opacity="0.5"
      />
    </g>
  )
}
