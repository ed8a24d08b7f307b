import type {
  Furnished,
  ListingType,
  PropertyTypeOrSegment,
  Sort,
} from '#contract/property/vocabulary.ts'

/** What the listing page is asked to show. The address is its memory; absent means "all". */
export interface Filter {
  search?: string
  type?: PropertyTypeOrSegment
  location?: string
  listingType?: ListingType
  brokerId?: string
  /** Whole rupees. */
  minPrice?: number
  maxPrice?: number
  /** `3`, or `3+` for three and more. */
  bedrooms?: string
  /** Square feet. */
  minArea?: number
  maxArea?: number
  furnished?: Furnished
  amenities?: string[]
  /** A part of the map: `west,south,east,north`. */
  bounds?: string
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
  'bedrooms',
  'minArea',
  'maxArea',
  'furnished',
  'amenities',
  'bounds',
  'sort',
] as const satisfies (keyof Filter)[]

/** The address of the listing page for a filter; what it would be without is left out. */
export function addressFor(filter: Filter, page = 1): string {
  const params = paramsOf(filter)
  if (page > 1) params.set('page', String(page))
  return `/properties${params.size > 0 ? `?${params}` : ''}`
}

/** A filter as parameters of an address. */
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

/** A filter as the calls of the API take it. */
export function queryOf({ type, amenities, ...rest }: Filter) {
  return { ...rest, propertyType: type, amenities: amenities?.join(',') }
}

/** What is asked for whatever order it comes in: a map and numbers beside filters have none. */
export function unorderedQueryOf(filter: Filter) {
  const { sort: _sort, ...asked } = queryOf(filter)
  return asked
}
