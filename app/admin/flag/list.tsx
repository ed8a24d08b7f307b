import { Flag as FlagIcon } from 'lucide-react'
import { Outlet } from 'react-router'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { Age } from '#app/kit/age.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatCard } from '#app/kit/stat-card.tsx'
import { type Flag, FlagReason, flag } from '#contract/flag.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { FlagStatusBadge } from './status.tsx'

export const meta = () => [{ title: 'Flags | BrickBazaar' }]

const columns: Column<Flag>[] = [
  { head: 'Listing', cell: (row) => <ListingCell row={row} /> },
  {
    head: 'Reason',
    cell: (row) => (
      <div className="max-w-80">
        <span className="block">{FlagReason.label(row.reason)}</span>
        {row.note && (
          <span className="line-clamp-2 text-xs break-words text-muted-foreground">{row.note}</span>
        )}
      </div>
    ),
  },
  {
    head: 'Open reports',
    align: 'right',
    cell: (row) => <span className="figures">{withCommas(row.open)}</span>,
  },
  { head: 'Status', cell: (row) => <FlagStatusBadge status={row.status} /> },
  {
    head: 'Age',
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <Age since={row.createdAt} />,
  },
]

/** The list of listings that visitors have reported. */
export default function FlagList() {
  const list = useList(flag.list, (reply) => reply.flags)
  const stats = useRead(flag.stats, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: 'All' },
    { value: 'open', label: 'Open', count: figures?.open },
    { value: 'resolved', label: 'Resolved' },
    { value: 'dismissed', label: 'Dismissed' },
  ]
  return (
    <ListPage
      title="Flags"
      subtitle="Listings that visitors say something is wrong with."
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label="Search by listing, broker or note" />
          <FilterSelect
            list={list}
            name="reason"
            label="Reason"
            all="All reasons"
            options={FlagReason.options}
          />
        </>
      }
      empty={{
        found: 'No flags found matching your criteria.',
        none: (
          <Empty
            icon={FlagIcon}
            title="No listing has been reported."
            text="Visitors can report a listing on its page."
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/flags"
        failed={stats.isError}
        figures={[
          { label: 'Open reports', value: figures?.open, see: 'See open', filter: 'status=open' },
          {
            label: 'Resolved',
            value: figures?.resolved,
            see: 'See resolved',
            filter: 'status=resolved',
          },
          {
            label: 'Dismissed',
            value: figures?.dismissed,
            see: 'See dismissed',
            filter: 'status=dismissed',
          },
        ]}
      >
        <StatCard label="Listings reported" value={figures?.listings} failed={stats.isError} />
      </LinkedCards>
      <ListTabs list={list} name="status" label="Flags by status" tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}

function ListingCell({ row }: { row: Flag }) {
  return (
    <div className="max-w-80 min-w-48">
      <RowLink to={row._id} className="line-clamp-2">
        {row.property.title}
      </RowLink>
      <span className="block truncate text-xs text-muted-foreground">{row.property.broker}</span>
    </div>
  )
}
