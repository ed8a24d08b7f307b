import { Flag as FlagIcon } from 'lucide-react'
import { Outlet } from 'react-router'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatCard } from '#app/kit/stat-card.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { type Flag, FlagReason, flag } from '#contract/flag.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { FlagStatusBadge } from './status.tsx'

export const meta = () => [{ title: t('Reported listings | BrickBazaar') }]

const columns: Column<Flag>[] = [
  { head: msg('Listing'), cell: (row) => <ListingCell row={row} /> },
  {
    head: msg('Reason'),
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
    head: msg('Open reports'),
    align: 'right',
    cell: (row) => <span className="figures">{withCommas(row.open)}</span>,
  },
  { head: msg('Status'), cell: (row) => <FlagStatusBadge status={row.status} /> },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <WaitingTime since={row.createdAt} />,
  },
]

/** The list of listings that visitors have reported. */
export default function FlagList() {
  const list = useList(flag.list, (reply) => reply.flags)
  const stats = useRead(flag.stats, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: t('All') },
    { value: 'open', label: t('Open'), count: figures?.open },
    { value: 'resolved', label: t('Resolved') },
    { value: 'dismissed', label: t('Dismissed') },
  ]
  return (
    <ListPage
      title={t('Reported listings')}
      subtitle={t('Live listings that visitors have reported or our checks have flagged.')}
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by listing, broker or note')} />
          <FilterSelect
            list={list}
            name="reason"
            label={t('Reason')}
            all={t('All reasons')}
            options={FlagReason.options}
          />
        </>
      }
      empty={{
        found: t('No reports found matching your criteria.'),
        none: (
          <Empty
            icon={FlagIcon}
            title={t('No listings have been reported.')}
            text={t('Visitors can report a listing from its page.')}
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/flags"
        failed={stats.isError}
        figures={[
          {
            label: t('Open reports'),
            value: figures?.open,
            see: t('See open'),
            filter: 'status=open',
          },
          {
            label: t('Resolved'),
            value: figures?.resolved,
            see: t('See resolved'),
            filter: 'status=resolved',
          },
          {
            label: t('Dismissed'),
            value: figures?.dismissed,
            see: t('See dismissed'),
            filter: 'status=dismissed',
          },
        ]}
      >
        <StatCard label={t('Listings reported')} value={figures?.listings} failed={stats.isError} />
      </LinkedCards>
      <ListTabs list={list} name="status" label={t('Reports by status')} tabs={tabs} />
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
