import { QueueRow } from '#app/admin/shell/queue-row.tsx'
import { cn } from '#app/ui/class-name.ts'
import type { BrokerRecord } from '#contract/broker/broker.ts'
import { t } from '#domain/locale/translate.ts'

const hour = 3_600_000

/** Returns a waiting time in whole hours or days: "5 h", "3 days". */
export function ageOf(since: string, now = Date.now()): { text: string; late: boolean } {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour))
  const days = Math.floor(hours / 24)
  const text =
    hours < 48
      ? t('{hours} h', { hours })
      : t('{count, plural, one {# day} other {# days}}', { count: days })
  return { text, late: hours >= 48 }
}

interface KycQueueProps {
  rows: readonly BrokerRecord[]
  current: string | undefined
  onChoose: (id: string) => void
}

/** Waiting brokers, the longest wait first. The age is red after the promised 48 hours. */
export function KycQueue({ rows, current, onChoose }: KycQueueProps) {
  return (
    <ol aria-label={t('Waiting for review')} className="divide-y rounded-lg border bg-card">
      {rows.map((row) => {
        const age = ageOf(row.kycSubmittedAt)
        const count = row.documentCount
        return (
          <QueueRow
            key={row._id}
            isCurrent={row._id === current}
            onChoose={() => onChoose(row._id)}
            className="flex items-start justify-between gap-3"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">
                {`${row.firstName} ${row.lastName}`}
              </span>
              <span className="block truncate text-xs text-muted-foreground">
                {row.companyName}
              </span>
            </span>
            <span className="shrink-0 text-right text-xs">
              <span
                className={cn(
                  'figures block',
                  age.late ? 'font-medium text-status-red-text' : 'text-muted-foreground',
                )}
              >
                {age.text}
              </span>
              <span className="block text-muted-foreground">
                {t('{count, plural, =0 {No documents} one {# file} other {# files}}', { count })}
              </span>
            </span>
          </QueueRow>
        )
      })}
    </ol>
  )
}
