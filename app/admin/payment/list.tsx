import { Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { SubscriptionTabs } from '#app/admin/subscription/tabs.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { StatusBadge, type Tone } from '#app/kit/status-badge.tsx'
import { payment } from '#contract/billing/payment.ts'
import { type AdminOrder, OrderStatus } from '#contract/billing/plan-order.ts'
import { PaymentMethod } from '#contract/billing/subscription.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { PaymentDecision } from './decision.tsx'
import { UnmatchedPayments } from './unmatched.tsx'

export const meta = () => [{ title: t('Payments | BrickBazaar') }]

const tones: Record<OrderStatus, Tone> = {
  open: 'grey',
  reported: 'yellow',
  flagged: 'red',
  paid: 'green',
  refused: 'red',
  cancelled: 'grey',
}

const columns: Column<AdminOrder>[] = [
  { head: msg('Broker'), cell: (row) => <BrokerCell row={row} /> },
  {
    head: msg('Plan'),
    cell: ({ plan, reference }) => (
      <div className="min-w-0">
        <span className="block break-words">{plan.name}</span>
        <span className="figures block text-xs text-muted-foreground">{reference}</span>
      </div>
    ),
  },
  {
    head: msg('Amount'),
    align: 'right',
    cell: ({ amount, credit }) => (
      <div>
        <Money amount={amount} full className="figures font-medium" />
        {credit > 0 && (
          <span className="block text-xs text-muted-foreground">
            {t('Credit')} <Money amount={-credit} full className="figures" />
          </span>
        )}
      </div>
    ),
  },
  { head: msg('Status'), cell: (row) => <StatusCell row={row} /> },
  { head: msg('Payment'), cell: (row) => <PaidCell row={row} /> },
  { head: msg('Ordered'), cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: msg('Actions'), acts: true, cell: (row) => <PaymentDecision row={row} /> },
]

/** The list of plan orders; payments reported by brokers are confirmed or refused here. */
export default function PaymentList() {
  const list = useList(payment.list, (reply) => reply.orders)
  const tabs = [
    { value: '', label: t('All') },
    { value: 'waiting', label: t('Action needed') },
    ...OrderStatus.options.filter(({ value }) => ['open', 'paid', 'refused'].includes(value)),
  ]
  return (
    <ListPage
      title={t('Payments')}
      subtitle={t(
        'Plan orders. Confirm bank and UPI payments here. Online payments are ' +
          'confirmed automatically.',
      )}
      list={list}
      columns={columns}
      filters={<SearchBox list={list} label={t('Search by broker, company or reference')} />}
      empty={{
        found: t('No payments found matching your criteria.'),
        failed: t('Failed to load payments'),
        none: (
          <Empty
            icon={Wallet}
            title={t('No plan orders yet.')}
            text={t(
              'Brokers order plans in their portal. Plans that you assign are under Subscribers.',
            )}
          />
        ),
      }}
    >
      <SubscriptionTabs />
      <ListTabs list={list} name="status" label={t('Payments by status')} tabs={tabs} />
    </ListPage>
  )
}

function BrokerCell({ row: { broker } }: { row: AdminOrder }) {
  return (
    <div className="max-w-72 min-w-40">
      <Link
        to={`/bb-admin/brokers/${broker._id}`}
        className="font-medium break-words hover:text-link hover:underline"
      >
        {broker.firstName} {broker.lastName}
      </Link>
      <span className="block text-xs break-words text-muted-foreground">{broker.companyName}</span>
    </div>
  )
}

function StatusCell({ row }: { row: AdminOrder }) {
  return (
    <div className="max-w-64">
      <StatusBadge tone={tones[row.status]} label={OrderStatus.label(row.status)} />
      {row.reason && (
        <span className="block text-xs break-words text-muted-foreground">{row.reason}</span>
      )}
    </div>
  )
}

function PaidCell({ row }: { row: AdminOrder }) {
  const reference = row.paymentReference ?? row.gatewayPaymentId
  if (!reference && row.strays.length === 0) return '—'
  const how = row.gatewayPaymentId ? t('Payment gateway') : PaymentMethod.label(row.method ?? '')
  return (
    <div className="min-w-0 space-y-2">
      {reference && (
        <div>
          <span className="figures block break-all">{reference}</span>
          <span className="block text-xs text-muted-foreground">{how}</span>
        </div>
      )}
      {row.strays.map((unmatched) => (
        <UnmatchedPayments key={unmatched._id} unmatched={unmatched} />
      ))}
    </div>
  )
}
