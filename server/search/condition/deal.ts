import { type ListingType, typesOf } from '#contract/property/vocabulary.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'

export const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
export const lesser = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** Rupees a square foot. */
const minRateOfSale = 1_000

/** Returns the deal that is named or implied by the price: rents and sale prices do not mix. */
export function dealOf(
  query: PublicFilter,
  { intent, budget, monthly, emi, transaction, possession, rate, types = [] }: SearchFilter,
  otherwise: ListingType | undefined,
) {
  if (intent === 'pg') return { type: 'rent' as const, implied: undefined }
  if (intent) return { type: intent, implied: undefined }
  if (query.maxMonthlyCost !== undefined) return { type: 'rent' as const, implied: undefined }
  if (query.maxEmi !== undefined) return { type: 'sell' as const, implied: undefined }
  const prices = {
    min: greater(query.minPrice, budget?.min),
    max: lesser(query.maxPrice, budget?.max),
  }
  const asked = query.propertyType ? typesOf(query.propertyType) : types
  // What is launched or built is sold, and no rent of an area is as high.
  const isBuilt = possession?.isLaunch || possession?.status === 'under-construction'
  const isRateOfSale = rate?.unit === 'sqft' && (rate.max ?? rate.min ?? 0) >= minRateOfSale
  const implied =
    transaction || emi || isBuilt || isRateOfSale
      ? ('sell' as const)
      : monthly
        ? ('rent' as const)
        : dealOfPrices(prices, asked)
  return { type: implied ?? otherwise, implied }
}
