import type { ReactNode } from 'react'
import { PageTitle } from '#app/kit/page-title.tsx'
import type { Column } from './list-column.ts'
import { ListTable } from './list-table.tsx'
import { Pager } from './pager.tsx'
import type { List, Row } from './use-list.ts'

export interface ListPageProps<R extends Row> {
  title: string
  subtitle?: ReactNode
  list: List<R>
  columns: readonly Column<R>[]
  /** `SearchBox` and `FilterSelect` of this kit, or anything of the screen's own. */
  filters?: ReactNode
  /** Buttons beside the title: create, import, export. */
  actions?: ReactNode
  /**
   * `none`: what to say and do while there is nothing at all; `found`: when nothing fits the
   * filters; `failed`: when it could not be loaded, where the title does not make the sentence.
   */
  empty: { found: string; none?: ReactNode; failed?: string }
  /** Between title and table: figures, tabs. Dialog routes (`<Outlet />`) also go here. */
  children?: ReactNode
}

/** Search, filters, sort, paging, loading, empty, none-found and error of one list. */
export function ListPage<R extends Row>({
  title,
  subtitle,
  list,
  columns,
  filters,
  actions,
  empty,
  children,
}: ListPageProps<R>) {
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={title} subtitle={subtitle} actions={actions} />
      {children}
      <section aria-label={title} className="flex flex-col gap-4">
        {filters && <div className="flex flex-wrap items-center gap-2">{filters}</div>}
        <ListTable title={title} list={list} columns={columns} empty={empty} />
        <Pager list={list} />
      </section>
    </div>
  )
}
