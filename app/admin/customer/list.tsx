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
import { msg, t } from '#domain/locale/translate.ts'
import { CustomerActions } from './actions.tsx'
import { CustomerBulk } from './bulk.tsx'
import { CustomerCards } from './cards.tsx'
import { CustomerStatusBadge, VerifiedTick } from './status.tsx'

export const meta = () => [{ title: t('Customers | BrickBazaar') }]

const columns: Column<CustomerRecord>[] = [
  {
    head: msg('Customer'),
    sort: { up: 'name', down: 'name-desc' },
    cell: (row) => <Name row={row} />,
  },
  {
    head: msg('Contact details'),
    cell: (row) => <Contact row={row} />,
  },
  { head: msg('Status'), cell: (row) => <CustomerStatusBadge status={row.status} /> },
  { head: msg('Source'), cell: (row) => CustomerSource.label(row.source) },
  {
    head: msg('Joined'),
    sort: { up: 'joined', down: 'joined-desc' },
    cell: (row) => <When at={row.createdAt} className="whitespace-nowrap" />,
  },
  {
    head: msg('Last Active'),
    sort: { up: 'active', down: 'active-desc' },
    cell: (row) =>
      row.lastActive ? (
        <When at={row.lastActive} className="whitespace-nowrap" />
      ) : (
        <span className="text-muted-foreground">{t('Never')}</span>
      ),
  },
  { head: msg('Actions'), acts: true, cell: (row) => <CustomerActions row={row} /> },
]

export default function CustomerList() {
  const list = useList(customer.list, (reply) => reply.customers, { limit: '10' })
  const selection = useSelection(list, (row) => `${row.firstName} ${row.lastName}`)
  const may = useMay()
  const add = may('customer.change') && <AddLink icon={UserPlus}>{t('Add Customer')}</AddLink>
  return (
    <ListPage
      title={t('Customers')}
      subtitle={t('Manage customer accounts, status and sources.')}
      list={list}
      columns={may('customer.change') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by name, email or phone')} />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={CustomerStatus.options}
          />
          <FilterSelect
            list={list}
            name="source"
            label={t('Source')}
            all={t('All sources')}
            options={CustomerSource.options}
          />
          <FilterSelect
            list={list}
            name="verified"
            label={t('Verification')}
            all={t('Verified or not')}
            options={CustomerVerified.options}
          />
          <FilterSelect
            list={list}
            name="seen"
            label={t('Activity')}
            all={t('Active at any time')}
            options={CustomerSeen.options}
          />
          <FilterDays list={list} label={t('Joined')} />
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
        found: t('No customers found matching your criteria.'),
        none: (
          <Empty
            icon={Users}
            title={t('There are no customers yet.')}
            text={t('Customers register in the customer portal, or you add them here.')}
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
