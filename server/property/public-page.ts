import { type RawBuilder, sql } from 'kysely'
import type { Sort } from '#contract/property-word.ts'
import type { Position } from './cursor.ts'

export interface PublicPage {
  sort: Sort
  limit: number
  offset: number
  after: Position | undefined
}

interface SortRule {
  column: RawBuilder<unknown>
  direction: RawBuilder<unknown>
  beyond: RawBuilder<unknown>
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
    beyond: sql.raw(direction === 'asc' ? '>' : '<'),
    type: sql.raw(type),
  }
}

/** The id decides between equals, in the same direction, so that every order is total. */
export const sorts: Record<Sort, SortRule> = {
  newest: rule('created_at', 'timestamptz', 'desc'),
  'price-asc': rule('price', 'bigint', 'asc'),
  'price-desc': rule('price', 'bigint', 'desc'),
  area: rule('area_sqft', 'double precision', 'desc'),
  rate: rule(sql`(property.price / property.area_sqft)`, 'double precision', 'asc'),
  drop: rule('price_drop', 'real', 'desc'),
}

/** Where the page goes on: beyond this place, or anywhere. */
export function goesOn(
  { sort, after }: PublicPage,
  position: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const { beyond, type } = sorts[sort]
  return after
    ? sql`(${position}, ${id}) ${beyond} (${after[0]}::${type}, ${after[1]}::uuid)`
    : sql`true`
}
