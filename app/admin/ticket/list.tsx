import { LifeBuoy } from 'lucide-react'
import { Outlet } from 'react-router'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { Stars } from '#app/broker/rating.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import {
  InquiryType,
  type Ticket,
  TicketDue,
  TicketRated,
  ticket,
} from '#contract/ticket/ticket.ts'
import { answerHours, settleMonths } from '#domain/date/answer-time.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { PriorityBadge, TicketStatusBadge } from './status.tsx'

export const meta = () => [{ title: t('Tickets | BrickBazaar') }]

const columns: Column<Ticket>[] = [
  { head: msg('Ticket'), cell: (row) => <TicketCell row={row} /> },
  {
    head: msg('Sender'),
    cell: (row) => (
      <div className="max-w-56">
        <span className="block truncate">{row.fullName}</span>
        <span className="block truncate text-xs text-muted-foreground">{row.email}</span>
      </div>
    ),
  },
  { head: msg('Category'), cell: (row) => InquiryType.label(row.inquiryType) },
  {
    head: msg('Assignee'),
    cell: ({ assignee }) => (
      <span className="line-clamp-2 max-w-44 wrap-anywhere">{assignee?.name ?? '—'}</span>
    ),
  },
  { head: msg('Status'), cell: (row) => <TicketStatusBadge status={row.status} /> },
  {
    head: msg('Rated'),
    cell: ({ rating }) =>
      rating ? <Stars stars={rating.stars} /> : <span className="text-muted-foreground">—</span>,
  },
  {
    head: msg('Age'),
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <WaitingTime since={row.createdAt} late={row.overdue} />,
  },
]

export default function TicketList() {
  const list = useList(ticket.list, (reply) => reply.tickets)
  const stats = useRead(ticket.stats, {})
  const people = useRead(ticket.assignees, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: t('All') },
    { value: 'open', label: t('Open'), count: figures?.open },
    { value: 'pending', label: t('Waiting') },
    { value: 'resolved', label: t('Resolved') },
    { value: 'closed', label: t('Closed') },
  ]
  const assignees = (people.data?.assignees ?? []).map(({ _id, name }) => ({
    value: _id,
    label: name,
  }))
  return (
    <ListPage
      title={t('Tickets')}
      subtitle={t(
        'Messages from the contact form and from brokers. Reply within {usual} hours, ' +
          'or {priority} hours with priority. Close within {months, plural, one {# month} ' +
          'other {# months}}.',
        { usual: answerHours.usual, priority: answerHours.priority, months: settleMonths },
      )}
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by number, name, email or subject')} />
          <FilterSelect
            list={list}
            name="category"
            label={t('Category')}
            all={t('All categories')}
            options={InquiryType.options}
          />
          <FilterSelect
            list={list}
            name="assignee"
            label={t('Assignee')}
            all={t('Any assignee')}
            options={[
              { value: 'me', label: t('Mine') },
              { value: 'none', label: t('Unassigned') },
              ...assignees,
            ]}
          />
          <FilterSelect
            list={list}
            name="rated"
            label={t('Rating')}
            all={t('Rated or not')}
            options={TicketRated.options}
          />
          <FilterSelect
            list={list}
            name="due"
            label={t('Due by')}
            all={t('Overdue or not')}
            options={TicketDue.options}
          />
        </>
      }
      empty={{
        found: t('No tickets found matching your criteria.'),
        none: (
          <Empty
            icon={LifeBuoy}
            title={t('There are no tickets yet.')}
            text={t('Messages from the contact page appear here.')}
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/tickets"
        failed={stats.isError}
        figures={[
          { label: t('Open'), value: figures?.open, see: t('See open'), filter: 'status=open' },
          {
            label: t('Overdue'),
            value: figures?.overdue,
            see: t('See overdue'),
            filter: 'due=late',
          },
          {
            label: t('Without assignee'),
            value: figures?.unassigned,
            see: t('See unassigned'),
            filter: 'status=open&assignee=none',
          },
          {
            label: t('Awaiting reply from sender'),
            value: figures?.pending,
            see: t('See waiting'),
            filter: 'status=pending',
          },
        ]}
      />
      <ListTabs list={list} name="status" label={t('Tickets by status')} tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}

function TicketCell({ row }: { row: Ticket }) {
  return (
    <div className="max-w-96 min-w-48">
      <RowLink to={row._id} className="line-clamp-2">
        {row.subject}
      </RowLink>
      <span className="flex flex-wrap items-center gap-2">
        <span className="figures text-xs text-muted-foreground">{row.number}</span>
        {row.isPriority && <PriorityBadge />}
      </span>
    </div>
  )
}
