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
import { BeingConfirmed } from './order-notice.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { PlanPayOnline } from './pay-online.tsx'
import { PlanPayTransfer } from './pay-transfer.tsx'
import { findPaymentForm } from './provider/form.ts'

export const meta = () => [{ title: 'Pay | BrickBazaar' }]

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
        Plan
      </Link>
      <PageTitle title="Pay for your plan" />
      <Loaded read={read} failed="Failed to load your order">
        {({ order }) => (
          <>
            <Summary order={order} />
            {order.status === 'open' ? (
              <Loaded read={plan} failed="Failed to load the ways to pay">
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
    [`${order.plan.name}, GST included`, order.price],
    ...(order.credit > 0
      ? ([['Left of your present plan', -order.credit]] as [string, number][])
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
        <dt>To pay</dt>
        <dd>
          <Money amount={order.amount} full className="figures" />
        </dd>
      </div>
      <div className="flex justify-between gap-4 pt-2 text-muted-foreground">
        <dt>Order</dt>
        <dd className="figures">{order.reference}</dd>
      </div>
    </dl>
  )
}

function Ways({ order, paying }: { order: PlanOrder; paying: BrokerPlan['paying'] }) {
  const { send } = useSend(payment.cancel, {
    done: 'Order cancelled',
    failed: 'Failed to cancel the order',
  })
  // Bridges the time until the order shows the payment.
  const [isPaid, setPaid] = useState(false)
  const form = findPaymentForm(paying.provider)
  if (isPaid || order.isBeingConfirmed) return <BeingConfirmed />
  return (
    <div className="space-y-6">
      {order.reason && (
        <Alert tone="error" title="The last attempt did not go through.">
          {order.reason}
        </Alert>
      )}
      {form && <PlanPayOnline order={order} form={form} onPaid={() => setPaid(true)} />}
      <PlanPayTransfer order={order} paying={paying} />
      <Confirm
        title="Cancel this order?"
        text="Nothing is paid by it any more. You can choose the plan again whenever you like."
        action="Cancel order"
        onConfirm={() => send({ params: { id: order._id } })}
        trigger={<Button variant="ghost">Cancel this order</Button>}
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
        <Link to="/broker-portal/plan">Back to your plan</Link>
      </Button>
    </div>
  )
}

function State({ order }: { order: PlanOrder }) {
  if (order.isBeingConfirmed) return <BeingConfirmed />
  const said = {
    paid: ['success', 'Thank you. Your plan is paid.', 'The invoice is in the Plan tab.'],
    reported: [
      'info',
      'We are checking your payment.',
      'Your plan begins as soon as we have found it, usually within a working day.',
    ],
    flagged: [
      'warning',
      'This payment does not fit the order.',
      'We are looking at it and will write to you; nothing is lost.',
    ],
  } as const
  const [tone, title, text] =
    order.status === 'paid' || order.status === 'reported' || order.status === 'flagged'
      ? said[order.status]
      : (['info', `This order is ${OrderStatus.label(order.status).toLowerCase()}.`, ''] as const)
  return (
    <Alert tone={tone} title={title}>
      {text}
    </Alert>
  )
}
