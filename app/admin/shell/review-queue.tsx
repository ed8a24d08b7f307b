import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '#app/kit/list/empty.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { usePageKeys } from './page-keys.ts'

/** The neighbours of the current case in the queue; J and K step through them. */
export function useQueueStep<Row extends { _id: string }>(
  rows: readonly Row[],
  chosen: string | undefined,
  onChoose: (id: string | undefined) => void,
) {
  const current = chosen ?? rows[0]?._id
  const place = rows.findIndex(({ _id }) => _id === current)
  const next = rows[place + 1]
  const step = (row: Row | undefined) => row && onChoose(row._id)
  usePageKeys({ j: () => step(next), k: () => step(rows[place - 1]) })
  return { current, row: rows[place], next, after: next ?? rows[place - 1] }
}

interface ReviewQueueProps {
  /** The number of waiting cases, including those the queue does not show. */
  total: number
  /** Absent where nothing waits and a case was opened by its address. */
  queue: ReactNode
  children: ReactNode
}

/** The queue on the left, with the case under review beside it. */
export function ReviewQueue({ total, queue, children }: ReviewQueueProps) {
  return (
    <div
      className={
        'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]'
      }
    >
      {queue && (
        <aside
          className={
            'space-y-2 max-lg:order-last lg:sticky lg:top-20 ' +
            'lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto'
          }
        >
          <p className="figures text-sm text-muted-foreground">
            {t('{total} waiting', { total: withCommas(total) })}
          </p>
          {queue}
        </aside>
      )}
      <section
        aria-label={t({ id: 'queue.review', message: 'Review' })}
        data-home
        className="min-w-0"
      >
        {children}
      </section>
    </div>
  )
}

interface EmptyQueueProps {
  icon: LucideIcon
  title: string
  text: string
}

export function EmptyQueue(props: EmptyQueueProps) {
  return <Empty {...props} className="rounded-lg border bg-card" />
}
