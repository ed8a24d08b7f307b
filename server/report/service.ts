import { hasRight } from '#contract/access.ts'
import type {
  AnalyticsReport,
  BrokerActivityReport,
  Change,
  CustomerReport,
  DashboardReport,
  Distribution,
  PropertyReport,
  ReportPeriod,
  RevenueReport,
} from '#contract/report.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { intervalsOf, lastThirtyDays } from '#domain/date/report-period.ts'
import { pricePerMonth } from '#domain/plan/plan-price.ts'
import {
  averageRevenue,
  changeOf,
  churnOf,
  lifetimeValue,
  meanRating,
  shareOf,
} from '#domain/report/report-figure.ts'
import type { Handle } from '#server/db/connect.ts'
import type { AdministratorViewer } from '#server/http/viewer.ts'
import {
  countIn,
  countListings,
  countLoyalty,
  countPeople,
  countSeen,
  countTotals,
  listPlanFigures,
  listTopBrokers,
  sumTickets,
  sumVisits,
} from './queries.ts'

const today = () => dayInIndia(new Date())
const bothMonths = () => [lastThirtyDays(today()), lastThirtyDays(today(), true)]

/**
 * Returns current totals, the last 30 days compared with the 30 before, and what waits for
 * somebody.
 */
export async function dashboardReport(
  db: Handle,
  viewer: AdministratorViewer,
): Promise<DashboardReport> {
  const [totals, listings, months] = await Promise.all([
    countTotals(db),
    countListings(db, 'status'),
    countIn(db, bothMonths(), ['brokers', 'customers', 'properties', 'revenue']),
  ])
  const change = (name: 'brokers' | 'customers' | 'properties' | 'revenue') =>
    compare(months.map((month) => month[name]))
  const changes = {
    brokers: change('brokers'),
    customers: change('customers'),
    properties: change('properties'),
    // Revenue is shown only with the right to see it (REP-6).
    revenue: hasRight(viewer.role, 'revenue.read') ? change('revenue') : null,
  }
  const approved = countOf(listings, ['approved', 'sold', 'rented'])
  return {
    overview: {
      totalBrokers: totals.brokers,
      totalCustomers: totals.customers,
      totalProperties: countOf(listings),
      estimatedRevenue: changes.revenue?.now ?? null,
      pendingProperties: countOf(listings, ['pending']),
      activeSubscriptions: totals.subscribed,
    },
    growth: {
      newBrokers: changes.brokers.now,
      newCustomers: changes.customers.now,
      newProperties: changes.properties.now,
    },
    changes,
    rates: {
      approval: shareOf(approved, approved + countOf(listings, ['rejected'])),
      subscription: shareOf(totals.subscribed, totals.brokers),
    },
    pending: {
      properties: countOf(listings, ['pending']),
      kyc: totals.kyc,
      tickets: totals.tickets,
      flags: totals.flags,
      calls: totals.calls,
      payments: hasRight(viewer.role, 'subscription.read') ? totals.payments : null,
    },
  }
}

/** Returns the counts of each interval in a period; the totals are their sums. */
export async function analyticsReport(
  db: Handle,
  viewer: AdministratorViewer,
  period: ReportPeriod,
): Promise<AnalyticsReport> {
  const intervals = intervalsOf(period, today())
  const names = ['brokers', 'customers', 'properties', 'revenue'] as const
  const figures = await countIn(db, intervals, names)
  const seesMoney = hasRight(viewer.role, 'revenue.read')
  const sum = (name: (typeof names)[number]) =>
    figures.reduce((total, figure) => total + figure[name], 0)
  return {
    period,
    buckets: intervals.map((interval, index) => {
      const { brokers = 0, customers = 0, properties = 0, revenue = 0 } = figures[index] ?? {}
      return { ...interval, brokers, customers, properties, revenue: seesMoney ? revenue : null }
    }),
    totals: {
      brokers: sum('brokers'),
      customers: sum('customers'),
      properties: sum('properties'),
      revenue: seesMoney ? sum('revenue') : null,
    },
  }
}

/** Returns revenue by period and by plan, and per broker (REP-3). */
export async function revenueReport(db: Handle, period: ReportPeriod): Promise<RevenueReport> {
  const intervals = intervalsOf(period, today())
  const whole = { start: intervals[0]?.start ?? today(), end: intervals.at(-1)?.end ?? today() }
  const [figures, plans, months, loyalty] = await Promise.all([
    countIn(db, intervals, ['revenue', 'payments']),
    listPlanFigures(db, whole),
    countIn(db, bothMonths(), ['revenue']),
    countLoyalty(db, lastThirtyDays(today()).start),
  ])
  const revenue = compare(months.map((month) => month.revenue))
  const { paying, lost, atStart } = loyalty
  return {
    period,
    totalRevenue: figures.reduce((total, figure) => total + figure.revenue, 0),
    allTimeRevenue: loyalty.allTime,
    subscriptionStats: plans.map(({ price, duration, durationType, ...plan }) => ({
      ...plan,
      planPrice: pricePerMonth(price, duration, durationType),
    })),
    buckets: intervals.map((interval, index) => ({
      ...interval,
      revenue: figures[index]?.revenue ?? 0,
      payments: figures[index]?.payments ?? 0,
    })),
    month: {
      revenue,
      payingBrokers: paying,
      averageRevenue: averageRevenue(revenue.now, paying),
      atStart,
      lost,
      churn: churnOf(lost, atStart),
      lifetimeValue: lifetimeValue(revenue.now, paying, lost, atStart),
    },
  }
}

const topBrokers = 5

export async function brokerActivityReport(db: Handle): Promise<BrokerActivityReport> {
  const [statusDistribution, kycDistribution, topListingBrokers] = await Promise.all([
    countPeople(db, 'broker', 'status'),
    countPeople(db, 'broker', 'kyc_status'),
    listTopBrokers(db, topBrokers),
  ])
  return { statusDistribution, kycDistribution, topListingBrokers }
}

const trendMonths = 6

export async function propertyReport(db: Handle): Promise<PropertyReport> {
  const months = intervalsOf('monthly', today(), trendMonths)
  const [statusDistribution, typeDistribution, figures] = await Promise.all([
    countListings(db, 'status'),
    countListings(db, 'property_type'),
    countIn(db, months, ['properties']),
  ])
  const monthlyTrend = months.map(({ start }, index) => ({
    _id: { year: Number(start.slice(0, 4)), month: Number(start.slice(5, 7)) },
    count: figures[index]?.properties ?? 0,
  }))
  return { statusDistribution, typeDistribution, monthlyTrend }
}

export async function customerReport(db: Handle): Promise<CustomerReport> {
  const [sources, engagement, tickets, visits] = await Promise.all([
    countPeople(db, 'customer', 'source'),
    countSeen(db),
    sumTickets(db),
    sumVisits(db),
  ])
  return {
    total: countOf(sources),
    sources,
    engagement,
    satisfaction: {
      ...rated({ count: tickets.count + visits.count, sum: tickets.sum + visits.sum }),
      tickets: rated(tickets),
      visits: rated(visits),
    },
  }
}

function rated(ratings: { count: number; sum: number }) {
  return { rating: meanRating(ratings), count: ratings.count }
}

function compare([now = 0, before = 0]: number[]): Change {
  return { now, before, percent: changeOf(now, before) }
}

function countOf(distribution: Distribution, ids?: readonly string[]): number {
  return distribution
    .filter(({ _id }) => !ids || ids.includes(_id))
    .reduce((sum, { count }) => sum + count, 0)
}
