import { read } from '#app/api/inject.ts'
import { cardView } from '#app/property/card-view.ts'
import { personText } from '#app/property/property-text.ts'
import { readPages } from '#app/site/content/read-content.ts'
import { addressFor } from '#app/site/search/filter/filter.ts'
import { city } from '#contract/city.ts'
import { marketplace } from '#contract/marketplace.ts'
import { property } from '#contract/property/property.ts'
import { PropertyType, segments } from '#contract/property/vocabulary.ts'
import { type PublicReview, review } from '#contract/review.ts'
import { suggestion } from '#contract/search/suggestion.ts'
import { currentLocale, msg, t } from '#domain/locale/translate.ts'

type Arguments = Parameters<typeof read>[0]

/** A search with at least one result. */
export interface PopularSearch {
  label: string
  address: string
}

/** A review with its author and its broker. */
export type Quote = Pick<PublicReview, '_id' | 'stars' | 'text' | 'authorName'> & {
  broker: { _id: string; name: string }
}

const newestShown = 6
const citiesShown = 6
const searchesShown = 5

/** Loads everything on the home page with its current counts. */
export async function readHome(args: Arguments) {
  const [{ stats }, { cities }, { properties }, { reviews }, popular, banners, pages] =
    await Promise.all([
      read(args, marketplace.stats, {}),
      read(args, city.list, {}),
      read(args, property.publicList, { query: { limit: String(newestShown) } }),
      read(args, review.quoted, {}),
      readPopular(args),
      readPages(args, 'banner'),
      readPages(args, 'page'),
    ])
  const lively = cities.filter((city) => city.propertyCount > 0).slice(0, citiesShown)
  return {
    banners: banners.map(({ slug, title, html, language }) => ({ slug, title, html, language })),
    own:
      pages.find(({ isHomePage, language }) => isHomePage && language === currentLocale()) ??
      pages.find(({ isHomePage }) => isHomePage),
    stats,
    cities: lively,
    newest: properties.map(cardView),
    quotes: reviews.map(
      ({ _id, stars, text, authorName, broker }): Quote => ({
        ...{ _id, stars, text, authorName },
        broker: { _id: broker._id, name: personText(broker) },
      }),
    ),
    popular,
    types: searchTypes.map(({ value, label }) => ({ value, label: t(label) })),
    bySegment: Object.entries(segments).map(([segment, types]) => ({
      segment: segment as keyof typeof segments,
      total: types.reduce((sum, type) => sum + (stats.byType[type] ?? 0), 0),
    })),
  }
}

/** The four types of the first search (SRC-4). */
const searchTypes = [
  { value: '', label: msg('All types') },
  ...PropertyType.options.filter(({ value }) =>
    ['apartment', 'villa', 'house', 'commercial'].includes(value),
  ),
]

/** Returns the most popular searches, filled up with searches of our own that have results. */
async function readPopular(args: Arguments): Promise<PopularSearch[]> {
  const { searches, ideas } = await read(args, suggestion.popular, {})
  const labelled = [
    ...searches.map(({ text }) => ({ text, label: text })),
    ...ideas.map(({ text, size, city }) => ({
      text,
      label: t('{size} in {city}', { size, city }),
    })),
  ]
  return labelled
    .slice(0, searchesShown)
    .map(({ text, label }) => ({ label, address: addressFor({ search: text }) }))
}
