import type { FloorChoice, Occupant, Seller } from '#contract/property/filter-vocabulary.ts'
import type {
  Facing,
  Furnished,
  ListingType,
  Possession,
  PropertyTypeOrSegment,
  Sort,
} from '#contract/property/vocabulary.ts'

/** The state of the listing page, stored in its address; an absent field is no filter. */
export interface Filter {
  search?: string
  type?: PropertyTypeOrSegment
  /** One place, or several separated by `;`. */
  location?: string
  listingType?: ListingType
  brokerId?: string
  /** Whole rupees. */
  minPrice?: number
  maxPrice?: number
  maxEmi?: number
  maxMonthlyCost?: number
  maxCash?: number
  maxDeposit?: number
  maxDepositMonths?: number
  /** `3`, `3+` for three and more, or several. */
  bedrooms?: string
  minBathrooms?: number
  minParking?: number
  /** Square feet. */
  minArea?: number
  maxArea?: number
  minCarpet?: number
  maxCarpet?: number
  furnished?: Furnished
  facing?: Facing[]
  possession?: Possession
  /** A month: `2027-12`. */
  possessionBy?: string
  /** A day: `2026-12-15`. */
  moveInBy?: string
  floor?: FloorChoice
  minFloor?: number
  maxFloor?: number
  /** Years. */
  maxAge?: number
  /** Feet. */
  minRoad?: number
  /** Persons a room. */
  sharing?: string[]
  tenants?: Occupant[]
  brokerage?: 'none'
  listedBy?: Seller
  /** Whether homes that do not state a filtered fact are included. */
  includeUnstated?: 'true' | 'false'
  amenities?: string[]
  /** Bounds of the map: `west,south,east,north`. */
  bounds?: string
  /** Areas drawn on the map, as flexible polylines. */
  area?: string
  /** A circle on the map: `latitude,longitude,kilometres`. */
  near?: string
  sort?: Sort
}

const order = [
  'search',
  'type',
  'location',
  'listingType',
  'brokerId',
  'minPrice',
  'maxPrice',
  ...(['maxEmi', 'maxMonthlyCost', 'maxCash', 'maxDeposit', 'maxDepositMonths'] as const),
  'bedrooms',
  ...(['minBathrooms', 'minParking'] as const),
  'minArea',
  'maxArea',
  'minCarpet',
  'maxCarpet',
  'furnished',
  ...(['facing', 'possession', 'possessionBy', 'moveInBy', 'floor'] as const),
  ...(['minFloor', 'maxFloor', 'maxAge', 'minRoad', 'sharing', 'tenants'] as const),
  ...(['brokerage', 'listedBy', 'includeUnstated'] as const),
  'amenities',
  ...(['bounds', 'area', 'near'] as const),
  'sort',
] as const satisfies (keyof Filter)[]

/** Cards per page (SRC-3). */
export const pageSize = 12

/**
 * Returns the address of the listing page for a filter, without default values. With `from` it
 * shows the pages from that one to `page`.
 */
export function addressFor(filter: Filter, page = 1, from = page): string {
  const params = paramsOf(filter)
  if (page > 1) params.set('page', String(page))
  if (from < page) params.set('from', String(from))
  return `/properties${params.size > 0 ? `?${params}` : ''}`
}

/** Returns a filter as address parameters. */
export function paramsOf(filter: Filter): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of order) {
    const value = filter[name]
    if (value === undefined || (value === 'newest' && !filter.search)) continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    if (text !== '') params.set(name, text)
  }
  return params
}

/** Returns a filter as the query of API calls. */
export function queryOf({ type, amenities, facing, sharing, tenants, ...rest }: Filter) {
  const several = { amenities, facing, sharing, tenants }
  const joined = Object.fromEntries(
    Object.entries(several).map(([name, words]) => [name, words?.join(',')]),
  )
  return { ...rest, ...joined, propertyType: type }
}

/** Returns the query without a sort order, which maps and facets do not have. */
export function unorderedQueryOf(filter: Filter) {
  const { sort: _sort, ...asked } = queryOf(filter)
  return asked
}
