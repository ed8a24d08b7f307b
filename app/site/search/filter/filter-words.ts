import { amenityLabel } from '#contract/property/amenity-label.ts'
import { Furnished, PropertyTypeOrSegment, typesOf } from '#contract/property/vocabulary.ts'
import { placesText } from '#contract/search/labels.ts'
import { dealLabel, dealPhrase, listingNouns } from '#contract/search/listing-nouns.ts'
import { particularLabels, roomsText } from '#contract/search/particular-labels.ts'
import { t } from '#domain/locale/translate.ts'
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
  low && high
    ? `${low} – ${high}`
    : low
      ? t('{low} and above', { low })
      : t('Up to {high}', { high: high ?? '' })
const sqft = (area: number | undefined) =>
  area === undefined ? undefined : t('{figure} sq ft', { figure: withCommas(area) })
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
  if (filter.type) add(t(PropertyTypeOrSegment.label(filter.type)), 'type')
  const types = filter.type && typesOf(filter.type)
  if (filter.listingType) add(dealLabel(filter.listingType, types), 'listingType')
  const places = placesIn(filter.location ?? '')
  for (const place of places) {
    const others = places.filter((other) => other !== place).join(placeJoint)
    const without = { ...filter, location: others || undefined }
    chips.push({ label: place, without, only: { location: place } })
  }
  if (filter.brokerId) {
    add(
      brokerName ? t('Listings by {broker}', { broker: brokerName }) : t('Listings by this broker'),
      'brokerId',
    )
  }
  if (filter.minPrice !== undefined || filter.maxPrice !== undefined) {
    add(range(price(filter.minPrice), price(filter.maxPrice)), 'minPrice', 'maxPrice')
  }
  if (filter.bedrooms) add(roomsText(filter.bedrooms), 'bedrooms')
  if (filter.minArea !== undefined || filter.maxArea !== undefined) {
    add(range(sqft(filter.minArea), sqft(filter.maxArea)), 'minArea', 'maxArea')
  }
  if (filter.furnished) add(t(Furnished.label(filter.furnished)), 'furnished')
  for (const { names, label, word } of particularLabels(Object.fromEntries(paramsOf(filter)))) {
    if (word === undefined) add(label, ...(names as (keyof Filter)[]))
    else chips.push(chipOfOccupant(filter, label, word))
  }
  for (const amenity of filter.amenities ?? []) {
    const others = filter.amenities?.filter((name) => name !== amenity)
    const without = { ...filter, amenities: others }
    chips.push({ label: amenityLabel(amenity), without, only: { amenities: [amenity] } })
  }
  if (filter.bounds) add(t('Map area'), 'bounds')
  return chips
}

function chipOfOccupant(filter: Filter, label: string, word: string): Chip {
  const { tenants = [] } = filter
  const others = tenants.filter((name) => name !== word)
  const without = { ...filter, tenants: others.length > 0 ? others : undefined }
  return { label, without, only: { tenants: tenants.filter((name) => name === word) } }
}

/** Returns the heading of the page: `3 BHK apartments for rent in Pune`. */
export function titleOf({ type, bedrooms, listingType, location }: Filter): string {
  const noun = type ? listingNouns[type] : bedrooms ? t('homes') : t('properties')
  const homes = bedrooms
    ? t('{rooms} {homes}', { rooms: roomsText(bedrooms), homes: noun }, { comment: '3 BHK villas' })
    : noun
  const purpose = listingType && dealPhrase(listingType, type && typesOf(type))
  const place = location && placesText(location)
  const title =
    purpose && place
      ? t(
          '{homes} {purpose} in {place}',
          { homes, purpose, place },
          { comment: 'villas for sale in Pune' },
        )
      : purpose
        ? t('{homes} {purpose}', { homes, purpose }, { comment: 'villas for sale' })
        : place
          ? t('{homes} in {place}', { homes, place }, { comment: 'villas in Pune' })
          : homes
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/**
 * Returns how many active filters are inside the sheet of small screens and the panel "More
 * filters".
 */
export function countFilters(filter: Filter): { inSheet: number; inPanel: number } {
  const { search: _search, brokerId: _broker, ...elsewhere } = filter
  const { bounds: _bounds, area: _area, near: _near, ...inSheet } = elsewhere
  const { type: _type, location: _location, listingType: _purpose, ...inPanel } = inSheet
  return { inSheet: chipsOf(inSheet).length, inPanel: chipsOf(inPanel).length }
}
