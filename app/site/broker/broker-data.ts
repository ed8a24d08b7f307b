import { breadcrumbData } from '#app/site/breadcrumb-data.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import type { PublicBroker } from './read-broker.ts'

/**
 * Returns structured data of a broker for search engines: the agent, with the rating and its count
 * where there is one.
 */
export function brokerData(broker: PublicBroker, origin: string) {
  const address = new URL(pagePath(`/brokers/${broker._id}`), origin).href
  const areas = broker.areas.length > 0 ? broker.areas : broker.cities.map(({ name }) => name)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateAgent',
        '@id': address,
        url: address,
        name: `${broker.name}, ${broker.companyName}`,
        ...(areas.length > 0 && { areaServed: areas }),
        ...(broker.rating !== null && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: broker.rating,
            reviewCount: broker.reviewCount,
            bestRating: 5,
          },
        }),
      },
      breadcrumbData(origin, [[t('Brokers'), '/brokers'], [broker.name]]),
    ],
  }
}
