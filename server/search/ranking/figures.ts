import { sql } from 'kysely'
import type { SearchFilter } from '#query-language/model/slots.ts'
import type { PublicFilter } from '#server/search/filter-conditions.ts'
import { coverOf } from '#server/search/index/range-buckets.ts'
import { type Preference, preferenceOf } from './preference.ts'

/** A price or a size to which homes are compared. */
export interface Figure {
  /** Its column of `property_ranking` and of `property`. */
  of: 'price' | 'area_sqft'
  value: number
}

/**
 * Returns the price and the size that a search names: a maximum, or the middle of what it widened.
 * Any home between two limits is as near as another.
 */
export function figuresOf(
  { minPrice, maxPrice }: Pick<PublicFilter, 'minPrice' | 'maxPrice'>,
  { budget, area }: Pick<SearchFilter, 'budget' | 'area'>,
): Figure[] {
  const price = budget?.approx ? middleOf(budget) : minPrice === undefined ? maxPrice : undefined
  const size = area?.sqft ?? (area?.approx ? middleOf(area) : undefined)
  return [
    ...(price ? [{ of: 'price' as const, value: price }] : []),
    ...(size ? [{ of: 'area_sqft' as const, value: size }] : []),
  ]
}

const middleOf = ({ min = 0, max = 0 }: { min?: number; max?: number }) => (min + max) / 2

/** A figure of fewer digits is a round one, which nobody means to the rupee. */
const minExactDigits = 3
/** People leave out what comes after the digits they say. */
const exactShare = 0.005

/** Returns the preference for homes that have this very figure, where it is not a round one. */
export function preferExact({ of, value }: Figure): Preference[] {
  const digits = String(Math.round(value)).replace(/0+$/, '')
  if (digits.length < minExactDigits) return []
  const [min, max] = [value * (1 - exactShare), value * (1 + exactShare)]
  const range = coverOf(of === 'price' ? 'price' : 'area', Math.ceil(min), Math.floor(max))
  return [
    preferenceOf({
      slot: of === 'price' ? 'budget' : 'area',
      applied: 'filter',
      condition: sql`${sql.ref(of)} between ${min}::float8 and ${max}::float8`,
      add: ({ ranges }) => ranges.push(range),
    }),
  ]
}
