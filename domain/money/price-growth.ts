/** The minimum number of prices that describe a market (PLC-6). */
export const enoughPrices = 20

/** A median in rupees per square foot, and the number of prices behind it. */
export interface MedianPrice {
  median: number | null
  n: number
}

/**
 * Returns the growth of a median in percent with one decimal; null unless both medians have enough
 * prices, because a guess is not shown.
 */
export function growthOf(now: MedianPrice, before: MedianPrice): number | null {
  if (now.n < enoughPrices || before.n < enoughPrices) return null
  if (now.median === null || !before.median) return null
  return Math.round((now.median / before.median - 1) * 1000) / 10
}
