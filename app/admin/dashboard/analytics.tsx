import type { UseQueryResult } from '@tanstack/react-query'
import { PeriodSelect } from '#app/admin/report/period.tsx'
import { cameIn, paidIn } from '#app/admin/shell/list-link.ts'
import { useMay } from '#app/admin/shell/session.ts'
import { Chart } from '#app/kit/chart.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import type { AnalyticsReport } from '#contract/report.ts'
import { type Interval, nameOfInterval } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

/** Charts of a period: revenue, new listings, new brokers and new customers. */
export function DashboardAnalytics({ read }: { read: UseQueryResult<AnalyticsReport> }) {
  return (
    <section aria-label={t('Analytics')} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{t('Analytics')}</h2>
        <PeriodSelect />
      </div>
      <Loaded read={read} failed={t('Failed to load dashboard data')} height="h-80">
        {(report) => <Charts report={report} />}
      </Loaded>
    </section>
  )
}

/** The address of the list that a column counts; false where the viewer may not open it. */
type ListLink = false | ((interval: Interval) => string)

function Charts({ report: { buckets, period } }: { report: AnalyticsReport }) {
  const may = useMay()
  const listLinks: Record<'revenue' | 'properties' | 'brokers' | 'customers', ListLink> = {
    revenue: paidIn,
    properties: (interval) => cameIn('/bb-admin/properties', interval),
    brokers: (interval) => cameIn('/bb-admin/brokers', interval),
    customers: may('customer.read') && ((interval) => cameIn('/bb-admin/customers', interval)),
  }
  const points = (kind: keyof typeof listLinks) =>
    buckets.map((bucket) => {
      const listLink = listLinks[kind]
      return {
        name: nameOfInterval(period, bucket),
        value: bucket[kind] ?? 0,
        ...(listLink && { to: listLink(bucket) }),
      }
    })
  const seesMoney = buckets.every(({ revenue }) => revenue !== null)
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {seesMoney && (
        <Chart
          title={t('Revenue')}
          unit={t('Rupees')}
          points={points('revenue')}
          format={formatRupees}
        />
      )}
      <Chart title={t('New properties')} unit={t('Properties')} points={points('properties')} />
      <Chart title={t('New brokers')} unit={t('Brokers')} points={points('brokers')} />
      <Chart title={t('New customers')} unit={t('Customers')} points={points('customers')} />
    </div>
  )
}
