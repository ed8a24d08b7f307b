import { ageOf } from '#app/admin/kyc/queue.tsx'
import { QueueRow } from '#app/admin/shell/queue-row.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { PropertyRow } from '#contract/property/property.ts'
import { reviewPromise } from '#contract/property/review.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

const hour = 3_600_000

/** Green within the first day, yellow within the promised 48 hours, red after them. */
function toneOf(since: string): string {
  const hours = (Date.now() - Date.parse(since)) / hour
  if (hours < reviewPromise.soon) return 'text-status-green-text'
  return hours < reviewPromise.late ? 'text-status-yellow-text' : 'text-status-red-text'
}

/** The waiting time of a listing, relative to the promised review within 24 to 48 hours. */
export function WaitingSince({ since }: { since: string }) {
  const { text, late } = ageOf(since)
  return (
    <span className={cn('figures whitespace-nowrap font-medium', toneOf(since))}>
      {text}
      {late && <span className="sr-only">, {t('overdue')}</span>}
    </span>
  )
}

interface PropertyQueueProps {
  rows: readonly PropertyRow[]
  current: string | undefined
  onChoose: (id: string) => void
}

export function PropertyQueue({ rows, current, onChoose }: PropertyQueueProps) {
  return (
    <ol aria-label={t('Waiting for review')} className="divide-y rounded-lg border bg-card">
      {rows.map((row) => (
        <QueueRow key={row._id} isCurrent={row._id === current} onChoose={() => onChoose(row._id)}>
          <span className="line-clamp-2 font-medium wrap-anywhere">{row.title}</span>
          <span className="flex items-baseline justify-between gap-3 text-xs">
            <span className="min-w-0 truncate text-muted-foreground">{row.broker.companyName}</span>
            <span className="shrink-0" title={formatDateTime(row.submittedAt)}>
              <WaitingSince since={row.submittedAt} />
            </span>
          </span>
        </QueueRow>
      ))}
    </ol>
  )
}
