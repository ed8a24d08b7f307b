import { PhoneOff } from 'lucide-react'
import { Outlet } from 'react-router'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import {
  CallKind,
  type CallReport,
  CallReportStatus,
  callReport,
} from '#contract/inquiry/call-report.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { CallReportBadge } from './status.tsx'

export const meta = () => [{ title: t('Unwanted calls | BrickBazaar') }]

const columns: Column<CallReport>[] = [
  {
    head: msg('Enquiry'),
    cell: (row) => (
      <div className="max-w-56 min-w-36">
        <RowLink to={row._id} className="figures">
          {row.reference}
        </RowLink>
        <span className="block truncate text-xs text-muted-foreground">{row.name}</span>
      </div>
    ),
  },
  {
    head: msg('Broker'),
    cell: ({ broker }) => (
      <div className="max-w-56">
        <span className="block truncate">{broker.name}</span>
        <span className="block truncate text-xs text-muted-foreground">{broker.companyName}</span>
      </div>
    ),
  },
  {
    head: msg('What happened'),
    cell: (row) => (
      <div className="max-w-80">
        <span className="block">
          {t(CallKind.label(row.kind))}, <Day day={row.happenedOn} />
        </span>
        {row.note && (
          <span className="line-clamp-2 text-xs break-words text-muted-foreground">{row.note}</span>
        )}
      </div>
    ),
  },
  { head: msg('Status'), cell: (row) => <CallReportBadge status={row.status} /> },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <WaitingTime since={row.createdAt} />,
  },
]

/** Reports by seekers that brokers called without permission. */
export default function CallReportList() {
  const list = useList(callReport.list, (reply) => reply.reports)
  const figures = useRead(callReport.stats, {}).data?.stats
  const tabs = [
    { value: '', label: t('All') },
    ...CallReportStatus.options.map(({ value, label }) => ({
      value,
      label: t(label),
      ...((value === 'open' || value === 'responded') && { count: figures?.[value] }),
    })),
  ]
  return (
    <ListPage
      title={t('Unwanted calls')}
      subtitle={t('Brokers who called or wrote to people who do not share their number.')}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by reference, name or broker')} />}
      empty={{
        found: t('No reports found matching your criteria.'),
        none: (
          <Empty
            icon={PhoneOff}
            title={t('No unwanted calls have been reported.')}
            text={t('Customers can report one from their conversation with a broker.')}
          />
        ),
      }}
    >
      <ListTabs list={list} name="status" label={t('Reports by status')} tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}
