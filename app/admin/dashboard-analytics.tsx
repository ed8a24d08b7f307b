import type { UseQueryResult } from '@tanstack/react-query'
import { Chart } from '#app/kit/chart.tsx'
import { Loaded } from '#app/kit/loaded.tsx'
import type { AnalyticsReport } from '#contract/report.ts'
import { formatRupees } from '#domain/money.ts'
import { nameOfStretch } from '#domain/report-period.ts'
import { PeriodSelect } from './report-period.tsx'

/** What came in over a period: money, listings, brokers, customers, a chart each. */
export function DashboardAnalytics({ read }: { read: UseQueryResult<AnalyticsReport> }) {
  return (
    <section aria-label="Analytics" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Analytics</h2>
        <PeriodSelect />
      </div>
      <Loaded read={read} failed="Failed to load dashboard data" height="h-80">
        {(report) => <Charts report={report} />}
      </Loaded>
    </section>
  )
}

function Charts({ report: { buckets, period } }: { report: AnalyticsReport }) {
  const points = (name: 'revenue' | 'properties' | 'brokers' | 'customers') =>
    buckets.map((bucket) => ({ name: nameOfStretch(period, bucket), value: bucket[name] ?? 0 }))
  const seesMoney = buckets.every(({ revenue }) => revenue !== null)
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {seesMoney && (
        <Chart title="Revenue" unit="Rupees" points={points('revenue')} format={formatRupees} />
      )}
      <Chart title="New properties" unit="Properties" points={points('properties')} />
      <Chart title="New brokers" unit="Brokers" points={points('brokers')} />
      <Chart title="New customers" unit="Customers" points={points('customers')} />
    </div>
  )
}
