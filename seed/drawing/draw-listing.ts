import type { PropertyType } from '#contract/property-word.ts'
import { hash, type Random, random } from '#seed/random.ts'
import { drawApartment } from './apartment.ts'
import { drawField } from './field.ts'
import { drawHouse } from './house.ts'
import { type Mood, makeLight } from './light.ts'
import { drawOffice } from './office.ts'
import { drawPlot } from './plot.ts'
import { makeScene, type Scene } from './scene.ts'
import { drawShed } from './shed.ts'
import { drawShops } from './shop.ts'
import type { View } from './view.ts'
import { drawVilla } from './villa.ts'

const outsides: Record<PropertyType, (scene: Scene) => void> = {
  apartment: drawApartment,
  villa: drawVilla,
  house: drawHouse,
  plot: drawPlot,
  commercial: drawShops,
  office: drawOffice,
  industrial: drawShed,
  agricultural: drawField,
}

type Subject = {
  seed: string
  propertyType: PropertyType
  view: View
  bedrooms?: number
  city?: string
}

/** An illustration, 1200 by 900, as SVG text. The same subject is drawn the same, byte for byte. */
export function drawListing({ seed, propertyType, view, city = '' }: Subject): string {
  const dice = random(`${seed}/${propertyType}`)
  const hour = random(`${seed}/${view}`)
  const scene = makeScene(
    {
      random: dice,
      hour,
      light: makeLight(moodOf(view, hour), dice.chance(0.75) ? 1 : -1),
      camera: { eye: 2, horizon: 600, focal: 900, centre: 600 },
      city,
    },
    `d${hash(`${seed}${view}`).toString(36)}`,
  )
  const flipped = dice.chance(0.5)
  outsides[propertyType](scene)
  return scene.svg(flipped)
}

function moodOf(view: View, hour: Random): Mood {
  if (view === 'evening') return 'dusk'
  return hour.pick(['dawn', 'noon', 'noon', 'noon', 'monsoon', 'golden', 'golden'])
}

const rest: Record<PropertyType, (dice: Random) => View[]> = {
  apartment: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'balcony', 'evening'], 2),
    'plan',
  ],
  villa: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'evening'], 2),
    dice.pick<View>(['plan', 'site']),
  ],
  house: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'evening', 'balcony'], 2),
    'plan',
  ],
  plot: (dice) => [...dice.shuffle<View>(['evening', 'site'])],
  commercial: (dice) => ['living', dice.pick<View>(['evening', 'site']), 'plan'],
  office: (dice) => ['living', 'evening', dice.pick<View>(['plan', 'site'])],
  industrial: () => ['living', 'evening', 'site'],
  agricultural: () => ['evening', 'site'],
}

/** The pictures a listing carries, the one for its card first. */
export function viewsFor(propertyType: PropertyType, seed: string): View[] {
  return ['front', ...rest[propertyType](random(`${seed} views`))]
}
