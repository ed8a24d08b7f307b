import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BrokerPlan } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import { OrderOutcome } from './order-outcome.tsx'

/** The unsettled order, and the outcome of earlier ones. */
export function PlanOrderNotice({ plan: { order, told, paying } }: { plan: BrokerPlan }) {
  return (
    <>
      {order && <Unfinished order={order} online={paying.online} />}
      {told.map((earlier) =>
        earlier.status === 'flagged' ? (
          <DoesNotFit key={earlier._id} order={earlier} />
        ) : (
          <OrderOutcome key={earlier._id} order={earlier} />
        ),
      )}
    </>
  )
}

function Unfinished({ order, online }: { order: PlanOrder; online: boolean }) {
  if (order.isBeingConfirmed) return <BeingConfirmed />
  if (order.status === 'open') return <ToPay order={order} online={online} />
  return (
    <Alert title="We are checking your payment.">
      <Sum order={order} />, reference {order.paymentReference}. Your plan begins as soon as we have
      found it at the bank, usually within a working day. We will write to you.
    </Alert>
  )
}

function DoesNotFit({ order }: { order: PlanOrder }) {
  return (
    <Alert tone="warning" title="Your payment does not fit the order.">
      <Sum order={order} />. We are looking at it and will write to you; nothing is lost.
    </Alert>
  )
}

/** Hides the ways to pay while the gateway's payment is confirmed: the broker would pay twice. */
export function BeingConfirmed() {
  return (
    <Alert tone="info" title="Your payment is being confirmed.">
      Please do not pay again. Your plan begins as soon as the payment is confirmed, and we write to
      you; you can close this page.
    </Alert>
  )
}

function ToPay({ order, online }: { order: PlanOrder; online: boolean }) {
  return (
    <Alert tone="warning" title="Your order waits for its payment.">
      <Sum order={order} />
      {order.reason && ` · ${order.reason}`}
      <span className="mt-3 block">
        <Button asChild size="sm">
          <Link to={`/broker-portal/plan/pay/${order._id}`} reloadDocument={online}>
            Pay now
          </Link>
        </Button>
      </span>
    </Alert>
  )
}

function Sum({ order }: { order: PlanOrder }) {
  return (
    <>
      <Money amount={order.amount} full className="figures font-medium" /> for {order.plan.name}
    </>
  )
}
