import { Parapet, Pots, Window } from './facade.tsx'
import { paint, upTo } from './paint.ts'
import { Bougainvillea } from './plant.tsx'

/** A haveli of 190 by 230: arches, a jharokha, a carved parapet with a chhatri. */
export function Haveli({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 270)`}>
      <g fill={paint('brick-light')}>
        <path d="M132-4v-30h44v30zM128-34q26-34 52 0zM152-56h4v-10h-4z" />
        <rect x="126" y="-38" width="56" height="5" fill={paint('trim')} />
      </g>
      <path
        fill={paint('sky-low')}
        d="M140-4v-18a7 7 0 0 1 14 0v18zM157-4v-18a7 7 0 0 1 14 0v18z"
      />
      <rect width="190" height="230" fill={paint('rose')} />
      <rect width="26" height="230" fill={paint('shade')} />
      <path fill={paint('cream')} d={`M-4 10h198V0${'h-2a7 8 0 0 0-14 0h-2'.repeat(11)}z`} />
      <rect x="-4" y="8" width="198" height="5" fill={paint('stone')} />
      <g>
        {upTo(2).map((index) => (
          <Window
            key={index}
            x={18 + index * 124}
            y={46}
            w={30}
            h={46}
            isArched
            isLit={index === 0}
            shutters="green-paint"
          />
        ))}
        <Jharokha />
      </g>
      <rect x="-4" y="120" width="198" height="6" fill={paint('cream')} />
      <rect x="-4" y="126" width="198" height="5" fill={paint('shade')} />
      {upTo(3).map((index) => (
        <g key={index} transform={`translate(${14 + index * 60} 140)`}>
          <path fill={paint('cream')} d="M-6 90V28q24-44 54 0v62h-8V32q-18-30-38 0v58z" />
          <path fill={paint(index === 1 ? 'lit' : 'door')} d="M2 90V34q18-32 38 0v56z" />
          {index === 1 && <path fill={paint('shade')} d="M21 20v70h19V34q-8-14-19-16z" />}
        </g>
      ))}
      <rect x="184" width="6" height="230" fill={paint('light')} />
    </g>
  )
}

function Jharokha() {
  return (
    <g transform="translate(66 30)">
      <path fill={paint('cream')} d="M-6 12q35-40 70 0z" />
      <rect x="-8" y="11" width="74" height="5" fill={paint('trim')} />
      <rect x="0" y="16" width="58" height="52" fill={paint('cream')} />
      {upTo(3).map((index) => (
        <path
          key={index}
          fill={paint(index === 1 ? 'lit' : 'pane')}
          d={`M${5 + index * 17} 52V30a7 8 0 0 1 14 0v22z`}
        />
      ))}
      <rect x="-5" y="52" width="68" height="18" fill={paint('stone')} />
      <path
        stroke={paint('rose')}
        strokeWidth="2"
        d="M3 54v14M14 54v14M25 54v14M36 54v14M47 54v14M57 54v14"
      />
      <path fill={paint('cream')} d="M0 70h58l-10 14H10z" />
    </g>
  )
}

/**
 * A house of 150 by 190 over a shop: striped awning, signboard, balcony with plants and washing.
 */
export function ShopHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 310)`}>
      <rect width="150" height="190" fill={paint('ochre')} />
      <rect width="20" height="190" fill={paint('shade')} />
      <Parapet x={-4} y={-16} w={158} />
      <Window x={20} y={22} w={26} h={46} shutters="sky-blue" isLit />
      <Window x={104} y={22} w={26} h={46} shutters="sky-blue" />
      <path fill={paint('door')} d="M60 20h32v66H60z" />
      <path stroke={paint('trim')} strokeWidth="3" fill="none" d="M60 86V20h32v66M76 20v66" />
      <g>
        <rect x="-4" y="86" width="158" height="7" fill={paint('stone')} />
        <path
          stroke={paint('ink')}
          strokeWidth="1.8"
          fill="none"
          d={`M0 62h150${upTo(17)
            .map((index) => `M${index * 9.2 + 1} 62v24`)
            .join('')}`}
        />
        <Pots x={14} y={86} count={3} />
        <path fill="none" stroke={paint('ink')} strokeWidth="1" d="M94 50q26 8 56 0" />
        <path fill={paint('magenta')} d="M100 51h13v20h-13z" />
        <path fill={paint('trim')} d="M116 53h10v15h-10z" />
        <path fill={paint('green-paint')} d="M129 52h14v22h-14z" />
      </g>
      <rect x="6" y="98" width="138" height="18" rx="2" fill={paint('green-paint')} />
      <path
        fill="none"
        stroke={paint('trim')}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M44 107h62M52 103v9M64 103v9M78 104q5 8 10 0M98 103v9"
      />
      <rect x="10" y="126" width="130" height="64" fill={paint('lit')} />
      <path fill={paint('door')} d="M10 126h130v18H10z" opacity="0.5" />
      <g fill={paint('tile')}>
        <path d="M16 166h118v24H16z" />
        <path fill={paint('cream')} d="M16 164h118v4H16z" />
      </g>
      <path
        fill={paint('ink')}
        d="M30 164v-9h9v9zM44 164v-14h7v14zM92 164v-8q8-5 14 0v8zM114 164v-10h10v10z"
        opacity="0.7"
      />
      {upTo(10).map((index) => (
        <path
          key={index}
          fill={paint(index % 2 ? 'trim' : 'bloom')}
          d={`M${index * 15} 118h15l2 22q-8 7-15 0z`}
        />
      ))}
    </g>
  )
}

/** A house of 128 by 240, narrow and tall, with a rounded stair and a terrace garden. */
export function CornerHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 260)`}>
      <rect width="128" height="240" fill={paint('sage')} />
      <path fill={paint('cream')} d="M84-14h44v254H84z" />
      <rect width="18" height="240" fill={paint('shade')} />
      <path fill={paint('trim')} d="M80-18h52v6H80zM-4-4h88v6H-4z" />
      {upTo(3).map((floor) => (
        <g key={floor} transform={`translate(0 ${floor * 74})`}>
          <Window x={26} y={18} w={34} h={32} isLit={floor === 1} />
          <path fill={paint('stone')} d="M8 62h78v6H8z" />
          <path
            fill="none"
            stroke={paint('ink')}
            strokeWidth="1.8"
            d="M10 46h74M10 46v16M24 46v16M38 46v16M52 46v16M66 46v16"
          />
          <path fill={paint(floor === 2 ? 'lit' : 'pane')} d="M98 8h16v44h-16z" />
          <path stroke={paint('trim')} strokeWidth="2" d="M98 22h16M98 36h16" />
        </g>
      ))}
      <Bougainvillea x={22} y={66} />
      <Pots x={16} y={-4} count={4} />
      <rect x="26" y="192" width="34" height="48" fill={paint('door')} />
      <rect x="122" y="-14" width="6" height="254" fill={paint('light')} />
    </g>
  )
}
