import { formatDateTime, formatWeekday } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

const istOffset = -330

/** Whether the reader's clock shows another time then: it may change between summer and winter. */
export const isElsewhere = (at: string): boolean => new Date(at).getTimezoneOffset() !== istOffset

/** Returns the time of a visit in India, marked where the reader's clock shows another. */
export function visitTimeText(at: string): string {
  const when = t('{weekday}, {date}', { weekday: formatWeekday(at), date: formatDateTime(at) })
  return isElsewhere(at) ? t('{when} IST', { when }) : when
}
