import type { Random } from '@brickbazaar/random'
import type { HomeFacts } from '#domain/home/same-home.ts'

/** A listing of the bench: its facts, and its photos by what they show. */
export interface Listed {
  facts: HomeFacts
  photos: string[]
}

/** A society with its plans: every flat of a plan has the same rooms and area. */
export interface Society {
  name: string
  road: string
  number: number
  floors: number
  towers: string[]
  point: { latitude: number; longitude: number }
  plans: { bedrooms: number; bathrooms: number; carpet: number }[]
}

const firsts = ['Prestige', 'Sobha', 'Sai', 'Green', 'Lake', 'Royal', 'Shanti', 'Palm', 'Maple']
const seconds = ['Lakeside', 'Residency', 'Heights', 'Krupa', 'Meadows', 'Enclave', 'Vihar']
const roads = ['Varthur Road', 'Lake Road', '12th Main', 'Link Road', 'Station Road', '4th Cross']

export function makeSociety(random: Random): Society {
  const floors = random.whole(4, 24)
  return {
    name: `${random.pick(firsts)} ${random.pick(seconds)} ${random.whole(1, 40)}`,
    road: random.pick(roads),
    number: random.whole(2, 240),
    floors,
    towers: floors > 8 ? ['A', 'B', 'C', 'D'] : [],
    point: { latitude: random.between(12.8, 13.1), longitude: random.between(77.4, 77.8) },
    plans: [1, 2, 3].map((bedrooms) => ({
      bedrooms,
      bathrooms: Math.max(1, bedrooms - random.whole(0, 1)),
      carpet: 250 + bedrooms * random.whole(260, 340),
    })),
  }
}

export interface Flat {
  society: Society
  tower: string | undefined
  floor: number
  place: number
  plan: Society['plans'][number]
  facing: string
  price: number
}

const facings = ['east', 'west', 'north', 'south']

export function makeFlat(random: Random, society: Society): Flat {
  const plan = random.pick(society.plans)
  return {
    society,
    plan,
    tower: society.towers.length > 0 ? random.pick(society.towers) : undefined,
    floor: random.whole(1, society.floors),
    place: random.whole(1, 4),
    facing: random.pick(facings),
    price: Math.round((plan.carpet * random.between(8_000, 14_000)) / 50_000) * 50_000,
  }
}

export const unitOf = ({ floor, place }: Flat) => String(floor * 100 + place)

/** The address as most brokers write it; without the flat where they keep it to themselves. */
export function addressOf(flat: Flat, { hasUnit }: { hasUnit: boolean }): string {
  const { society, tower } = flat
  return [
    hasUnit && `Flat ${unitOf(flat)}`,
    hasUnit && tower && `Tower ${tower}`,
    society.name,
    `${society.number} ${society.road}`,
  ]
    .filter(Boolean)
    .join(', ')
}

let serial = 0
export const photosOf = (count: number) => Array.from({ length: count }, () => `photo ${++serial}`)
export const nextBroker = () => `broker ${++serial}`

export function list(flat: Flat, given: Partial<HomeFacts> = {}, photos = photosOf(4)): Listed {
  const { society, plan, floor, facing, price } = flat
  return {
    photos,
    facts: {
      brokerId: nextBroker(),
      deal: 'sell',
      type: 'apartment',
      bedrooms: plan.bedrooms,
      bathrooms: plan.bathrooms,
      floor,
      totalFloors: society.floors,
      areas: { area: plan.carpet, basis: 'carpet' },
      title: `${plan.bedrooms} BHK flat in ${society.name}`,
      address: addressOf(flat, { hasUnit: true }),
      society: society.name,
      facing,
      point: society.point,
      price,
      isOffered: true,
      ...given,
    },
  }
}
