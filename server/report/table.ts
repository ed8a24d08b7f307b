import { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { CustomerSource } from '#contract/customer/customer.ts'
import { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import type { Change, Distribution, ReportPeriod, ReportType } from '#contract/report.ts'
import { nameOfInterval } from '#domain/date/report-period.ts'
import { t } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  brokerActivityReport,
  customerReport,
  dashboardReport,
  propertyReport,
  revenueReport,
} from './service.ts'
import { sourceLines } from './source-table.ts'

/** One number of a report per line, so that it can be added up and pivoted. */
export interface Line {
  section: string
  item: string
  figure: string
  /** Null if it cannot be computed. */
  value: number | null
}

export const lineHeads = () => [t('Section'), t('Item'), t('Metric'), t('Value')]

/** Returns the numbers of a screen, in its order. */
export async function linesOf(
  db: Handle,
  viewer: AdministratorViewer,
  type: ReportType,
  period: ReportPeriod,
): Promise<Line[]> {
  switch (type) {
    case 'dashboard':
      return dashboardLines(await dashboardReport(db, viewer))
    case 'revenue':
      return revenueLines(await revenueReport(db, period))
    case 'broker-activity':
      return brokerLines(await brokerActivityReport(db))
    case 'properties':
      return propertyLines(await propertyReport(db))
    case 'customers':
      return customerLines(await customerReport(db))
    case 'sources':
      return sourceLines(db, viewer, period)
  }
}

function dashboardLines({
  overview,
  changes,
  rates,
  pending,
}: Awaited<ReturnType<typeof dashboardReport>>): Line[] {
  const total = (item: string, value: number | null) => line(t('Overview'), item, t('Total'), value)
  const wait = (item: string, value: number) =>
    line(t('Pending actions'), item, t('Waiting'), value)
  return [
    total(t('Brokers'), overview.totalBrokers),
    total(t('Customers'), overview.totalCustomers),
    total(t('Properties'), overview.totalProperties),
    total(t('Active subscriptions'), overview.activeSubscriptions),
    ...changeLines(t('Brokers'), changes.brokers),
    ...changeLines(t('Customers'), changes.customers),
    ...changeLines(t('Properties'), changes.properties),
    ...(changes.revenue ? changeLines(t('Revenue (rupees)'), changes.revenue) : []),
    line(t('Rates'), t('Approval rate'), t('Percent'), rates.approval),
    line(t('Rates'), t('Subscription rate'), t('Percent'), rates.subscription),
    wait(t('Property reviews'), pending.properties),
    wait(t('KYC verifications'), pending.kyc),
    wait(t('Support tickets'), pending.tickets),
    wait(t('Reported listings'), pending.flags),
    wait(t('Unwanted calls'), pending.calls),
    ...(pending.payments === null ? [] : [wait(t('Payments to confirm'), pending.payments)]),
  ]
}

function revenueLines(report: Awaited<ReturnType<typeof revenueReport>>): Line[] {
  const { month } = report
  const last = (item: string, figure: string, value: number | null) =>
    line(t('Last 30 days'), item, figure, value)
  return [
    line(t('Revenue'), t('Total'), t('Rupees'), report.totalRevenue),
    ...report.subscriptionStats.flatMap((plan) => [
      line(t('Plans'), plan.planName, t('Subscribers'), plan.subscribers),
      line(t('Plans'), plan.planName, t('Rupees'), plan.revenue),
      line(t('Plans'), plan.planName, t('Rupees per month'), plan.planPrice),
    ]),
    ...report.buckets.flatMap((bucket) => {
      const name = nameOfInterval(report.period, bucket)
      return [
        line(t('Trend'), name, t('Rupees'), bucket.revenue),
        line(t('Trend'), name, t('Payments'), bucket.payments),
      ]
    }),
    ...changeLines(t('Revenue (rupees)'), month.revenue),
    last(t('Average revenue per broker'), t('Rupees'), month.averageRevenue),
    last(t('Churn'), t('Percent'), month.churn),
    last(t('Lifetime value'), t('Rupees'), month.lifetimeValue),
  ]
}

function brokerLines(report: Awaited<ReturnType<typeof brokerActivityReport>>): Line[] {
  return [
    ...distributionLines(t('Status'), report.statusDistribution, BrokerStatus.label, t('Brokers')),
    ...distributionLines(t('KYC'), report.kycDistribution, KycStatus.label, t('Brokers')),
    ...report.topListingBrokers.map(({ brokerName, companyName, propertyCount }) =>
      line(
        t('Top listing brokers'),
        `${brokerName}, ${companyName}`,
        t('Properties'),
        propertyCount,
      ),
    ),
  ]
}

function propertyLines(report: Awaited<ReturnType<typeof propertyReport>>): Line[] {
  return [
    ...distributionLines(
      t('Status'),
      report.statusDistribution,
      PropertyStatus.label,
      t('Properties'),
    ),
    ...distributionLines(t('Type'), report.typeDistribution, PropertyType.label, t('Properties')),
    ...report.monthlyTrend.map(({ _id: { year, month }, count }) =>
      line(t('Months'), `${year}-${String(month).padStart(2, '0')}`, t('Properties'), count),
    ),
  ]
}

function customerLines(report: Awaited<ReturnType<typeof customerReport>>): Line[] {
  const seen = (item: string, value: number) => line(t('Engagement'), item, t('Customers'), value)
  const rated = (item: string, { rating, count }: { rating: number | null; count: number }) => [
    line(t('Satisfaction'), item, t('Average out of 5'), rating),
    line(t('Satisfaction'), item, t('Ratings'), count),
  ]
  return [
    ...distributionLines(t('Sources'), report.sources, CustomerSource.label, t('Customers')),
    seen(t({ id: 'seen.last-day', message: 'Last day' }), report.engagement.daily),
    seen(t('Last 7 days'), report.engagement.weekly),
    seen(t('Last 30 days'), report.engagement.monthly),
    ...rated(t('Tickets and visits'), report.satisfaction),
    ...rated(t('Tickets'), report.satisfaction.tickets),
    ...rated(t('Visits'), report.satisfaction.visits),
  ]
}

function changeLines(item: string, { now, before, percent }: Change): Line[] {
  return [
    line(t('Last 30 days'), item, t('Last 30 days'), now),
    line(t('Last 30 days'), item, t('Previous 30 days'), before),
    line(t('Last 30 days'), item, t('Change (%)'), percent),
  ]
}

function distributionLines(
  section: string,
  distribution: Distribution,
  label: (word: string) => string,
  figure: string,
): Line[] {
  return distribution.map(({ _id, count }) => line(section, label(_id), figure, count))
}

function line(section: string, item: string, figure: string, value: number | null): Line {
  return { section, item, figure, value }
}
