import type { Understanding } from '#app/site/search/read-understanding.ts'
import { typesOf } from '#contract/property/vocabulary.ts'
import { dealLabel } from '#contract/search/listing-nouns.ts'
import { dealOfPrices } from '#domain/money/price-deal.ts'
import type { Filter } from './filter.ts'

/** Returns the deal that the prices of a filter imply, where no deal is chosen. */
export function impliedDeal(filter: Filter, words: Understanding | undefined): string | null {
  if (filter.listingType) return null
  // A search by text shows the implied deal beside the words that were understood.
  if (words) return words.parts.length > 0 ? null : words.implied
  const prices = { min: filter.minPrice, max: filter.maxPrice }
  const types = filter.type && typesOf(filter.type)
  const deal = dealOfPrices(prices, types)
  return deal ? dealLabel(deal, types) : null
}
