import { UserPlus, Users } from 'lucide-react'
import { Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDays } from '#app/kit/list/list-days.tsx'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import {
  type CustomerRecord,
  CustomerSource,
  CustomerStatus,
  customer,
} from '#contract/customer/customer.ts'
import { CustomerSeen, CustomerVerified } from '#contract/customer/list.ts'
import { formatPhone } from '#domain/contact/phone.ts'
import { CustomerActions } from './actions.tsx'
import { CustomerBulk } from './bulk.tsx'
import { CustomerCards } from './cards.tsx'
import { CustomerStatusBadge, VerifiedTick } from './status.tsx'

export const meta = () => [{ title: 'Customers | BrickBazaar' }]

const columns: Column<CustomerRecord>[] = [
  { head: 'Customer', sort: { up: 'name', down: 'name-desc' }, cell: (row) => <Name row={row} /> },
  { head: 'Contact', cell: (row) => <Contact row={row} /> },
  { head: 'Status', cell: (row) => <CustomerStatusBadge status={row.status} /> },
  { head: 'Source', cell: (row) => CustomerSource.label(row.source) },
  {
    head: 'Joined',
    sort: { up: 'joined', down: 'joined-desc' },
    cell: (row) => <When at={row.createdAt} className="whitespace-nowrap" />,
  },
  {
    head: 'Last Active',
    sort: { up: 'active', down: 'active-desc' },
    cell: (row) =>
      row.lastActive ? (
        <When at={row.lastActive} className="whitespace-nowrap" />
      ) : (
        <span className="text-muted-foreground">Never</span>
      ),
  },
  { head: 'Actions', acts: true, cell: (row) => <CustomerActions row={row} /> },
]

export default function CustomerList() {
  const list = useList(customer.list, (reply) => reply.customers, { limit: '10' })
  const selection = useSelection(list, (row) => `${row.firstName} ${row.lastName}`)
  const may = useMay()
  const add = may('customer.change') && <AddLink icon={UserPlus}>Add Customer</AddLink>
  return (
    <ListPage
      title="Customers"
      subtitle="Manage customer accounts, their status and where they came from."
      list={list}
      columns={may('customer.change') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label="Search by name, email or phone" />
          <FilterSelect
            list={list}
            name="status"
            label="Status"
            all="All statuses"
            options={CustomerStatus.options}
          />
          <FilterSelect
            list={list}
            name="source"
            label="Source"
            all="All sources"
            options={CustomerSource.options}
          />
          <FilterSelect
            list={list}
            name="verified"
            label="Verification"
            all="Verified or not"
            options={CustomerVerified.options}
          />
          <FilterSelect
            list={list}
            name="seen"
            label="Activity"
            all="Active at any time"
            options={CustomerSeen.options}
          />
          <FilterDays list={list} label="Joined" />
          <CustomerBulk selection={selection} />
        </>
      }
      actions={
        <>
          <SheetActions noun="customers" />
          {add}
        </>
      }
      empty={{
        found: 'No customers found matching your criteria.',
        none: (
          <Empty
            icon={Users}
            title="There are no customers yet."
            text="They register themselves in the customer portal, or are added here."
            action={add}
          />
        ),
      }}
    >
      <CustomerCards />
      <Outlet />
    </ListPage>
  )
}

function Name({ row }: { row: CustomerRecord }) {
  return (
    <span className="flex max-w-72 min-w-40 items-center gap-1.5">
      <RowLink to={row._id} className="min-w-0">{`${row.firstName} ${row.lastName}`}</RowLink>
      {row.isVerified && <VerifiedTick />}
    </span>
  )
}

function Contact({ row }: { row: CustomerRecord }) {
  return (
    <div className="max-w-64 min-w-0">
      <span className="block truncate" title={row.email}>
        {row.email}
      </span>
      <span className="figures block text-xs text-muted-foreground">{formatPhone(row.phone)}</span>
    </div>
  )
}
