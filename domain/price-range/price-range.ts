import { type Comparable, comparablesOf } from './comparables.ts'
import type { LocalityHomes, PricedHome } from './priced-home.ts'

/** What nine and what one of ten comparable homes ask at least. */
const tails = [0.1, 0.9] as const
/** Where comparable homes differ by more, a range of their prices tells nothing. */
const maxSpread = Math.log(2)

/** What homes like one ask, as natural logarithms of rupees. */
export interface Spread {
  low: number
  middle: number
  high: number
  comparables: Comparable[]
}

/** Whole rupees; a month for rent. */
export interface PriceRange {
  low: number
  middle: number
  high: number
  /** The homes it is made from, the most alike first. */
  comparables: PricedHome[]
}

/** Returns what homes like this one ask; undefined where too few do, or they differ too much. */
export function spreadOf(home: PricedHome, nearby: readonly LocalityHomes[]): Spread | undefined {
  const comparables = comparablesOf(home, nearby)
  if (comparables.length === 0) return undefined
  const sorted = comparables.toSorted((one, next) => one.logPrice - next.logPrice)
  const [low, high] = [quantile(sorted, tails[0]), quantile(sorted, tails[1])]
  if (high - low > maxSpread) return undefined
  return { low, middle: quantile(sorted, 0.5), high, comparables }
}

/**
 * Returns the range that homes like this one ask, widened or narrowed by the margin that a
 * back-test of the city found (`back-test.ts`); undefined where nothing can be said.
 */
export function priceRangeOf(
  home: PricedHome,
  nearby: readonly LocalityHomes[],
  margin: number,
): PriceRange | undefined {
  const spread = spreadOf(home, nearby)
  if (!spread) return undefined
  const { low, middle, high, comparables } = spread
  const rupees = (logPrice: number) => Math.max(1, Math.round(Math.exp(logPrice)))
  return {
    low: rupees(Math.min(low - margin, middle)),
    middle: rupees(middle),
    high: rupees(Math.max(high + margin, middle)),
    comparables: comparables.map(({ home: other }) => other),
  }
}

/** Returns a weighted quantile of sorted values, between the middles of their weights. */
function quantile(sorted: readonly Comparable[], share: number): number {
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  let before: { at: number; value: number } | undefined
  for (const { logPrice, weight } of sorted) {
    const at = (below + weight / 2) / total
    if (at >= share) {
      if (!before || at === before.at) return logPrice
      const part = (share - before.at) / (at - before.at)
      return before.value + part * (logPrice - before.value)
    }
    before = { at, value: logPrice }
    below += weight
  }
  return before?.value ?? Number.NaN
}
