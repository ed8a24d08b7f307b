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
          <li key={row._id}>
            <button
              type="button"
              aria-current={row._id === current ? 'true' : undefined}
              onClick={() => onChoose(row._id)}
              className={
                'flex w-full items-start justify-between gap-3 px-4 py-3 text-left text-sm ' +
                'hover:bg-accent aria-[current=true]:bg-primary-tint'
              }
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
            </button>
          </li>
        )
      })}
    </ol>
  )
}
