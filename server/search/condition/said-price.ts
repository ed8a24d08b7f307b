import type { Range, SearchFilter } from '#query-language/model/slots.ts'
import { maxPriceOf } from './chosen-filter.ts'
import { lesser } from './deal.ts'

/** "Around 60k": what costs less fits too, down to three quarters of it. */
const belowAbout = 5 / 6
const minOfRange = (range: Range | undefined) =>
  range?.min !== undefined && range.approx ? Math.floor(range.min * belowAbout) : range?.min

/** Returns the minimum price that a text asks for. */
export const minPriceSaid = ({ budget, monthly }: SearchFilter) => {
  const [price, cost] = [minOfRange(budget), minOfRange(monthly)]
  return price === undefined || cost === undefined ? (price ?? cost) : Math.max(price, cost)
}

/**
 * Returns the maximum price that a text asks for: an EMI limits the price, and the monthly cost of
 * a home is at least its rent.
 */
export const maxPriceSaid = ({ budget, monthly, emi }: SearchFilter) =>
  lesser(budget?.max, maxPriceOf({ maxMonthlyCost: monthly?.max, maxEmi: emi?.max }))
