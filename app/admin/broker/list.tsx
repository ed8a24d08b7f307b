import { UserCheck, UserPlus } from 'lucide-react'
import { Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { RowLink } from '#app/admin/shell/row-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { BrokerStatusBadge } from '#app/broker/broker-status.tsx'
import { KycStatusBadge } from '#app/broker/kyc-status.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDays } from '#app/kit/list/list-days.tsx'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { type BrokerRecord, BrokerStatus, broker, KycStatus } from '#contract/broker/broker.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { BrokerActions } from './actions.tsx'
import { BrokerBulk } from './bulk.tsx'
import { BrokerCards } from './cards.tsx'

export const meta = () => [{ title: t('Brokers | BrickBazaar') }]

const columns: Column<BrokerRecord>[] = [
  {
    head: msg('Broker'),
    sort: { up: 'name', down: 'name-desc' },
    cell: (row) => <Name row={row} />,
  },
  {
    head: msg('Company'),
    sort: { up: 'company', down: 'company-desc' },
    cell: (row) => (
      <span className="line-clamp-2 max-w-64 min-w-28 wrap-anywhere">{row.companyName}</span>
    ),
  },
  {
    head: msg('Status'),
    sort: { up: 'status', down: 'status-desc' },
    cell: (row) => <BrokerStatusBadge status={row.status} />,
  },
  { head: msg('KYC'), cell: (row) => <KycStatusBadge status={row.kycStatus} plain /> },
  { head: msg('Subscription'), cell: (row) => <Plan row={row} /> },
  {
    head: msg('Joined'),
    sort: { up: 'joined', down: 'joined-desc' },
    cell: (row) => <When at={row.createdAt} className="whitespace-nowrap" />,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <BrokerActions row={row} /> },
]

export default function BrokerList() {
  const list = useList(broker.list, (reply) => reply.brokers, { limit: '10' })
  const selection = useSelection(list, (row) => `${row.firstName} ${row.lastName}`)
  const may = useMay()
  const add = may('broker.change') && <AddLink icon={UserPlus}>{t('Add Broker')}</AddLink>
  return (
    <ListPage
      title={t('Brokers')}
      subtitle={t('Manage broker accounts, KYC verification and subscriptions.')}
      list={list}
      columns={may('broker.review') ? [selection.column, ...columns] : columns}
      filters={
        <>
          <SearchBox list={list} label={t('Search by name, company, email or phone')} />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={BrokerStatus.options}
          />
          <FilterSelect
            list={list}
            name="kycStatus"
            label={t('KYC')}
            all={t('All KYC statuses')}
            options={KycStatus.options}
          />
          <FilterDays list={list} label={t('Joined')} />
          <BrokerBulk selection={selection} />
        </>
      }
      actions={
        <>
          <SheetActions noun="brokers" />
          {add}
        </>
      }
      empty={{
        found: t('No brokers found matching your criteria.'),
        none: (
          <Empty
            icon={UserCheck}
            title={t('There are no brokers yet.')}
            text={t('Brokers register in the broker portal, or you add them here.')}
            action={add}
          />
        ),
      }}
    >
      <BrokerCards />
      <Outlet />
    </ListPage>
  )
}

function Name({ row }: { row: BrokerRecord }) {
  return (
    <div className="max-w-72 min-w-40">
      <RowLink to={row._id}>{`${row.firstName} ${row.lastName}`}</RowLink>
      <span className="block truncate text-xs text-muted-foreground" title={row.email}>
        {row.email}
      </span>
    </div>
  )
}

function Plan({ row }: { row: BrokerRecord }) {
  if (!row.subscriptionPlan || !row.subscriptionExpiry) {
    return <span className="text-muted-foreground">{t('None')}</span>
  }
  const over = new Date(row.subscriptionExpiry) <= new Date()
  // The plan expires at midnight in India: its last day is the day before.
  const lastMoment = new Date(Date.parse(row.subscriptionExpiry) - 1).toISOString()
  return (
    <>
      <span className="block max-w-40 truncate">{row.subscriptionPlan.name}</span>
      <span className="block text-xs text-muted-foreground">
        {over ? t('Expired') : t('Until')} <When at={lastMoment} />
      </span>
    </>
  )
}
