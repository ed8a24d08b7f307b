/** Fewer prices than this do not describe a market (PLC-6). */
export const enoughPrices = 20

/** A median in rupees per square foot with how many prices it rests on. */
export interface MedianPrice {
  median: number | null
  n: number
}

/**
 * By how many percent a median has grown, with one decimal; null unless both rest on enough prices:
 * a guess is not shown.
 */
export function growthOf(now: MedianPrice, before: MedianPrice): number | null {
  if (now.n < enoughPrices || before.n < enoughPrices) return null
  if (now.median === null || !before.median) return null
  return Math.round((now.median / before.median - 1) * 1000) / 10
}
