import { type RawBuilder, sql } from 'kysely'
import { brokersCalled } from '#server/broker/name-search-sql.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { hitsOf } from '#server/search/index/queries.ts'
import { type Terms, termsOf } from '#server/search/index/terms.ts'
import { hasWords, inOrder, type Key, type Matching, type Narrowing, narrowedTo } from './filter.ts'

/** The ids of a page of results, in any order, and the total. */
export interface FoundPage {
  ids: string[]
  total: number
  /** How many of them can be paged through, if not all. */
  reach?: number
}

interface Page {
  offset: number
  limit: number
}

/** Up to this many are faster to fetch and sort than to find along their order. */
const maxFetched = 5_000
/** Rows to scan along an order before all matches are fetched instead. */
const maxWalked = 25_000
/**
 * Returns how far pages can be shown if matches are spread evenly: half of the scan, for safety.
 */
const reachOf = (total: number, all: number) => Math.floor((total * maxWalked) / 2 / all)

/**
 * Searches all listings by words and by broker names. A common word is counted by the bitmaps of
 * live listings (decision 0017) and by the index of the others; its page is found by scanning the
 * order, as far as that is fast (decision 0006).
 */
export async function searchAllListings(
  db: Handle,
  search: string,
  filter: Narrowing,
  keys: readonly Key[],
  page: Page,
  /** Counts the listings without the search. */
  countAll: () => Promise<number>,
): Promise<FoundPage> {
  const { ids: brokers } = await db
    .selectNoFrom(brokersCalled(search).as('ids'))
    .executeTakeFirstOrThrow()
  const isOne = mentions(search, sql`${brokers}::uuid[]`)
  const fetched = () =>
    fetchPage(db, db.selectFrom('property').where(narrowedTo(filter)).where(isOne), keys, page)
  const total = await countSearched(db, search, filter, brokers)
  if (total === undefined || total <= maxFetched) return fetched()
  const reach = Math.min(total, reachOf(total, await countAll()))
  if (page.offset >= reach) return { ids: [], total, reach }
  const limit = Math.min(page.limit, reach - page.offset)
  const ids = await walk(db, filter, isOne, keys, { ...page, limit })
  // The matches are far from the start of the order.
  return ids.length < limit ? { ...(await fetched()), reach } : { ids, total, reach }
}

/**
 * Returns the condition that a listing contains the words or its broker has this name. It is
 * written so that each part uses its own index: two for words, one for brokers.
 */
export function mentions(
  search: string,
  brokers: RawBuilder<unknown> = brokersCalled(search),
): RawBuilder<boolean> {
  return sql<boolean>`(${mentionsWords(search)} or property.broker_id = any(${brokers}))`
}

function mentionsWords(search: string): RawBuilder<boolean> {
  const words = hasWords(search)
  return sql<boolean>`((property.is_live and ${words}) or (not property.is_live and ${words}))`
}

/** Returns the total, or `undefined` if the bitmaps cannot compute it. */
async function countSearched(
  db: Handle,
  search: string,
  filter: Narrowing,
  brokers: readonly string[],
): Promise<number | undefined> {
  const { status, propertyType, brokerId, createdFrom, createdTo, ids } = filter
  const terms = createdFrom || createdTo || ids ? undefined : termsOf({ search }, undefined)
  if (!terms || !(await marketOf(db)).isFolded) return undefined
  if (propertyType) terms.oneOf.push([`:type ${propertyType}`])
  if (brokerId) terms.oneOf.push([`:broker ${brokerId}`])
  const isOne = sql`${narrowedTo(filter)} and ${hasWords(search)}`
  const live = status && status !== 'approved' ? sql`0` : countLive(terms, isOne)
  const { rows } = await sql<{ worded: number; called: number }>`
    select (${live}
        + (select count(*) from property where not property.is_live
          and ${isOne}))::bigint as worded,
      (select count(*) from property where ${narrowedTo(filter)}
        and property.broker_id = any(${brokers}::uuid[])) as called`.execute(db)
  const { worded = 0, called = 0 } = rows[0] ?? {}
  if (worded === 0 || called === 0) return worded + called
  return worded + called - (await countBoth(db, search, filter, brokers, worded < called))
}

/** Counts listings that match by words and by broker, starting from the smaller set. */
async function countBoth(
  db: Handle,
  search: string,
  filter: Narrowing,
  brokers: readonly string[],
  isByWords: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with found as ${isByWords ? sql`materialized` : sql`not materialized`} (
      select broker_id from property where ${narrowedTo(filter)} and ${mentionsWords(search)}
    )
    select count(*) as count from found where broker_id = any(${brokers}::uuid[])`.execute(db)
  return rows[0]?.count ?? 0
}

function countLive(terms: Terms, isOne: RawBuilder<unknown>): RawBuilder<unknown> {
  const condition = sql`property.is_live and ${isOne}`
  return sql`(with ${hitsOf(terms, condition, sql`null`)}
    select coalesce((select sum(bit_count(bits)) from hit), 0) + (select count(*) from looked))`
}

async function walk(
  db: Handle,
  filter: Narrowing,
  isOne: RawBuilder<boolean>,
  keys: readonly Key[],
  { offset, limit }: Page,
): Promise<string[]> {
  // CASE keeps the planner from using another index for the condition.
  const { rows } = await sql<{ id: string }>`
    select id from (
      select property.id, ${selected(keys)}, case when ${isOne} then true end as matches
      from property where ${narrowedTo(filter)}
      order by ${inOrder(keys)} limit ${maxWalked}
    ) way
    where matches order by ${bySelected(keys)} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Fetches all matches once, for both count and page: for words without matches, an index in the
 * order would be scanned to its end.
 */
export async function fetchPage(
  db: Handle,
  matching: Matching,
  keys: readonly Key[],
  { offset, limit }: Page,
): Promise<FoundPage> {
  const { rows } = await sql<FoundPage>`
    with found as materialized (
      ${matching.select(['property.id', ...namedKeys(keys)])}
    )
    select (select count(*) from found) as total,
      array(select id from found order by ${bySelected(keys)}
        limit ${limit} offset ${offset}) as ids
    `.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

const nameOf = (index: number) => `key_${index}`
const namedKeys = (keys: readonly Key[]) => keys.map(({ by }, index) => by.as(nameOf(index)))
const selected = (keys: readonly Key[]) =>
  sql.join(keys.map(({ by }, index) => sql`${by} as ${sql.ref(nameOf(index))}`))
const bySelected = (keys: readonly Key[]) =>
  inOrder(keys.map(({ isDown }, index) => ({ by: sql.ref(nameOf(index)), isDown })))
