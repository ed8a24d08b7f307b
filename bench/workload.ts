import { type Random, random } from '@brickbazaar/random'
import type { Dataset } from './dataset/dataset.ts'
import { boxOnMap, shapeOnMap } from './map-part.ts'
import type { Next } from './measure.ts'
import type { Supply } from './supply.ts'

/** One public call whose parameters change each time, so that no answer was given before. */
export interface Workload {
  name: string
  bar?: Bar
  draw(chance: Random): string
}

/**
 * The most it may take, in milliseconds: one client, and the slowest hundredth with 32 where that
 * is promised.
 */
export interface Bar {
  median: number
  p99: number
  p99Together?: number
}

/** Lists, maps and listing pages (PRF-1). */
const ofList: Bar = { median: 25, p99: 60, p99Together: 250 }
/** The issue of the search language names one figure for each. */
const ofFacets: Bar = { median: 100, p99: 100 }
const ofSuggestions: Bar = { median: 30, p99: 30, p99Together: 250 }

const list = '/api/public/properties'
const types = 'apartment apartment apartment house villa plot commercial office'.split(' ')
const ways = ['sell', 'sell', 'rent', 'lease']
const wordsOf = ({ wanted, societyNames, adjectives, surroundings }: Dataset) => [
  ...wanted,
  ...[...societyNames[0], ...adjectives].map((word) => word.toLowerCase()),
  ...surroundings.flatMap((words) => words.split(' ').slice(-1)),
]

const query = (values: Record<string, string | number>, path = list) => {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)])
  return `${path}?${new URLSearchParams(pairs)}`
}

/** The public calls of the issue, in its order. */
export function workloads(supply: Supply): Workload[] {
  const wanted = wordsOf(supply.dataset)
  const newest = (chance: Random) =>
    query({ page: chance.whole(1, 40), limit: chance.whole(6, 41) })
  const filter = (chance: Random) =>
    query({
      location: chance.pick(supply.cities),
      propertyType: chance.pick(types),
      listingType: chance.pick(ways),
      page: chance.whole(1, 8),
    })
  const search = (chance: Random) => query({ search: chance.some(wanted, 2).join(' ') })
  const price = (chance: Random) => {
    const least = chance.whole(20, 2_000) * 10_000
    return query({
      minPrice: least,
      maxPrice: Math.round(least * chance.between(1.2, 3)),
      location: chance.pick(supply.cities),
    })
  }
  const detail = (chance: Random) => `${list}/${chance.pick(supply.listings)}`
  const mix = (chance: Random) => {
    const drawn = chance.next()
    if (drawn < 0.1) return newest(chance)
    if (drawn < 0.4) return filter(chance)
    if (drawn < 0.5) return search(chance)
    return drawn < 0.65 ? price(chance) : detail(chance)
  }
  const bar = ofList
  return [
    { name: 'newest, pages 1 to 40', bar, draw: newest },
    { name: 'city, type and listing type', bar, draw: filter },
    { name: 'text search, two words', bar, draw: search },
    { name: 'search in plain words', bar, draw: (chance) => asked(chance, supply) },
    { name: 'map box', bar, draw: (chance) => query(boxOnMap(chance), `${list}/map`) },
    {
      name: 'drawn area',
      bar,
      draw: (chance) => query({ ...shapeOnMap(chance), page: chance.whole(1, 4) }),
    },
    {
      name: 'drawn area, type and price',
      bar,
      draw: (chance) =>
        query({
          ...shapeOnMap(chance),
          propertyType: chance.pick(types),
          maxPrice: chance.whole(20, 300) * 100_000,
        }),
    },
    {
      name: 'drawn area on the map',
      bar,
      draw: (chance) => query(shapeOnMap(chance), `${list}/map`),
    },
    { name: 'price range in a city', bar, draw: price },
    { name: 'price range alone', bar, draw: priceAlone },
    { name: 'sorted by price', bar, draw: (chance) => sorted(chance, supply, prices) },
    { name: 'sorted by cash needed', bar, draw: (chance) => sorted(chance, supply, ['cash']) },
    { name: 'detail', bar, draw: detail },
    { name: 'deep page by number', draw: (chance) => deep(chance, supply) },
    { name: 'deep page by cursor', draw: (chance) => after(chance, supply) },
    { name: 'facet counts', bar: ofFacets, draw: (chance) => facets(chance, supply) },
    {
      name: 'facet counts in a drawn area',
      bar: ofFacets,
      draw: (chance) => query(shapeOnMap(chance), `${list}/facets`),
    },
    { name: 'suggestions', bar: ofSuggestions, draw: (chance) => suggestions(chance, supply) },
    { name: 'natural mix', draw: mix },
  ]
}

/** A call beside other systems: how many answers in a second they give. */
export interface PeerCall {
  name: string
  aim: number
  /** What SQL by hand on bare `node:http` was measured at beside them. */
  byHand: number
  draw(chance: Random): string
}

/** What others were measured at with 100,000 listings and 32 clients; each address asked once. */
export function besideWorkloads(supply: Supply): PeerCall[] {
  const wanted = wordsOf(supply.dataset)
  const size = (chance: Random) => chance.whole(6, 41)
  return [
    {
      name: 'newest page',
      aim: 1_000,
      byHand: 1_237,
      draw: (chance) => query({ page: chance.whole(1, 400), limit: size(chance) }),
    },
    {
      name: 'city and types',
      aim: 1_200,
      byHand: 1_871,
      draw: (chance) =>
        query({
          location: chance.pick(supply.cities),
          propertyType: chance.pick(types),
          listingType: chance.pick(ways),
          page: chance.whole(1, 8),
          limit: size(chance),
        }),
    },
    {
      name: 'two words',
      aim: 350,
      byHand: 701,
      draw: (chance) => query({ search: chance.some(wanted, 2).join(' '), limit: size(chance) }),
    },
    {
      name: 'detail',
      aim: 2_000,
      byHand: 3_438,
      draw: (chance) => `${list}/${chance.pick(supply.listings)}`,
    },
    {
      name: 'pages 200 to 249',
      aim: 700,
      byHand: 1_013,
      draw: (chance) => query({ page: chance.whole(200, 249), limit: size(chance) }),
    },
    {
      name: 'by price',
      aim: 1_000,
      byHand: 1_878,
      draw: (chance) =>
        query({
          sort: chance.pick(['price-asc', 'price-desc']),
          listingType: chance.pick(ways),
          page: chance.whole(1, 40),
          limit: size(chance),
        }),
    },
    {
      name: 'city and type by price',
      aim: 1_000,
      byHand: 1_248,
      draw: (chance) =>
        query({
          sort: chance.pick(['price-asc', 'price-desc']),
          location: chance.pick(supply.cities),
          propertyType: chance.pick(types),
          page: chance.whole(1, 8),
          limit: size(chance),
        }),
    },
  ]
}

/** As people type it: rooms, a type, a place, a price, and now and then a wish. */
function asked(chance: Random, supply: Supply): string {
  const isRent = chance.chance(0.4)
  const most = isRent ? `${chance.whole(8, 120)} hazaar tak` : `under ${chance.whole(20, 300)} lakh`
  const parts = [
    `${chance.whole(1, 5)} bhk`,
    chance.pick(['flat', 'villa', 'house', '']),
    isRent ? 'for rent' : '',
    `in ${chance.pick(supply.cities)}`,
    most,
    chance.chance(0.4) ? chance.pick(['with pool', 'near metro', 'furnished', 'with lift']) : '',
  ]
  return query({ search: parts.filter(Boolean).join(' ') })
}

/**
 * Beside a list filtered as people filter, by a place and a price of so many lakh: how many of each
 * kind.
 */
function facets(chance: Random, supply: Supply): string {
  const values = {
    location: chance.pick(supply.cities),
    ...(chance.chance(0.5) && { listingType: chance.pick(ways) }),
    ...(chance.chance(0.5) && {
      search: `${chance.whole(1, 5)} bhk ${chance.pick(wordsOf(supply.dataset))}`,
    }),
    maxPrice: String(chance.whole(20, 300) * 100_000),
  }
  return `${list}/facets?${new URLSearchParams(values)}`
}

/** While somebody types: the beginning of a place or a society behind what is typed already. */
function suggestions(chance: Random, supply: Supply): string {
  const name = chance.pick([...supply.cities, ...supply.dataset.societyNames[0]])
  const typed = name.slice(0, chance.whole(2, name.length))
  const before = chance.chance(0.5) ? `${chance.whole(1, 5)} bhk ${chance.pick(types)} in ` : ''
  return `/api/public/suggestions?${new URLSearchParams({ q: `${before}${typed}` })}`
}

function priceAlone(chance: Random): string {
  const minPrice = chance.whole(20, 2_000) * 10_000
  return query({ minPrice, maxPrice: Math.round(minPrice * chance.between(1.05, 2)) })
}

const prices = ['price-asc', 'price-desc']

function sorted(chance: Random, supply: Supply, orders: string[]): string {
  const sort = chance.pick(orders)
  const page = chance.whole(1, 20)
  return chance.chance(0.5)
    ? query({ sort, page, limit: chance.whole(6, 36) })
    : query({ sort, page, location: chance.pick(supply.cities), listingType: chance.pick(ways) })
}

function deep(chance: Random, supply: Supply): string {
  return query({ page: chance.whole(Math.ceil(supply.live / 24), Math.floor(supply.live / 12)) })
}

function after(chance: Random, supply: Supply): string {
  return query({ after: chance.pick(supply.cursors), limit: chance.whole(6, 36) })
}

/** Draws what was not drawn before; ends when nothing new comes up. */
export function withoutRepetition(workload: Workload): Next {
  const chance = random(`bench/workload/${workload.name}`)
  const drawn = new Set<string>()
  return () => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const path = workload.draw(chance)
      if (drawn.has(path)) continue
      drawn.add(path)
      return path
    }
    return undefined
  }
}
