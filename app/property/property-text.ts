import { AreaUnit, type ListingType, type PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { formatPriceShort, formatRupees, pricePerSqft } from '#domain/money/money.ts'

/** What the texts below read of a listing: a card and a full listing both have it. */
export interface ListingFacts {
  price: number
  listingType: ListingType
  propertyType: PropertyType
  bedrooms: number | null
  bathrooms: number | null
  area: number
  areaUnit: AreaUnit
  areaSqft: number
}

/** Rent is paid by the month; a lease is a sum for its whole term (LST-10). */
export function isMonthly(listingType: ListingType): boolean {
  return listingType === 'rent'
}

/** The price in one string, for titles and assistive technology: `₹1.2Cr`, `₹35,000/month`. */
export function priceText({ price, listingType }: Pick<ListingFacts, 'price' | 'listingType'>) {
  return `${formatPriceShort(price)}${isMonthly(listingType) ? '/month' : ''}`
}

const dwellings: readonly PropertyType[] = ['apartment', 'villa', 'house']

/** `3 BHK`, `2.5 BHK`, `1 RK`, `Studio`; nothing for land and shops (IND-6). */
export function bedroomText(
  { bedrooms, propertyType }: Pick<ListingFacts, 'bedrooms' | 'propertyType'>,
  bhk?: number,
): string | undefined {
  const rooms = bhk ?? bedrooms
  if (rooms === null) return undefined
  if (rooms === 0) return dwellings.includes(propertyType) ? 'Studio' : undefined
  return rooms === 0.5 ? '1 RK' : `${rooms} BHK`
}

/** What a square foot costs, or an acre where land is sold by the acre; nothing where it is let. */
export function rateText(listing: ListingFacts): string | undefined {
  if (listing.listingType !== 'sell') return undefined
  if (listing.areaUnit === 'acre') return `${formatPriceShort(listing.price / listing.area)}/acre`
  const rate = pricePerSqft(listing.price, listing.areaSqft)
  return rate ? `${formatRupees(rate)}/sq ft` : undefined
}

/**
 * The one line of a card: `3 BHK · 2 baths · 1,240 sq ft · ₹9,676/sq ft`, as its parts. Cards
 * compare in square feet whatever unit the area was given in, which the detail page shows.
 */
export function factParts(listing: ListingFacts): string[] {
  const { bathrooms, areaSqft } = listing
  return [
    bedroomText(listing),
    bathrooms ? `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}` : undefined,
    formatArea(Math.round(areaSqft), AreaUnit.label('sqft')),
    rateText({ ...listing, areaUnit: 'sqft' }),
  ].filter((part) => part !== undefined)
}

/** `Whitefield, Bangalore`; a locality that already names its city is not repeated. */
export function placeText(listing: {
  location: { name: string } | string
  city: string | null
}): string {
  const { location, city } = listing
  const name = typeof location === 'string' ? location : location.name
  if (!city || name.toLowerCase().includes(city.toLowerCase())) return name || (city ?? '')
  return name ? `${name}, ${city}` : city
}

/** First and last name as one. */
export function personText(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim()
}
