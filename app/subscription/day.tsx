import { formatDate } from '#domain/date/date.ts'

interface DayProps {
  /** A day of the Indian calendar: `2026-11-21`. */
  day: string
  className?: string
}

/** A day of the Indian calendar as "MMM dd, yyyy". */
export function Day({ day, className = 'whitespace-nowrap' }: DayProps) {
  return (
    <time dateTime={day} className={className}>
      {formatDate(`${day}T00:00:00+05:30`)}
    </time>
  )
}
