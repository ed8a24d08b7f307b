import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#domain/date/date.ts'
import { formatRupees } from '#domain/money/money.ts'
import { counted, withCommas } from '#domain/text/format-number.ts'
import type { Route } from './+types/city-page.ts'
import { BrokerTile } from './broker/broker-tile.tsx'
import { CardGrid } from './card-grid.tsx'
import { growthText } from './city/growth-text.ts'
import { PlaceTable } from './city/place-table.tsx'
import { PriceTrend } from './city/price-trend.tsx'
import { type CityView, readCity } from './city/read-city.ts'
import { Section } from './detail/section.tsx'
import { PageHead } from './page-head.tsx'
import { pageMeta } from './page-meta.ts'
import { trailData } from './trail-data.ts'

export async function loader(args: Route.LoaderArgs) {
  const { origin } = new URL(args.request.url)
  return { origin, city: await readCity(args, args.params.slug) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'City | BrickBazaar' }]
  const { origin, city } = loaderData
  return [
    ...pageMeta({
      title: `Property in ${city.name}: prices and localities`,
      description:
        `${withCommas(city.homeTotal)} live listings in ${city.name}, ${city.state}: what a ` +
        'square foot costs, how it has changed, and where most homes are.',
      origin,
      path: `/cities/${city.slug}`,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...trailData(origin, [['Cities', '/cities'], [city.name]]),
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
        text={city.description ?? `${city.state}. What is live in ${city.name}, and what it costs.`}
      >
        <Figures city={city} />
      </PageHead>
      <div className="mx-auto max-w-page space-y-12 px-4 pt-10 pb-16 lg:px-6">
        {city.types.length > 0 && (
          <ul aria-label="Types of property" className="flex flex-wrap gap-2">
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
          <Section title="What a square foot cost">
            <PriceTrend quarters={city.quarters} />
          </Section>
          {city.places.length > 0 && (
            <Section title="Localities">
              <PlaceTable places={city.places} />
            </Section>
          )}
        </div>
        <Section title="Just listed">
          {city.homes.length > 0 ? (
            <>
              <CardGrid cards={city.homes} />
              <Link
                to={address}
                className={buttonClass({ variant: 'outline', size: 'lg', className: 'mt-6' })}
              >
                All {withCommas(city.homeTotal)} properties in {city.name}
              </Link>
            </>
          ) : (
            <p className="text-muted-foreground">Nothing is live in {city.name} just now.</p>
          )}
        </Section>
        {city.brokers.length > 0 && (
          <Section title={`Brokers in ${city.name}`}>
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
              All brokers in {city.name}
            </Link>
          </Section>
        )}
        <p className="text-xs text-muted-foreground">
          Counted <time dateTime={city.asOf}>{formatDateTime(city.asOf)}</time>. A median is the
          middle of the prices asked, with the number of listings it comes from. A change over a
          year is shown when both quarters have twenty or more.
        </p>
      </div>
    </>
  )
}

function Figures({ city }: { city: CityView }) {
  const facts = [
    ['Live listings', withCommas(city.propertyCount)],
    ['Brokers with listings', withCommas(city.brokerCount)],
    [
      `Median per sq ft (${counted(city.medianOf, 'listing')})`,
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
