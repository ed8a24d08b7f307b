import { msg, t } from '#domain/locale/translate.ts'

const months = [
  ...[msg('Jan'), msg('Feb'), msg('Mar'), msg('Apr'), msg('May'), msg('Jun')],
  ...[msg('Jul'), msg('Aug'), msg('Sep'), msg('Oct'), msg('Nov'), msg('Dec')],
]

const weekdays = [
  ...[msg('Sun'), msg('Mon'), msg('Tue'), msg('Wed')],
  ...[msg('Thu'), msg('Fri'), msg('Sat')],
]

// India has no daylight saving time: UTC+5:30 all year.
const ahead = 5.5 * 3_600_000
const dayMs = 86_400_000

/**
 * Formats a day as "MMM dd, yyyy" in Indian time: `Nov 05, 2026` (FRM-13), in Hindi
 * `05 नवंबर 2026`. Takes a Date, or a moment or day as ISO text; throws RangeError for an invalid
 * one. Does not use `Intl`: engines disagree about spaces, and loading its tables costs a phone
 * more than the rest of a page.
 */
export function formatDate(moment: Date | string): string {
  const at = inIndia(moment)
  return t('{month} {day}, {year}', {
    month: monthOf(at),
    day: twoDigits(at.getUTCDate()),
    year: at.getUTCFullYear(),
  })
}

/**
 * Formats a day and time in Indian time: `Nov 05, 2026, 3:07 PM`. Takes and throws what
 * `formatDate` does.
 */
export function formatDateTime(moment: Date | string): string {
  const at = inIndia(moment)
  const hour = at.getUTCHours()
  const values = {
    date: formatDate(moment),
    clock: `${hour % 12 || 12}:${twoDigits(at.getUTCMinutes())}`,
  }
  // Hindi names the part of the day.
  if (hour < 4) return t({ id: 'time.small-hours', message: '{date}, {clock} AM' }, values)
  if (hour < 12) return t({ id: 'time.morning', message: '{date}, {clock} AM' }, values)
  if (hour < 16) return t({ id: 'time.afternoon', message: '{date}, {clock} PM' }, values)
  if (hour < 20) return t({ id: 'time.evening', message: '{date}, {clock} PM' }, values)
  return t({ id: 'time.night', message: '{date}, {clock} PM' }, values)
}

/** Formats a time of day in Indian time: `3:07 PM`. Takes and throws what `formatDate` does. */
export function formatTime(moment: Date | string): string {
  const at = inIndia(moment)
  const hour = at.getUTCHours()
  const values = { clock: `${hour % 12 || 12}:${twoDigits(at.getUTCMinutes())}` }
  if (hour < 4) return t({ id: 'clock.small-hours', message: '{clock} AM' }, values)
  if (hour < 12) return t({ id: 'clock.morning', message: '{clock} AM' }, values)
  if (hour < 16) return t({ id: 'clock.afternoon', message: '{clock} PM' }, values)
  if (hour < 20) return t({ id: 'clock.evening', message: '{clock} PM' }, values)
  return t({ id: 'clock.night', message: '{clock} PM' }, values)
}

/** Formats the weekday of a moment in India: `Thu`. Takes and throws what `formatDate` does. */
export function formatWeekday(moment: Date | string): string {
  return t(weekdays[inIndia(moment).getUTCDay()] ?? '')
}

/** Returns the moment of a time in India, `2026-11-05T15:07`; undefined for another text. */
export function readMomentInIndia(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined
  const at = new Date(`${text}:00+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

/**
 * Formats the month of a moment in Indian time: `Nov 2026`. Takes and throws what `formatDate`
 * does.
 */
export function formatMonth(moment: Date | string): string {
  const at = inIndia(moment)
  return t('{month} {year}', { month: monthOf(at), year: at.getUTCFullYear() })
}

/**
 * Formats the day of a moment without its year in Indian time: `Nov 05`. Takes and throws what
 * `formatDate` does.
 */
export function formatDayOfMonth(moment: Date | string): string {
  const at = inIndia(moment)
  return t('{month} {day}', { month: monthOf(at), day: twoDigits(at.getUTCDate()) })
}

/**
 * Returns the day of a moment in India as ISO text: `2026-11-05`. Takes and throws what
 * `formatDate` does.
 */
export function dayInIndia(moment: Date | string): string {
  return inIndia(moment).toISOString().slice(0, 10)
}

/** Returns the hour of a moment in India, 0 to 23. Takes and throws what `formatDate` does. */
export function hourInIndia(moment: Date | string): number {
  return inIndia(moment).getUTCHours()
}

/** Returns the moment at which a day begins in India. */
export function midnightInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** Returns the milliseconds until the next midnight in India: a whole day at midnight itself. */
export function msToMidnightInIndia(moment: Date | string): number {
  return dayMs - (inIndia(moment).getTime() % dayMs)
}

/** Shifts a moment so that its UTC fields show the time in India. */
function inIndia(moment: Date | string): Date {
  const at = new Date(new Date(moment).getTime() + ahead)
  if (Number.isNaN(at.getTime())) throw new RangeError('This is no moment in time.')
  return at
}

const monthOf = (at: Date) => t(months[at.getUTCMonth()] ?? '')

const twoDigits = (value: number) => String(value).padStart(2, '0')
