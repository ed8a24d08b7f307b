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
  /** `SearchBox` and `FilterSelect` of this kit, or the screen's own controls. */
  filters?: ReactNode
  /** Buttons beside the title: create, import, export. */
  actions?: ReactNode
  /**
   * Messages for an empty list: `none`, where there are no rows at all; `found`, where none matches
   * the filters; `failed`, where loading failed and the title is not enough.
   */
  empty: { found: string; none?: ReactNode; failed?: string }
  /** Between title and table: figures, tabs. Dialog routes (`<Outlet />`) also go here. */
  children?: ReactNode
}

/** A list with search, filters, sort, paging, and its states: loading, empty, no match, error. */
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
