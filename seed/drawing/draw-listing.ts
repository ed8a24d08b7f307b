import type { PropertyType } from '#contract/property-word.ts'
import { hash, type Random, random } from '#seed/random.ts'
import { drawApartment } from './apartment.ts'
import { type Mood, makeLight } from './light.ts'
import { makeScene } from './scene.ts'
import type { View } from './view.ts'

export function drawListing(what: {
  seed: string
  propertyType: PropertyType
  view: View
  bedrooms?: number
  city?: string
}): string {
  const name = `d${hash(`${what.seed}${what.view}`).toString(36)}`
  const dice = random(`${what.seed}/${what.propertyType}`)
  const hour = random(`${what.seed}/${what.view}`)
  const mood: Mood =
    what.view === 'evening'
      ? 'dusk'
      : hour.pick(['dawn', 'noon', 'noon', 'noon', 'monsoon', 'golden', 'golden'])
  const light = makeLight(mood, dice.chance(0.75) ? 1 : -1)
  const camera = { eye: 3.4, horizon: 726, focal: 900, centre: 600 }
  const scene = makeScene({ random: dice, hour, light, camera, city: what.city ?? 'Pune' }, name)
  drawApartment(scene)
  return scene.svg(dice.chance(0.5))
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
