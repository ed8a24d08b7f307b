import { dayInIndia } from '#domain/date/date.ts'
import { type Interval, lastDayOf, lastThirtyDays } from '#domain/date/report-period.ts'

/** Returns the address of a list with the rows created on these days. */
export function cameIn(path: `/bb-admin/${string}`, interval: Interval): string {
  return `${path}?createdFrom=${interval.start}&createdTo=${lastDayOf(interval)}`
}

/** The same for "this month", as every figure defines it (REP-1). */
export function cameThisMonth(path: `/bb-admin/${string}`): string {
  return cameIn(path, lastThirtyDays(dayInIndia(new Date())))
}

/** Returns the address of the subscriptions with a payment on these days. */
export function paidIn(interval: Interval): string {
  return (
    '/bb-admin/subscriptions/subscribers?paidFrom=' +
    `${interval.start}&paidTo=${lastDayOf(interval)}`
  )
}
