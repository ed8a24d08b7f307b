import { type Paint, paint, upTo } from './paint.ts'

interface WindowProps {
  x: number
  y: number
  w?: number
  h?: number
  isLit?: boolean
  /** Wooden shutters folded open at both sides. */
  shutters?: Paint
  isArched?: boolean
}

/** A window with its hood and sill. */
export function Window({
  x,
  y,
  w = 22,
  h = 30,
  isLit = false,
  shutters,
  isArched = false,
}: WindowProps) {
  const glass = paint(isLit ? 'lit' : 'pane')
  const opening = isArched
    ? `M${x} ${y + h}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`
  return (
    <g>
      <path d={opening} fill={glass} stroke={paint('trim')} strokeWidth="3" />
      <path
        d={`M${x + w / 2} ${y + (isArched ? 4 : 0)}v${h - (isArched ? 4 : 0)}M${x} ${y + h * 0.42}h${w}`}
        stroke={paint('trim')}
        strokeWidth="1.6"
      />
      {shutters && (
        <path
          fill={paint(shutters)}
          d={`M${x - 10} ${y - 1}h8v${h + 2}h-8zM${x + w + 2} ${y - 1}h8v${h + 2}h-8z`}
        />
      )}
      <rect x={x - 4} y={y + h} width={w + 8} height="4" fill={paint('trim')} />
      {!isArched && <rect x={x - 5} y={y - 8} width={w + 10} height="4" fill={paint('stone')} />}
    </g>
  )
}

interface ParapetProps {
  x: number
  y: number
  w: number
}

/** A balustrade between two slabs, as on every terrace. */
export function Parapet({ x, y, w }: ParapetProps) {
  const posts = Math.floor(w / 9)
  return (
    <g>
      <path
        stroke={paint('trim')}
        strokeWidth="3.5"
        d={upTo(posts)
          .map((post) => `M${x + 6 + (post * (w - 12)) / (posts - 1)} ${y + 4}v13`)
          .join('')}
      />
      <rect x={x} y={y} width={w} height="4.5" fill={paint('trim')} />
      <rect x={x} y={y + 16} width={w} height="4.5" fill={paint('stone')} />
    </g>
  )
}

/** A black water tank on its stand. */
export function Tank({ x, y }: { x: number; y: number }) {
  return (
    <g fill={paint('tank')}>
      <path d={`M${x + 3} ${y}v-8h3v8zM${x + 24} ${y}v-8h3v8z`} />
      <rect x={x} y={y - 32} width="30" height="25" rx="4" />
      <rect x={x + 9} y={y - 36} width="12" height="5" rx="2" />
      <path stroke={paint('shade')} strokeWidth="2" d={`M${x} ${y - 24}h30M${x} ${y - 16}h30`} />
    </g>
  )
}

interface JaliProps {
  x: number
  y: number
  columns: number
  rows: number
}

/** A pierced screen in front of the stairs. */
export function Jali({ x, y, columns, rows }: JaliProps) {
  return (
    <g>
      <rect x={x} y={y} width={columns * 10} height={rows * 10} fill={paint('trim')} />
      <path
        fill={paint('door')}
        d={upTo(rows)
          .flatMap((row) =>
            upTo(columns).map(
              (column) =>
                `M${x + column * 10 + 5} ${y + row * 10 + 1.5}l3.5 3.5-3.500 3.500-3.500-3.500z`,
            ),
          )
          .join('')}
      />
    </g>
  )
}

interface BricksProps {
  x: number
  y: number
  w: number
  h: number
}

/** Courses of brick on a wall that is painted already. */
export function Bricks({ x, y, w, h }: BricksProps) {
  const courses = Math.floor(h / 9)
  return (
    <path
      fill="none"
      stroke={paint('brick-line')}
      strokeWidth="1.1"
      opacity="0.75"
      d={upTo(courses)
        .map((course) => {
          const level = y + (course + 1) * 9
          const joints = upTo(Math.floor(w / 22)).map(
            (joint) => `M${x + 10 + joint * 22 + (course % 2) * 11} ${level}v-9`,
          )
          return `M${x} ${level}h${w}${joints.join('')}`
        })
        .join('')}
    />
  )
}

interface PotsProps {
  x: number
  y: number
  count: number
}

/** Flower pots in a row. */
export function Pots({ x, y, count }: PotsProps) {
  return upTo(count).map((index) => (
    <g key={index} transform={`translate(${x + index * 15} ${y})`}>
      <path
        fill={paint(index % 2 ? 'leaf-light' : 'leaf')}
        d="M0-6q-9-6-6-14 6 2 6 8 0-10 5-14 4 8 0 14 4-6 8-6 0 8-8 12z"
      />
      <path fill={paint('tile')} d="M-5-7h11l-2 8h-7z" />
    </g>
  ))
}
