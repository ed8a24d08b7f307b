/** Of so many cards of a page at most one is sponsored. */
export const cardsPerSponsored = 5
/** The first of a page stands third; the next ones each after so many cards. */
const firstPlace = 2
/** So many listings take sponsored places in one list; further down there are none. */
export const mostSponsored = 20

/** A listing that may take a sponsored place. */
export interface SponsoredCandidate {
  id: string
  brokerId: string
}

/** How many sponsored places a list of so many has, in pages of this many cards. */
export function sponsoredPlaces(total: number, pageSize: number): number {
  const inFull = Math.floor(total / pageSize) * Math.floor(pageSize / cardsPerSponsored)
  return Math.min(mostSponsored, inFull + Math.floor((total % pageSize) / cardsPerSponsored))
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

interface PageParts<Organic, Sponsored> {
  /** What comes next in the order, one more than the page holds where there are more. */
  organic: readonly Organic[]
  /** What has not taken its place yet. */
  sponsored: readonly Sponsored[]
  size: number
}

export interface ComposedPage<Organic, Sponsored> {
  cards: ({ organic: Organic } | { sponsored: Sponsored; isMarked: boolean })[]
  organicUsed: number
  sponsoredUsed: number
  hasMore: boolean
}

/**
 * One page: the order as it is, with sponsored ones at fixed places. Each listing has one place in
 * a list: those that would find none, because pages became smaller, stand at its end without the
 * mark.
 */
export function composePage<Organic, Sponsored>({
  organic,
  sponsored,
  size,
}: PageParts<Organic, Sponsored>): ComposedPage<Organic, Sponsored> {
  const count = Math.min(size, organic.length + sponsored.length)
  const marked = Math.min(sponsored.length, Math.floor(count / cardsPerSponsored))
  const organicUsed = Math.min(organic.length, count - marked)
  const cards: ComposedPage<Organic, Sponsored>['cards'] = organic
    .slice(0, organicUsed)
    .map((one) => ({ organic: one }))
  for (const [index, one] of sponsored.slice(0, marked).entries()) {
    const place = firstPlace + index * cardsPerSponsored
    cards.splice(place, 0, { sponsored: one, isMarked: true })
  }
  const sponsoredUsed = count - organicUsed
  for (const one of sponsored.slice(marked, sponsoredUsed)) {
    cards.push({ sponsored: one, isMarked: false })
  }
  const hasMore = organic.length > organicUsed || sponsored.length > sponsoredUsed
  return { cards, organicUsed, sponsoredUsed, hasMore }
}

function inTurn<T>(things: readonly T[], name: (thing: T) => string): T[] {
  return things
    .map((thing) => ({ thing, name: name(thing), turn: turnOf(name(thing)) }))
    .sort((one, other) => one.turn - other.turn || (one.name < other.name ? -1 : 1))
    .map(({ thing }) => thing)
}

/** A number that tells nothing of the name it is made from (FNV-1a, its bits mixed once more). */
export function turnOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
