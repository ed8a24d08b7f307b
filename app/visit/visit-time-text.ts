import { formatDateTime, formatWeekday } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

const istOffset = -330

/**
 * Returns whether the reader's time zone differs from India's then; daylight saving may change it.
 */
export const isElsewhere = (at: string): boolean => new Date(at).getTimezoneOffset() !== istOffset

/** Returns the time of a visit in India, marked as such for readers in other time zones. */
export function visitTimeText(at: string): string {
  const when = t('{weekday}, {date}', { weekday: formatWeekday(at), date: formatDateTime(at) })
  return isElsewhere(at) ? t('{when} IST', { when }) : when
}
