import { t } from '#domain/locale/translate.ts'
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

const percent = (share: number) => `${Math.round(share * 100)}%`

const explanations: Record<RankingSignal, () => Omit<RankingReason, 'points'>> = {
  words: () => ({
    title: t('Your words'),
    text: t(
      'Every home shown matches your search. A word in its title counts in full, in its address ' +
        '{place}, anywhere else {elsewhere}.',
      { place: percent(wordShares.place), elsewhere: percent(wordShares.elsewhere) },
    ),
  }),
  distance: () => ({
    title: t('Near your location'),
    text: t(
      'A home at the centre of the locality or at the landmark gets all of these points, one ' +
        '{distance} km away gets half. Without a location in your search, no home gets any.',
      { distance: halfNearKilometres },
    ),
  }),
  recency: () => ({
    title: t('Newly listed'),
    text: t(
      'All of these points on the first day, half after {days} days, a quarter after {more} days.',
      { days: recencyHalfLifeDays, more: recencyHalfLifeDays * 2 },
    ),
  }),
  quality: () => ({
    title: t('Complete details'),
    text: t(
      'Photos, rooms, areas, costs and documents: the more of these a listing states, the more ' +
        'points it gets.',
    ),
  }),
  confirmed: () => ({
    title: t('Confirmed as available'),
    text: t(
      'All of these points for {rent} days after the broker confirmed that a home for rent is ' +
        'available, for {sale} days for a home for sale. Then fewer each day, and none after ' +
        'twice as long.',
      { rent: confirmedDays.let, sale: confirmedDays.sold },
    ),
  }),
}

/** Returns the signals of the order by best match, the weightiest first. */
export function rankingReasons(): RankingReason[] {
  return Object.entries(explanations)
    .map(([signal, explain]) => ({
      ...explain(),
      points: rankingWeights[signal as RankingSignal],
    }))
    .toSorted((one, other) => other.points - one.points)
}

/** Explains, in a sentence, what optional wishes count. */
export const preferenceReason = (): string =>
  t(
    'Wishes that are optional and words that were not understood never remove a home from the ' +
      'list. Homes that match them get up to {points} points, and the points above share the rest.',
    { points: preferencePoints },
  )

/** Explains, in sentences, what "Sponsored" on a card means. */
export const sponsoredReasons = (): string[] => [
  t('Sponsored means the broker’s plan includes paid placement.'),
  t(
    'At most one card in {cards} on a page is sponsored, and at most {most} in one list. Each ' +
      'home appears once in a list.',
    { cards: cardsPerSponsored, most: maxSponsored },
  ),
  t(
    'Sponsored cards appear only under best match and newest. In a list by price, area, rate or ' +
      'price drop, every home stands where its figure puts it.',
  ),
  t(
    'A sponsored home matches your filters and search like every other home in the list. It does ' +
      'not change the number of homes found.',
  ),
  t(
    'Brokers take turns, in a new order each day, and no broker gets two places in a row. Nobody ' +
      'can buy the first place or points.',
  ),
]
