import { paint, scatter, upTo } from './paint.ts'

interface PlaceProps {
  x: number
  /** Height of the stem. */
  tall: number
  lean?: number
}

const street = 500

/** A coconut palm. */
export function Palm({ x, tall, lean = 12 }: PlaceProps) {
  const top = street - tall
  return (
    <g>
      <path
        fill="none"
        stroke={paint('trunk')}
        strokeWidth="7"
        strokeLinecap="round"
        d={`M${x} ${street}Q${x + lean * 0.2} ${street - tall / 2} ${x + lean} ${top}`}
      />
      <g transform={`translate(${x + lean} ${top})`}>
        {fronds.map(([turn, tone]) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            fill={paint(tone)}
            d="M0 0Q22-20 54-4Q60 2 62 12Q48 4 40 8Q36 3 28 6Q24 1 16 4Q8 2 0 0z"
          />
        ))}
        <circle cx="-4" cy="5" r="5" fill={paint('trunk')} />
        <circle cx="5" cy="7" r="5" fill={paint('trunk')} />
      </g>
    </g>
  )
}

const fronds = [
  [-150, 'leaf-dark'],
  [-35, 'leaf-dark'],
  [-178, 'leaf'],
  [-5, 'leaf'],
  [-120, 'leaf-light'],
  [-65, 'leaf-light'],
  [150, 'leaf'],
  [28, 'leaf-dark'],
] as const

interface TreeProps extends PlaceProps {
  /** A gulmohar in flower, or a neem. */
  inFlower?: boolean
}

/** A broad tree of the street. */
export function Tree({ x, tall, inFlower = false }: TreeProps) {
  const top = street - tall
  const size = tall / 150
  return (
    <g>
      <path
        fill="none"
        stroke={paint('trunk')}
        strokeWidth={11 * size}
        strokeLinecap="round"
        d={`M${x} ${street}v${-tall * 0.5}M${x} ${street - tall * 0.4}l${-26 * size} ${-34 * size}M${x} ${street - tall * 0.45}l${28 * size} ${-36 * size}`}
      />
      <g transform={`translate(${x} ${top}) scale(${size})`}>
        <path
          fill={paint('leaf-dark')}
          d="M-96 62a30 30 0 0 1 10-50 34 34 0 0 1 44-34 40 40 0 0 1 70-6 36 36 0 0 1 52 34 30 30 0 0 1 10 56q-20 16-44 6-22 14-48 4-28 12-50 0-26 8-44-10z"
        />
        <path
          fill={paint('leaf')}
          d="M-70 44a26 26 0 0 1 12-44 32 32 0 0 1 40-26 34 34 0 0 1 60 2 28 28 0 0 1 40 30q6 22-16 28-18-12-38-4-22-14-44-2-26-4-54 16z"
        />
        <path fill={paint('leaf-light')} d={tufts} />
        {inFlower && <path fill={paint('bloom')} d={blossoms} />}
      </g>
    </g>
  )
}

// Small arcs of lighter leaves where the sun touches the crown.
const tufts = [
  [-62, 8, 24],
  [-30, -22, 30],
  [18, -32, 28],
  [52, -8, 24],
  [-8, 4, 22],
  [74, 20, 18],
  [-84, 32, 18],
]
  .map(
    ([x = 0, y = 0, w = 0]) =>
      `M${x - w / 2} ${y}q${w / 2}-${w * 0.7} ${w} 0q-${w / 2}-${w * 0.3}-${w} 0z`,
  )
  .join('')

const blossoms = upTo(58)
  .map((index) => {
    const turn = index * 2.4
    const reach = Math.sqrt(index / 58)
    const x = Math.cos(turn) * reach * 92
    const y = 14 + Math.sin(turn) * reach * 44
    const r = 3 + (index % 3) * 1.4
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
  })
  .join('')

const petals = upTo(22)
  .map((index) => {
    const x = Math.round(scatter(index, 3) * 44 - 22)
    const y = Math.round(scatter(index, 8) * 28 - 8)
    const r = 2.4 + (index % 3) * 0.9
    return `M${(x - r).toFixed(1)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
  })
  .join('')

/** Bougainvillea hanging over an edge. */
export function Bougainvillea({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill={paint('leaf')}
        d="M-26-4q6-12 22-10 20-6 28 10 2 12-6 20-6-8-10-4-2 10-8 14-6-10-10-10-6 4-10 12-8-14-6-32z"
      />
      <path fill={paint('magenta')} d={petals} />
    </g>
  )
}
