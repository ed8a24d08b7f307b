import { sql } from 'kysely'
import { type ListingType, typesOf } from '#contract/property/vocabulary.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import { isOfHomes, isRentOrLease, tradeTypes } from '#domain/search/deals.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import type { Filter, PublicFilter } from '#server/search/filter-conditions.ts'
import type { Terms } from '#server/search/index/terms.ts'
import { column, type SlotCondition } from './condition.ts'

export const greater = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
export const lesser = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)

/** Returns the types that are asked for: those of the form, else those of the text. */
export const typesOfQuery = (
  { propertyType }: PublicFilter,
  { types }: SearchFilter,
): SearchFilter['types'] => (propertyType ? [...typesOf(propertyType)] : types)

/** Rupees a square foot. */
const minRateOfSale = 1_000

/** Returns the deal that is named or implied by the price: rents and sale prices do not mix. */
export function dealOf(
  query: PublicFilter,
  said: SearchFilter,
  otherwise: ListingType | undefined,
) {
  const { intent, budget, monthly, emi, transaction, possession, rate } = said
  if (intent === 'pg') return { type: 'rent' as const, implied: undefined }
  if (intent) return { type: intent, implied: undefined }
  if (query.maxMonthlyCost !== undefined) return { type: 'rent' as const, implied: undefined }
  if (query.maxEmi !== undefined) return { type: 'sell' as const, implied: undefined }
  const prices = {
    min: greater(query.minPrice, budget?.min),
    max: lesser(query.maxPrice, budget?.max),
  }
  // What is launched or built is sold, and no rent of an area is as high.
  const isBuilt = possession?.isLaunch || possession?.status === 'under-construction'
  const isRateOfSale = rate?.unit === 'sqft' && (rate.max ?? rate.min ?? 0) >= minRateOfSale
  const implied =
    transaction || emi || isBuilt || isRateOfSale
      ? ('sell' as const)
      : monthly
        ? ('rent' as const)
        : dealOfPrices(prices, typesOfQuery(query, said))
  return { type: implied ?? otherwise, implied }
}

/** Matches listings of a deal: what is let for trade is on rent and on lease. */
export function ofDeal(deal: ListingType, types: SearchFilter['types']): SlotCondition {
  const shared = { slot: 'intent', applied: 'filter' } as const
  if (deal === 'sell' || isOfHomes(types)) {
    return {
      ...shared,
      // `=`, not `any`: only then does an index return rows in its order.
      condition: sql`listing_type = ${deal}`,
      add: ({ oneOf }) => oneOf.push([`:deal ${deal}`]),
    }
  }
  if (isRentOrLease(types)) return column('intent', 'listing_type', ['rent', 'lease'], 'deal')
  const other = deal === 'rent' ? 'lease' : 'rent'
  return {
    ...shared,
    // The first part is that of the index by price of what is let (`property_let_price`).
    condition: sql`listing_type <> 'sell' and (listing_type = ${deal}
      or listing_type = ${other} and property_type = any(${tradeTypes}))`,
    add: ({ oneWay }) =>
      oneWay.push([
        [`:deal ${deal}`],
        ...tradeTypes.map((type) => [`:deal ${other}`, `:type ${type}`]),
      ]),
  }
}

export function addDeal(
  deal: ListingType | undefined,
  types: SearchFilter['types'],
  filter: Filter,
  terms: Terms | undefined,
): void {
  if (!deal) return
  const { condition, add } = ofDeal(deal, types)
  filter.tallied.push(condition)
  if (terms) add(terms)
}
