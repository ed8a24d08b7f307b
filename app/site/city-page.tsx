import { Link } from '#app/kit/link.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import type { Route } from './+types/city-page.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { BrokerTile } from './broker/broker-tile.tsx'
import { CardGrid } from './card-grid.tsx'
import { growthText } from './city/growth-text.ts'
import { PlaceTable } from './city/place-table.tsx'
import { PriceTrend } from './city/price-trend.tsx'
import { type CityView, readCity } from './city/read-city.ts'
import { Section } from './detail/section.tsx'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url)
  return { origin, city: await readCity(args, args.params.slug) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: t('City | BrickBazaar') }]
  const { origin, city } = loaderData
  return [
    ...pageMeta({
      title: t('Property in {city}: prices and localities', { city: city.name }),
      description: t(
        '{figure} live listings in {city}, {state}, with prices per sq ft, price trends and top ' +
          'localities.',
        { figure: withCommas(city.homeTotal), city: city.name, state: city.state },
      ),
      origin,
      path: `/cities/${city.slug}`,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...breadcrumbData(origin, [[t('Cities'), '/cities'], [city.name]]),
      },
    },
  ]
}

export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { city } = loaderData
  const address = `/properties?location=${encodeURIComponent(city.name)}`
  return (
    <>
      <PageHead
        title={city.name}
        text={
          city.description ??
          t('{state}. Live listings and prices in {city}.', { state: city.state, city: city.name })
        }
      >
        <Figures city={city} />
      </PageHead>
      <div className="mx-auto max-w-page space-y-12 px-4 pt-10 pb-16 lg:px-6">
        {city.types.length > 0 && (
          <ul aria-label={t('Property types')} className="flex flex-wrap gap-2">
            {city.types.map(({ label, count, address: to }) => (
              <li key={label}>
                <Link to={to} className={buttonClass({ variant: 'outline' })}>
                  {label}
                  <span className="figures text-muted-foreground">{withCommas(count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
          <Section title={t('Price trend per sq ft')}>
            {city.basis && (
              <p className="mb-3 text-sm text-muted-foreground">
                {t('Of homes that state their {basis}.', { basis: inSentence(city.basis) })}
              </p>
            )}
            <PriceTrend quarters={city.quarters} />
          </Section>
          {city.places.length > 0 && (
            <Section title={t('Localities')}>
              <PlaceTable places={city.places} />
            </Section>
          )}
        </div>
        <Section title={t('Just listed')}>
          {city.homes.length > 0 ? (
            <>
              <CardGrid cards={city.homes} />
              <Link
                to={address}
                className={buttonClass({ variant: 'outline', size: 'lg', className: 'mt-6' })}
              >
                {t('All {figure} properties in {city}', {
                  figure: withCommas(city.homeTotal),
                  city: city.name,
                })}
              </Link>
            </>
          ) : (
            <p className="text-muted-foreground">
              {t('No live listings in {city} right now.', { city: city.name })}
            </p>
          )}
        </Section>
        {city.brokers.length > 0 && (
          <Section title={t('Brokers in {city}', { city: city.name })}>
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
              {city.brokers.map((broker) => (
                <li key={broker._id}>
                  <BrokerTile broker={broker} level="h3" />
                </li>
              ))}
            </ul>
            <Link
              to={`/brokers?location=${encodeURIComponent(city.name)}`}
              className={buttonClass({ variant: 'outline', size: 'lg', className: 'mt-6' })}
            >
              {t('All brokers in {city}', { city: city.name })}
            </Link>
          </Section>
        )}
        <p className="text-xs text-muted-foreground">
          <Rich
            text={t(
              'Updated <0>{time}</0>. The median is the middle asking price, shown with the ' +
                'number of listings it is based on. We show the yearly change when both ' +
                'quarters have at least 20 listings.',
              { time: formatDateTime(city.asOf) },
            )}
            elements={[<time key="time" dateTime={city.asOf} />]}
          />
        </p>
      </div>
    </>
  )
}

function Figures({ city }: { city: CityView }) {
  const facts = [
    [t('Live listings'), withCommas(city.propertyCount)],
    [t('Brokers with listings'), withCommas(city.brokerCount)],
    [
      t('Median per sq ft ({count, plural, one {# listing} other {# listings}})', {
        count: city.medianOf,
      }),
      city.medianPricePerSqft === null ? '—' : formatRupees(city.medianPricePerSqft),
    ],
  ]
  return (
    <>
      <dl className="mt-7 flex flex-wrap gap-x-12 gap-y-4">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="figures font-display text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted-foreground">{growthText(city.growth)}</p>
    </>
  )
}
