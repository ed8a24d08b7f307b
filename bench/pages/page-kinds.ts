import { random } from '@brickbazaar/random'
import type { Supply } from '../supply.ts'

/** One kind of public page: the address that is repeated, and addresses nobody has asked for. */
export interface PageKind {
  name: string
  again: string
  next: () => string
}

/** The pages visitors open most. Where there are few of a kind, `visit` makes an address new. */
export function pageKinds({ cities, listings, brokers }: Supply): PageKind[] {
  const chance = random('bench/pages')
  let visit = 0
  const each = (paths: readonly string[], made: (path: string) => string) => () => {
    visit++
    const path = made(paths[visit % paths.length] ?? '')
    return visit < paths.length ? path : `${path}?visit=${visit}`
  }
  const slugs = cities.map((city) => city.toLowerCase().replaceAll(' ', '-'))
  const list = () => {
    const values = {
      location: chance.pick(cities),
      listingType: chance.pick(['sell', 'rent']),
      maxPrice: String(chance.whole(200, 90_000) * 10_000 + visit++),
    }
    return `/properties?${new URLSearchParams(values)}`
  }
  return [
    { name: 'home', again: '/', next: () => `/?visit=${visit++}` },
    { name: 'list', again: '/properties', next: list },
    {
      name: 'listing',
      again: `/properties/${listings[0]}`,
      next: each(listings.slice(1), (id) => `/properties/${id}`),
    },
    {
      name: 'city',
      again: `/cities/${slugs[0]}`,
      next: each(slugs, (slug) => `/cities/${slug}`),
    },
    {
      name: 'broker',
      again: `/brokers/${brokers[0]}`,
      next: each(brokers, (id) => `/brokers/${id}`),
    },
  ]
}
