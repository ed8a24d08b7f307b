import { Rich } from '#app/kit/rich.tsx'
import type { MarketplaceStats } from '#contract/marketplace.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** Live counts of the marketplace, with their time on hover and below. */
export function StatsBand({ stats }: { stats: MarketplaceStats }) {
  const figures = [
    { label: t('Live listings'), value: stats.properties },
    { label: t('KYC-verified brokers'), value: stats.brokers },
    { label: t('Cities'), value: stats.cities },
  ]
  const asOf = formatDateTime(stats.asOf)
  return (
    <section
      aria-label={t('BrickBazaar in figures')}
      title={t('As of {time}', { time: asOf })}
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
          <Rich
            text={t('Updated <0>{time}</0>', { time: asOf })}
            elements={[<time key="time" dateTime={stats.asOf} />]}
          />
        </p>
      </div>
    </section>
  )
}
