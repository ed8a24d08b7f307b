/** A period in which a listing was on the market; `until` is null while it lasts. */
export interface MarketListing {
  from: Date
  until: Date | null
  /** Whether it ended because the home was sold or rented. */
  isDeal: boolean
}

/** After a longer pause it is a new offer: the owner has lived there, or let the home. */
const maxPauseDays = 90
const day = 86_400_000

/**
 * Returns since when a home is on the market. A relisting continues the earlier period, whoever
 * lists it, unless the home was sold or rented, or off the market for long in between.
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
  /** The price that a reviewer approved last. */
  approvedPrice: number
  isUnconfirmed: boolean
  from: Date
}

/** Prices within this share of the lowest count as equal, so that nobody wins a card by a rupee. */
const equalShare = 0.01
/** A deeper cut than this wins no card from another broker until a reviewer approves it. */
const maxUnseenCut = 0.05

/**
 * Returns the offer whose card represents its home: a confirmed one, then the lowest price, then
 * the longest on the market. Against other brokers a deep cut since the approval does not count:
 * cuts are not reviewed, and a copied listing could take over another's home.
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
