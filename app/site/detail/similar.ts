import { read } from '#app/api/inject.ts'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { bedroomText, placeText } from '#app/property/property-text.ts'
import {
  property as endpoints,
  type PropertyCard,
  type PropertyPublic,
} from '#contract/property/property.ts'
import { t } from '#domain/locale/translate.ts'
import { formatPriceShort } from '#domain/money/money.ts'

type Arguments = Parameters<typeof read>[0]

const shown = 3
const looked = 12
/** Prices are similar within this share of the home's own. */
const nearPrice = 0.25
const nearArea = 0.2

/** A similar home, with what it has in common or what is better about it. */
export interface Similar {
  card: CardView
  reasons: string[]
}

/**
 * Loads homes of the same type and deal, nearest in place, price and size, each with its reasons.
 */
export async function readSimilar(
  args: Arguments,
  home: PropertyCard | PropertyPublic,
): Promise<Similar[]> {
  const { propertyType, listingType, price } = home
  const ask = async (query: { location?: string; minPrice?: string; maxPrice?: string }) => {
    const filter = { ...query, propertyType, listingType, limit: String(looked) }
    return (await read(args, endpoints.publicList, { query: filter })).properties
  }
  const place = typeof home.location === 'string' ? home.location : home.location._id
  const found = await Promise.all([
    ask({ location: place }),
    ask({
      location: home.city ?? placeText(home),
      minPrice: String(Math.round(price * (1 - nearPrice))),
      maxPrice: String(Math.round(price * (1 + nearPrice))),
    }),
    ask({ location: home.city ?? placeText(home) }),
  ])
  const others = new Map(found.flat().map((other) => [other._id, other]))
  others.delete(home._id)
  return [...others.values()]
    .map((other) => ({ card: cardView(other), reasons: reasonsFor(home, other) }))
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, shown)
    .map(({ card, reasons }) => ({ card, reasons: reasons.slice(0, 2) }))
}

/** Returns the list of homes of the same type and deal in the same place. */
export function similarListOf(home: PropertyPublic): { address: string; place: string } {
  const { propertyType, listingType } = home
  const place = nameOf(home)
  const query = new URLSearchParams({ location: place, type: propertyType, listingType })
  return { address: `/properties?${query}`, place }
}

type Home = Pick<
  PropertyCard,
  'location' | 'price' | 'areaSqft' | 'bedrooms' | 'propertyType' | 'city'
>

/** Returns what another home has in common with this one or is better in, the weightiest first. */
export function reasonsFor(home: Home, other: Home): string[] {
  const rooms = bedroomText(other)
  const cheaper = home.price - other.price
  const reasons = [
    nameOf(other) === nameOf(home) ? t('Also in {place}', { place: nameOf(home) }) : undefined,
    cheaper > home.price * 0.02 && cheaper < home.price * nearPrice
      ? t('{amount} cheaper', { amount: formatPriceShort(cheaper) })
      : Math.abs(cheaper) <= home.price * 0.02
        ? t('Same price')
        : undefined,
    rooms && other.bedrooms === home.bedrooms ? t('Also {rooms}', { rooms }) : undefined,
    Math.abs(other.areaSqft - home.areaSqft) < home.areaSqft * nearArea
      ? t('Similar size')
      : undefined,
  ]
  return reasons.filter((reason) => reason !== undefined)
}

const nameOf = ({ location }: Pick<Home, 'location'>) =>
  typeof location === 'string' ? location : location.name
