import type { ComponentProps, ReactNode } from 'react'
import { Problem } from '#app/kit/problem.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Empty } from './empty.tsx'
import { Pager } from './pager.tsx'
import type { List, Row } from './use-list.ts'

interface CardListProps<R extends Row> {
  list: List<R>
  /** The accessible name of the cards. */
  label: string
  /** What is said where loading failed. */
  failed: string
  empty: ComponentProps<typeof Empty>
  renderCard: (row: R) => ReactNode
}

/** A list as cards in two columns, with its states and its pages: loading, empty, error. */
export function CardList<R extends Row>({
  list,
  label,
  failed,
  empty,
  renderCard,
}: CardListProps<R>) {
  return (
    <>
      {list.error ? (
        <Problem title={failed} error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton className="h-48 w-full" />
      ) : list.rows.length === 0 ? (
        <div className="rounded-lg border bg-card">
          <Empty {...empty} />
        </div>
      ) : (
        <ul aria-label={label} className="grid gap-3 lg:grid-cols-2">
          {list.rows.map((row) => (
            <li key={row._id} className="min-w-0">
              {renderCard(row)}
            </li>
          ))}
        </ul>
      )}
      <Pager list={list} />
    </>
  )
}
