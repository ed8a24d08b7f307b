import { type ListingType, typesOf } from '#contract/property/vocabulary.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'

export const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
export const lesser = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** Returns the deal that is named or implied by the price: rents and sale prices do not mix. */
export function dealOf(
  query: PublicFilter,
  { intent, budget, monthly, emi, transaction, types = [] }: SearchFilter,
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
  const implied =
    transaction || emi
      ? ('sell' as const)
      : monthly
        ? ('rent' as const)
        : dealOfPrices(prices, asked)
  return { type: implied ?? otherwise, implied }
}
