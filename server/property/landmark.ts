import { type RawBuilder, sql } from 'kysely'
import { type ColumnSort, type PublicPage, sorts } from './public-page.ts'

/** Pages that begin before this many listings are as quickly counted from the first one. */
const nearBeginning = 2_000

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

/**
 * The parts of a statement that find a page far down in an order of all live listings: from the last
 * landmark before it. How many stand before a landmark is what was folded, with what changed since
 * taken away where it was and added where it is; so it is exact, in the snapshot of the page.
 */
export function foundByLandmarks({
  sort,
  offset,
  limit,
  without,
}: PublicPage): RawBuilder<unknown> {
  const { column, direction, isDescending } = sorts[sort]
  const { place, value, beyond = 'Infinity' } = orders[sort]
  const now = sql`(property_order_keys(property))[${sql.lit(place)}]`
  const before = isDescending
    ? sql`sum(step) over (order by key desc range unbounded preceding)`
    : sql`sum(step) over (order by key range unbounded preceding exclude group)`
  const key = sql`(select key from landmark)`
  return sql`
    counted as (
      select coalesce(sum(count), 0)::bigint as total from property_tally where is_live
    ),
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
    ),
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
