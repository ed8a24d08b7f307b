const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

// India keeps one time the whole year round, five and a half hours before UTC.
const ahead = 5.5 * 3_600_000
const dayMs = 86_400_000

/**
 * A day as "MMM dd, yyyy" in Indian time: `Nov 05, 2026` (FRM-13). Takes a Date, or a moment or day
 * as ISO text; throws RangeError for an invalid one. Formatted by hand, because engines disagree
 * about spaces, and loading their tables costs a phone more than the rest of a page.
 */
export function formatDate(moment: Date | string): string {
  const at = inIndia(moment)
  return `${months[at.getUTCMonth()]} ${twoDigits(at.getUTCDate())}, ${at.getUTCFullYear()}`
}

/**
 * A day and its time in Indian time: `Nov 05, 2026, 3:07 PM`; takes and throws what `formatDate`
 * does.
 */
export function formatDateTime(moment: Date | string): string {
  const at = inIndia(moment)
  const hour = at.getUTCHours()
  const clock = `${hour % 12 || 12}:${twoDigits(at.getUTCMinutes())}`
  return `${formatDate(moment)}, ${clock} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The month a moment lies in, in Indian time: `Nov 2026`; takes and throws what `formatDate` does.
 */
export function formatMonth(moment: Date | string): string {
  const at = inIndia(moment)
  return `${months[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}

/**
 * The day of a moment in India as ISO text: `2026-11-05`; takes and throws what `formatDate` does.
 */
export function dayInIndia(moment: Date | string): string {
  return inIndia(moment).toISOString().slice(0, 10)
}

/** The hour of a moment in India, 0 to 23; takes and throws what `formatDate` does. */
export function hourInIndia(moment: Date | string): number {
  return inIndia(moment).getUTCHours()
}

/** The moment a day begins in India. */
export function midnightInIndia(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The milliseconds from a moment to the next midnight in India, a whole day at midnight. */
export function msToMidnightInIndia(moment: Date | string): number {
  return dayMs - (inIndia(moment).getTime() % dayMs)
}

/** The moment moved so that its UTC fields read as a clock in India does. */
function inIndia(moment: Date | string): Date {
  const at = new Date(new Date(moment).getTime() + ahead)
  if (Number.isNaN(at.getTime())) throw new RangeError('This is no moment in time.')
  return at
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
