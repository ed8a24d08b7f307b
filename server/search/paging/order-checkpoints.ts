import { type RawBuilder, sql } from 'kysely'
import type { PriceRange } from '#server/search/filter-conditions.ts'
import { type ColumnSort, type PublicPage, sorts } from './sort-orders.ts'

/** A page with a smaller offset is reached as fast from the start. */
const minCountedOffset = 1_000

interface Order {
  /** The index in `property_order_keys`. */
  place: number
  /** Converts a key exactly to a value of the column. */
  value(key: RawBuilder<unknown>): RawBuilder<unknown>
  /** Greater than any value of the column. */
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
  cash: { place: 6, value: price.value },
}

export const isFarDown = ({ after, offset }: PublicPage) =>
  after === undefined && offset >= minCountedOffset

/**
 * Returns the changes since the last fold by keys of an order: -1 at a listing's old key, +1 at its
 * current key.
 */
function stepsOf(place: number, without: readonly string[]): RawBuilder<unknown> {
  const now = sql`(property_order_keys(property))[${sql.lit(place)}]`
  return sql`
    changed as materialized (select distinct property_id from property_word_change),
    step as materialized (
      select keys[${sql.lit(place)}] as key, -1 as step
      from changed join property_order_key using (property_id)
      union all
      select ${now}, 1 from changed join property on id = property_id where is_live
      union all
      -- Listings in a sponsored place are not counted in the order.
      select ${now}, -1 from property where id = any(${without}::uuid[]) and is_live
    )`
}

/**
 * Returns the checkpoint of an order at an index (`found`), and how many folded listings are before
 * and after it. The first one has no key, because nothing is before it.
 */
const checkpointAt = (place: number, found: RawBuilder<unknown>) => sql`
  select nullif(starts[number], '-Infinity') as key, before[number] as before,
    total - before[number] as from_it
  from (
    select starts, before, total, ${found} as number
    from order_checkpoint_sum where sort = ${sql.lit(place)}
  ) numbered`

/**
 * Returns the CTEs that count all live listings in a range of prices as `counted`, from the
 * checkpoints below its two limits and from there by the index.
 */
export function countedByPrice({ min, max }: PriceRange): RawBuilder<unknown> {
  const cheaper = (rupees: number) => sql`(
    select coalesce(max(before + changed), 0) + (
      select count(*) from property
      where is_live and price >= coalesce(max(key), 0)::bigint and price < ${rupees}::bigint)
    from (
      select key, before,
        (select coalesce(sum(step), 0) from step where step.key < landmark.key) as changed
      from (
        ${checkpointAt(price.place, sql`width_bucket(${rupees}::double precision, starts)`)}
      ) landmark
    ) last)`
  const all = sql`(
    select coalesce(max(total), 0) + (select coalesce(sum(step), 0) from step)
    from order_checkpoint_sum where sort = ${sql.lit(price.place)})`
  return sql`
    ${stepsOf(price.place, [])},
    counted as (
      select greatest(${max === undefined ? all : cheaper(max + 1)}
        - ${min === undefined ? sql`0` : cheaper(min)}, 0)::bigint as total
    )`
}

/**
 * Returns the CTEs that find a page far down in an order of all live listings, starting at a
 * checkpoint before it. It is exact, because page and counts are from one snapshot.
 */
export function foundByCheckpoints({
  sort,
  offset,
  limit,
  without,
}: PublicPage): RawBuilder<unknown> {
  const { column, direction, isDescending } = sorts[sort]
  const { place, value, beyond = 'Infinity' } = orders[sort]
  // Additions since the last fold are subtracted, so that the checkpoint is not after the page even
  // if all of them are before it.
  const passed = sql`(${offset}::bigint - (select count(*) from step where step > 0))`
  const found = isDescending
    ? sql`1 + width_bucket(total - ${passed}, before)`
    : sql`width_bucket(${passed}, before)`
  const changed = sql`
    select coalesce(sum(step), 0) from step
    where step.key ${sql.raw(isDescending ? '>=' : '<')} placed.key`
  const key = sql`(select key from landmark)`
  return sql`
    counted as (
      select coalesce(sum(count), 0)::bigint as total from property_kind_tally
    ),
    ${stepsOf(place, without)},
    landmark as materialized (
      select key, ${sql.raw(isDescending ? 'from_it' : 'before')} + (${changed})::bigint as passed
      from (${checkpointAt(place, found)}) placed
    ),
    page as (
      select id, ${column} as position from property
      where is_live and id <> all(${without}::uuid[])
        and (select total from counted) > ${offset}
        and ${column} ${sql.raw(isDescending ? '<' : '>=')}
          coalesce(${value(key)}, ${sql.raw(isDescending ? `'${beyond}'` : '0')})
      order by ${column} ${direction}, id ${direction}
      limit ${limit + 1} offset ${offset}::bigint - coalesce((select passed from landmark), 0)
    )`
}
