import { type RawBuilder, sql } from 'kysely'
import { conditionOf, type Filter } from '#server/search/filter-conditions.ts'
import { continues, type PublicPage, sorts } from '#server/search/paging/sort-orders.ts'
import { columnList, numbersOf, piecesOf } from './bit-positions.ts'
import { bitmapsOf, isOpen, type Terms, withoutGone } from './terms.ts'

/** Rows of an order to scan for a page before the matching listings are fetched instead. */
const maxWalked = 25_000
/** More matching listings than this are found faster by the indexes than by their bits. */
const maxFetched = 5_000
/** More on the map, where the only alternative is to scan an order. */
const maxFetchedOnMap = 60_000

/**
 * Returns the CTEs that find listings by bitmaps: `counted` has the total, `page` the ids and
 * positions of one page. Listings that changed since they were folded are removed from the bitmaps
 * and checked in the table, in the same snapshot, so that total and page are exact at any moment.
 *
 * If many match, scanning the order fills the page quickly. If few match, they are fetched and
 * sorted. Far down among many, and if the matches are far from the start of the order, the indexes
 * find them.
 */
export function foundByBitmaps(
  terms: Terms,
  filter: Filter,
  page: PublicPage,
): RawBuilder<unknown> {
  const { bounds } = filter
  const condition = conditionOf(filter)
  const { column, direction } = sorts[page.sort]
  const limit = sql`${page.limit + 1}::bigint`
  const offset = sql`${page.offset}::bigint`
  const inOrder = sql`order by position ${direction}, id ${direction}
    limit ${limit} offset ${offset}`
  const isWalked = sql`exists (select from way where walks and (select count(*)
    from walked) = ${limit})`
  const fetchLimit = terms.isOnMap ? maxFetchedOnMap : maxFetched
  const isFetched = sql`not ${isWalked} and (select total from counted) <= ${sql.lit(fetchLimit)}`
  return sql`
    ${hitsOf(terms, condition, column)},
    counted as materialized (${countedHits}),
    way as materialized (
      select ${offset} + ${limit} < total and (${offset} + ${limit})
        * coalesce((select max(number) from property_slot), 0) / total
          < least(total, ${sql.lit(Math.round(maxWalked / 3))})
        as walks
      from counted where total > 0
    ),
    walked as materialized (
      select id, position from (
        -- CASE keeps the planner from using another index for the condition.
        select id, ${column} as position, case when ${condition} then true end as matches
        from property
        where ${sql.join([sql`is_live`, ...bounds[page.sort]], sql` and `)}
          and (select walks from way) and ${continues(page, column, sql`id`)}
        order by ${column} ${direction}, id ${direction} limit ${sql.lit(maxWalked)}
      ) walk
      where matches ${inOrder}
    ),
    fetched as (
      select id, position from (
        select id, ${column} as position from property
        where id = any(array(${listingsOf(sql`bits`, sql`(${isFetched})`)}))
        union all
        select id, position from looked where (${isFetched})
        union all
        select id, ${column} as position from property
        where ${condition} and not (${isFetched}) and not ${isWalked}
      ) candidate
      where (select total from counted) > ${offset} and ${continues(page, sql`position`, sql`id`)}
      ${inOrder}
    ),
    page as (
      select id, position from walked where ${isWalked}
      union all
      select id, position from fetched
    )`
}

/**
 * Returns the CTEs that find listings: `hit` has their bits by block; `looked` has those checked in
 * the table, because they changed since they were folded or are in a bucket across the end of a
 * range.
 */
export const hitsOf = (
  terms: Terms,
  condition: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
) => sql`
    changed as materialized (${changedListings}),
    hit as materialized (
      select ${without(sql`bits`)} as bits, ${
        isOpen(terms) ? sql`${without(sql`(wide # bits)`)} as open, ` : sql``
      }found.block
      from (${bitmapsOf(terms)}) found
      left join (${changedBits}) other using (block)
    ),
    looked as materialized (
      select id, ${column} as position from property
      -- CASE keeps the planner from using an index for the condition: that of words took longer
      -- than everything else together, mostly to find nothing.
      where case when ${condition} then true end and id = any(array(
        select property_id from changed${
          isOpen(terms) ? sql` union all ${listingsOf(sql`open`)}` : sql``
        }))
    )`

/** Counts what was found, as `total`. */
const countedHits = sql`
  select (coalesce((select sum(bit_count(bits)) from hit), 0)
    + (select count(*) from looked))::bigint as total`

/**
 * Listings that changed since they were folded. The array makes the planner expect few rows: after
 * many rows were deleted since the last vacuum it assumes a large table, and would reserve memory
 * for it in every search.
 */
export const changedListings = sql`
  select property_id, number
  from (
    select distinct property_id
    from unnest(array(select property_id from property_word_change)) property_id
  ) change
  left join property_slot using (property_id)`

export const changedBits = sql`
  select number / 16384 as block, bit_or(property_slot_bit(number)) as changed
  from changed where number is not null group by number / 16384`

/** Returns the bits without those of changed listings. */
export const without = (bits: RawBuilder<unknown>) => withoutGone(bits, sql`other.changed`)

/** Returns the listings of the bits set, with the named columns of each hit. */
export const listingsOf = (
  bits: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
  columns: readonly string[] = [],
) => sql`
  select ${columnList(columns)}property_id
  from (${numbersOf(
    sql`(
      select ${columnList(columns)}part, beginning
      from hit cross join ${piecesOf(bits)}
      where ${condition} and bit_count(${bits}) > 0 and bit_count(part) > 0
      offset 0
    ) piece`,
    columns,
  )}) set
  join property_slot using (number)`
