import { CreditCard } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { LinkedCards } from '#app/admin/shell/linked-card.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useRead } from '#app/api/query.tsx'
import { Day } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterDate, FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import {
  type Subscription,
  SubscriptionFilter,
  subscription,
} from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { addDays } from '#domain/date/report-period.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { DaysLeft, SubscriptionBadge } from './badge.tsx'
import { SubscriptionTabs } from './tabs.tsx'

export const meta = () => [{ title: t('Subscribers | BrickBazaar') }]

const columns: Column<Subscription>[] = [
  { head: msg('Broker'), cell: (row) => <BrokerCell row={row} /> },
  {
    head: msg('Plan'),
    cell: ({ plan }) => (
      <div className="max-w-56 min-w-28">
        <span className="block wrap-anywhere">{plan.name}</span>
        <Money amount={plan.price} full className="figures block text-xs text-muted-foreground" />
      </div>
    ),
  },
  { head: msg('Status'), cell: (row) => <SubscriptionBadge status={row.status} /> },
  { head: msg('Starts'), cell: (row) => <Day day={row.startsOn} /> },
  {
    head: msg('Ends'),
    sort: { up: 'ending-first', down: 'ending-last' },
    cell: (row) => (
      <div>
        <Day day={addDays(row.endsOn, -1)} />
        <DaysLeft row={row} />
      </div>
    ),
  },
  {
    head: msg('Paid'),
    align: 'right',
    cell: (row) => <Money amount={row.paid} full className="figures" />,
  },
]

const tabs = [
  { value: '', label: msg('All') },
  ...SubscriptionFilter.options.filter(({ value }) =>
    ['active', 'expiring', 'expired', 'cancelled'].includes(value),
  ),
]

export default function SubscriptionList() {
  const list = useList(subscription.list, (reply) => reply.subscriptions)
  const stats = useRead(subscription.stats, {})
  const plans = useRead(subscriptionPlan.list, {})
  const may = useMay()
  const assign = may('subscription.change') && <AddLink>{t('Assign Plan')}</AddLink>
  const counts = stats.data?.stats
  return (
    <ListPage
      title={t('Subscribers')}
      subtitle={t('Brokers with their plans, validity and payments.')}
      list={list}
      columns={columns}
      actions={assign}
      filters={
        <>
          <SearchBox list={list} label={t('Search by broker or company')} />
          <FilterSelect
            list={list}
            name="planId"
            label={t('Plan')}
            all={t('All plans')}
            options={(plans.data?.plans ?? []).map(({ _id, name }) => ({
              value: _id,
              label: name,
            }))}
          />
          <FilterDate list={list} name="paidFrom" label={t('Paid from')} />
          <FilterDate list={list} name="paidTo" label={t('Paid to')} />
        </>
      }
      empty={{
        found: t('No subscriptions found matching your criteria.'),
        none: (
          <Empty
            icon={CreditCard}
            title={t('No broker has a plan yet.')}
            text={t('Brokers can list without a plan. A plan adds benefits.')}
            action={assign}
          />
        ),
      }}
    >
      <SubscriptionTabs />
      <LinkedCards
        list="/bb-admin/subscriptions/subscribers"
        failed={stats.isError}
        figures={[
          {
            label: t('Active'),
            value: counts?.active,
            see: t('See active'),
            filter: 'status=active',
          },
          {
            label: t('Expiring in 30 days'),
            value: counts?.expiring,
            see: t('See expiring'),
            filter: 'status=expiring',
          },
          {
            label: t('Expired'),
            value: counts?.expired,
            see: t('See expired'),
            filter: 'status=expired',
          },
          {
            label: t('Cancelled'),
            value: counts?.cancelled,
            see: t('See cancelled'),
            filter: 'status=cancelled',
          },
        ]}
      />
      <ListTabs list={list} name="status" label={t('Subscriptions by status')} tabs={tabs} />
      <Outlet />
    </ListPage>
  )
}

function BrokerCell({ row }: { row: Subscription }) {
  const { search } = useLocation()
  const { firstName, lastName, companyName } = row.broker
  return (
    <div className="max-w-72 min-w-40">
      <Link
        to={{ pathname: row._id, search }}
        preventScrollReset
        className="font-medium wrap-anywhere hover:text-link hover:underline"
      >
        {firstName} {lastName}
      </Link>
      <span className="block text-xs wrap-anywhere text-muted-foreground">{companyName}</span>
    </div>
  )
}
