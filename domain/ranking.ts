/** What the order by best match knows of one listing that a search found. */
export interface RankingSignals {
  /** How many words were asked for: 0 where the search has none. */
  wordsAsked: number
  /** Of them, how many stand in the title, and how many of the others in the address. */
  wordsInTitle: number
  wordsInPlace: number
  /** Kilometres from the place that was named; `undefined` where none was, or it is not known. */
  kilometres: number | undefined
  /** Days since it was listed. */
  ageDays: number
  /** 0 to 100, as `listingQuality` says. */
  quality: number
  isLet: boolean
  /** Days since its broker last said that it is still to be had. */
  confirmedDays: number
}

/** How many of 100 points each thing can bring. */
export const rankingWeights = {
  words: 40,
  distance: 20,
  recency: 15,
  quality: 15,
  confirmed: 10,
} as const
export type RankingSignal = keyof typeof rankingWeights

/** What a word counts by where it stands; every listing found has all of them somewhere. */
export const wordShares = { title: 1, place: 0.6, elsewhere: 0.25 } as const

/** After so many days recency brings half of what it did, after twice as many a quarter. */
export const recencyHalfLifeDays = 30

/** A listing so many kilometres from the named place gets half of the points for being near. */
export const halfNearKilometres = 2

/** A confirmation holds in full for so many days and is worth nothing after twice as many (india.md 1.3). */
export const confirmedDays = { let: 30, sold: 45 } as const

/**
 * How well a listing fits a search: 0 to 100 points, with four decimals, so that equal listings are
 * equal on every machine. More of any good thing never takes a point away.
 */
export function rankingScore(signals: RankingSignals): number {
  let points = 0
  for (const [signal, weight] of Object.entries(rankingWeights)) {
    points += weight * shares[signal as RankingSignal](signals)
  }
  return Math.round(points * 10_000) / 10_000
}

/** Of each signal, from 0 to 1. */
const shares: Record<RankingSignal, (signals: RankingSignals) => number> = {
  words: ({ wordsAsked, wordsInTitle, wordsInPlace }) => {
    if (wordsAsked === 0) return 0
    const elsewhere = wordsAsked - wordsInTitle - wordsInPlace
    const { title, place, elsewhere: least } = wordShares
    return (wordsInTitle * title + wordsInPlace * place + elsewhere * least) / wordsAsked
  },
  distance: ({ kilometres }) =>
    kilometres === undefined ? 0 : halfNearKilometres / (halfNearKilometres + kilometres),
  recency: ({ ageDays }) => 0.5 ** (Math.max(0, ageDays) / recencyHalfLifeDays),
  quality: ({ quality }) => quality / 100,
  confirmed: ({ isLet, confirmedDays: days }) => {
    const holds = isLet ? confirmedDays.let : confirmedDays.sold
    return Math.min(1, Math.max(0, 2 - days / holds))
  },
}
