import { type Random, random } from '@brickbazaar/random'
import type { Dataset } from './dataset/dataset.ts'
import { uuid } from './uuid.ts'

export interface City {
  id: string
  name: string
  state: string
  latitude: number
  longitude: number
  /** Rupees per square foot of a plain flat. */
  level: number
  /** Share of the market, in no unit. */
  weight: number
  areas: Area[]
}

export interface Area {
  id: string
  name: string
  pincode: string
  latitude: number
  longitude: number
  /** How much dearer than the city. */
  factor: number
}

/** As many areas in each city, so that the spread is by weight alone. */
export function makeCities({ cities, areasOfEach, areaNames }: Dataset): City[] {
  const [first, second] = areaNames
  const chance = random('bench/place')
  return cities.map(([name, state, latitude, longitude, level, weight, prefix]) => {
    const places = first.flatMap((one) => second.map((other) => `${one} ${other}`))
    return {
      id: uuid(chance, placesMadeAt),
      name,
      state,
      latitude,
      longitude,
      level,
      weight,
      areas: chance
        .some(places, areasOfEach)
        .map((area, index) => makeArea(chance, area, { latitude, longitude, prefix, index })),
    }
  })
}

const placesMadeAt = Date.UTC(2024, 9, 1)

function makeArea(
  chance: Random,
  name: string,
  at: { latitude: number; longitude: number; prefix: number; index: number },
): Area {
  return {
    id: uuid(chance, placesMadeAt),
    name,
    pincode: String(at.prefix * 1000 + 1 + at.index),
    latitude: at.latitude + chance.between(-0.12, 0.12),
    longitude: at.longitude + chance.between(-0.12, 0.12),
    factor: chance.between(0.6, 1.9),
  }
}
