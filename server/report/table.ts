import { BrokerStatus, KycStatus } from '#contract/broker/broker.ts'
import { CustomerSource } from '#contract/customer/customer.ts'
import { PropertyStatus, PropertyType } from '#contract/property/vocabulary.ts'
import type { Change, Distribution, ReportPeriod, ReportType } from '#contract/report.ts'
import { nameOfStretch } from '#domain/date/report-period.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  brokerActivityReport,
  customerReport,
  dashboardReport,
  propertyReport,
  revenueReport,
} from './service.ts'

/** One number of a report per line, so that it can be added up and pivoted. */
export interface Line {
  section: string
  item: string
  figure: string
  /** Null if it cannot be computed. */
  value: number | null
}

export const lineHeads = ['Section', 'Item', 'Figure', 'Value'] as const

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
  }
}

function dashboardLines({
  overview,
  changes,
  rates,
  pending,
}: Awaited<ReturnType<typeof dashboardReport>>): Line[] {
  const total = (item: string, value: number | null) => line('Overview', item, 'Total', value)
  const wait = (item: string, value: number) => line('Pending actions', item, 'Waiting', value)
  return [
    total('Brokers', overview.totalBrokers),
    total('Customers', overview.totalCustomers),
    total('Properties', overview.totalProperties),
    total('Active subscriptions', overview.activeSubscriptions),
    ...changeLines('Brokers', changes.brokers),
    ...changeLines('Customers', changes.customers),
    ...changeLines('Properties', changes.properties),
    ...(changes.revenue ? changeLines('Revenue (rupees)', changes.revenue) : []),
    line('Rates', 'Approval rate', 'Percent', rates.approval),
    line('Rates', 'Subscription rate', 'Percent', rates.subscription),
    wait('Property reviews', pending.properties),
    wait('KYC verifications', pending.kyc),
    wait('Support tickets', pending.tickets),
    wait('Reports', pending.flags),
    ...(pending.payments === null ? [] : [wait('Payments to confirm', pending.payments)]),
  ]
}

function revenueLines(report: Awaited<ReturnType<typeof revenueReport>>): Line[] {
  const { month } = report
  const last = (item: string, figure: string, value: number | null) =>
    line('Last 30 days', item, figure, value)
  return [
    line('Revenue', 'Total', 'Rupees', report.totalRevenue),
    ...report.subscriptionStats.flatMap((plan) => [
      line('Plans', plan.planName, 'Subscribers', plan.subscribers),
      line('Plans', plan.planName, 'Rupees', plan.revenue),
      line('Plans', plan.planName, 'Rupees a month', plan.planPrice),
    ]),
    ...report.buckets.flatMap((bucket) => {
      const name = nameOfStretch(report.period, bucket)
      return [
        line('Trend', name, 'Rupees', bucket.revenue),
        line('Trend', name, 'Payments', bucket.payments),
      ]
    }),
    ...changeLines('Revenue (rupees)', month.revenue),
    last('Average revenue per broker', 'Rupees', month.averageRevenue),
    last('Churn', 'Percent', month.churn),
    last('Lifetime value', 'Rupees', month.lifetimeValue),
  ]
}

function brokerLines(report: Awaited<ReturnType<typeof brokerActivityReport>>): Line[] {
  return [
    ...distributionLines('Status', report.statusDistribution, BrokerStatus.label, 'Brokers'),
    ...distributionLines('KYC', report.kycDistribution, KycStatus.label, 'Brokers'),
    ...report.topListingBrokers.map(({ brokerName, companyName, propertyCount }) =>
      line('Top listing brokers', `${brokerName}, ${companyName}`, 'Properties', propertyCount),
    ),
  ]
}

function propertyLines(report: Awaited<ReturnType<typeof propertyReport>>): Line[] {
  return [
    ...distributionLines('Status', report.statusDistribution, PropertyStatus.label, 'Properties'),
    ...distributionLines('Type', report.typeDistribution, PropertyType.label, 'Properties'),
    ...report.monthlyTrend.map(({ _id: { year, month }, count }) =>
      line('Months', `${year}-${String(month).padStart(2, '0')}`, 'Properties', count),
    ),
  ]
}

function customerLines(report: Awaited<ReturnType<typeof customerReport>>): Line[] {
  const seen = (item: string, value: number) => line('Engagement', item, 'Customers', value)
  const rated = (item: string, { rating, count }: { rating: number | null; count: number }) => [
    line('Satisfaction', item, 'Mean of 5', rating),
    line('Satisfaction', item, 'Ratings', count),
  ]
  return [
    ...distributionLines('Sources', report.sources, CustomerSource.label, 'Customers'),
    seen('Last day', report.engagement.daily),
    seen('Last 7 days', report.engagement.weekly),
    seen('Last 30 days', report.engagement.monthly),
    ...rated('Tickets and visits', report.satisfaction),
    ...rated('Tickets', report.satisfaction.tickets),
    ...rated('Visits', report.satisfaction.visits),
  ]
}

function changeLines(item: string, { now, before, percent }: Change): Line[] {
  return [
    line('Last 30 days', item, 'Last 30 days', now),
    line('Last 30 days', item, '30 days before', before),
    line('Last 30 days', item, 'Change in percent', percent),
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
