import { type RawBuilder, sql } from 'kysely'
import type { Sort } from '#contract/property/vocabulary.ts'
import { isUnseen } from './seen-listings.ts'

/** Orders by a column; the best match is computed instead (`relevance.ts`). */
export type ColumnSort = Exclude<Sort, 'relevance'>

export interface PublicPage {
  sort: ColumnSort
  limit: number
  offset: number
  /** The sort value of the previous page's last entry, in PostgreSQL's text format, and its id. */
  after: readonly [value: string, id: string] | undefined
  /** Listings with a sponsored place in this list, which are shown there instead. */
  without: readonly string[]
  /** Tails of listings on earlier pages (`seen-listings.ts`). */
  seen: readonly string[]
}

interface SortRule {
  column: RawBuilder<unknown>
  direction: RawBuilder<unknown>
  isDescending: boolean
  comparison: RawBuilder<unknown>
  type: RawBuilder<unknown>
}

function rule(
  column: string | RawBuilder<unknown>,
  type: string,
  direction: 'asc' | 'desc',
): SortRule {
  return {
    column: typeof column === 'string' ? sql.ref(`property.${column}`) : column,
    direction: sql.raw(direction),
    isDescending: direction === 'desc',
    comparison: sql.raw(direction === 'asc' ? '>' : '<'),
    type: sql.raw(type),
  }
}

/** The id breaks ties in the same direction, so that every order is total. */
export const sorts: Record<ColumnSort, SortRule> = {
  newest: rule('newest_at', 'timestamptz', 'desc'),
  'price-asc': rule('price', 'bigint', 'asc'),
  'price-desc': rule('price', 'bigint', 'desc'),
  area: rule('area_sqft', 'double precision', 'desc'),
  rate: rule(
    sql`(property.price
      / rated_area(property.area_sqft, property.detail, property.usual_loading))`,
    'double precision',
    'asc',
  ),
  drop: rule('price_drop', 'real', 'desc'),
  // Listings whose cash need is unknown come last.
  cash: rule(sql`coalesce(property.cash_needed, 9007199254740991)`, 'bigint', 'asc'),
}

/**
 * Returns the condition of the next page: after the given position, if any, and without listings
 * that are shown elsewhere.
 */
export function continues(
  { sort, after, without, seen }: PublicPage,
  position: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { comparison, type } = sorts[sort]
  const conditions = [
    ...(after
      ? [sql`(${position}, ${id}) ${comparison} (${after[0]}::${type}, ${after[1]}::uuid)`]
      : []),
    ...(without.length > 0 ? [sql`${id} <> all(${without}::uuid[])`] : []),
    ...(seen.length > 0 ? [isUnseen(id, seen)] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}
