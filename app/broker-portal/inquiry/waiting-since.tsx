import type { Lead } from '#contract/inquiry/lead.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Since when a seeker has waited for a reply, and how many working hours that is. */
export function WaitingSince({ row: { waitingSince, waitingMinutes } }: { row: Lead }) {
  if (waitingSince === null) return null
  const count = Math.floor((waitingMinutes ?? 0) / 60)
  const date = formatDateTime(waitingSince)
  return (
    <span className="text-status-yellow-text">
      {count === 0
        ? t('Waiting since {date}', { date })
        : t(
            '{count, plural, one {Waiting since {date} (# working hour)} other {Waiting since ' +
              '{date} (# working hours)}}',
            { count, date },
          )}
    </span>
  )
}
