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
  /** A month's maintenance, where it is stated. */
  maintenance: number | null
  rooms: number | null
  furnished: Furnished | null
  features: string[]
  depositMonths: number | null
  /** Square feet. */
  area: number
  floor: number | null
  society: string | null
  facing: string | null
  parkings?: number | null
  /** Feet. */
  roadWidth?: number | null
  /** Persons in a room. */
  roomSharing?: number | null
  /** A day; where none is stated, the possession says whether the home is free. */
  availableFrom?: string | null
  possession?: string | null
  /** All names of its locality and of its city, the usual one first. */
  locality: string[]
  city: string[]
}

/** Returns all live listings, in an order that does not change between runs. */
export async function listHomes(pool: pg.Pool): Promise<Home[]> {
  const { rows } = await pool.query<Home>(`
    select property.id, title, property_type as type, listing_type as deal, price::float8 as price,
      bedrooms::float8 as rooms, furnished, amenities || features as features,
      (detail ->> 'maintenance')::float8 as maintenance, area_sqft::float8 as area, floor,
      detail ->> 'society' as society,
      detail ->> 'facing' as facing,
      stated_parking(parking_spaces, detail)::integer as parkings,
      (detail ->> 'roadWidthFt')::float8 as "roadWidth",
      (detail ->> 'roomSharing')::integer as "roomSharing",
      detail ->> 'availableFrom' as "availableFrom", detail ->> 'possession' as possession,
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
