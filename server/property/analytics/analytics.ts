import type { AnalyticsPeriod } from '#contract/property/own-property.ts'
import { refuse } from '#contract/refusal.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { intervalsOf, nameOfInterval } from '#domain/date/report-period.ts'
import { limitsOf } from '#server/billing/subscription/usage.ts'
import type { Handle } from '#server/db/connect.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { findOwn } from '#server/property/queries.ts'
import { countAnalytics } from './queries.ts'

export { countViews, noteView } from './customer-view-queries.ts'

/**
 * Returns the analytics of a listing: totals for every broker, and a time series if the plan has
 * analytics (LST-13).
 */
export async function getAnalytics(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
  period: AnalyticsPeriod,
) {
  const listing = await findOwn(db, viewer, id)
  if (!listing) throw refuse('property_not_found')
  const { analyticsAccess } = await limitsOf(db, viewer.id)
  const intervals = intervalsOf(period, dayInIndia(new Date()))
  const { totals, buckets } = await countAnalytics(db, id, intervals)
  return {
    title: listing.title,
    totals,
    buckets: analyticsAccess
      ? intervals.map((interval, index) => ({
          name: nameOfInterval(period, interval),
          start: interval.start,
          ...(buckets[index] ?? totals),
        }))
      : null,
  }
}
