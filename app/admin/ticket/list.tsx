import { LifeBuoy } from 'lucide-react'
import { Outlet } from 'react-router'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useRead } from '#app/api/query.tsx'
import { Stars } from '#app/broker/rating.tsx'
import { Age } from '#app/kit/age.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import {
  InquiryType,
  type Ticket,
  TicketDue,
  TicketRated,
  ticket,
} from '#contract/ticket/ticket.ts'
import { answerHours, settleWithin } from '#domain/date/answer-time.ts'
import { PriorityBadge, TicketStatusBadge } from './status.tsx'

export const meta = () => [{ title: 'Tickets | BrickBazaar' }]

const columns: Column<Ticket>[] = [
  { head: 'Ticket', cell: (row) => <TicketCell row={row} /> },
  {
    head: 'From',
    cell: (row) => (
      <div className="max-w-56">
        <span className="block truncate">{row.fullName}</span>
        <span className="block truncate text-xs text-muted-foreground">{row.email}</span>
      </div>
    ),
  },
  { head: 'Category', cell: (row) => InquiryType.label(row.inquiryType) },
  {
    head: 'Assignee',
    cell: ({ assignee }) => (
      <span className="line-clamp-2 max-w-44 wrap-anywhere">{assignee?.name ?? '—'}</span>
    ),
  },
  { head: 'Status', cell: (row) => <TicketStatusBadge status={row.status} /> },
  {
    head: 'Rated',
    cell: ({ rating }) =>
      rating ? <Stars stars={rating.stars} /> : <span className="text-muted-foreground">—</span>,
  },
  {
    head: 'Age',
    sort: { up: 'newest', down: 'oldest' },
    cell: (row) => <Age since={row.createdAt} late={row.overdue} />,
  },
]

export default function TicketList() {
  const list = useList(ticket.list, (reply) => reply.tickets)
  const stats = useRead(ticket.stats, {})
  const people = useRead(ticket.assignees, {})
  const figures = stats.data?.stats
  const tabs = [
    { value: '', label: 'All' },
    { value: 'open', label: 'Open', count: figures?.open },
    { value: 'pending', label: 'Waiting' },
    { value: 'resolved', label: 'Resolved' },
    { value: 'closed', label: 'Closed' },
  ]
  const assignees = (people.data?.assignees ?? []).map(({ _id, name }) => ({
    value: _id,
    label: name,
  }))
  return (
    <ListPage
      title="Tickets"
      subtitle={
        `Messages from the contact form and from brokers: answered within ${answerHours.usual} ` +
        `hours, or ${answerHours.priority} with priority, and settled within ${settleWithin}.`
      }
      list={list}
      columns={columns}
      filters={
        <>
          <SearchBox list={list} label="Search by number, name, email or subject" />
          <FilterSelect
            list={list}
            name="category"
            label="Category"
            all="All categories"
            options={InquiryType.options}
          />
          <FilterSelect
            list={list}
            name="assignee"
            label="Assignee"
            all="Any assignee"
            options={[
              { value: 'me', label: 'Mine' },
              { value: 'none', label: 'Nobody' },
              ...assignees,
            ]}
          />
          <FilterSelect
            list={list}
            name="rated"
            label="Rating"
            all="Rated or not"
            options={TicketRated.options}
          />
          <FilterSelect
            list={list}
            name="due"
            label="Due"
            all="Overdue or not"
            options={TicketDue.options}
          />
        </>
      }
      empty={{
        found: 'No tickets found matching your criteria.',
        none: (
          <Empty
            icon={LifeBuoy}
            title="There are no tickets yet."
            text="What visitors write on the contact page arrives here."
          />
        ),
      }}
    >
      <LinkedCards
        list="/bb-admin/tickets"
        failed={stats.isError}
        figures={[
          { label: 'Open', value: figures?.open, see: 'See open', filter: 'status=open' },
          { label: 'Overdue', value: figures?.overdue, see: 'See overdue', filter: 'due=late' },
          {
            label: 'Without assignee',
            value: figures?.unassigned,
            see: 'See unassigned',
            filter: 'status=open&assignee=none',
          },
          {
            label: 'Waiting for the sender',
            value: figures?.pending,
            see: 'See waiting',
            filter: 'status=pending',
          },
        ]}
      />
      <ListTabs list={list} name="status" label="Tickets by status" tabs={tabs} />
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
