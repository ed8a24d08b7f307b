import { formatDayOfMonth, formatMonth } from './date.ts'

/** Whole days of the Indian calendar from `start` up to, but not including, `end`. */
export interface Interval {
  start: string
  end: string
}

/** The length of each interval of a report. */
export type Period = 'daily' | 'weekly' | 'monthly' | 'yearly'

const lengths: Record<Period, number> = { daily: 30, weekly: 12, monthly: 12, yearly: 5 }

/**
 * Returns the intervals that a report shows, oldest first and without gaps: the last 30 days, 12
 * weeks from Monday, 12 months or 5 years. The last one contains `today` (`2026-11-21`).
 */
export function intervalsOf(period: Period, today: string, count = lengths[period]): Interval[] {
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    return { start: startOf(period, today, -back), end: startOf(period, today, 1 - back) }
  })
}

/** Returns the 30 days up to today, or the 30 before them: what "this month" means (REP-1). */
export function lastThirtyDays(today: string, before = false): Interval {
  const end = addDays(today, before ? -29 : 1)
  return { start: addDays(end, -30), end }
}

/** Returns a calendar month; January is 1. */
export function monthOf(year: number, month: number): Interval {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return { start: first, end: startOf('monthly', first, 1) }
}

/** Returns the last day of a interval, for lists that name both ends. */
export function lastDayOf({ end }: Interval): string {
  return addDays(end, -1)
}

/** Returns the label of a interval on an axis: `Nov 21`, `Nov 2026` or `2026`. */
export function nameOfInterval(period: Period, { start }: Interval): string {
  if (period === 'yearly') return start.slice(0, 4)
  return period === 'monthly' ? formatMonth(start) : formatDayOfMonth(start)
}

/** Returns the first day of the period that contains `today`, moved by so many periods. */
function startOf(period: Period, today: string, moved: number): string {
  const at = new Date(`${today}T00:00:00Z`)
  const [year, monthIndex] = [at.getUTCFullYear(), at.getUTCMonth()]
  switch (period) {
    case 'daily':
      return addDays(today, moved)
    case 'weekly':
      return addDays(today, moved * 7 - ((at.getUTCDay() + 6) % 7))
    case 'monthly':
      return new Date(Date.UTC(year, monthIndex + moved, 1)).toISOString().slice(0, 10)
    case 'yearly':
      return new Date(Date.UTC(year + moved, 0, 1)).toISOString().slice(0, 10)
  }
}

/** Returns the day so many days after a day, or before it where `days` is negative. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
