import type { Range, SearchFilter } from '#query-language/model/slots.ts'

/** "Around 60k": what costs less fits too, down to three quarters of it. */
const belowAbout = 5 / 6
const minOfRange = (range: Range | undefined) =>
  range?.min !== undefined && range.approx ? Math.floor(range.min * belowAbout) : range?.min
/** Returns the minimum price that a search asks for. */
export const minPriceOf = ({ budget, monthly }: SearchFilter) => {
  const [price, cost] = [minOfRange(budget), minOfRange(monthly)]
  return price === undefined || cost === undefined ? (price ?? cost) : Math.max(price, cost)
}
