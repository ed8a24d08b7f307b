import { paginationOf } from '#contract/page.ts'
import type { PublicPropertyQuery } from '#contract/property/query.ts'
import type { Sort } from '#contract/property/vocabulary.ts'
import type { SearchReading } from '#contract/search/explanation.ts'
import { composePage, composePages, pagesWithSponsored } from '#domain/plan/sponsored.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Market, marketOf } from '#server/db/index-state.ts'
import { readCards } from '#server/property/card-queries.ts'
import { type Position, readCursor, writeCursor } from '#server/search/paging/cursor.ts'
import { addSeen, seenTails } from '#server/search/paging/seen-listings.ts'
import { sorts } from '#server/search/paging/sort-orders.ts'
import { wantedOf } from '#server/search/ranking/ranking-input.ts'
import { listByRelevance } from '#server/search/ranking/relevance.ts'
import { chooseOtherWording } from './choose-wording.ts'
import { type CompiledSearch, compileSearch } from './compile-query.ts'
import { commonQuery, presentReading } from './explain-query.ts'
import { listPublic } from './public-list-queries.ts'
import { allOf, onwardOf } from './relaxation/relaxations.ts'
import { waysOn } from './relaxation/ways-on.ts'
import {
  chooseSponsored,
  filterSponsored,
  hasSponsored,
  nobodySponsored,
  type Sponsored,
} from './sponsored.ts'
import type { Wording } from './wording.ts'

/** The public list. */

interface Found {
  /** Cards as JSON. */
  properties: { id: string; json: string }[]
  sort: Sort
  pagination: ReturnType<typeof paginationOf> & { next: string | null }
  interpretation: SearchReading | null
  /** The search as a query that is counted among the popular ones. */
  commonQuery: string | undefined
}

/**
 * Searches the public list. `chosen` is the wording of a text which finds nothing as it is parsed.
 */
export async function searchListings(
  context: Pick<Context, 'reads' | 'secrets'>,
  query: PublicPropertyQuery,
  chosen?: { wording: Wording; market: Market },
): Promise<Found> {
  const { reads, secrets } = context
  const { page, limit, after, sort: chosenSort, sponsored: wantsSponsored, ...question } = query
  const { prepared } = reads
  const [market, asked] = await Promise.all([
    chosen?.market ?? marketOf(prepared),
    compileSearch(prepared, question, { wording: chosen?.wording }),
  ])
  const { reading } = asked
  const sort = chosenSort ?? reading?.sort ?? (question.search ? 'relevance' : 'newest')
  const list = nameOf({ ...question, sort, wantsSponsored })
  const cursor = after === undefined ? undefined : readCursor(secrets, list, after)
  const sponsored = cursor
    ? await filterSponsored(prepared, asked, cursor)
    : wantsSponsored && hasSponsored(question, sort, limit)
      ? await sponsoredBefore(prepared, asked, market, { page, limit }, (entryPage) =>
          listEntries(reads, question.search, asked, market, sort, entryPage),
        )
      : nobodySponsored
  const { entries, total } = await listEntries(reads, question.search, asked, market, sort, {
    limit,
    offset: cursor ? 0 : (page - 1) * limit - sponsored.placed.length,
    after: cursor?.position,
    without: sponsored.placed,
    seen: seenTails(cursor?.seen ?? ''),
  })
  const isFirst = page === 1 && !cursor
  const isNone = total === 0 && chosen === undefined && reading && reading.slots.length > 0
  const ways = isNone && isFirst ? waysOn(reading) : undefined
  const other = isNone
    ? await chooseOtherWording(prepared, market, question, reading, ways && allOf(ways))
    : undefined
  if (other?.wording) return searchListings(context, query, { wording: other.wording, market })
  const { cards, organicUsed, waiting, hasMore } = composePage({
    organic: entries,
    sponsored: sponsored.waiting,
    lastBrokerId: sponsored.lastBrokerId,
    size: limit,
  })
  const known = new Map(entries.flatMap(({ id, card }) => (card ? [[id, card]] : [])))
  const shown = cards.map((card) =>
    'organic' in card ? { id: card.organic.id } : { id: card.sponsored.id, isSponsored: true },
  )
  const found = await readCards(
    prepared,
    shown.flatMap(({ id }) => (known.has(id) ? [] : id)),
  )
  const position = furthest(sort, cursor?.position, entries[organicUsed - 1]?.position)
  // A list that starts on a later page does not know what was shown before.
  const before = cursor ? cursor.seen : page === 1 ? '' : undefined
  const shownHere = entries.slice(0, organicUsed).map(({ id }) => id)
  const placed = [
    ...sponsored.placed,
    ...cards.flatMap((card) => ('sponsored' in card ? card.sponsored.id : [])),
  ]
  const seen = before === undefined ? undefined : addSeen(before, shownHere)
  return {
    properties: shown.flatMap(({ id, isSponsored }) => {
      const json = known.get(id) ?? found.get(id)
      return json ? { id, json: isSponsored ? marked(json) : json } : []
    }),
    sort,
    pagination: {
      ...paginationOf(page, limit, total),
      next:
        hasMore && position
          ? writeCursor(secrets, list, {
              position,
              ...(seen !== undefined && { seen }),
              sponsored: [...placed, ...waiting.map(({ id }) => id)],
              shown: placed.length,
            })
          : null,
    },
    interpretation: reading
      ? await presentReading(prepared, market, question, reading, {
          ...{ total, isFirst, isOrdered: chosenSort !== undefined },
          onward: ways && other && onwardOf(question, ways, other.totals, total),
        })
      : null,
    commonQuery: reading && commonQuery(reading, question, chosen !== undefined),
  }
}

/** Marks a card as sponsored: its listing is there because of its broker's plan. */
const marked = (card: string) => `${card.slice(0, -1)},"isSponsored":true}`

/**
 * Writes the response as JSON. The cards are JSON already, so they are not parsed and written
 * again.
 */
export function writeFound({ properties, commonQuery: _, ...about }: Found): Buffer {
  const cards = properties.flatMap(({ json }, at) => (at === 0 ? json : [',', json]))
  return encode(['{"properties":[', ...cards, `],${JSON.stringify(about).slice(1)}`])
}

/** Copies each text once, without joining them into a longer one first. */
function encode(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let end = 0
  for (const text of texts) end += bytes.write(text, end)
  return bytes
}

/**
 * Returns the sponsored listings before a page and those still waiting, computed page by page from
 * the first.
 */
async function sponsoredBefore(
  db: Handle,
  asked: CompiledSearch,
  market: Market,
  { page, limit }: { page: number; limit: number },
  list: (page: EntryPage) => Promise<{ entries: Entry[] }>,
): Promise<Sponsored> {
  const chosen = await chooseSponsored(db, asked, market, { pageSize: limit, now: new Date() })
  if (page === 1 || chosen.length === 0) return { placed: [], waiting: chosen }
  const pages = Math.min(page - 1, pagesWithSponsored(limit))
  const first = { limit: pages * limit, offset: 0, after: undefined, without: [], seen: [] }
  const { entries } = await list(first)
  const { placed, waiting } = composePages({
    organic: entries,
    sponsored: chosen,
    pages,
    size: limit,
  })
  const lastBrokerId = placed.at(-1)?.brokerId
  return { placed: placed.map(({ id }) => id), lastBrokerId, waiting }
}

/** A listing of a page; in orders by a column its card was read with it. */
interface Entry {
  id: string
  position: Position
  /** As JSON, if it was read together with the position. */
  card?: string
}

interface EntryPage {
  limit: number
  offset: number
  after: Position | undefined
  without: readonly string[]
  seen: readonly string[]
}

/**
 * Returns a page of an order. While too much is not folded, as after an import, the newest replace
 * the best matches, and such a list continues that way.
 */
async function listEntries(
  reads: Context['reads'],
  search: string | undefined,
  asked: CompiledSearch,
  market: Market,
  sort: Sort,
  { after, ...page }: EntryPage,
): Promise<{ entries: Entry[]; total: number }> {
  if (sort === 'relevance' && after?.kind !== 'column' && (after || market.isFolded)) {
    const wanted = await wantedOf(reads.prepared, search, asked)
    return listByRelevance(reads.prepared, asked, wanted, { ...page, after })
  }
  if (after && after.kind !== 'column') throw new Error('A list goes on by a column.')
  const { rows, total } = await listPublic(reads, asked, market, {
    ...page,
    sort: sort === 'relevance' ? 'newest' : sort,
    // Earlier entries are excluded by id: a home that moved since is neither skipped nor repeated.
    // By date one moves only to the end, where it is not repeated.
    after:
      after && (page.seen.length === 0 || sort === 'newest') ? [after.value, after.id] : undefined,
  })
  const entries = rows.map(({ id, position, card }) => ({
    id,
    position: { kind: 'column' as const, value: position, id },
    card,
  }))
  return { entries, total }
}

/**
 * Returns the later of two positions, because entries that moved up since they were passed come
 * before it.
 */
function furthest(sort: Sort, passed: Position | undefined, last: Position | undefined) {
  if (passed?.kind !== 'column' || last?.kind !== 'column') return last ?? passed
  if (sort === 'relevance' || sort === 'newest') return last
  const [before, after] = sorts[sort].isDescending ? [last, passed] : [passed, last]
  const difference = Number(after.value) - Number(before.value)
  const isFurther = difference > 0 || (difference === 0 && after.id > before.id)
  return isFurther ? last : passed
}

/** Returns the same name for the same filters and order, however the URL wrote them. */
function nameOf(list: Record<string, unknown>): string {
  const entries = Object.entries(list).filter(([, value]) => value !== undefined)
  return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
