import { Heart } from 'lucide-react'
import { Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { ActiveBadge } from '#app/admin/shell/active-badge.tsx'
import { ActiveBulk } from '#app/admin/shell/active-bulk.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { CardLink } from '#app/admin/shell/card-link.tsx'
import { RowActions } from '#app/admin/shell/row-actions.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { call } from '#app/api/call.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { StatCard } from '#app/kit/stat-card.tsx'
import { type Interest, InterestCategory, interest } from '#contract/interest.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { InterestIcon } from './icon.tsx'

export const meta = () => [{ title: t('Interest Categories | BrickBazaar') }]

const columns: Column<Interest>[] = [
  {
    head: msg('Interest'),
    sort: { up: 'name', down: 'name-desc' },
    cell: (row) => (
      <span className="flex items-center gap-3">
        <InterestIcon name={row.icon} color={row.color} />
        <InterestName row={row} />
      </span>
    ),
  },
  {
    head: msg('Category'),
    sort: { up: 'category', down: 'category-desc' },
    cell: (row) => InterestCategory.label(row.category),
  },
  {
    head: msg('Description'),
    cell: (row) => <span className="line-clamp-2 max-w-96">{row.description ?? '—'}</span>,
  },
  {
    head: msg('Order'),
    align: 'right',
    sort: { up: 'order', down: 'order-desc' },
    cell: (row) => <span className="figures">{row.sortOrder}</span>,
  },
  { head: msg('Status'), cell: (row) => <ActiveBadge isActive={row.isActive} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <InterestActions row={row} /> },
]

/** The list of interests that customers can choose. */
export default function InterestList() {
  const list = useList(interest.list, (reply) => reply.interests)
  const selection = useSelection(list, (row) => row.name)
  const may = useMay()
  const add = <AddLink>{t('Add Interest')}</AddLink>
  return (
    <ListPage
      title={t('Interest Categories')}
      subtitle={t('Interests that customers can choose in their profile.')}
      list={list}
      columns={may('interest.change') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search interests')} />
          <FilterSelect
            list={list}
            name="category"
            label={t('Category')}
            all={t('All categories')}
            options={InterestCategory.options}
          />
          <ActiveBulk
            selection={selection}
            noun="interests"
            set={({ _id, version }, isActive) =>
              call(interest.change, { params: { id: _id }, body: { isActive, version } })
            }
          />
        </>
      }
      actions={
        <>
          <SheetActions noun="interests" />
          {may('interest.change') && add}
        </>
      }
      empty={{
        failed: t('Failed to load interests'),
        found: t('No interests found matching your criteria.'),
        none: (
          <Empty
            icon={Heart}
            title={t('There are no interests yet.')}
            text={t('Customers choose interests in their profile.')}
            action={may('interest.change') && add}
          />
        ),
      }}
    >
      <CategoryCards />
      <Outlet />
    </ListPage>
  )
}

/** One card per category, with its number of interests and of active ones. */
function CategoryCards() {
  const all = useRead(interest.list, {})
  const rows = all.data?.interests
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {InterestCategory.options.map(({ value, label }) => {
        const own = rows?.filter(({ category }) => category === value)
        return (
          <StatCard
            key={value}
            label={label}
            value={own?.length}
            failed={all.isError}
            detail={
              own && (
                <span className="flex flex-wrap gap-x-3">
                  <span>
                    {t('{count} active', { count: own.filter(({ isActive }) => isActive).length })}
                  </span>
                  <CardLink to={`/bb-admin/interests?category=${value}`}>{t('See all')}</CardLink>
                </span>
              )
            }
          />
        )
      })}
    </dl>
  )
}

function InterestName({ row }: { row: Interest }) {
  const may = useMay()
  if (!may('interest.change')) return <span className="font-medium">{row.name}</span>
  return <RowLink to={row._id}>{row.name}</RowLink>
}

function InterestActions({ row }: { row: Interest }) {
  const may = useMay()
  const remove = useSend(interest.remove, {
    done: t('Interest deleted successfully'),
    failed: t('Failed to delete interest'),
  })
  if (!may('interest.change')) return null
  return (
    <RowActions
      name={row.name}
      edit={{ to: row._id, label: t('Edit Interest') }}
      remove={{
        label: t('Delete Interest'),
        question: t('Are you sure you want to delete this interest? This action cannot be undone.'),
        onConfirm: () => remove.send({ params: { id: row._id } }),
      }}
    />
  )
}
