import { dayInIndia } from '#domain/date/date.ts'
import { lastDayOf, lastThirtyDays, type Stretch } from '#domain/date/report-period.ts'

/** A list of the back office with the rows that came in those days. */
export function cameIn(path: `/bb-admin/${string}`, stretch: Stretch): string {
  return `${path}?createdFrom=${stretch.start}&createdTo=${lastDayOf(stretch)}`
}

/** The same for what every figure calls "this month" (REP-1). */
export function cameThisMonth(path: `/bb-admin/${string}`): string {
  return cameIn(path, lastThirtyDays(dayInIndia(new Date())))
}

/** The subscriptions that something was paid for in those days. */
export function paidIn(stretch: Stretch): string {
  return (
    '/bb-admin/subscriptions/subscribers?paidFrom=' +
    `${stretch.start}&paidTo=${lastDayOf(stretch)}`
  )
}
