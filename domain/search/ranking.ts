/**
 * How many of 100 points each thing can bring in the order by best match:
 * server/search/ranking/score.ts adds them up for each listing, and the page that tells how results
 * are ordered is written from the same figures.
 */
export const rankingWeights = {
  /** Words of the search, by where they stand. */
  words: 40,
  /** How near it lies to the place that was named; nothing where none was, or it is not known. */
  distance: 20,
  /** How lately it was listed. */
  recency: 15,
  /** How complete it is told, as `listingQuality` says. */
  quality: 15,
  /** How lately its broker said that it is still to be had. */
  confirmed: 10,
} as const
export type RankingSignal = keyof typeof rankingWeights

/**
 * Where a search has soft wishes or words that were not understood, so many of 100 points are
 * theirs, and what is above shares the rest: no home has to have them.
 */
export const preferencePoints = 50

/** What a word counts by where it stands; every listing found has all of them somewhere. */
export const wordShares = { title: 1, place: 0.6, elsewhere: 0.25 } as const

/** What a condition that is only welcome counts beside a word that was not understood. */
export const conditionShare = 3

/** After so many days recency brings half of what it did, after twice as many a quarter. */
export const recencyHalfLifeDays = 30

/** A listing so many kilometres from the named place gets half of the points for being near. */
export const halfNearKilometres = 2

/** What a listing counts as, of 100, until it is rated. */
export const unratedQuality = 50

/** A confirmation has full weight for so many days and none after twice as many (LST-12). */
export const confirmedDays = { let: 30, sold: 45 } as const
