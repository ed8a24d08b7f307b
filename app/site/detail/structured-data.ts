import { breadcrumbData } from '#app/site/breadcrumb-data.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

type Listed = Pick<
  PropertyView,
  'id' | 'title' | 'city' | 'description' | 'images' | 'isOpen' | 'headline' | 'broker' | 'listed'
>

/**
 * Returns structured data of a home for search engines: the listing with its offer, and its
 * breadcrumbs. It is made of what the page shows, so that the page's data does not repeat it.
 */
export function structuredData(home: Listed, origin: string) {
  const address = new URL(pagePath(`/properties/${home.id}`), origin).href
  const list = new URL('/properties', origin)
  if (home.city) list.searchParams.set('location', home.city)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': address,
        url: address,
        name: home.title,
        description: home.description.slice(0, 200),
        datePosted: home.listed.on,
        image: home.images.map(({ url }) => new URL(url, origin).href),
        offers: offerOf(home),
      },
      breadcrumbData(origin, [
        [t('Home'), '/'],
        [home.city ?? t('Properties'), `${list.pathname}${list.search}`],
        [home.title],
      ]),
    ],
  }
}

function offerOf({ headline: { price, monthly }, isOpen, listed, broker }: Listed) {
  const seller = { '@type': 'RealEstateAgent', name: broker.companyName }
  const offer = {
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
    seller,
  }
  if (listed.for === 'sell') return offer
  const letting = { ...offer, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  if (!monthly) return letting
  return {
    ...letting,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      unitCode: 'MON',
    },
  }
}
