import type { Carpet } from '#contract/property/carpet.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import { AreaUnit, type ListingType, type PropertyType } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { dayInIndia, formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort, formatRupees, pricePerSqft } from '#domain/money/money.ts'

const dayMs = 86_400_000

/** The fields that the texts of cards and of detail pages are made of. */
export interface ListingFacts {
  price: number
  listingType: ListingType
  propertyType: PropertyType
  bedrooms: number | null
  bathrooms: number | null
  area: number
  areaUnit: AreaUnit
  areaSqft: number
  carpet?: Carpet | null | undefined
}

/**
 * Whether the price is monthly, as rents are; a lease is one amount for its whole term (LST-10).
 */
export function isMonthly(listingType: ListingType): boolean {
  return listingType === 'rent'
}

/**
 * Returns the price as one text, for titles and assistive technology: `₹1.2Cr`, `₹35,000/month`.
 */
export function priceText({ price, listingType }: Pick<ListingFacts, 'price' | 'listingType'>) {
  const short = formatPriceShort(price)
  return isMonthly(listingType) ? t('{price}/month', { price: short }) : short
}

/** Returns `₹5.0L less since Oct 03, 2026`. */
export function cutText({ less, since }: { less: number; since: string }): string {
  return t('{amount} less since {date}', {
    amount: formatPriceShort(less),
    date: formatDate(since),
  })
}

/** Returns `Confirmed available 2 days ago` or `Not confirmed since Oct 03, 2026`. */
export function availabilityText(
  { confirmedOn, isUnconfirmed }: Pick<PropertyCard, 'confirmedOn' | 'isUnconfirmed'>,
  today = dayInIndia(new Date()),
): string {
  if (isUnconfirmed) return t('Not confirmed since {date}', { date: formatDate(confirmedOn) })
  const days = Math.round((Date.parse(today) - Date.parse(confirmedOn)) / dayMs)
  return days <= 0
    ? t('Confirmed available today')
    : t(
        '{days, plural, one {Confirmed available {days} day ago} ' +
          'other {Confirmed available {days} days ago}}',
        { days },
      )
}

/** Returns the same with the number of brokers: `Confirmed available today · 2 brokers`. */
export function confirmedText(
  home: Pick<PropertyCard, 'confirmedOn' | 'isUnconfirmed' | 'offers'>,
): string {
  const count = home.offers ?? 1
  const confirmed = availabilityText(home)
  return count > 1 ? `${confirmed} · ${t('{count} offers', { count })}` : confirmed
}

/** Returns `Cash to move in ₹1.6L` or `Cash to own ₹43.2L`; undefined where a part is not known. */
export function cashText({ cashNeeded, listingType }: CashFacts): string | undefined {
  if (cashNeeded === null) return undefined
  const amount = formatPriceShort(cashNeeded)
  return listingType === 'rent'
    ? t('Cash to move in {amount}', { amount })
    : t('Cash to own {amount}', { amount })
}

interface CashFacts {
  cashNeeded: number | null
  listingType: ListingType
}

const dwellings: readonly PropertyType[] = ['apartment', 'villa', 'house']

/** Returns `3 BHK`, `2.5 BHK`, `1 RK` or `Studio`; undefined for land and shops (IND-6). */
export function bedroomText(
  { bedrooms, propertyType }: Pick<ListingFacts, 'bedrooms' | 'propertyType'>,
  bhk?: number,
): string | undefined {
  const rooms = bhk ?? bedrooms
  if (rooms === null) return undefined
  if (rooms === 0) return dwellings.includes(propertyType) ? t('Studio') : undefined
  return rooms === 0.5 ? '1 RK' : `${rooms} BHK`
}

/**
 * Returns the price per square foot, or per acre if the area is in acres; undefined unless the
 * listing is for sale.
 */
export function rateText(listing: ListingFacts): string | undefined {
  if (listing.listingType !== 'sell') return undefined
  if (listing.areaUnit === 'acre')
    return t('{price}/acre', { price: formatPriceShort(listing.price / listing.area) })
  const { carpet } = listing
  const rate = pricePerSqft(listing.price, carpet?.sqft ?? listing.areaSqft)
  if (!rate) return undefined
  const price = formatRupees(rate)
  if (carpet?.loading) return t('about {price}/sq ft carpet', { price })
  return carpet ? t('{price}/sq ft carpet', { price }) : t('{price}/sq ft', { price })
}

/**
 * Returns the usual loading by which a rate was converted to carpet area, to be shown beside it.
 */
export const loadingText = ({ carpet }: Pick<ListingFacts, 'carpet'>): string | undefined =>
  carpet?.loading
    ? t('at the usual loading of {percent}% here', {
        percent: Math.round((carpet.loading - 1) * 100),
      })
    : undefined

/**
 * Returns the facts of a card: `3 BHK · 2 baths · 1,240 sq ft · ₹9,676/sq ft`. Always in square
 * feet, so that cards can be compared; the detail page shows the unit that the broker chose.
 */
export function factParts(listing: ListingFacts): string[] {
  const { bathrooms, areaSqft } = listing
  return [
    bedroomText(listing),
    bathrooms
      ? t('{count, plural, one {# bath} other {# baths}}', { count: bathrooms })
      : undefined,
    formatArea(Math.round(areaSqft), t(AreaUnit.label('sqft'))),
    rateText({ ...listing, areaUnit: 'sqft' }),
  ].filter((part) => part !== undefined)
}

/** Returns `Whitefield, Bangalore`; a city that the locality already names is not repeated. */
export function placeText(listing: {
  location: { name: string } | string
  city: string | null
}): string {
  const { location, city } = listing
  const name = typeof location === 'string' ? location : location.name
  if (!city || name.toLowerCase().includes(city.toLowerCase())) return name || (city ?? '')
  return name ? `${name}, ${city}` : city
}

/** Joins first and last name. */
export function personText(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim()
}
