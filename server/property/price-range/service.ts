import type { PropertySignals } from '#contract/property/review.ts'
import type { Handle } from '#server/db/connect.ts'
import { estimateAll, isFarBelow, isNewBroker } from './estimate.ts'
import { listToEstimate } from './home-queries.ts'

/** Returns the price range of homes similar to a listing, live or not; null if there is none. */
export async function estimateForReview(db: Handle, id: string): Promise<PropertySignals['range']> {
  const [estimate] = await estimateAll(db, await listToEstimate(db, { ids: [id] }))
  if (!estimate) return null
  const { home, market, range } = estimate
  const { error, isErrorOfCity } = market
  return {
    ...{ low: range.low, high: range.high, count: range.comparables.length, error, isErrorOfCity },
    below: Math.max(0, 1 - home.price / range.low),
    isFarBelow: isFarBelow(home.price, range),
    isNewBroker: isNewBroker(home.brokerSince),
  }
}
