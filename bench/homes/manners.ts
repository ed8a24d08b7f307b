import type { Random } from '@brickbazaar/random'
import {
  addressOf,
  type Flat,
  type Listed,
  list,
  makeFlat,
  makeSociety,
  nextBroker,
  photosOf,
  unitOf,
} from './home.ts'

/** How a second listing comes about; all listings of a manner are compared with the first one. */
export interface Manner {
  name: string
  isSame: boolean
  make: (random: Random, flat: Flat) => Listed[]
}

const near = (random: Random, price: number) => Math.round(price * random.between(0.95, 1.05))

/** Another spelling that a broker in a hurry types. */
function misspell(random: Random, name: string): string {
  const [first = '', ...rest] = name.split(' ')
  const at = random.whole(1, Math.max(1, first.length - 2))
  return random.pick([
    `${name} CHS`,
    `${name} Apartments`,
    `${first}${rest.join(' ')}`.toLowerCase(),
    [first.slice(0, at) + first.slice(at + 1), ...rest].join(' '),
  ])
}

const anonymous = (flat: Flat) => ({ address: addressOf(flat, { hasUnit: false }) })

export const doubles: Manner[] = [
  {
    name: 'other title, price within 5 %',
    isSame: true,
    make: (random, flat) => {
      const first = list(flat)
      const again = { title: 'Airy home, good price', price: near(random, flat.price) }
      return [first, list(flat, again, first.photos)]
    },
  },
  {
    name: 'photos cropped, flat number written otherwise',
    isSame: true,
    make: (random, flat) => {
      const { tower, society } = flat
      const written = `${tower ? `${tower}-` : '#'}${unitOf(flat)}`
      const address = `${written}, ${society.name}, ${society.road}`
      return [list(flat), list(flat, { address, price: near(random, flat.price) })]
    },
  },
  {
    name: 'society spelled otherwise, no flat number',
    isSame: true,
    make: (random, flat) => {
      const first = list(flat)
      const society = misspell(random, flat.society.name)
      const address = `${society}, ${flat.society.road}`
      return [first, list(flat, { society, address, title: 'Flat' }, first.photos)]
    },
  },
  {
    name: 'super built-up instead of carpet area',
    isSame: true,
    make: (random, flat) => {
      const first = list(flat, anonymous(flat))
      const area = Math.round(flat.plan.carpet * random.between(1.22, 1.5))
      const areas = { area, basis: 'super-built-up' }
      return [first, list(flat, { ...anonymous(flat), areas }, first.photos)]
    },
  },
  {
    name: 'point off by up to 100 m, half of the photos',
    isSame: true,
    make: (random, flat) => {
      const first = list(flat, anonymous(flat))
      const { latitude, longitude } = flat.society.point
      const shift = () => random.between(-0.0006, 0.0006)
      const point = { latitude: latitude + shift(), longitude: longitude + shift() }
      const photos = [...first.photos.slice(0, 2), ...photosOf(2)]
      return [first, list(flat, { ...anonymous(flat), point, facing: undefined }, photos)]
    },
  },
  {
    name: 'listed again by another broker, one photo left',
    isSame: true,
    make: (random, flat) => {
      const first = list(flat, { ...anonymous(flat), isOffered: false })
      const photos = [...first.photos.slice(0, 1), ...photosOf(3)]
      return [first, list(flat, { ...anonymous(flat), price: near(random, flat.price) }, photos)]
    },
  },
  {
    name: 'listed again by the same broker without photos',
    isSame: true,
    make: (random, flat) => {
      const brokerId = nextBroker()
      const first = list(flat, { ...anonymous(flat), brokerId, isOffered: false })
      const again = { ...anonymous(flat), brokerId, price: near(random, flat.price) }
      return [first, list(flat, again, [])]
    },
  },
  {
    name: 'five brokers at once with the owner’s photos',
    isSame: true,
    make: (random, flat) => {
      const photos = photosOf(4)
      return Array.from({ length: 5 }, () =>
        list(flat, { ...anonymous(flat), price: near(random, flat.price) }, photos),
      )
    },
  },
  {
    name: 'society named more fully, flat number',
    isSame: true,
    make: (_random, flat) => {
      const society = `${flat.society.name} Habitat`
      return [list(flat), list(flat, { society, title: 'Bright corner home' })]
    },
  },
  {
    name: 'same broker, same reference',
    isSame: true,
    make: (random, flat) => {
      const given = { brokerId: nextBroker(), reference: `R-${random.whole(1, 9_999)}` }
      return [list(flat, given), list(flat, { ...given, ...anonymous(flat) })]
    },
  },
]

/** Nothing but a visit tells these from a neighbour: they are left to reviewers. */
export const undecidable: Manner[] = [
  {
    name: 'other photos, no flat number',
    isSame: true,
    make: (random, flat) => [
      list(flat, anonymous(flat)),
      list(flat, { ...anonymous(flat), price: near(random, flat.price) }),
    ],
  },
]

export const neighbours: Manner[] = [
  {
    name: 'next flat, same photos',
    isSame: false,
    make: (_random, flat) => {
      const first = list(flat)
      return [first, list({ ...flat, place: (flat.place % 4) + 1 }, {}, first.photos)]
    },
  },
  {
    name: 'same plan one floor up, no flat number',
    isSame: false,
    make: (_random, flat) => {
      const first = list(flat, anonymous(flat))
      return [first, list({ ...flat, floor: flat.floor + 1 }, anonymous(flat), first.photos)]
    },
  },
  {
    name: 'mirrored flat of the floor, no flat number',
    isSame: false,
    make: (random, flat) => {
      const facing = flat.facing === 'east' ? 'west' : 'east'
      const given = { ...anonymous(flat), price: near(random, flat.price) }
      return [list(flat, anonymous(flat)), list({ ...flat, facing }, given)]
    },
  },
  {
    name: 'mirrored flat, the developer’s photos, no flat number',
    isSame: false,
    make: (_random, flat) => {
      const first = list(flat, anonymous(flat))
      const facing = flat.facing === 'east' ? 'west' : 'east'
      return [first, list({ ...flat, facing }, anonymous(flat), first.photos)]
    },
  },
  {
    name: 'same plan of the floor, other photos, no flat number',
    isSame: false,
    make: (_random, flat) => [list(flat, anonymous(flat)), list(flat, anonymous(flat))],
  },
  {
    name: 'the developer’s photos of a plan, sold by floor',
    isSame: false,
    make: (random, flat) => {
      const photos = photosOf(4)
      const floors = random.some(
        Array.from({ length: flat.society.floors }, (_, index) => index + 1),
        4,
      )
      const listed = floors.map((floor) => list({ ...flat, floor }, anonymous(flat), photos))
      // Two of one floor, which nothing but the floor's other flats tells apart.
      const [floor = 1] = floors
      return [list({ ...flat, floor }, anonymous(flat), photos), ...listed]
    },
  },
  {
    name: 'two references of one broker, same photos',
    isSame: false,
    make: (random, flat) => {
      const brokerId = nextBroker()
      const first = list(flat, { ...anonymous(flat), brokerId, reference: `A-${flat.floor}` })
      const reference = `B-${random.whole(1, 999)}`
      return [first, list(flat, { ...anonymous(flat), brokerId, reference }, first.photos)]
    },
  },
  {
    name: 'photos copied to another society',
    isSame: false,
    make: (random, flat) => {
      const first = list(flat)
      const other = makeFlat(random, makeSociety(random))
      const copy = { ...other, plan: flat.plan, floor: flat.floor, price: flat.price }
      return [first, list(copy, {}, first.photos)]
    },
  },
  {
    name: 'another area of the same rooms',
    isSame: false,
    make: (random, flat) => {
      const carpet = Math.round(flat.plan.carpet * random.between(1.04, 1.2))
      const other = { ...flat, plan: { ...flat.plan, carpet } }
      const first = list(flat, anonymous(flat))
      return [first, list(other, anonymous(flat), first.photos)]
    },
  },
  {
    name: 'for rent and for sale',
    isSame: false,
    make: (_random, flat) => {
      const first = list(flat)
      return [first, list(flat, { deal: 'rent', price: 30_000 }, first.photos)]
    },
  },
]
