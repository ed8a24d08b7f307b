import { z } from 'zod'
import { msg } from '#domain/locale/translate.ts'
import { endpoint } from './endpoint.ts'
import { TouchClass } from './touch.ts'
import { type WordOf, words } from './words.ts'

/** The resolution of a report: the last 30 days, 12 weeks, 12 months or 5 years, in Indian time. */
export const ReportPeriod = words({
  daily: msg('Daily'),
  weekly: msg('Weekly'),
  monthly: msg('Monthly'),
  yearly: msg('Yearly'),
})
export type ReportPeriod = WordOf<typeof ReportPeriod>

export const ReportType = words({
  dashboard: msg('Dashboard'),
  revenue: msg('Revenue'),
  'broker-activity': msg('Broker Activity'),
  properties: msg('Properties'),
  customers: msg('Customers'),
  sources: msg('Sources'),
})
export type ReportType = WordOf<typeof ReportType>

const count = z.number()
/** Percent with one decimal; null where there is nothing to compare with. */
const percent = z.number().nullable()

/** The last 30 days compared with the 30 days before. */
export const Change = z.object({ now: count, before: count, percent })
export type Change = z.infer<typeof Change>

/** A distribution: names with their counts (REP-5). */
export const Distribution = z.array(z.object({ _id: z.string(), count }))
export type Distribution = z.infer<typeof Distribution>

export const DashboardReport = z.object({
  overview: z.object({
    totalBrokers: count,
    totalCustomers: count,
    totalProperties: count,
    /** Whole rupees of the last 30 days; null for viewers without the right to see money. */
    estimatedRevenue: z.number().nullable(),
    pendingProperties: count,
    activeSubscriptions: count,
  }),
  /** New records of the last 30 days. */
  growth: z.object({ newBrokers: count, newCustomers: count, newProperties: count }),
  changes: z.object({
    brokers: Change,
    customers: Change,
    properties: Change,
    revenue: Change.nullable(),
  }),
  rates: z.object({
    /** Approved, sold and rented listings as a share of all decided ones. */
    approval: percent,
    /** Brokers with a plan today as a share of all brokers. */
    subscription: percent,
  }),
  pending: z.object({
    properties: count,
    kyc: count,
    tickets: count,
    flags: count,
    calls: count,
    /** Payments to confirm; null for viewers without the right to see money. */
    payments: z.number().nullable(),
  }),
})
export type DashboardReport = z.infer<typeof DashboardReport>

const interval = { start: z.string(), end: z.string() }

export const RevenueReport = z.object({
  period: ReportPeriod.schema,
  /** Whole rupees paid and not refunded, over all intervals shown. */
  totalRevenue: z.number(),
  allTimeRevenue: z.number(),
  subscriptionStats: z.array(
    z.object({
      planId: z.string(),
      planName: z.string(),
      /** Brokers with this plan today. */
      subscribers: count,
      /** In the intervals shown. */
      revenue: z.number(),
      /** The current price per month. */
      planPrice: z.number(),
    }),
  ),
  buckets: z.array(z.object({ ...interval, revenue: z.number(), payments: count })),
  /** The last 30 days. */
  month: z.object({
    revenue: Change,
    payingBrokers: count,
    averageRevenue: z.number().nullable(),
    atStart: count,
    lost: count,
    churn: percent,
    lifetimeValue: z.number().nullable(),
  }),
})
export type RevenueReport = z.infer<typeof RevenueReport>

export const BrokerActivityReport = z.object({
  statusDistribution: Distribution,
  kycDistribution: Distribution,
  topListingBrokers: z.array(
    z.object({
      brokerId: z.string(),
      brokerName: z.string(),
      companyName: z.string(),
      propertyCount: count,
    }),
  ),
})
export type BrokerActivityReport = z.infer<typeof BrokerActivityReport>

export const PropertyReport = z.object({
  statusDistribution: Distribution,
  typeDistribution: Distribution,
  /** The last six months including this one, oldest first, also months without a listing. */
  monthlyTrend: z.array(z.object({ _id: z.object({ year: count, month: count }), count })),
})
export type PropertyReport = z.infer<typeof PropertyReport>

/** The mean of star ratings and their number; null without ratings. */
const Rating = z.object({ rating: z.number().nullable(), count })

export const CustomerReport = z.object({
  total: count,
  sources: Distribution,
  /** Customers seen in the last day, 7 days and 30 days. */
  engagement: z.object({ daily: count, weekly: count, monthly: count }),
  /** Ratings of answered tickets and of visits: the mean of all, and of each kind. */
  satisfaction: Rating.extend({ tickets: Rating, visits: Rating }),
})
export type CustomerReport = z.infer<typeof CustomerReport>

export const AnalyticsReport = z.object({
  period: ReportPeriod.schema,
  buckets: z.array(
    z.object({
      ...interval,
      brokers: count,
      customers: count,
      properties: count,
      revenue: z.number().nullable(),
    }),
  ),
  totals: z.object({
    brokers: count,
    customers: count,
    properties: count,
    revenue: z.number().nullable(),
  }),
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>

/** Which touch counts, and how its sources are grouped. */
export const TouchPosition = words({ last: msg('Last touch'), first: msg('First touch') })
export type TouchPosition = WordOf<typeof TouchPosition>
export const SourceGroup = words({
  class: msg('Kind of source'),
  source: msg('Source'),
  campaign: msg('Campaign'),
})
export type SourceGroup = WordOf<typeof SourceGroup>

export const SourceReport = z.object({
  period: ReportPeriod.schema,
  position: TouchPosition.schema,
  group: SourceGroup.schema,
  /**
   * For the whole period, most leads first. `other` sums all rows beyond the first twenty; `none`
   * came without a label; `unknown` did not consent to send it.
   */
  rows: z.array(
    z.object({
      kind: z.enum(['named', 'other', 'none', 'unknown']),
      name: z.string().nullable(),
      customers: count,
      leads: count,
      /** Null for viewers without the right to see money. */
      payments: z.number().nullable(),
      revenue: z.number().nullable(),
    }),
  ),
})
export type SourceReport = z.infer<typeof SourceReport>

const sourceKinds = words({
  other: msg('Other'),
  none: msg('No label'),
  unknown: msg('Not known'),
})

/** Returns the name of a row of the sources, as screens and files show it. */
export function sourceName(
  group: SourceGroup,
  { kind, name }: SourceReport['rows'][number],
): string {
  if (kind !== 'named') return sourceKinds.label(kind)
  return group === 'class' ? TouchClass.label(name ?? '') : (name ?? '')
}

const ofPeriod = z.strictObject({ period: ReportPeriod.schema.default('monthly') })

export const report = {
  dashboard: endpoint({
    method: 'GET',
    path: '/reports/dashboard',
    access: 'report.read',
    summary: 'Get totals, growth over the last 30 days, and pending work',
    reply: DashboardReport,
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/reports/analytics',
    access: 'report.read',
    summary: 'Count new records by day, week, month or year; revenue only for those who may see it',
    query: ofPeriod,
    reply: AnalyticsReport,
  }),
  revenue: endpoint({
    method: 'GET',
    path: '/reports/revenue',
    access: 'revenue.read',
    summary: 'Get the revenue over time and by plan',
    query: ofPeriod,
    reply: RevenueReport,
  }),
  brokerActivity: endpoint({
    method: 'GET',
    path: '/reports/broker-activity',
    access: 'report.read',
    summary: 'Count brokers by status and KYC, and list those with most listings',
    reply: BrokerActivityReport,
  }),
  properties: endpoint({
    method: 'GET',
    path: '/reports/properties',
    access: 'report.read',
    summary: 'Count listings by status and type, and new ones in each of the last six months',
    reply: PropertyReport,
  }),
  customers: endpoint({
    method: 'GET',
    path: '/reports/customers',
    access: 'report.read',
    summary: 'Get the sources, engagement and satisfaction of customers',
    reply: CustomerReport,
  }),
  sources: endpoint({
    method: 'GET',
    path: '/reports/sources',
    access: 'report.read',
    summary:
      'Count customers, leads and payments by how they came to the site, where they consented',
    query: ofPeriod.extend({
      position: TouchPosition.schema.default('last'),
      group: SourceGroup.schema.default('class'),
    }),
    reply: SourceReport,
  }),
  export: endpoint({
    method: 'GET',
    path: '/reports/export/:type',
    access: 'record.export',
    summary: 'Export one report as a file, with the figures of the screen',
    // An unknown report is a bad request, not a missing page (REP-2).
    params: z.object({ type: z.string() }),
    query: z.strictObject({
      period: ReportPeriod.schema.default('monthly'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    download: 'application/octet-stream',
    timeout: 60_000,
  }),
}
