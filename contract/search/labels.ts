import { Furnished, ListingType, PropertyTypeOrSegment } from '#contract/property/vocabulary.ts'
import { formatPriceShort } from '#domain/money/money.ts'
import { placesIn } from '#domain/search/place-list.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { particularLabels, roomsText } from './particular-labels.ts'

/** Filters of the public list as in an address: names and texts. */
export type SearchFilters = Record<string, string>

const nouns: Record<PropertyTypeOrSegment, string> = {
  apartment: 'apartments',
  villa: 'villas',
  house: 'houses',
  plot: 'plots',
  commercial: 'commercial spaces',
  office: 'offices',
  industrial: 'industrial spaces',
  agricultural: 'farm land',
  residential: 'homes',
}

const purposes: Record<ListingType, string> = {
  sell: 'for sale',
  rent: 'for rent',
  lease: 'for lease',
}

/** Describes a search in words: `3 BHK apartments for sale in Whitefield, up to ₹80.0L`. */
export function searchLabel(filters: SearchFilters): string {
  const { propertyType = '', listingType = '', bedrooms, location, furnished, amenities } = filters
  const noun = PropertyTypeOrSegment.has(propertyType)
    ? nouns[propertyType]
    : bedrooms
      ? 'homes'
      : 'properties'
  const head = [
    bedrooms && roomsText(bedrooms),
    noun,
    ListingType.has(listingType) && purposes[listingType],
    location && `in ${placesText(location)}`,
  ]
  const isWordsOnly = filters.search && !propertyType && !listingType && !bedrooms && !location
  const details = [
    ...(isWordsOnly
      ? [filters.search]
      : [head.filter(Boolean).join(' '), filters.search && `“${filters.search}”`]),
    rangeText(filters.minPrice, filters.maxPrice, (rupees) => formatPriceShort(rupees)),
    rangeText(filters.minArea, filters.maxArea, (area) => `${withCommas(area)} sq ft`),
    furnished && Furnished.label(furnished).toLowerCase(),
    ...particularLabels(filters).map(({ label }) => inSentence(label)),
    amenities && `with ${amenities.split(',').join(', ')}`,
  ]
  const label = details.filter(Boolean).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Lower case for use after other words; abbreviations keep their capitals. */
const inSentence = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** `Baner, Pune or Aundh`. */
export const placesText = (location: string) => placesIn(location).join(' or ')

/** Formats the price range of a search: `₹50.0L – ₹80.0L`; undefined without limits. */
export function priceRangeText({ minPrice, maxPrice }: SearchFilters): string | undefined {
  return rangeText(minPrice, maxPrice, (rupees) => formatPriceShort(rupees))
}

function rangeText(
  low: string | undefined,
  high: string | undefined,
  say: (value: number) => string,
): string | undefined {
  if (low && high) return `${say(Number(low))} – ${say(Number(high))}`
  if (low) return `from ${say(Number(low))}`
  return high ? `up to ${say(Number(high))}` : undefined
}
