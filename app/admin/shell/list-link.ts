import { dayInIndia } from '#domain/date/date.ts'
import { lastDayOf, lastThirtyDays, type Stretch } from '#domain/date/report-period.ts'

/** Returns the address of a list with the rows created on these days. */
export function cameIn(path: `/bb-admin/${string}`, stretch: Stretch): string {
  return `${path}?createdFrom=${stretch.start}&createdTo=${lastDayOf(stretch)}`
}

/** The same for "this month", as every figure defines it (REP-1). */
export function cameThisMonth(path: `/bb-admin/${string}`): string {
  return cameIn(path, lastThirtyDays(dayInIndia(new Date())))
}

/** Returns the address of the subscriptions with a payment on these days. */
export function paidIn(stretch: Stretch): string {
  return (
    '/bb-admin/subscriptions/subscribers?paidFrom=' +
    `${stretch.start}&paidTo=${lastDayOf(stretch)}`
  )
}
