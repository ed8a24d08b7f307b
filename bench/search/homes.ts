import { random } from '@brickbazaar/random'
import type pg from 'pg'
import type { Furnished, ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { namedFeatures } from './tables.ts'

/** What is true of a live listing, and what a query may ask of it. */
export interface Home {
  id: string
  title: string
  type: PropertyType
  deal: ListingType
  price: number
  rooms: number | null
  furnished: Furnished | null
  features: string[]
  depositMonths: number | null
  /** All names of its locality and of its city, the usual one first. */
  locality: string[]
  city: string[]
}

/** Returns all live listings, in an order that does not change between runs. */
export async function listHomes(pool: pg.Pool): Promise<Home[]> {
  const { rows } = await pool.query<Home>(`
    select property.id, title, property_type as type, listing_type as deal, price::float8 as price,
      bedrooms::float8 as rooms, furnished, amenities || features as features,
      round((detail ->> 'deposit')::float8 / nullif(price, 0)) as "depositMonths",
      array[area.name] || area.aliases as locality, array[city.name] || city.aliases as city
    from property
      join location area on area.id = location_id
      join location city on city.id = area.parent_id
    where is_live
    order by title, property.id`)
  return rows
}

/** Returns that many homes that can be described by all that templates name. */
export function chooseHomes(market: readonly Home[], count: number): Home[] {
  const fitting = market.filter(
    ({ type, deal, rooms, furnished, features }) =>
      ['apartment', 'villa', 'house'].includes(type) &&
      deal !== 'lease' &&
      rooms !== null &&
      furnished !== null &&
      features.some((name) => namedFeatures.includes(name)),
  )
  return random('known items').some(fitting, count)
}

/** What a query says outright, which no home may contradict. */
export interface Requirement {
  deal?: 'rent' | 'buy' | undefined
  types?: readonly string[] | undefined
  rooms?: { oneOf?: readonly number[]; min?: number } | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  localities?: readonly string[] | undefined
  cities?: readonly string[] | undefined
}

/** Returns the parts of a requirement that a home contradicts. */
export function contradictionsOf(home: Home, requirement: Requirement): string[] {
  const { deal, types, rooms, minPrice = 0, maxPrice = Infinity, localities, cities } = requirement
  const isSale = home.deal === 'sell'
  const count = home.rooms ?? 0
  const problems = {
    deal: deal !== undefined && isSale !== (deal === 'buy'),
    kind: types !== undefined && !types.includes(home.type),
    rooms:
      (rooms?.oneOf !== undefined && !rooms.oneOf.includes(count)) || count < (rooms?.min ?? 0),
    budget: home.price < minPrice || home.price > maxPrice,
    locality: localities !== undefined && !home.locality.some((name) => localities.includes(name)),
    city: cities !== undefined && !home.city.some((name) => cities.includes(name)),
  }
  return Object.entries(problems).flatMap(([part, isWrong]) => (isWrong ? [part] : []))
}
