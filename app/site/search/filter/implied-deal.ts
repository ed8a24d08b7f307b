import type { Understanding } from '#app/site/search/read-understanding.ts'
import { ListingType, typesOf } from '#contract/property/vocabulary.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import type { Filter } from './filter.ts'

/** Returns the kind of deal that the prices of a filter speak of, where nobody named one. */
export function impliedDeal(filter: Filter, words: Understanding | undefined): string | null {
  if (filter.listingType) return null
  // Words say it themselves, beside what was understood of them.
  if (words) return words.parts.length > 0 ? null : words.implied
  const prices = { min: filter.minPrice, max: filter.maxPrice }
  const deal = dealOfPrices(prices, filter.type && typesOf(filter.type))
  return deal ? ListingType.label(deal) : null
}
