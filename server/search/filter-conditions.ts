import { type RawBuilder, sql } from 'kysely'
import type { Bounds } from '#contract/property/map-bounds.ts'
import type { PublicPropertyQuery } from '#contract/property/query.ts'
import { typesOf } from '#contract/property/vocabulary.ts'
import { searchQuery } from '#domain/search/search-words.ts'
import type { Places } from '#server/location/find-places.ts'
import { roomCounts } from '#server/search/condition/room-counts.ts'
import { areaCondition } from '#server/search/map/area-cover.ts'
import { coverBox } from '#server/search/map/cells.ts'
import type { ColumnSort } from '#server/search/paging/sort-orders.ts'

type Condition = RawBuilder<boolean>

/** A public filter as conditions on the columns of `property`. */
export interface Filter {
  /** On columns that `property_tally` has as well, so the total needs no listing. */
  tallied: Condition[]
  /** Whether those are only on type and deal: `property_kind_tally` has few rows. */
  isOfKind: boolean
  /** On indexed columns, so the total is counted in an index. */
  indexed: Condition[]
  /** On words, so all matches have to be found. */
  worded: Condition[]
  /** Conditions on the column of an order: its index is scanned from there only. */
  bounds: Record<ColumnSort, Condition[]>
  price: PriceRange
}

/** Whole rupees, both inclusive. */
export interface PriceRange {
  min: number | undefined
  max: number | undefined
}

export type PublicFilter = Omit<
  PublicPropertyQuery,
  'page' | 'limit' | 'after' | 'sort' | 'sponsored'
>

/**
 * Returns the conditions of a filter but for its deal (`condition/deal.ts`); `places` are the
 * locations that it names, if any.
 */
export function filterOf(query: PublicFilter, places: Places | undefined): Filter {
  const tallied: Condition[] = []
  const indexed: Condition[] = []
  const worded: Condition[] = []
  if (query.propertyType) tallied.push(oneOf('property_type', typesOf(query.propertyType)))
  if (query.furnished) tallied.push(sql`furnished = ${query.furnished}`)
  if (query.bedrooms) tallied.push(bedrooms(query.bedrooms))
  if (query.location) {
    if (!places) worded.push(mentions(query.location))
    else (places.locationIds.length === 0 ? tallied : indexed).push(within(places))
  }
  const price = between('price', query.minPrice, query.maxPrice)
  const area = between('area_sqft', query.minArea, query.maxArea)
  indexed.push(...price, ...area)
  if (query.brokerId) indexed.push(sql`removed_at is null and broker_id = ${query.brokerId}`)
  if (query.amenities) worded.push(hasAll(query.amenities))
  if (query.search) worded.push(mentions(query.search))
  if (query.bounds) worded.push(lyingOn(coverBox(query.bounds).box))
  const drawn = areaCondition(query)
  if (drawn) worded.push(drawn.condition)
  const none = { newest: [], rate: [], drop: [], cash: [] }
  const bounds = { ...none, 'price-asc': price, 'price-desc': price, area }
  const range = { min: query.minPrice, max: query.maxPrice }
  const isOfKind = !query.furnished && !query.bedrooms && !query.location
  return { tallied, isOfKind, indexed, worded, bounds, price: range }
}

/** Returns the complete condition for a live listing. */
export const conditionOf = ({ tallied, indexed, worded }: Filter): RawBuilder<unknown> =>
  sql.join([sql`is_live`, ...tallied, ...indexed, ...worded], sql` and `)

// A single value uses `=`, not `any`: only then does an index return rows in its order.
function oneOf(column: string, values: readonly (string | number)[]): Condition {
  return values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} = any(${values})`
}

function between(column: string, min: number | undefined, max: number | undefined): Condition[] {
  const conditions: Condition[] = []
  if (min !== undefined) conditions.push(sql`${sql.ref(column)} >= ${min}`)
  if (max !== undefined) conditions.push(sql`${sql.ref(column)} <= ${max}`)
  return conditions
}

function bedrooms(text: string): Condition {
  const { exactly, atLeast } = roomCounts(text)
  const some = exactly.length > 0 ? [oneOf('bedrooms', exactly)] : []
  const more = atLeast === undefined ? [] : [sql<boolean>`bedrooms >= ${atLeast}`]
  const [first = sql<boolean>`false`, second] = [...some, ...more]
  return second ? sql`(${first} or ${second})` : first
}

function hasAll(names: string): Condition {
  const wanted = names.split(',').flatMap((name) => name.trim() || [])
  return sql`folded(amenities || features) @> folded(${wanted}::text[])`
}

/** Matches listings that contain these words; none if the text has no word. */
function mentions(text: string): Condition {
  const words = searchQuery(text)
  return words === undefined ? sql`false` : sql`search_vector @@ ${words}::tsquery`
}

export function within({ cityIds, locationIds, pincodes, openPincodes }: Places): Condition {
  const ways: Condition[] = []
  if (cityIds.length > 0) ways.push(oneOf('city_id', cityIds))
  if (locationIds.length > 0) ways.push(oneOf('location_id', locationIds))
  if (pincodes.length > 0) ways.push(oneOf('pincode', pincodes))
  if (openPincodes.length > 0)
    ways.push(sql`(${oneOf('pincode', openPincodes)}
      and (location_id is null or location_id = city_id))`)
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`
}

function lyingOn({ west, south, east, north }: Bounds): Condition {
  return sql`(map_longitude >= ${west} and map_longitude < ${east}
    and map_latitude >= ${south} and map_latitude < ${north})`
}
