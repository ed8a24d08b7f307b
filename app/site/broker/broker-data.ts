import { trailData } from '#app/site/trail-data.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import type { Face } from './read-face.ts'

/**
 * Returns structured data of a broker for search engines: the agent, with the rating and its count
 * where there is one.
 */
export function brokerData(face: Face, origin: string) {
  const address = new URL(pagePath(`/brokers/${face._id}`), origin).href
  const areas = face.areas.length > 0 ? face.areas : face.cities.map(({ name }) => name)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateAgent',
        '@id': address,
        url: address,
        name: `${face.name}, ${face.companyName}`,
        ...(areas.length > 0 && { areaServed: areas }),
        ...(face.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: face.rating,
            reviewCount: face.reviewCount,
            bestRating: 5,
          },
        }),
      },
      trailData(origin, [[t('Brokers'), '/brokers'], [face.name]]),
    ],
  }
}
