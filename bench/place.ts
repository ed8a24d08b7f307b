import { type Random, random } from '@brickbazaar/random'
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

// Name, state, latitude, longitude, rupees per square foot, weight, first three digits of PIN
// codes.
const cities: [string, string, number, number, number, number, number][] = [
  ['Mumbai', 'Maharashtra', 19.076, 72.877, 19_000, 20, 400],
  ['Bengaluru', 'Karnataka', 12.972, 77.595, 8_200, 18, 560],
  ['Delhi', 'Delhi', 28.614, 77.209, 11_500, 14, 110],
  ['Pune', 'Maharashtra', 18.52, 73.857, 7_300, 12, 411],
  ['Hyderabad', 'Telangana', 17.385, 78.487, 6_900, 12, 500],
  ['Chennai', 'Tamil Nadu', 13.083, 80.27, 7_000, 10, 600],
  ['Kolkata', 'West Bengal', 22.573, 88.364, 5_200, 8, 700],
  ['Gurugram', 'Haryana', 28.459, 77.027, 10_800, 8, 122],
  ['Noida', 'Uttar Pradesh', 28.535, 77.391, 6_600, 7, 201],
  ['Ahmedabad', 'Gujarat', 23.023, 72.571, 4_300, 7, 380],
  ['Jaipur', 'Rajasthan', 26.912, 75.787, 4_200, 4, 302],
  ['Lucknow', 'Uttar Pradesh', 26.847, 80.946, 4_100, 4, 226],
  ['Kochi', 'Kerala', 9.931, 76.267, 5_600, 3, 682],
  ['Chandigarh', 'Chandigarh', 30.733, 76.779, 6_200, 3, 160],
  ['Indore', 'Madhya Pradesh', 22.72, 75.858, 3_800, 3, 452],
  ['Nagpur', 'Maharashtra', 21.146, 79.088, 3_900, 3, 440],
  ['Coimbatore', 'Tamil Nadu', 11.017, 76.956, 4_500, 2, 641],
  ['Visakhapatnam', 'Andhra Pradesh', 17.687, 83.218, 4_700, 2, 530],
  ['Surat', 'Gujarat', 21.17, 72.831, 3_700, 2, 395],
  ['Vadodara', 'Gujarat', 22.307, 73.181, 3_500, 2, 390],
  ['Bhubaneswar', 'Odisha', 20.296, 85.825, 4_400, 2, 751],
  ['Mysuru', 'Karnataka', 12.296, 76.639, 4_000, 1, 570],
  ['Nashik', 'Maharashtra', 19.998, 73.79, 3_600, 1, 422],
  ['Goa', 'Goa', 15.299, 74.124, 8_000, 1, 403],
]

const firstParts = (
  'Lake Green Hill River Palm Temple Garden Fort Market Station Silver Lotus Mango Banyan ' +
  'Airport University Orchid Sunrise Royal Canal'
).split(' ')
const secondParts = 'Nagar Road Colony Layout Enclave Vihar Extension Town Park Heights'.split(' ')

/** 24 cities of 60 areas each; more areas in no city, so that the spread is by weight alone. */
export function makeCities(): City[] {
  const chance = random('bench/place')
  return cities.map(([name, state, latitude, longitude, level, weight, prefix]) => {
    const places = firstParts.flatMap((first) => secondParts.map((second) => `${first} ${second}`))
    return {
      id: uuid(chance, placesMadeAt),
      name,
      state,
      latitude,
      longitude,
      level,
      weight,
      areas: chance
        .some(places, 60)
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
