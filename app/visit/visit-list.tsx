import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '#app/kit/list/empty.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import type { List, Row } from '#app/kit/list/use-list.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { t } from '#domain/locale/translate.ts'

interface VisitListProps<R extends Row> {
  list: List<R>
  label: string
  /** What is said, and offered, where there are none. */
  empty: { text: string; action?: ReactNode }
  renderRow: (row: R) => ReactNode
}

/** The visits of a page as cards, with the pages below. */
export function VisitList<R extends Row>({ list, label, empty, renderRow }: VisitListProps<R>) {
  return (
    <>
      {list.error ? (
        <Problem title={t('Failed to load visits')} error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton className="h-48 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty icon={CalendarDays} title={t('No visits')} {...empty} />
        </div>
      ) : (
        <ul aria-label={label} className="grid gap-3 lg:grid-cols-2">
          {list.rows.map((row) => (
            <li key={row._id} className="min-w-0">
              {renderRow(row)}
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} />
    </>
  )
}
