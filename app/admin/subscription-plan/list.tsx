import { CreditCard, Star } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { SheetActions } from '#app/admin/record-import/actions.tsx'
import { ActiveBulk } from '#app/admin/shell/active-bulk.tsx'
import { AddLink } from '#app/admin/shell/add-link.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { SubscriptionTabs } from '#app/admin/subscription/tabs.tsx'
import { call } from '#app/api/call.ts'
import { Money } from '#app/kit/form/money.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { FilterSelect, SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListTable } from '#app/kit/list/list-table.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { useSelection } from '#app/kit/list/use-selection.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { lengthOf } from '#app/subscription/plan-text.ts'
import { type SubscriptionPlan, subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { pricePerMonth } from '#domain/plan/plan-price.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PlanActions, PlanStatus } from './actions.tsx'

export const meta = () => [{ title: t('Subscription Plans | BrickBazaar') }]

const empty = msg('No subscription plans found. Create your first plan to get started.')

const columns: Column<SubscriptionPlan>[] = [
  {
    head: msg('Plan'),
    sort: { up: 'name', down: 'name-desc' },
    cell: (row) => <PlanCell row={row} />,
  },
  {
    head: msg('Price and Duration'),
    sort: { up: 'price', down: 'price-desc' },
    cell: (row) => <PlanPrice row={row} />,
  },
  { head: msg('Features'), cell: (row) => <PlanFeatures features={row.features} /> },
  {
    head: msg('Subscribers'),
    align: 'right',
    cell: (row) => (
      <Link
        to={`/bb-admin/subscriptions/subscribers?planId=${row._id}&status=active`}
        aria-label={t(
          '{count, plural, one {# subscriber of {name}} other {# subscribers of {name}}}',
          { count: row.subscribers, name: row.name },
        )}
        className="figures text-link hover:underline"
      >
        {withCommas(row.subscribers)}
      </Link>
    ),
  },
  { head: msg('Status'), cell: (row) => <PlanStatus row={row} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <PlanActions row={row} /> },
]

const states = [
  { value: 'active', label: msg('Active') },
  { value: 'inactive', label: msg('Inactive') },
]

export default function PlanList() {
  const list = useList(subscriptionPlan.list, (reply) => reply.plans)
  const selection = useSelection(list, (row) => row.name)
  const may = useMay()
  const add = may('subscription.change') && <AddLink>{t('Create Plan')}</AddLink>
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        title={t('Subscription Plans')}
        subtitle={t('Plans for brokers with price and duration.')}
        actions={
          <>
            <SheetActions noun="subscriptions" />
            {add}
          </>
        }
      />
      <SubscriptionTabs />
      <Outlet />
      <section aria-label={t('Subscription Plans')} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox list={list} label={t('Search plans')} />
          <FilterSelect
            list={list}
            name="status"
            label={t('Status')}
            all={t('All statuses')}
            options={states}
          />
          <ActiveBulk
            selection={selection}
            noun="subscriptions"
            set={({ _id, version }, isActive) =>
              call(subscriptionPlan.toggleStatus, {
                params: { id: _id },
                body: { isActive, version },
              })
            }
          />
        </div>
        <ListTable
          title={t('Subscription Plans')}
          list={list}
          columns={may('subscription.change') ? [selection.column, ...columns] : columns}
          skeletonRows={3}
          empty={{
            found: t('No subscription plans found matching your criteria.'),
            none: <Empty icon={CreditCard} title={empty} action={add} />,
          }}
        />
      </section>
    </div>
  )
}

function PlanCell({ row }: { row: SubscriptionPlan }) {
  return (
    <div className="max-w-80 min-w-44">
      <span className="flex items-center gap-2 font-medium">
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-full"
          style={{ backgroundColor: row.color }}
        />
        <span className="min-w-0 wrap-anywhere">{row.name}</span>
        {row.isPopular && (
          <Star
            role="img"
            aria-label={t('Popular')}
            className="size-4 shrink-0 fill-marigold text-marigold"
          />
        )}
      </span>
      <span className="line-clamp-2 text-xs wrap-anywhere text-muted-foreground">
        {row.description}
      </span>
    </div>
  )
}

function PlanPrice({ row }: { row: SubscriptionPlan }) {
  const { price, duration, durationType } = row
  const month = pricePerMonth(price, duration, durationType)
  return (
    <div className="figures">
      <Money amount={price} full className="font-medium" />
      <span className="block text-xs text-muted-foreground">{lengthOf(row)}</span>
      {month !== price && (
        <Money amount={month} full per="month" className="block text-xs text-muted-foreground" />
      )}
    </div>
  )
}

const shown = 2

function PlanFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return '—'
  return (
    <ul className="max-w-72 space-y-0.5 text-sm">
      {features.slice(0, shown).map((feature) => (
        <li key={feature} className="truncate">
          {feature}
        </li>
      ))}
      {features.length > shown && (
        <li title={features.slice(shown).join('\n')} className="text-xs text-muted-foreground">
          {t('+{count} more', { count: features.length - shown })}
        </li>
      )}
    </ul>
  )
}
