import type { SearchFilter } from '#query-language/model/slots.ts'
import { maxPriceOf } from './chosen-filter.ts'
import { greater, lesser } from './deal.ts'

/** Returns the minimum price that a text asks for. */
export const minPriceSaid = ({ budget, monthly }: SearchFilter) =>
  greater(budget?.min, monthly?.min)

/**
 * Returns the maximum price that a text asks for: an EMI limits the price, and the monthly cost of
 * a home is at least its rent.
 */
export const maxPriceSaid = ({ budget, monthly, emi }: SearchFilter) =>
  lesser(budget?.max, maxPriceOf({ maxMonthlyCost: monthly?.max, maxEmi: emi?.max }))
