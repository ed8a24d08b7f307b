import { read } from '#app/api/inject.ts'
import { type CardView, cardView } from '#app/property/card-view.ts'
import { addressFor, type Filter, queryOf } from '#app/site/search/filter/filter.ts'
import { chipsOf } from '#app/site/search/filter/filter-words.ts'
import { property } from '#contract/property/property.ts'
import type { Sort } from '#contract/property/vocabulary.ts'
import type { SearchReading } from '#contract/search/explanation.ts'
import { type Understanding, understandingOf } from './read-understanding.ts'

type Arguments = Parameters<typeof read>[0]

/** Cards the listing page shows, and how to go on. */
export interface ListPage {
  cards: CardView[]
  /** The order they stand in. */
  sort: Sort
  /** Exact, from the server. */
  total: number
  /** The first and the last page these cards make up. */
  first: number
  page: number
  /** Where the next page continues; `null` at the end. */
  next: string | null
  /** The cursor these cards continue from; `null` for cards of a page's start. */
  after: string | null
  /** How the words of the search were read, where they say something. */
  understanding?: Understanding | undefined
}

/** Cards of a page (SRC-3). */
const pageSize = 12
const maxLimit = 96
/** Pages shown under one another at most; beyond, the address begins a new stretch. */
const stretch = 24

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

/** Ways to more that stand by themselves, where there is nothing else to show. */
const saidInFull = (reading: SearchReading | null) =>
  reading && {
    ...reading,
    relaxations: reading.relaxations.map(({ label, isWithout, ...way }) => ({
      ...way,
      isWithout,
      label: isWithout ? `Without ${label}` : label.charAt(0).toUpperCase() + label.slice(1),
    })),
  }

interface Position {
  filter: Filter
  /** 1 and up. */
  page: number
}

/** The one page that follows the cards `after` names. */
export async function readMore(
  args: Arguments,
  { filter, page, after }: Position & { after: string },
): Promise<ListPage> {
  return { ...(await readSome(args, filter, { after }, pageSize)), first: page, page, after }
}

/**
 * The cards of an address. `page=3` shows the first three pages, so that back, reload and sharing
 * find the same cards; a page beyond the end shows what there is from its stretch's start.
 */
export async function readList(args: Arguments, { filter, page }: Position): Promise<ListPage> {
  const first = page - ((page - 1) % stretch)
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

/** A way to homes when nothing is found. */
export interface WayOut {
  label: string
  address: string
  total: number
}

/**
 * The same with homes that do not state what is asked for; other questions than that of the text,
 * those that give up least first; then which filter to let
 * go of, with how many homes that would show, the most first. Where none helps, what each filter
 * alone would show.
 */
export async function waysOut(
  args: Arguments,
  filter: Filter,
  understanding?: Understanding,
): Promise<WayOut[]> {
  // Of a search that was understood each part is counted already.
  const parts = understanding?.relaxations ?? []
  // And who wrote a whole sentence does not want all of it away.
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
    count('Also homes that do not say', { ...filter, includeUnstated: 'true' }),
    ...chips.map(({ label, without }) => count(`Without ${label}`, without)),
  ])
  // It gives up nothing.
  const ways = [...found([silent]), ...parts, ...found(fewer)]
  if (ways.length > 0) return ways
  return found(await Promise.all(chips.map(({ label, only }) => count(`Only ${label}`, only))))
}
