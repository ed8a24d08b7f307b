import type { MarketplaceStats } from '#contract/marketplace.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Live counts of the marketplace, with their time on hover and below. */
export function StatsBand({ stats }: { stats: MarketplaceStats }) {
  const figures = [
    { label: stats.properties === 1 ? 'live listing' : 'live listings', value: stats.properties },
    {
      label: stats.brokers === 1 ? 'KYC-verified broker' : 'KYC-verified brokers',
      value: stats.brokers,
    },
    { label: stats.cities === 1 ? 'city' : 'cities', value: stats.cities },
  ]
  const asOf = formatDateTime(stats.asOf)
  return (
    <section
      aria-label="BrickBazaar in figures"
      title={`As of ${asOf}`}
      className="bg-ink-surface text-ink-surface-foreground"
    >
      <div
        className={
          'mx-auto flex max-w-page flex-wrap items-end ' +
          'justify-between gap-x-10 gap-y-4 px-4 py-8 lg:px-6'
        }
      >
        <dl className="flex flex-wrap gap-x-10 gap-y-4 sm:gap-x-16">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-surface-muted">{label}</dt>
              <dd className="figures font-display text-3xl font-semibold">{withCommas(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-xs text-ink-surface-muted">
          Counted <time dateTime={stats.asOf}>{asOf}</time>
        </p>
      </div>
    </section>
  )
}
