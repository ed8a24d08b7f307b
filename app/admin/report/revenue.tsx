import { Link } from 'react-router'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { paidIn } from '#app/admin/shell/list-link.ts'
import { Chart } from '#app/kit/chart.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { Table, TableCell, TableHead, TableRow } from '#app/ui/table.tsx'
import type { RevenueReport } from '#contract/report.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { lastThirtyDays, nameOfInterval } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { ReportExport } from './export.tsx'
import { PeriodSelect } from './period.tsx'
import { changeWords, percentOr } from './words.ts'

/** Payments of brokers in total, by plan and over time, and the revenue per broker. */
export function ReportRevenue({ report }: { report: RevenueReport }) {
  const { month, period } = report
  const start = report.buckets[0]?.start ?? ''
  const end = report.buckets.at(-1)?.end ?? start
  const points = report.buckets.map((bucket) => ({
    name: nameOfInterval(period, bucket),
    value: bucket.revenue,
    to: paidIn(bucket),
  }))
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <PeriodSelect />
        <ReportExport type="revenue" period={period} />
      </div>
      <Chart
        title={t('Total revenue')}
        lead={formatRupees(report.totalRevenue)}
        unit={t('Rupees')}
        points={points}
        format={formatRupees}
      />
      <PlanTable plans={report.subscriptionStats} paid={paidIn({ start, end })} />
      <section aria-label={t('Trends')}>
        <h2 className="mb-3 text-lg">{t('Trends')}</h2>
        <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
          <StatCard
            label={t('Growth')}
            value={changeWords(month.revenue)}
            detail={
              <CardLink to={paidIn(lastThirtyDays(dayInIndia(new Date())))}>
                {t('{now} in the last 30 days, {before} in the previous 30 days', {
                  now: formatRupees(month.revenue.now),
                  before: formatRupees(month.revenue.before),
                })}
              </CardLink>
            }
          />
          <StatCard
            label={t('Average revenue per broker')}
            value={month.averageRevenue === null ? '—' : formatRupees(month.averageRevenue)}
            detail={
              month.averageRevenue === null
                ? t('No paying brokers yet.')
                : t('{count} paying brokers in the last 30 days', {
                    count: withCommas(month.payingBrokers),
                  })
            }
          />
          <StatCard
            label={t('Churn')}
            value={percentOr(month.churn)}
            detail={
              month.churn === null
                ? t('No broker had a plan 30 days ago.')
                : t('{lost} of {total} left in the last 30 days', {
                    lost: withCommas(month.lost),
                    total: withCommas(month.atStart),
                  })
            }
          />
          <StatCard
            label={t('Lifetime value')}
            value={month.lifetimeValue === null ? '—' : formatRupees(month.lifetimeValue)}
            detail={
              month.lifetimeValue === null
                ? t('Available once a broker has churned.')
                : t('Average revenue divided by churn')
            }
          />
        </dl>
      </section>
    </div>
  )
}

interface PlanTableProps {
  plans: RevenueReport['subscriptionStats']
  /** The list of all payments in the report. */
  paid: string
}

function PlanTable({ plans, paid }: PlanTableProps) {
  return (
    <section
      aria-label={t('Revenue by plan')}
      className="min-w-0 md:rounded-lg md:border md:bg-card"
    >
      <h2 className="pb-3 text-sm text-muted-foreground md:px-5 md:pt-5">{t('Revenue by plan')}</h2>
      {plans.length === 0 ? (
        <p className="text-sm md:px-5 md:pb-5">{t('There are no plans yet.')}</p>
      ) : (
        <Table aria-label={t('Revenue by plan')} className="list-table">
          <thead className="max-md:sr-only">
            <TableRow>
              <TableHead className="md:pl-5">{t('Plan')}</TableHead>
              <TableHead className="text-right">{t('Subscribers')}</TableHead>
              <TableHead className="text-right">{t('Revenue')}</TableHead>
              <TableHead className="text-right md:pr-5">{t('Monthly price')}</TableHead>
            </TableRow>
          </thead>
          <tbody>
            {plans.map((plan) => (
              <TableRow key={plan.planId}>
                <TableCell data-head={t('Plan')} className="break-words md:pl-5">
                  {plan.planName}
                </TableCell>
                <TableCell data-head={t('Subscribers')} className="figures md:text-right">
                  <Link
                    to={`/bb-admin/subscriptions/subscribers?planId=${plan.planId}&status=active`}
                    className="text-link hover:underline"
                  >
                    {withCommas(plan.subscribers)}
                  </Link>
                </TableCell>
                <TableCell data-head={t('Revenue')} className="figures md:text-right">
                  <Link to={`${paid}&planId=${plan.planId}`} className="text-link hover:underline">
                    {formatRupees(plan.revenue)}
                  </Link>
                </TableCell>
                <TableCell data-head={t('Monthly price')} className="figures md:pr-5 md:text-right">
                  <Money amount={plan.planPrice} full per="month" />
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}
