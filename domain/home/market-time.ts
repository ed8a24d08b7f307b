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
  brokerId: string
  price: number
  /** What a reviewer approved last. */
  approvedPrice: number
  isUnconfirmed: boolean
  from: Date
}

/** Prices within this part of the lowest count as equal: nobody wins a card by a rupee. */
const equalShare = 0.01
/** A deeper cut than this wins no card from another broker until a reviewer has approved it. */
const maxUnseenCut = 0.05

/**
 * Returns the offer whose card stands for its home: confirmed, then of the lowest price, then the
 * one that is longest on the market. Between brokers a deep cut since the approval does not count:
 * cuts are not reviewed, and a copy could take the home of another by one.
 */
export function chooseRepresentative<T extends Offer>(offers: readonly T[]): T | undefined {
  const confirmed = offers.filter(({ isUnconfirmed }) => !isUnconfirmed)
  const best = confirmed.length > 0 ? confirmed : offers
  const isOfOne = new Set(best.map(({ brokerId }) => brokerId)).size === 1
  const counted = isOfOne ? ({ price }: Offer) => price : seenPrice
  const lowest = Math.min(...best.map(counted))
  return best
    .filter((offer) => counted(offer) <= lowest * (1 + equalShare))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || (a.id < b.id ? -1 : 1))[0]
}

const seenPrice = ({ price, approvedPrice }: Offer) =>
  price < approvedPrice * (1 - maxUnseenCut) ? approvedPrice : price
