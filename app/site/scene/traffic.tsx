import { At } from './at.tsx'
import { paint } from './paint.ts'

/** An auto-rickshaw, 96 wide; it stands on the road at 528. */
export function Rickshaw({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 528)`}>
      <ellipse cx="46" cy="1" rx="52" ry="4" fill={paint('shade')} />
      <path fill={paint('green-paint')} d="M4-16h76q10 0 12-14l-8-8H6z" />
      <path fill={paint('marigold-paint')} d="M2-36q2-26 18-30h40q16 2 22 26l2 4h-8l-6-20H14v20z" />
      <path fill={paint('ink')} d="M14-36v-20h22v20z" opacity="0.55" />
      <path fill={paint('lit')} d="M66-56q8 4 12 20H66z" />
      <path fill={paint('ink')} d="M40-38h22v-4q0-8-10-8t-12 8z" />
      <path fill={paint('marigold-paint')} d="M2-36h84l6 6H2z" />
      <circle cx="92" cy="-24" r="3.500" fill={paint('lit')} />
      <g fill={paint('ink')}>
        <circle cx="20" cy="-9" r="10" />
        <circle cx="80" cy="-9" r="10" />
      </g>
      <g fill={paint('stone')}>
        <circle cx="20" cy="-9" r="4" />
        <circle cx="80" cy="-9" r="4" />
      </g>
    </g>
  )
}

/** A scooter leaning on its stand. */
export function Scooter({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 514)`}>
      <path
        fill={paint('sky-blue')}
        d="M4-10q2-16 16-16h12l4 10h8l6-26 6 2-6 32q-2 6-8 6H20q0-10-8-10-6 0-8 2z"
      />
      <path fill={paint('ink')} d="M12-30h22v5H12zM46-44l14-4v3l-12 4z" />
      <circle cx="12" cy="-6" r="7" fill={paint('ink')} />
      <circle cx="54" cy="-6" r="7" fill={paint('ink')} />
      <circle cx="12" cy="-6" r="2.500" fill={paint('stone')} />
      <circle cx="54" cy="-6" r="2.500" fill={paint('stone')} />
    </g>
  )
}

/** A couple with a key in hand, and a dog that lives in this street. */
export function People({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 512)`}>
      <g fill={paint('trunk')}>
        <circle cx="8" cy="-49" r="5.500" />
        <circle cx="30" cy="-47" r="5.300" />
        <path d="M25-49q5-7 10 0l1 8-3-5z" fill={paint('ink')} />
      </g>
      <path fill={paint('magenta')} d="M30-42q7 1 8 9l4 33H20l5-32q1-9 5-10z" />
      <path fill={paint('marigold-paint')} d="M25-40q8 4 12 18l3 22h-6q-2-24-10-34z" />
      <path fill={paint('trim')} d="M2-42q6-4 12 0l3 22H0z" />
      <path fill={paint('ink')} d="M1-20h15l-2 20H9l-1-14-1 14H2z" />
      <path
        stroke={paint('trunk')}
        strokeWidth="3"
        strokeLinecap="round"
        d="M14-38l7 8M21-30l4-2"
      />
      <g transform="translate(62 0) scale(0.9)" fill={paint('trunk')}>
        <path d="M0-14h18q4-6 8-6l3 4-4 3-2 1v12h-3v-8H5v8H2v-8q-4-2-6-10 2 3 4 4z" />
      </g>
    </g>
  )
}

/** Poles with their wires from end to end, a lamp on each, and pigeons that know each other. */
export function Wires() {
  const poles = [232, 836, 1330]
  return (
    <g>
      <g fill="none" stroke={paint('ink')} strokeWidth="1.1" opacity="0.55">
        <path d="M-10 300Q110 350 232 306T836 306T1330 306T1610 320" />
        <path d="M-10 314Q110 366 232 316T836 318T1330 316T1610 330" />
      </g>
      {poles.map((x) => (
        <g key={x}>
          <path
            fill={paint('ink')}
            d={`M${x - 2.5} 508V296h5v212zM${x - 16} 306h32v3h-32z`}
            opacity="0.8"
          />
          <path
            fill="none"
            stroke={paint('ink')}
            strokeWidth="3"
            d={`M${x} 392q4-18 26-18`}
            opacity="0.8"
          />
          <path fill={paint('lit')} d={`M${x + 18} 374h18l4 8H${x + 14}z`} />
          <At time="night">
            <path fill={paint('lit')} opacity="0.12" d={`M${x + 16} 382h22l46 126H${x - 30}z`} />
          </At>
        </g>
      ))}
      <path
        fill={paint('ink')}
        opacity="0.75"
        d="M420 332q1-5 6-4l4 2-4 2-3 3zM434 331q1-5 6-4l4 2-4 2-3 3zM462 328q1-5 6-4l4 2-4 2-3 3zM1066 330q1-5 6-4l4 2-4 2-3 3z"
      />
    </g>
  )
}
