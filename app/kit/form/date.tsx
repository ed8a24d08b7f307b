import { formatDate, formatDateTime } from '#domain/date/date.ts'

interface WhenProps {
  /** ISO text. */
  at: string
  /** Shows the time of day too; otherwise it is in the title. */
  time?: boolean
  className?: string
}

/** A moment as "MMM dd, yyyy" in Indian time. */
export function When({ at, time = false, className }: WhenProps) {
  const exact = formatDateTime(at)
  return (
    <time dateTime={at} title={time ? undefined : exact} className={className}>
      {time ? exact : formatDate(at)}
    </time>
  )
}

interface DayProps {
  /** A day of the Indian calendar: `2026-11-21`. */
  day: string
  className?: string
}

/** A day of the Indian calendar as "MMM dd, yyyy". */
export function Day({ day, className = 'whitespace-nowrap' }: DayProps) {
  return (
    <time dateTime={day} className={className}>
      {formatDate(day)}
    </time>
  )
}
