import { Bricks } from './facade.tsx'
import { Horizon } from './horizon.tsx'
import { BalconyHouse, BrickHouse, Villa } from './new-town.tsx'
import { CornerHouse, Haveli, ShopHouse } from './old-town.tsx'
import { paint } from './paint.ts'
import { Palm, Tree } from './plant.tsx'
import { Sky } from './sky.tsx'
import { Tower } from './tower.tsx'
import { People, Rickshaw, Scooter, Wires } from './traffic.tsx'

/** A street in any Indian city, old beside new, at the end of the day. */
export function StreetScene() {
  return (
    <>
      <Sky />
      <Horizon />
      <Tower x={30} top={196} floors={11} bays={4} wall="cream" accent="brick-light" />
      <Tower x={168} top={252} floors={9} bays={3} wall="rose" accent="cream" />
      <Tower x={452} top={230} floors={9} bays={4} wall="stone" accent="sage" />
      <Tower x={934} top={244} floors={9} bays={3} wall="cream" accent="sky-blue" />
      <Tower x={1238} top={166} floors={12} bays={4} wall="stone" accent="brick-light" />
      <Tower x={1376} top={226} floors={10} bays={5} wall="rose" accent="cream" />
      <Tree x={84} tall={150} />
      <Haveli x={132} />
      <ShopHouse x={330} />
      <Palm x={506} tall={176} lean={-16} />
      <CornerHouse x={540} />
      <Palm x={704} tall={150} />
      <Villa x={712} />
      <Palm x={930} tall={190} lean={18} />
      <BrickHouse x={966} />
      <BalconyHouse x={1152} />
      <Tree x={1420} tall={178} inFlower />
      <GardenWall />
      <Wires />
      <rect y="498" width="1600" height="18" fill={paint('pavement')} />
      <rect y="514" width="1600" height="46" fill={paint('road')} />
      <path
        stroke={paint('pavement')}
        strokeWidth="3"
        strokeDasharray="38 30"
        d="M0 540h1600"
        opacity="0.8"
      />
      <People x={892} />
      <Scooter x={1100} />
      <Rickshaw x={590} />
    </>
  )
}

/** The compound wall at the end of the street. */
function GardenWall() {
  return (
    <g>
      <rect x="1362" y="452" width="238" height="48" fill={paint('brick')} />
      <Bricks x={1362} y={455} w={238} h={45} />
      <rect x="1356" y="446" width="250" height="8" fill={paint('trim')} />
      <rect x="0" y="458" width="132" height="42" fill={paint('cream')} />
      <rect x="-4" y="452" width="138" height="8" fill={paint('trim')} />
    </g>
  )
}
