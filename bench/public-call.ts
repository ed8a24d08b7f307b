import { random } from '@brickbazaar/random'
import type { Supply } from './supply.ts'
import { workloads } from './workload.ts'

/** How many of each call of the measured calls are looked at. */
const ofEach = 4

/** Every public read with some of its parameters, or of the measured ones those named so. */
export function publicCalls(supply: Supply, only = ''): string[] {
  const named = workloads(supply).filter(({ name }) => name.includes(only))
  const lists = named.flatMap(({ name, draw }) => {
    const chance = random(`bench/public-call/${name}`)
    return Array.from({ length: ofEach }, () => draw(chance))
  })
  return only === '' ? [...lists, ...furtherCalls(supply)] : lists
}

/** Those that are not measured: one statement each, on tables that stay small or by a key. */
function furtherCalls(supply: Supply): string[] {
  const chance = random('bench/public-call')
  const city = encodeURIComponent(chance.pick(supply.cities))
  const broker = chance.pick(supply.brokers)
  const some = chance.some(supply.listings, Math.min(4, supply.listings.length))
  return [
    '/api/public/properties/map',
    `/api/public/properties/map?location=${city}&listingType=rent`,
    `/api/public/properties?location=${city}&amenities=Lift,Parking&sort=area`,
    `/api/public/properties?brokerId=${broker}`,
    '/api/public/properties?sort=rate',
    '/api/public/properties?sort=drop',
    '/api/public/properties?sort=cash',
    `/api/public/properties?bounds=72.7,18.9,73.1,19.3&sort=price-asc`,
    '/api/public/properties/facets',
    `/api/public/properties/facets?search=${encodeURIComponent('2 bhk flat')}&location=${city}`,
    `/api/public/properties/some?ids=${some.join(',')}`,
    '/api/public/properties/without?search=2+bhk+near+metro&start=0&end=5',
    `/api/public/properties/${some[0]}/expired`,
    `/api/public/properties/${some[0]}/similar-prices`,
    `/api/public/properties/${some[0]}/share-card`,
    `/api/public/properties/${some[0]}/home`,
    `/api/public/properties/${some[0]}/visit-slots`,
    '/api/public/cost-rates?state=Maharashtra',
    '/api/public/listing-changes',
    '/api/public/rera/Maharashtra/qr',
    '/api/public/brokers',
    `/api/public/brokers?search=kumar&location=${city}`,
    `/api/public/brokers/${broker}`,
    `/api/public/brokers/${broker}/reviews`,
    '/api/public/cities',
    `/api/public/cities/${city}`,
    '/api/public/pages?type=blog',
    '/api/public/pages/about-us',
    '/api/public/interests',
    '/api/public/stats',
    '/api/public/about',
    '/api/public/company',
    '/api/public/reviews',
    '/api/public/plans',
    '/api/public/suggestions?q=lake',
    '/api/public/suggestions?q=4110',
    '/api/public/popular-searches',
  ]
}
