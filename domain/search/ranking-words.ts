import { t } from '#domain/locale/translate.ts'
import { cardsPerSponsored, maxSponsored } from '#domain/plan/sponsored.ts'
import {
  confirmedDays,
  halfFigureShare,
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
  figures: () => ({
    title: t('Close to your price and size'),
    text: t(
      'A home at the price or size in your search gets full points, and a home {share} ' +
        'away from it gets half. A maximum budget counts as the price.',
      { share: percent(halfFigureShare) },
    ),
  }),
  words: () => ({
    title: t('Matching words'),
    text: t(
      'Every home shown matches your search. A word in the title gets full points, a ' +
        'word in the address {place} of them and a word elsewhere {elsewhere}.',
      { place: percent(wordShares.place), elsewhere: percent(wordShares.elsewhere) },
    ),
  }),
  distance: () => ({
    title: t('Near your location'),
    text: t(
      'A home at the locality centre or the landmark gets full points, and a home ' +
        '{distance} km away gets half. Homes get these points only if your search has a ' +
        'location.',
      { distance: halfNearKilometres },
    ),
  }),
  recency: () => ({
    title: t('Newly listed'),
    text: t(
      'A listing gets full points on the first day, half after {days} days and a ' +
        'quarter after {more} days.',
      { days: recencyHalfLifeDays, more: recencyHalfLifeDays * 2 },
    ),
  }),
  quality: () => ({
    title: t('Complete details'),
    text: t('Listings with more photos, room details, areas, costs and documents get more points.'),
  }),
  confirmed: () => ({
    title: t('Confirmed as available'),
    text: t(
      'A home for rent gets full points for {rent} days after the broker confirms that ' +
        'it is available, and a home for sale for {sale} days. After that, the points ' +
        'drop each day and reach zero after twice as long.',
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
    'Optional wishes and words we did not understand never remove a home from the ' +
      'list. Homes that match them get up to {points} points. The points above make ' +
      'up the rest.',
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
    'Sponsored cards appear only when you sort by best match or newest. Lists ' +
      'sorted by price, area, rate or price drop have none.',
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
