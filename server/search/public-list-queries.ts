import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Market } from '#server/db/index-state.ts'
import { lines } from '#server/db/lines.ts'
import { foundByBitmaps } from '#server/search/index/queries.ts'
import {
  countedByPrice,
  foundByCheckpoints,
  isFarDown,
} from '#server/search/paging/order-checkpoints.ts'
import { continues, type PublicPage, sorts } from '#server/search/paging/sort-orders.ts'
import type { CompiledSearch } from './compile-query.ts'
import { countByBitmaps } from './count-queries.ts'
import type { Filter } from './filter-conditions.ts'

/** A listing of a page. */
export interface FoundCard {
  id: string
  /** The sort value as text that PostgreSQL reads back exactly. */
  position: string
  /** A `PropertyCard` as JSON, ready to be sent. */
  card: string
}

const all = (conditions: RawBuilder<boolean>[]) =>
  sql.join([sql`is_live`, ...conditions], sql` and `)

/**
 * Returns a page of live listings, with one card more if there are more, and the total, in one
 * statement.
 *
 * Words, amenities, map areas and conditions of the text are answered by bitmaps, anything else by
 * the indexes (README.md). Ranges of prices or areas are planned with their values: how many
 * listings they contain decides whether their own index or the order's is faster.
 */
export async function listPublic(
  { prepared, planned }: Context['reads'],
  { filter, terms }: Pick<CompiledSearch, 'filter' | 'terms'>,
  { isFolded }: Pick<Market, 'isFolded'>,
  page: PublicPage,
): Promise<{ rows: FoundCard[]; total: number }> {
  const bits = filter.worded.length > 0 && isFolded ? terms : undefined
  const found = bits
    ? foundByBitmaps(bits, filter, page)
    : isPlain(filter) && isFarDown(page) && isFolded
      ? foundByCheckpoints(page)
      : foundByIndexes(filter, page, isPriced(filter) && isFolded)
  const { direction } = sorts[page.sort]
  // One text for all rows, which is received and passed on as a whole.
  const { rows } = await sql<Record<keyof FoundCard, string | null> & { total: number }>`
    with ${found}
    select (select total from counted) as total, string_agg(id::text, e'\n') as id,
      string_agg(position::text, e'\n') as position, string_agg(card::text, e'\n') as card
    from (
      select page.id, position, card from page join property_card on property_id = page.id
      order by position ${direction}, page.id ${direction}
    ) shown`.execute(bits || !hasRange(filter) ? prepared : planned)
  const [texts] = rows
  const [positions, cards] = [lines(texts?.position), lines(texts?.card)]
  return {
    rows: lines(texts?.id).map((id, at) => ({
      id,
      position: positions[at] ?? '',
      card: cards[at] ?? '',
    })),
    total: texts?.total ?? 0,
  }
}

/** Counts the live listings that match each of these searches. */
export async function countPublic(
  db: Handle,
  { isFolded }: Pick<Market, 'isFolded'>,
  asked: readonly Pick<CompiledSearch, 'filter' | 'terms'>[],
): Promise<number[]> {
  const inBits = asked.flatMap(({ filter, terms }) =>
    filter.worded.length > 0 && terms && isFolded ? { filter, terms } : [],
  )
  const totals = inBits.length > 0 ? await countByBitmaps(db, inBits) : []
  const known = new Map(inBits.map(({ filter }, index) => [filter, totals[index]]))
  return Promise.all(
    asked.map(({ filter }) => known.get(filter) ?? countByIndexes(db, isFolded, filter)),
  )
}

async function countByIndexes(db: Handle, isFolded: boolean, filter: Filter): Promise<number> {
  const page: PublicPage = {
    sort: 'newest',
    limit: 1,
    offset: 0,
    after: undefined,
    without: [],
    seen: [],
  }
  const { rows } = await sql<{ total: number }>`
    with ${foundByIndexes(filter, page, isPriced(filter) && isFolded)}
    select total from counted`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Reads the page from an index, and the total from a tally or an index. With words, all matches
 * have to be found to be counted, so they are found once and the page is taken from them. Ids are
 * selected first, so that rows before a late page are skipped without being read.
 */
function foundByIndexes(
  { tallied, isOfKind, indexed, worded, price }: Filter,
  page: PublicPage,
  isCountedByPrice: boolean,
) {
  const { column, direction } = sorts[page.sort]
  const isTallied = indexed.length + worded.length === 0
  return sql`
    matching as ${worded.length > 0 ? sql`materialized` : sql`not materialized`} (
      select id, ${column} as position from property
      where ${all([...tallied, ...indexed, ...worded])}
    ),
    ${
      isCountedByPrice
        ? countedByPrice(price)
        : sql`counted as (
            ${isTallied ? tallyOf(tallied, isOfKind) : sql`select count(*) as total from matching`}
          )`
    },
    page as (
      select id, position from (
        select id, position from matching
        -- Beyond the end a whole index would be scanned to find nothing.
        where (select total from counted) > ${page.offset}
          and ${continues(page, sql`position`, sql`id`)}
        order by position ${direction}, id ${direction} limit ${sql.lit(roundedUp(page))}
      ) beginning
      order by position ${direction}, id ${direction} limit ${page.limit + 1} offset ${page.offset}
    )`
}

const tallyOf = (conditions: RawBuilder<boolean>[], isOfKind: boolean) => sql`
  select coalesce(sum(count), 0)::bigint as total from ${
    isOfKind
      ? sql`property_kind_tally where ${sql.join([sql`true`, ...conditions], sql` and `)}`
      : sql`property_tally where ${all(conditions)}`
  }`

const isPlain = ({ tallied, indexed, worded }: Filter) =>
  tallied.length + indexed.length + worded.length === 0

/** Returns whether the filter is only a range of prices, which may match most listings. */
const isPriced = ({ tallied, indexed, worded, bounds }: Filter) =>
  tallied.length + worded.length === 0 &&
  indexed.length > 0 &&
  indexed.length === bounds['price-asc'].length

const hasRange = ({ bounds }: Filter) => bounds['price-asc'].length + bounds.area.length > 0

/**
 * Returns about how many rows of the order a page needs, rounded up to a power of four. It is part
 * of the statement's text, so that the plan fits few or many rows; rounding limits the number of
 * different statements.
 */
function roundedUp({ offset, limit }: PublicPage): number {
  return 4 ** Math.max(3, Math.ceil(Math.log(offset + limit + 1) / Math.log(4)))
}
