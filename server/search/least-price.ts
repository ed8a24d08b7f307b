import type { Range, SearchFilter } from '#query-language/model/slots.ts'

/** "Around 60k": what costs less fits too, down to three quarters of it. */
const belowAbout = 5 / 6
const leastOfRange = (range: Range | undefined) =>
  range?.min !== undefined && range.approx ? Math.floor(range.min * belowAbout) : range?.min
/** Returns the least price that a search asks for. */
export const leastOf = ({ budget, monthly }: SearchFilter) => {
  const [price, cost] = [leastOfRange(budget), leastOfRange(monthly)]
  return price === undefined || cost === undefined ? (price ?? cost) : Math.max(price, cost)
}
