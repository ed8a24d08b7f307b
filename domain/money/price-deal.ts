import type { HomeType } from '#domain/import-cell/read-property-type.ts'

/** No home rents for less, so a lower price implies no deal. */
const minRent = 1_000
/** No home rents for this much per month. */
const minHomePrice = 500_000
/** Commercial rents go up to this. */
const minBusinessPrice = 1_500_000
const business: ReadonlySet<HomeType> = new Set(['commercial', 'office', 'industrial'])
const land: ReadonlySet<HomeType> = new Set(['plot', 'agricultural'])

/**
 * Returns the deal that a price range implies where none was named: monthly rents and sale prices
 * are not compared with each other (decision 0073). Land is sold.
 */
export function dealOfPrices(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  types: readonly HomeType[] = [],
): 'sell' | 'rent' | undefined {
  const price = max ?? min ?? 0
  if (price < minRent) return undefined
  if (types.length > 0 && types.every((type) => land.has(type))) return 'sell'
  const minPrice = types.some((type) => business.has(type)) ? minBusinessPrice : minHomePrice
  return price >= minPrice ? 'sell' : 'rent'
}
