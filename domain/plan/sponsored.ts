/** At most one in this many cards of a page is sponsored. */
export const cardsPerSponsored = 5
/** The index of the first sponsored card of a page; the next follow every `cardsPerSponsored`. */
const firstPlace = 2
/** The maximum number of sponsored listings in one list; pages further down have none. */
export const maxSponsored = 20

/** A listing that may take a sponsored place. */
export interface SponsoredCandidate {
  id: string
  brokerId: string
}

/** Returns how many sponsored places a list of `total` listings has, in pages of `pageSize`. */
export function sponsoredPlaces(total: number, pageSize: number): number {
  const inFull = Math.floor(total / pageSize) * Math.floor(pageSize / cardsPerSponsored)
  return Math.min(maxSponsored, inFull + Math.floor((total % pageSize) / cardsPerSponsored))
}

/**
 * Returns the listings that get the sponsored places of a list on a day. Brokers take turns, in an
 * order that changes daily; so do the listings of each. No broker has two in a row. The same
 * candidates on the same day give the same places, whatever their order.
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

/** Removes listings that would follow another of the same broker. */
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
  /** The next listings in the sort order, one more than the page holds where there are more. */
  organic: readonly Organic[]
  /** Sponsored listings without a place yet, in their turn; `organic` has them too. */
  sponsored: readonly SponsoredCandidate[]
  /** The broker of the last sponsored card before this page. */
  lastBrokerId: string | undefined
  size: number
}

export interface ComposedPage<Organic> {
  cards: ({ organic: Organic } | { sponsored: SponsoredCandidate })[]
  /** How many of `organic` are used up, including those skipped because this page sponsors them. */
  organicUsed: number
  /** Sponsored listings that still have no place. */
  waiting: SponsoredCandidate[]
  hasMore: boolean
}

/**
 * Composes one page: listings in the sort order, with sponsored ones at fixed places. Each listing
 * appears once in a list, in its sponsored or its own place, whichever comes first, so that nobody
 * pays to be shown lower.
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
      // Only listings of the broker just shown are waiting: they lose their turn.
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
  /** The sort order from its start, as far as there are sponsored places. */
  organic: readonly { id: string }[]
  sponsored: readonly SponsoredCandidate[]
  pages: number
  size: number
}

/** Returns the listings with a sponsored place on the first pages, and those still waiting. */
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

/** The number of pages, from the first, that have sponsored places. */
export const pagesWithSponsored = (size: number): number =>
  Math.ceil(maxSponsored / Math.floor(size / cardsPerSponsored))

function inTurn<T>(things: readonly T[], name: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, name: name(thing), turn: shuffleKey(name(thing)) }))
    .sort((one, other) => one.turn - other.turn || (one.name < other.name ? -1 : 1))
    .map(({ thing }) => thing)
}

/** Hashes a name to a number for shuffling (FNV-1a, with its bits mixed once more). */
export function shuffleKey(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
