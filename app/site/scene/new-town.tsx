import { Bricks, Jali, Parapet, Pots, Tank, Window } from './facade.tsx'
import { paint, upTo } from './paint.ts'
import { Bougainvillea } from './plant.tsx'

/** A villa of 230 by 150 under a tiled roof, with a veranda on columns. */
export function Villa({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 350)`}>
      <path fill={paint('tile')} d="M-14 20 60-46h110l74 66z" />
      <path
        stroke={paint('brick-light')}
        strokeWidth="2"
        fill="none"
        d="M2 6h226M18-8h194M34-22h162M48-36h134"
      />
      <path fill={paint('shade')} d="M-14 20 60-46h14L16 20z" />
      <rect y="20" width="230" height="130" fill={paint('cream')} />
      <path fill={paint('shade')} d="M0 20h230v14H0z" />
      <Window x={24} y={46} w={34} h={40} shutters="brick-light" />
      <Window x={170} y={46} w={34} h={40} shutters="brick-light" isLit />
      <path fill={paint('tile')} d="M66 62h98l14-20H52z" />
      <path fill={paint('lit')} d="M82 62h66v88H82z" />
      <path fill={paint('door')} d="M102 74h26v76h-26z" />
      <circle cx="122" cy="114" r="2" fill={paint('marigold-paint')} />
      <path fill={paint('trim')} d="M68 62h9v88h-9zM153 62h9v88h-9z" />
      <path fill={paint('stone')} d="M60 140h110v10H60zM64 62h17v5H64zM149 62h17v5h-17z" />
      <Pots x={28} y={150} count={2} />
      <Pots x={186} y={150} count={2} />
      <rect x="224" y="20" width="6" height="130" fill={paint('light')} />
    </g>
  )
}

/** The brick house of the name, 176 by 220: a doorway cut into brick, as in the mark. */
export function BrickHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 280)`}>
      <Tank x={20} y={-2} />
      <rect x="96" y="-30" width="60" height="34" fill={paint('cream')} />
      <rect x="90" y="-34" width="72" height="6" fill={paint('trim')} />
      <rect width="176" height="220" fill={paint('brick')} />
      <Bricks x={0} y={4} w={176} h={216} />
      <rect width="22" height="220" fill={paint('shade')} />
      <rect x="-4" y="-3" width="184" height="7" fill={paint('trim')} />
      <Window x={28} y={34} w={40} h={42} isLit />
      <path fill={paint('trim')} d="M96 26h64v66H96z" />
      <Jali x={98} y={28} columns={6} rows={6} />
      <rect x="-4" y="102" width="184" height="7" fill={paint('stone')} />
      <rect x="12" y="109" width="60" height="5" fill={paint('shade')} />
      <Window x={28} y={132} w={40} h={36} isLit />
      <path fill={paint('trim')} d="M94 220v-56a29 29 0 0 1 58 0v56z" />
      <path fill={paint('door')} d="M100 220v-55a23 23 0 0 1 46 0v55z" />
      <path fill={paint('lit')} d="M104 164a19 19 0 0 1 38 0z" />
      <path stroke={paint('trim')} strokeWidth="1.600" d="M123 145v75M104 164h38" />
      <Pots x={84} y={220} count={1} />
      <Pots x={166} y={220} count={1} />
      <rect x="170" width="6" height="220" fill={paint('light')} />
    </g>
  )
}

/** Flats of 200 by 270 with deep balconies, each lived in a little differently. */
export function BalconyHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 230)`}>
      <Tank x={120} y={-4} />
      <rect width="200" height="270" fill={paint('sky-blue')} />
      <path fill={paint('cream')} d="M104 0h96v270h-96z" />
      <rect width="24" height="270" fill={paint('shade')} />
      <Parapet x={-4} y={-16} w={208} />
      {upTo(3).map((floor) => (
        <g key={floor} transform={`translate(0 ${16 + floor * 64})`}>
          <Window x={38} y={12} w={38} h={30} isLit={floor !== 1} />
          <path fill={paint('shade')} d="M112-2h84v12h-84z" />
          <path fill={paint(floor === 1 ? 'lit' : 'pane')} d="M126 6h56v46h-56z" />
          <path stroke={paint('trim')} strokeWidth="2" d="M154 6v46" />
          <path fill={paint('brick-light')} d="M108 34h92v20h-92z" />
          <path fill={paint('trim')} d="M104 31h100v5H104zM104 53h100v5H104z" />
          <path fill={paint('trim')} d="M30 48h26v9H30z" opacity="0.9" />
        </g>
      ))}
      <Bougainvillea x={132} y={98} />
      <Pots x={120} y={47} count={4} />
      <g fill={paint('trim')}>
        <path d="M120 176v-22h14v22z" fill={paint('marigold-paint')} />
        <path d="M140 174v-20h16v20z" />
        <path d="M162 178v-24h12v24z" fill={paint('brick')} />
      </g>
      <path fill={paint('door')} d="M30 222h54v48H30zM118 216h70v54h-70z" />
      <path
        stroke={paint('stone')}
        strokeWidth="1.6"
        fill="none"
        d={upTo(8)
          .map((slat) => `M118 ${222 + slat * 6}h70`)
          .join('')}
      />
      <rect x="194" width="6" height="270" fill={paint('light')} />
    </g>
  )
}
