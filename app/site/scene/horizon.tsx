import { paint } from './paint.ts'

/** What lies behind in the haze: towers, a gopuram, a dome with its minarets, a bridge, a crane. */
export function Horizon() {
  return (
    <g>
      <path
        fill={paint('farther')}
        transform="translate(0 -60)"
        d="M0 600V352h34v-34h46v50h38V292h14v-20h26v20h14v90h40v-44h44v-62l28-18v80h34V262h46v70h30V300h52v-28h18v28h14v92h48V318h40V240h12v-22h22v22h12v80h42v-30h52v58h34V284h46V226h20v-26h8v26h20v90h40v-34h50v66h38V300h60v-40h44v110h40V316h34v-60h54v88h42v-54h56v70h36V278h48v96h34v226z"
      />
      {/* A gopuram of the south. */}
      <g transform="translate(14 -178)">
        <path
          fill={paint('far')}
          d="M300 700V384h10v-22h8v-20h7v-19h7v-18h7v-16h8c1-10 8-16 17-16s16 6 17 16h8v16h7v18h7v19h7v20h8v22h10v316z"
        />
        <path
          stroke={paint('farther')}
          strokeWidth="2.5"
          d="M310 384h108M318 362h92M325 342h78M332 323h64M339 305h50M346 289h36"
        />
      </g>
      {/* A dome between its minarets, before the sun. */}
      <path
        transform="translate(22 -128)"
        fill={paint('far')}
        d="M694 600V392h-2v-8h16v8h-2v14h34v-26c0-34 22-50 38-62 2-2 3-8 4-14 1 6 2 12 4 14 16 12 38 28 38 62v26h34v-14h-2v-8h16v8h-2v208zM694 384c0-8 4-12 6-18 2 6 6 10 6 18zM858 384c0-8 4-12 6-18 2 6 6 10 6 18z"
      />
      {/* The pylon and the cables of a sea link. */}
      <g fill="none" stroke={paint('far')} transform="translate(-64 -96)">
        <path strokeWidth="7" d="M1250 500V292l22-40 22 40v208" />
        <path
          strokeWidth="1.8"
          d="M1272 262l-120 176M1272 274l-90 164M1272 286l-60 152M1272 262l120 176M1272 274l90 164M1272 286l60 152M1272 256l150 182M1272 256l-150 182"
        />
      </g>
      <path fill={paint('far')} d="M470 500V250h66v-26h10v-14h8v14h10v276zM1590 500V250h10v250z" />
      <path fill={paint('far')} d="M0 500V270h34v230zM880 500V290h40v-20h20v230z" />
      <path
        fill="none"
        stroke={paint('far')}
        strokeWidth="3"
        d="M1556 240v-86M1516 172h76M1556 154l-36 18M1556 154l36 18M1522 172v22"
      />
    </g>
  )
}
