import { MapPinned, Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { read } from '#app/api/inject.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { city } from '#contract/city.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/cities.ts'
import { CityCard } from './city/city-card.tsx'
import { JoinWaitlist } from './city/join-waitlist.tsx'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(args.request.url)
  const search = searchParams.get('search')?.trim().slice(0, 200) ?? ''
  const { cities, asOf } = await read(args, city.list, {})
  const wanted = search.toLowerCase()
  const found = cities.filter(({ name, state }) =>
    `${name} ${state}`.toLowerCase().includes(wanted),
  )
  return { origin, search, cities: found, asOf }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('Cities | BrickBazaar') }]
  return pageMeta({
    title: t('Cities'),
    description: t(
      'Cities on BrickBazaar, with live listings, verified brokers and the median ' +
        'price per sq ft.',
    ),
    origin: loaderData.origin,
    path: '/cities',
    hidden: loaderData.search !== '',
  })
}

export default function Cities({ loaderData }: Route.ComponentProps) {
  const { cities, search, asOf } = loaderData
  return (
    <>
      <PageHead title={t('Cities')} text={t('Live listings and price per sq ft in each city.')}>
        <search>
          <Form className="mt-6 flex max-w-md gap-2">
            <Input
              key={search}
              type="search"
              name="search"
              aria-label={t('Search by city or state')}
              placeholder={t('City or state')}
              defaultValue={search}
              maxLength={200}
              className="h-12 sm:text-base"
            />
            <Button type="submit" size="lg">
              <Search aria-hidden />
              {t('Search')}
            </Button>
          </Form>
        </search>
      </PageHead>
      <div className="mx-auto max-w-page px-4 pt-8 pb-16 lg:px-6">
        <p role="status" className="figures mb-6 font-medium">
          {t('{count, plural, one {# city} other {# cities}}', { count: cities.length })}
        </p>
        {cities.length === 0 ? (
          <Empty
            icon={MapPinned}
            title={
              search ? t('No city or state matches “{search}”', { search }) : t('No cities yet')
            }
            text={t('You can search listings by locality or PIN code instead.')}
            action={
              <Button asChild variant="outline" size="lg">
                <Link to={search ? '/cities' : '/properties'}>
                  {search ? t('Show all cities') : t('Browse Properties')}
                </Link>
              </Button>
            }
          />
        ) : (
          <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
            {cities.map((city) => (
              <li key={city._id}>
                <CityCard city={city} />
              </li>
            ))}
          </ul>
        )}
        <JoinWaitlist city={cities.length === 0 ? search : ''} />
        <p className="mt-8 text-xs text-muted-foreground">
          <Rich
            text={t(
              'Updated <0>{time}</0>. The median is the middle price of all live homes for ' +
                'sale.',
              { time: formatDateTime(asOf) },
            )}
            elements={[<time key="time" dateTime={asOf} />]}
          />
        </p>
      </div>
    </>
  )
}
