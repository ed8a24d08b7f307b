import { type RawBuilder, sql } from 'kysely'
import { brokersCalled } from '#server/broker/name-search-sql.ts'
import type { Handle } from '#server/db/connect.ts'
import { marketOf } from '#server/db/index-state.ts'
import { hitsOf } from '#server/search/index/queries.ts'
import { type Terms, termsOf } from '#server/search/index/terms.ts'
import { hasWords, inOrder, type Key, type Matching, type Narrowing, narrowedTo } from './filter.ts'

/** The ids of one page of what a search found, in any order, and how many it found. */
export interface FoundPage {
  ids: string[]
  total: number
  /** How many of them can be paged through, where not all can. */
  reach?: number
}

interface Page {
  offset: number
  limit: number
}

/** As many are quicker fetched and sorted than looked for along their order. */
const maxFetched = 5_000
/** Rows gone through along an order before all that match are fetched instead. */
const maxWalked = 25_000
/**
 * As far down as this a page is shown where what matches lies evenly: half of the walk, for safety.
 */
const reachOf = (total: number, all: number) => Math.floor((total * maxWalked) / 2 / all)

/**
 * Searches all listings for words in them and for brokers by name. A common word is counted by the
 * bitmaps of live listings (decision 0017) and by the index of the others; its page is found by
 * walking the order, as far as that is quick (decision 0006).
 */
export async function searchAllListings(
  db: Handle,
  search: string,
  filter: Narrowing,
  keys: readonly Key[],
  page: Page,
  /** How many there are without the search. */
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
  // They lie far from the beginning of the order.
  return ids.length < limit ? { ...(await fetched()), reach } : { ids, total, reach }
}

/**
 * Whether a listing holds the words, or its broker is called so. Written so that each part is
 * answered by an index of its own: the two of words, and that of brokers.
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

/** `undefined` where the bitmaps cannot say it. */
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

/** Listings that hold the words and whose broker is called so, from the side that has fewer. */
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
  // The condition stands in CASE so that no other index is taken for it.
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
 * Whatever holds words has to be found to be counted, so it is found once: the order of an index
 * would be walked to its end for words that are nowhere.
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
