import { cardsPerSponsored, maxSponsored } from '#domain/plan/sponsored.ts'
import {
  confirmedDays,
  halfNearKilometres,
  preferencePoints,
  type RankingSignal,
  rankingWeights,
  recencyHalfLifeDays,
  wordShares,
} from './ranking.ts'

/** A ranking signal explained to people, with its points out of 100. */
export interface RankingReason {
  title: string
  text: string
  points: number
}

const percent = (share: number) => `${Math.round(share * 100)} %`

const said: Record<RankingSignal, Omit<RankingReason, 'points'>> = {
  words: {
    title: 'Your words',
    text:
      'Every home shown has all you asked for. A word in its title counts in full, in its ' +
      `address ${percent(wordShares.place)}, anywhere else ${percent(wordShares.elsewhere)}.`,
  },
  distance: {
    title: 'Near the place you named',
    text:
      'A home at the middle of the locality or at the landmark gets all of these points, one ' +
      `${halfNearKilometres} km away half of them. Where you named none, nobody gets any.`,
  },
  recency: {
    title: 'Newly listed',
    text:
      `All of these points on the first day, half of them after ${recencyHalfLifeDays} days, a ` +
      `quarter after ${recencyHalfLifeDays * 2}.`,
  },
  quality: {
    title: 'Told completely',
    text:
      'Photos, rooms, areas, costs and papers: the share of what ' +
      'a listing of its kind can say that this one does say.',
  },
  confirmed: {
    title: 'Confirmed as available',
    text:
      `All of these points for ${confirmedDays.let} days after its broker said that a home to ` +
      `let is still to be had, for ${confirmedDays.sold} days where it is for sale; then fewer ` +
      'each day, none after twice as long.',
  },
}

/** The signals of the order by best match, the weightiest first; generated from the weights. */
export const rankingReasons: readonly RankingReason[] = Object.entries(said)
  .map(([signal, reason]) => ({ ...reason, points: rankingWeights[signal as RankingSignal] }))
  .toSorted((one, other) => other.points - one.points)

/** Explains, in a sentence, what optional wishes count. */
export const preferenceReason =
  'Wishes you called welcome but not needed, and words that were not understood, take no home ' +
  `away: homes that have them get up to ${preferencePoints} points, and the points above share ` +
  'the rest.'

/** Explains, in sentences, what "Sponsored" on a card means. */
export const sponsoredReasons: readonly string[] = [
  'A card marked “Sponsored” stands where it stands ' +
    'because its broker has a plan that brings such places.',
  `At most one card in ${cardsPerSponsored} of a page is sponsored, and at most ` +
    `${maxSponsored} in one list. Each home stands in a list once.`,
  'Sponsored cards stand only among the best matches and the newest. In a list by price, ' +
    'area, rate or price drop each home stands where its figure puts it.',
  'A sponsored home has everything you filter by and search for, like every other home in ' +
    'the list. It does not change the number of homes found.',
  'Brokers take turns, in another order each day; never are two of one broker next in turn. ' +
    'Nobody can buy the first place, and points cannot be bought.',
]
