import { type RawBuilder, sql } from 'kysely'
import type { PriceRange } from './filter.ts'
import { type ColumnSort, type PublicPage, sorts } from './public-page.ts'

/** Pages that begin before this many listings are as quickly counted from the first one. */
const nearBeginning = 1_000

interface Order {
  /** Its place among `property_order_keys`. */
  place: number
  /** A key as a value of the column, exactly. */
  value(key: RawBuilder<unknown>): RawBuilder<unknown>
  /** More than any value. */
  beyond?: string
}

const price: Order = {
  place: 2,
  value: (key) => sql`${key}::bigint`,
  beyond: '9223372036854775807',
}
const orders: Record<ColumnSort, Order> = {
  newest: {
    place: 1,
    value: (key) => sql`timestamptz 'epoch' + ${key} * interval '1 microsecond'`,
  },
  'price-asc': price,
  'price-desc': price,
  area: { place: 3, value: (key) => key },
  rate: { place: 4, value: (key) => key },
  drop: { place: 5, value: (key) => sql`${key}::real` },
}

export const isFarDown = ({ after, offset }: PublicPage) =>
  after === undefined && offset >= nearBeginning

// Not `exclude group`, which would add everything up anew for each row.
const keysBefore = sql`sum(step) over (order by key range unbounded preceding)
  - sum(step) over (partition by key)`

/**
 * What stands at each key of an order: landmarks with what was folded, and what changed since, taken
 * away where it was and added where it is.
 */
function stepsOf(place: number, without: readonly string[]): RawBuilder<unknown> {
  const now = sql`(property_order_keys(property))[${sql.lit(place)}]`
  return sql`
    changed as materialized (select distinct property_id from property_word_change),
    step as (
      select start as key, count as step, start > '-Infinity' as is_landmark
      from property_landmark where sort = ${sql.lit(place)}
      union all
      select keys[${sql.lit(place)}], -1, false from changed join property_order_key using (property_id)
      union all
      select ${now}, 1, false from changed join property on id = property_id where is_live
      union all
      -- What has a sponsored place is not counted here.
      select ${now}, -1, false from property where id = any(${without}::uuid[]) and is_live
    )`
}

/**
 * The part of a statement that counts all live listings within a range of prices, as `counted`: by
 * the landmarks below its two ends and the index from there.
 */
export function countedByPrice({ least, most }: PriceRange): RawBuilder<unknown> {
  const cheaper = (rupees: number) => sql`(
    select coalesce(max(before), 0) + (
      select count(*) from property
      where is_live and price >= coalesce(max(key), 0)::bigint and price < ${rupees}::bigint)
    from (
      select key, before from below where is_landmark and key <= ${rupees}::double precision
      order by key desc limit 1
    ) last)`
  const all = sql`(select sum(step) from step)`
  return sql`
    ${stepsOf(price.place, [])},
    below as materialized (
      select key, is_landmark,
        ${keysBefore} as before
      from step
    ),
    counted as (
      select greatest(${most === undefined ? all : cheaper(most + 1)}
        - ${least === undefined ? sql`0` : cheaper(least)}, 0)::bigint as total
    )`
}

/**
 * The parts of a statement that find a page far down in an order of all live listings: from the last
 * landmark before it. Exact, since page and count are of one snapshot.
 */
export function foundByLandmarks({
  sort,
  offset,
  limit,
  without,
}: PublicPage): RawBuilder<unknown> {
  const { column, direction, isDescending } = sorts[sort]
  const { place, value, beyond = 'Infinity' } = orders[sort]
  const before = isDescending
    ? sql`sum(step) over (order by key desc range unbounded preceding)`
    : keysBefore
  const key = sql`(select key from landmark)`
  return sql`
    counted as (
      select coalesce(sum(count), 0)::bigint as total from property_kind_tally
    ),
    ${stepsOf(place, without)},
    landmark as materialized (
      select key, before
      from (select key, is_landmark, coalesce(${before}, 0)::bigint as before from step) placed
      where is_landmark and before <= ${offset}
      order by before desc limit 1
    ),
    page as (
      select id, ${column} as position from property
      where is_live and id <> all(${without}::uuid[])
        and (select total from counted) > ${offset}
        and ${column} ${sql.raw(isDescending ? '<' : '>=')}
          coalesce(${value(key)}, ${sql.raw(isDescending ? `'${beyond}'` : '0')})
      order by ${column} ${direction}, id ${direction}
      limit ${limit + 1} offset ${offset}::bigint - coalesce((select before from landmark), 0)
    )`
}
