/** Of so many cards of a page at most one is sponsored. */
export const cardsPerSponsored = 5
/** The first of a page stands third; the next ones each after so many cards. */
const firstPlace = 2
/** So many listings take sponsored places in one list; further down there are none. */
export const maxSponsored = 20

/** A listing that may take a sponsored place. */
export interface SponsoredCandidate {
  id: string
  brokerId: string
}

/** How many sponsored places a list of so many has, in pages of this many cards. */
export function sponsoredPlaces(total: number, pageSize: number): number {
  const inFull = Math.floor(total / pageSize) * Math.floor(pageSize / cardsPerSponsored)
  return Math.min(maxSponsored, inFull + Math.floor((total % pageSize) / cardsPerSponsored))
}

/**
 * Who takes the sponsored places of a list on a day: brokers in turn, in another order each day,
 * and of each its listings in another order each day; never two of one broker in a row. The same
 * candidates on the same day give the same places, in whatever order they come.
 */
export function sponsoredOf(
  candidates: readonly SponsoredCandidate[],
  day: string,
  places: number,
): SponsoredCandidate[] {
  const byBroker = Map.groupBy(
    inTurn(candidates, ({ id }) => `${day} ${id}`),
    (one) => one.brokerId,
  )
  const queues = inTurn([...byBroker], ([brokerId]) => `${day} ${brokerId}`).map(([, own]) => own)
  const rounds = Math.max(0, ...queues.map((own) => own.length))
  const chosen: SponsoredCandidate[] = []
  for (let round = 0; round < rounds; round++) {
    chosen.push(...queues.flatMap((own) => own[round] ?? []))
  }
  return withoutRuns(chosen).slice(0, places)
}

/** The same without those that would follow one of their own broker. */
export function withoutRuns(
  listings: readonly SponsoredCandidate[],
  before?: SponsoredCandidate,
): SponsoredCandidate[] {
  let last = before?.brokerId
  return listings.filter(({ brokerId }) => {
    if (brokerId === last) return false
    last = brokerId
    return true
  })
}

interface PageParts<Organic> {
  /** What comes next in the order, one more than the page holds where there are more. */
  organic: readonly Organic[]
  /** Those that have no place yet, in their turn; they are in the order as well. */
  sponsored: readonly SponsoredCandidate[]
  /** The broker of the sponsored place before this page. */
  lastBrokerId: string | undefined
  size: number
}

export interface ComposedPage<Organic> {
  cards: ({ organic: Organic } | { sponsored: SponsoredCandidate })[]
  /** Of the order, with those left out because they have a sponsored place of this page. */
  organicUsed: number
  /** Those that still have no place. */
  waiting: SponsoredCandidate[]
  hasMore: boolean
}

/**
 * One page: the order as it is, with sponsored ones at fixed places. Each listing has one place in
 * a list: its sponsored one, or its own where that comes first, so that nobody pays to stand lower.
 */
export function composePage<Organic extends { id: string }>({
  organic,
  sponsored,
  lastBrokerId,
  size,
}: PageParts<Organic>): ComposedPage<Organic> {
  const marked = Math.floor(Math.min(size, organic.length) / cardsPerSponsored)
  const cards: ComposedPage<Organic>['cards'] = []
  const placed = new Set<string>()
  let waiting = [...sponsored]
  let last = lastBrokerId
  let used = 0
  const isPlaced = () => placed.has(organic[used]?.id ?? '')
  while (cards.length < size) {
    if (isSponsoredPlace(cards.length, marked)) {
      // All that wait are of the broker before: their turn is over.
      const next = waiting.find(({ brokerId }) => brokerId !== last)
      waiting = next ? waiting.filter((one) => one !== next) : []
      if (next) {
        cards.push({ sponsored: next })
        placed.add(next.id)
        last = next.brokerId
        continue
      }
    }
    while (isPlaced()) used++
    const next = organic[used]
    if (!next) break
    cards.push({ organic: next })
    waiting = waiting.filter(({ id }) => id !== next.id)
    used++
  }
  const hasMore = organic.slice(used).some(({ id }) => !placed.has(id))
  return { cards, organicUsed: used, waiting, hasMore }
}

const isSponsoredPlace = (place: number, marked: number): boolean =>
  place % cardsPerSponsored === firstPlace && place < marked * cardsPerSponsored

interface ListParts {
  /** The order from its beginning, as far as there are sponsored places. */
  organic: readonly { id: string }[]
  sponsored: readonly SponsoredCandidate[]
  pages: number
  size: number
}

/** Who has a sponsored place on the first so many pages, and who waits for one after them. */
export function composePages({ organic, sponsored, pages, size }: ListParts): {
  placed: SponsoredCandidate[]
  waiting: SponsoredCandidate[]
} {
  const placed: SponsoredCandidate[] = []
  let waiting = [...sponsored]
  let rest = organic
  for (let page = 0; page < pages && waiting.length > 0; page++) {
    const composed = composePage({
      organic: rest.slice(0, size + 1),
      sponsored: waiting,
      lastBrokerId: placed.at(-1)?.brokerId,
      size,
    })
    placed.push(...composed.cards.flatMap((card) => ('sponsored' in card ? card.sponsored : [])))
    waiting = composed.waiting
    const ids = new Set(placed.map(({ id }) => id))
    rest = rest.slice(composed.organicUsed).filter(({ id }) => !ids.has(id))
  }
  return { placed, waiting }
}

/** On so many pages from the first a list has sponsored places. */
export const pagesWithSponsored = (size: number): number =>
  Math.ceil(maxSponsored / Math.floor(size / cardsPerSponsored))

function inTurn<T>(things: readonly T[], name: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, name: name(thing), turn: shuffleKey(name(thing)) }))
    .sort((one, other) => one.turn - other.turn || (one.name < other.name ? -1 : 1))
    .map(({ thing }) => thing)
}

/** A number that tells nothing of the name it is made from (FNV-1a, its bits mixed once more). */
export function shuffleKey(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
