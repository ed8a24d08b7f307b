import { amenityLabel } from '#contract/property/amenity-label.ts'
import {
  Furnished,
  ListingType,
  PropertyTypeOrSegment,
  typesOf,
} from '#contract/property/vocabulary.ts'
import { dealPhrase, listingNouns } from '#contract/search/listing-nouns.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { placesIn } from '#domain/search/place-list.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { joinedByOr, particularLabels, roomsText } from './particular-labels.ts'

/** Filters of the public list as in an address: names and texts. */
export type SearchFilters = Record<string, string>

/** Describes a search in words: `3 BHK apartments for sale in Whitefield, up to ₹80.0L`. */
export function searchLabel(filters: SearchFilters): string {
  const { propertyType = '', listingType = '', bedrooms, location, furnished, amenities } = filters
  const types = PropertyTypeOrSegment.has(propertyType) ? typesOf(propertyType) : undefined
  const noun = PropertyTypeOrSegment.has(propertyType)
    ? listingNouns[propertyType]
    : bedrooms
      ? t('homes')
      : t('properties')
  const head = t(
    '{rooms} {homes} {purpose} {place}',
    {
      rooms: bedrooms ? roomsText(bedrooms) : '',
      homes: noun,
      purpose: ListingType.has(listingType) ? dealPhrase(listingType, types) : '',
      place: location ? t('in {places}', { places: placesText(location) }) : '',
    },
    { comment: '3 BHK · apartments · for sale · in Whitefield; each part may be empty' },
  )
  const isWordsOnly = filters.search && !propertyType && !listingType && !bedrooms && !location
  const details = [
    ...(isWordsOnly
      ? [filters.search]
      : [head.replace(/\s+/g, ' ').trim(), filters.search && `“${filters.search}”`]),
    rangeText(filters.minPrice, filters.maxPrice, formatPriceShort),
    rangeText(filters.minArea, filters.maxArea, (area) =>
      t('{area} sq ft', { area: withCommas(area) }),
    ),
    furnished && Furnished.label(furnished).toLowerCase(),
    ...particularLabels(filters).map(({ label }) => inSentence(label)),
    amenities &&
      t('with {amenities}', { amenities: amenities.split(',').map(amenityLabel).join(', ') }),
  ]
  const label = details.filter(Boolean).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Lower case for use after other words; abbreviations keep their capitals. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** `Baner, Pune or Aundh`. */
export const placesText = (location: string): string => joinedByOr(placesIn(location))

/** Formats the price range of a search: `₹50.0L – ₹80.0L`; undefined without limits. */
export function priceRangeText({ minPrice, maxPrice }: SearchFilters): string | undefined {
  return rangeText(minPrice, maxPrice, formatPriceShort)
}

function rangeText(
  low: string | undefined,
  high: string | undefined,
  say: (value: number) => string,
): string | undefined {
  if (low && high) return `${say(Number(low))} – ${say(Number(high))}`
  if (low) return t('from {value}', { value: say(Number(low)) })
  return high ? t('up to {value}', { value: say(Number(high)) }) : undefined
}
