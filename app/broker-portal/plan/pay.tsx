import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { Money } from '#app/kit/form/money.tsx'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { type BrokerPlan, payment } from '#contract/billing/payment.ts'
import { OrderStatus, type PlanOrder } from '#contract/billing/plan-order.ts'
import { t } from '#domain/locale/translate.ts'
import { BeingConfirmed } from './order-notice.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { PlanPayOnline } from './pay-online.tsx'
import { PlanPayTransfer } from './pay-transfer.tsx'
import { findPaymentForm } from './provider/form.ts'

export const meta = () => [{ title: t('Pay | BrickBazaar') }]

/** One order, with the ways to pay it. */
export default function PlanPay() {
  const { id = '' } = useParams()
  // The gateway may notify the server later than the broker's browser.
  const read = useRead(payment.get, { params: { id } }, { every: 5_000 })
  const plan = useRead(payment.plan, {})
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <Link
        to="/broker-portal/plan"
        className="inline-flex min-h-11 items-center gap-2 text-sm text-link hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('Plan')}
      </Link>
      <PageTitle title={t('Pay for your plan')} />
      <Loaded read={read} failed={t('Failed to load your order')}>
        {({ order }) => (
          <>
            <Summary order={order} />
            {order.status === 'open' ? (
              <Loaded read={plan} failed={t('Failed to load the payment options')}>
                {({ paying }) => <Ways order={order} paying={paying} />}
              </Loaded>
            ) : (
              <Outcome order={order} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Summary({ order }: { order: PlanOrder }) {
  const lines: [string, number][] = [
    [t('{plan}, including GST', { plan: order.plan.name }), order.price],
    ...(order.credit > 0
      ? ([[t('Credit from your current plan'), -order.credit]] as [string, number][])
      : []),
  ]
  return (
    <dl className="rounded-lg border bg-card p-5 text-sm">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="min-w-0 break-words">{label}</dt>
          <dd>
            <Money amount={amount} full className="figures" />
          </dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-t pt-3 text-base font-semibold">
        <dt>{t('Amount to pay')}</dt>
        <dd>
          <Money amount={order.amount} full className="figures" />
        </dd>
      </div>
      <div className="flex justify-between gap-4 pt-2 text-muted-foreground">
        <dt>{t('Order number')}</dt>
        <dd className="figures">{order.reference}</dd>
      </div>
    </dl>
  )
}

function Ways({ order, paying }: { order: PlanOrder; paying: BrokerPlan['paying'] }) {
  const { send } = useSend(payment.cancel, {
    done: t('Order cancelled'),
    failed: t('Failed to cancel the order'),
  })
  // Bridges the time until the order shows the payment.
  const [isPaid, setPaid] = useState(false)
  const form = findPaymentForm(paying.provider)
  if (isPaid || order.isBeingConfirmed) return <BeingConfirmed />
  return (
    <div className="space-y-6">
      {order.reason && (
        <Alert tone="error" title={t('Your last payment attempt failed.')}>
          {order.reason}
        </Alert>
      )}
      {form && <PlanPayOnline order={order} form={form} onPaid={() => setPaid(true)} />}
      <PlanPayTransfer order={order} paying={paying} />
      <Confirm
        title={t('Cancel this order?')}
        text={t('You will not be charged. You can choose the plan again at any time.')}
        action={t('Cancel order')}
        onConfirm={() => send({ params: { id: order._id } })}
        trigger={<Button variant="ghost">{t('Cancel this order')}</Button>}
      />
    </div>
  )
}

function Outcome({ order }: { order: PlanOrder }) {
  const isBeside = order.status === 'paid' && order.returns.length > 0
  return (
    <div className="space-y-4">
      {order.status !== 'refused' && <State order={order} />}
      {(order.status === 'refused' || isBeside) && <OrderOutcome order={order} />}
      <Button asChild>
        <Link to="/broker-portal/plan">{t('Back to your plan')}</Link>
      </Button>
    </div>
  )
}

function State({ order }: { order: PlanOrder }) {
  if (order.isBeingConfirmed) return <BeingConfirmed />
  const said = {
    paid: ['success', t('Thank you. Your plan is paid.'), t('The invoice is in the Plan tab.')],
    reported: [
      'info',
      t('We are checking your payment.'),
      t('Your plan starts as soon as we confirm the payment, usually within one working day.'),
    ],
    flagged: [
      'warning',
      t('Your payment does not match the order.'),
      t('We are looking into it and will write to you. Your money is not lost.'),
    ],
  } as const
  const [tone, title, text] =
    order.status === 'paid' || order.status === 'reported' || order.status === 'flagged'
      ? said[order.status]
      : ([
          'info',
          t('Order status: {status}', { status: t(OrderStatus.label(order.status)) }),
          '',
        ] as const)
  return (
    <Alert tone={tone} title={title}>
      {text}
    </Alert>
  )
}
