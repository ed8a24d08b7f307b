/** A listing's time on the market; `until` is null while it lasts. */
export interface MarketListing {
  from: Date
  until: Date | null
  /** Whether it ended because the home was sold or rented. */
  isDeal: boolean
}

/** A longer pause is a new offer: its owner has lived there, or let it. */
const maxPauseDays = 90
const day = 86_400_000

/**
 * Returns since when a home is on the market: a relist goes on with the time of the listing before
 * it, whoever lists it, unless the home was sold or rented or off the market for long in between.
 */
export function marketSince(listings: readonly MarketListing[]): Date | undefined {
  const sorted = listings.toSorted((a, b) => a.from.getTime() - b.from.getTime())
  let since: Date | undefined
  let until = Number.NEGATIVE_INFINITY
  let isOver = false
  for (const listing of sorted) {
    const isNew = isOver || listing.from.getTime() - until > maxPauseDays * day
    if (isNew || !since) {
      since = listing.from
      until = Number.NEGATIVE_INFINITY
    }
    until = Math.max(until, listing.until?.getTime() ?? Number.POSITIVE_INFINITY)
    isOver = listing.isDeal
  }
  return since
}

interface Offer {
  id: string
  price: number
  isUnconfirmed: boolean
  from: Date
}

/** Prices within this part of the lowest count as equal: nobody wins a card by a rupee. */
const equalShare = 0.01

/**
 * Returns the offer whose card stands for its home: confirmed, then of the lowest price, then the
 * one that is longest on the market.
 */
export function chooseRepresentative<T extends Offer>(offers: readonly T[]): T | undefined {
  const confirmed = offers.filter(({ isUnconfirmed }) => !isUnconfirmed)
  const best = confirmed.length > 0 ? confirmed : offers
  const lowest = Math.min(...best.map(({ price }) => price))
  return best
    .filter(({ price }) => price <= lowest * (1 + equalShare))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || (a.id < b.id ? -1 : 1))[0]
}
