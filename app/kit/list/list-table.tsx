import { SearchX } from 'lucide-react'
import { PreserveFocus } from '#app/kit/keep-focus.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table, TableCell, TableRow } from '#app/ui/table.tsx'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { Empty } from './empty.tsx'
import type { Column } from './list-column.ts'
import { ListHead } from './list-head.tsx'
import type { ListPageProps } from './list-page.tsx'
import { ListSort } from './list-sort.tsx'
import type { List, Row } from './use-list.ts'

interface ListTableProps<R extends Row> {
  title: string
  list: List<R>
  columns: readonly Column<R>[]
  empty: ListPageProps<R>['empty']
  /** Skeleton rows while loading; 5 by default (FRM-9). */
  skeletonRows?: number
}

/** The table of a list in all its states. Keeps the keyboard focus when a row is removed. */
export function ListTable<R extends Row>(props: ListTableProps<R>) {
  return (
    <PreserveFocus className="flex flex-col gap-4">
      <Content {...props} />
    </PreserveFocus>
  )
}

/** On phones each row becomes a small card. */
function Content<R extends Row>({
  title,
  list,
  columns,
  empty,
  skeletonRows = 5,
}: ListTableProps<R>) {
  if (list.error) {
    return (
      <Problem
        title={empty.failed ?? t('Failed to load {list}', { list: inSentence(title) })}
        error={list.error}
        onRetry={list.retry}
        className="rounded-lg border bg-card"
      />
    )
  }
  if (!list.loading && list.rows.length === 0) return <NothingHere list={list} empty={empty} />
  return (
    <>
      <ListSort list={list} columns={columns} />
      <div
        className={
          'rounded-lg border bg-card max-md:border-0 max-md:bg-transparent ' +
          'md:overflow-x-auto xl:overflow-visible'
        }
      >
        <Table
          aria-label={title}
          aria-busy={list.loading || list.stale}
          className={cn('list-table transition-opacity', list.stale && 'opacity-60')}
        >
          <ListHead list={list} columns={columns} />
          <tbody>
            {list.loading
              ? Array.from({ length: skeletonRows }, (_, key) => `${key}`).map((key) => (
                  <SkeletonRow key={key} columns={columns} />
                ))
              : list.rows.map((row) => (
                  <TableRow key={row._id} data-row={row._id} className="hover:bg-muted/50">
                    {columns.map((column) => (
                      <TableCell
                        key={column.head}
                        data-head={column.acts || column.select ? undefined : column.head}
                        data-select={column.select ? '' : undefined}
                        className={cn(
                          column.align === 'right' && 'md:text-right',
                          column.select && 'md:w-px md:pr-0',
                        )}
                      >
                        {column.cell(row)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}

function SkeletonRow<R>({ columns }: { columns: readonly Column<R>[] }) {
  return (
    <TableRow>
      {columns.map(({ head }) => (
        <TableCell key={head}>
          <Skeleton className="h-4 w-full max-w-32" />
        </TableCell>
      ))}
    </TableRow>
  )
}

function NothingHere<R extends Row>({ list, empty }: Pick<ListTableProps<R>, 'list' | 'empty'>) {
  const blank = !list.narrowed && empty.none
  return (
    <div className="rounded-lg border bg-card">
      {blank || (
        <Empty
          icon={SearchX}
          title={empty.found}
          action={
            list.narrowed && (
              <Button variant="outline" onClick={list.clear}>
                {t('Clear filters')}
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
