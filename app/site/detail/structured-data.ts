import { isMonthly } from '#app/property/property-text.ts'
import { trailData } from '#app/site/trail-data.ts'
import type { PropertyPublic } from '#contract/property/property.ts'

/**
 * Returns structured data of a home for search engines: the listing with its offer, and its
 * breadcrumbs.
 */
export function structuredData(property: PropertyPublic, origin: string) {
  const address = new URL(`/properties/${property._id}`, origin).href
  const list = new URL('/properties', origin)
  if (property.city) list.searchParams.set('location', property.city)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': address,
        url: address,
        name: property.title,
        description: property.description.slice(0, 500),
        datePosted: property.detail.postedOn ?? property.createdAt,
        image: property.images.map(({ url }) => new URL(url, origin).href),
        offers: offerOf(property),
      },
      trailData(origin, [
        ['Home', '/'],
        [property.city ?? 'Properties', `${list.pathname}${list.search}`],
        [property.title],
      ]),
    ],
  }
}

function offerOf({ price, status, listingType, broker }: PropertyPublic) {
  const seller = { '@type': 'RealEstateAgent', name: broker.companyName }
  const offer = {
    '@type': 'Offer',
    price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${status === 'approved' ? 'InStock' : 'SoldOut'}`,
    seller,
  }
  if (listingType === 'sell') return offer
  const letting = { ...offer, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  if (!isMonthly(listingType)) return letting
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
