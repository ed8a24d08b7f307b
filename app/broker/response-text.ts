import { t } from '#domain/locale/translate.ts'

interface Response {
  minutes: number
  /** The number of enquiries that it is measured on. */
  count: number
}

/** Returns "Usually replies in 2 hours (31 enquiries)", rounded up to a whole unit. */
export function responseText({ minutes, count }: Response): string {
  return t(
    '{count, plural, one {Usually replies in {time} (# enquiry)} ' +
      'other {Usually replies in {time} (# enquiries)}}',
    { time: timeOf(minutes), count },
  )
}

function timeOf(minutes: number): string {
  const unit = (size: number) => ({ count: Math.max(1, Math.ceil(minutes / size)) })
  if (minutes <= 60) return t('{count, plural, one {# minute} other {# minutes}}', unit(1))
  if (minutes <= 48 * 60) return t('{count, plural, one {# hour} other {# hours}}', unit(60))
  return t('{count, plural, one {# day} other {# days}}', unit(24 * 60))
}
