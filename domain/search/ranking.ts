import { confirmationDays } from '#domain/availability/availability.ts'

/**
 * The points out of 100 that each signal can contribute to the order by best match.
 * server/search/ranking/score.ts adds them up per listing, and the page that explains the order of
 * results uses the same figures.
 */
export const rankingWeights = {
  /** How near it is to the price and the size that were named; 0 points where none was. */
  figures: 30,
  /** Words of the search, by the field they occur in. */
  words: 25,
  /** Distance to the named place; 0 points where none was named or the distance is unknown. */
  distance: 15,
  /** How recently it was listed. */
  recency: 12,
  /** How complete it is, by `listingQuality`. */
  quality: 10,
  /** How recently its broker confirmed that it is available. */
  confirmed: 8,
} as const
export type RankingSignal = keyof typeof rankingWeights

/**
 * Where a search has soft conditions or unmatched terms, this many of the 100 points are theirs,
 * and the signals above share the rest. No home has to match them.
 */
export const preferencePoints = 50

/** The weight of a word by the field it occurs in; every listing found has all words somewhere. */
export const wordShares = { title: 1, place: 0.6, elsewhere: 0.25 } as const

/** The weight of a soft condition relative to an unmatched term. */
export const conditionShare = 3

/** The points for recency halve every this many days. */
export const recencyHalfLifeDays = 30

/** At this distance from the named place a listing gets half of the points for distance. */
export const halfNearKilometres = 2

/** With a price or a size so far from the named one a listing gets half of the points for it. */
export const halfFigureShare = 0.1

/** The quality of a listing, out of 100, until it is rated. */
export const unratedQuality = 50

/**
 * A confirmation counts in full for this many days, and not at all after twice as many (LST-12).
 */
export const confirmedDays = { let: confirmationDays.rent, sold: confirmationDays.sell } as const
