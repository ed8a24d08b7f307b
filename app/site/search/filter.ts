import {
  Furnished,
  ListingType,
  PropertyTypeOrSegment,
  type Sort,
} from '#contract/property-word.ts'
import { formatPriceShort } from '#domain/money.ts'

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
  'sort',
] as const satisfies (keyof Filter)[]

/** The address of the listing page for a filter; defaults are left out. */
export function addressFor(filter: Filter, page = 1): string {
  const params = new URLSearchParams()
  for (const name of order) {
    const value = filter[name]
    if (value === undefined || value === 'newest') continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    if (text !== '') params.set(name, text)
  }
  if (page > 1) params.set('page', String(page))
  return `/properties${params.size > 0 ? `?${params}` : ''}`
}

/** One thing that is asked for, in words, and the filter without it. */
export interface Chip {
  label: string
  without: Filter
}

const range = (low: string | undefined, high: string | undefined) =>
  low && high ? `${low} – ${high}` : low ? `${low} and above` : `Up to ${high}`
const sqft = (area: number | undefined) =>
  area === undefined ? undefined : `${area.toLocaleString('en-IN')} sq ft`
const price = (rupees: number | undefined) =>
  rupees === undefined ? undefined : formatPriceShort(rupees)

/** Everything a filter asks for, each with what remains when it is taken away. */
export function chipsOf(filter: Filter, brokerName?: string): Chip[] {
  const chips: Chip[] = []
  const add = (label: string, taken: Partial<Record<keyof Filter, undefined>>) =>
    chips.push({ label, without: { ...filter, ...taken } })
  if (filter.search) add(`“${filter.search}”`, { search: undefined })
  if (filter.type) add(PropertyTypeOrSegment.label(filter.type), { type: undefined })
  if (filter.listingType) add(ListingType.label(filter.listingType), { listingType: undefined })
  if (filter.location) add(filter.location, { location: undefined })
  if (filter.brokerId) add(`Listings by ${brokerName ?? 'this broker'}`, { brokerId: undefined })
  if (filter.minPrice !== undefined || filter.maxPrice !== undefined) {
    const label = range(price(filter.minPrice), price(filter.maxPrice))
    add(label, { minPrice: undefined, maxPrice: undefined })
  }
  if (filter.bedrooms) add(`${filter.bedrooms} BHK`, { bedrooms: undefined })
  if (filter.minArea !== undefined || filter.maxArea !== undefined) {
    const label = range(sqft(filter.minArea), sqft(filter.maxArea))
    add(label, { minArea: undefined, maxArea: undefined })
  }
  if (filter.furnished) add(Furnished.label(filter.furnished), { furnished: undefined })
  for (const amenity of filter.amenities ?? []) {
    const amenities = filter.amenities?.filter((name) => name !== amenity)
    chips.push({ label: amenity, without: { ...filter, amenities } })
  }
  return chips
}

/** How many filters the panel "More filters" holds, for the number on its button. */
export function countMore(filter: Filter): number {
  const { search: _s, type: _t, location: _l, listingType: _b, ...more } = filter
  return chipsOf(more).length
}

const nouns: Record<PropertyTypeOrSegment, string> = {
  apartment: 'Apartments',
  villa: 'Villas',
  house: 'Houses',
  plot: 'Plots',
  commercial: 'Commercial spaces',
  office: 'Offices',
  industrial: 'Industrial spaces',
  agricultural: 'Farm land',
  residential: 'Homes',
}

const purposes: Record<ListingType, string> = {
  sell: 'for sale',
  rent: 'for rent',
  lease: 'for lease',
}

/** The heading of the page: `3 BHK apartments for rent in Pune`. */
export function titleOf({ type, bedrooms, listingType, location }: Filter): string {
  const noun = type ? nouns[type] : bedrooms ? 'Homes' : 'Properties'
  const parts = [
    bedrooms ? `${bedrooms} BHK ${noun.toLowerCase()}` : noun,
    listingType && purposes[listingType],
    location && `in ${location}`,
  ]
  return parts.filter(Boolean).join(' ')
}
