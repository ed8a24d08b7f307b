import { Furnished, ListingType, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { placesText } from '#contract/search/labels.ts'
import { particularLabels, roomsText } from '#contract/search/particular-labels.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { placeJoint, placesIn } from '#domain/search/place-list.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type Filter, paramsOf } from './filter.ts'

/** One active filter in words. */
export interface Chip {
  label: string
  /** The filter without this one. */
  without: Filter
  /** This filter alone. */
  only: Filter
}

const range = (low: string | undefined, high: string | undefined) =>
  low && high ? `${low} – ${high}` : low ? `${low} and above` : `Up to ${high}`
const sqft = (area: number | undefined) =>
  area === undefined ? undefined : `${withCommas(area)} sq ft`
const price = (rupees: number | undefined) =>
  rupees === undefined ? undefined : formatPriceShort(rupees)

/** Returns all active filters in words, in the order of their fields. */
export function chipsOf(filter: Filter, brokerName?: string): Chip[] {
  const chips: Chip[] = []
  const add = (label: string, ...names: (keyof Filter)[]) => {
    const without = { ...filter }
    for (const name of names) delete without[name]
    const only = Object.fromEntries(names.map((name) => [name, filter[name]]))
    chips.push({ label, without, only })
  }
  if (filter.search) add(`“${filter.search}”`, 'search')
  if (filter.type) add(PropertyTypeOrSegment.label(filter.type), 'type')
  if (filter.listingType) add(ListingType.label(filter.listingType), 'listingType')
  const places = placesIn(filter.location ?? '')
  for (const place of places) {
    const others = places.filter((other) => other !== place).join(placeJoint)
    const without = { ...filter, location: others || undefined }
    chips.push({ label: place, without, only: { location: place } })
  }
  if (filter.brokerId) add(`Listings by ${brokerName ?? 'this broker'}`, 'brokerId')
  if (filter.minPrice !== undefined || filter.maxPrice !== undefined) {
    add(range(price(filter.minPrice), price(filter.maxPrice)), 'minPrice', 'maxPrice')
  }
  if (filter.bedrooms) add(roomsText(filter.bedrooms), 'bedrooms')
  if (filter.minArea !== undefined || filter.maxArea !== undefined) {
    add(range(sqft(filter.minArea), sqft(filter.maxArea)), 'minArea', 'maxArea')
  }
  if (filter.furnished) add(Furnished.label(filter.furnished), 'furnished')
  for (const { names, label, word } of particularLabels(Object.fromEntries(paramsOf(filter)))) {
    if (word === undefined) add(label, ...(names as (keyof Filter)[]))
    else chips.push(chipOfOccupant(filter, label, word))
  }
  for (const amenity of filter.amenities ?? []) {
    const others = filter.amenities?.filter((name) => name !== amenity)
    const without = { ...filter, amenities: others }
    chips.push({ label: amenity, without, only: { amenities: [amenity] } })
  }
  if (filter.bounds) add('Map area', 'bounds')
  return chips
}

function chipOfOccupant(filter: Filter, label: string, word: string): Chip {
  const { tenants = [] } = filter
  const others = tenants.filter((name) => name !== word)
  const without = { ...filter, tenants: others.length > 0 ? others : undefined }
  return { label, without, only: { tenants: tenants.filter((name) => name === word) } }
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

/** Returns the heading of the page: `3 BHK apartments for rent in Pune`. */
export function titleOf({ type, bedrooms, listingType, location }: Filter): string {
  const noun = type ? nouns[type] : bedrooms ? 'Homes' : 'Properties'
  const parts = [
    bedrooms ? `${roomsText(bedrooms)} ${noun.toLowerCase()}` : noun,
    listingType && purposes[listingType],
    location && `in ${placesText(location)}`,
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * Returns how many active filters are inside the sheet of small screens and the panel "More
 * filters".
 */
export function countFilters(filter: Filter): { inSheet: number; inPanel: number } {
  const { search: _search, brokerId: _broker, bounds: _bounds, ...inSheet } = filter
  const { type: _type, location: _location, listingType: _purpose, ...inPanel } = inSheet
  return { inSheet: chipsOf(inSheet).length, inPanel: chipsOf(inPanel).length }
}
