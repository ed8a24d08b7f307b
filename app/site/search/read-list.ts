import { read } from '#app/api/inject.ts'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { addressFor, type Filter, pageSize, queryOf } from '#app/site/search/filter/filter.ts'
import { chipsOf } from '#app/site/search/filter/filter-words.ts'
import { readFilter } from '#app/site/search/filter/read-filter.ts'
import { property } from '#contract/property/property.ts'
import type { Sort } from '#contract/property/vocabulary.ts'
import type { SearchReading } from '#contract/search/explanation.ts'
import { t } from '#domain/locale/translate.ts'
import { type Understanding, understandingOf } from './read-understanding.ts'

type Arguments = Parameters<typeof read>[0]

/** Cards of the listing page, and how to continue. */
export interface ListPage {
  cards: CardView[]
  /** The sort order of the cards. */
  sort: Sort
  /** The exact total, from the server. */
  total: number
  /** The first and the last page of these cards. */
  first: number
  page: number
  /** The cursor of the next page; `null` at the end. */
  next: string | null
  /** The cursor that these cards continue from; `null` where they start a page. */
  after: string | null
  /** The interpretation of the search text, where it has one. */
  understanding?: Understanding | undefined
}

const maxLimit = 96
/** The maximum of pages below one another; of more, an address shows the last. */
const maxPages = 24

async function readSome(
  args: Arguments,
  filter: Filter,
  from: { page: number } | { after: string },
  limit: number,
) {
  const query = {
    ...queryOf(filter),
    sponsored: 'on',
    limit: String(limit),
    ...('page' in from ? { page: String(from.page) } : { after: from.after }),
  }
  const { properties, sort, pagination, interpretation } = await read(args, property.publicList, {
    query,
  })
  return {
    cards: properties.map(cardView),
    sort,
    total: pagination.total,
    next: pagination.next ?? null,
    understanding: understandingOf(
      pagination.total === 0 ? saidInFull(interpretation) : interpretation,
      filter,
    ),
  }
}

/** Relaxations with complete labels, where nothing else is shown. */
function saidInFull(reading: SearchReading | null): SearchReading | null {
  if (!reading) return null
  const inFull = ({ label, isWithout, ...way }: SearchReading['relaxations'][number]) => ({
    ...way,
    isWithout,
    label: isWithout ? t('Without {label}', { label }) : capitalized(label),
  })
  return {
    ...reading,
    relaxations: reading.relaxations.map(inFull),
    absent: reading.absent && capitalized(reading.absent),
    beyond: reading.beyond.map(inFull),
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface Position {
  filter: Filter
  /** The page, 1 and up. */
  page: number
}

/** Loads the one page after the cards that `after` names. */
export async function readMore(
  args: Arguments,
  { filter, page, after }: Position & { after: string },
): Promise<ListPage> {
  return { ...(await readSome(args, filter, { after }, pageSize)), first: page, page, after }
}

/**
 * Loads the cards of an address. `page=3` shows the twelve of the third page, `page=3&from=1` also
 * those before it that Load More had added, so that back, reload and sharing return the same cards.
 */
export async function readList(
  args: Arguments,
  { filter, page, ...asked }: Position & { first: number },
): Promise<ListPage> {
  const first = Math.max(asked.first, page - maxPages + 1)
  let part = await readSome(args, filter, { page: first }, pageSize)
  const { understanding } = part
  const cards = [...part.cards]
  const wanted = (page - first + 1) * pageSize
  while (part.next && cards.length < wanted) {
    const limit = Math.min(wanted - cards.length, maxLimit)
    part = await readSome(args, filter, { after: part.next }, limit)
    cards.push(...part.cards)
  }
  return { ...part, cards, first, page, after: null, understanding }
}

/** An alternative with results, for an empty list. */
export interface WayOut {
  label: string
  address: string
  total: number
}

/**
 * Returns alternatives with results: first the same filter including homes that do not state a
 * filtered fact; then relaxations of the text, the smallest first; then the filter without one of
 * its parts, most homes first. Where none has results, each part of the filter alone.
 */
export async function waysOut(
  args: Arguments,
  filter: Filter,
  understanding?: Understanding,
): Promise<WayOut[]> {
  // The server has already counted the relaxations of an understood text.
  const parts = [...(understanding?.relaxations ?? []), ...(understanding?.beyond ?? [])]
  // Somebody who wrote a whole sentence does not want to drop all of it.
  const chips = chipsOf(filter).filter(
    ({ without, only }) => !only.includeUnstated && (parts.length === 0 || without.search),
  )
  const count = async (label: string, other: Filter): Promise<WayOut> => {
    const { total } = await readSome(args, other, { page: 1 }, 1)
    return { label, address: addressFor(other), total }
  }
  const found = (ways: WayOut[]) =>
    ways.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
  const [silent, ...fewer] = await Promise.all([
    count(t('Include homes with missing details'), { ...filter, includeUnstated: 'true' }),
    ...chips.map(({ label, without }) => count(t('Without {label}', { label }), without)),
  ])
  // First, because it drops no filter.
  const ways = [...found([silent]), ...parts, ...found(fewer)]
  if (ways.length > 0) return ways
  return found(
    await Promise.all(chips.map(({ label, only }) => count(t('Only {label}', { label }), only))),
  )
}

const maxClosest = 6

/**
 * Returns homes of the first alternative, which gives up least of what was asked. Where no home is
 * where it is sought, relaxations lie in other cities, too far to be shown in its place.
 */
export async function readClosest(
  args: Arguments,
  [way]: readonly WayOut[],
  understanding?: Understanding,
): Promise<CardView[]> {
  const isElsewhere = understanding?.absent && understanding.relaxations.length > 0
  if (!way || isElsewhere) return []
  const { filter } = readFilter(new URLSearchParams(way.address.split('?')[1]))
  return (await readSome(args, filter, { page: 1 }, maxClosest)).cards
}
