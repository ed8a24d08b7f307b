import { Link } from 'react-router'
import { Money } from '#app/kit/form/money.tsx'
import { Rich } from '#app/kit/rich.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { BrokerPlan } from '#contract/billing/payment.ts'
import type { PlanOrder } from '#contract/billing/plan-order.ts'
import { t } from '#domain/locale/translate.ts'
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
    <Alert title={t('We are checking your payment.')}>
      <Rich
        text={t(
          '<0/> for {plan}, reference {reference}. Your plan starts as soon as we ' +
            'confirm the payment with our bank, usually within one working day. We will ' +
            'write to you.',
          { plan: order.plan.name, reference: order.paymentReference ?? '' },
        )}
        elements={[sumOf(order)]}
      />
    </Alert>
  )
}

function DoesNotFit({ order }: { order: PlanOrder }) {
  return (
    <Alert tone="warning" title={t('Your payment does not match the order.')}>
      <Rich
        text={t(
          '<0/> for {plan}. We are looking into it and will write to you. Your money is not lost.',
          { plan: order.plan.name },
        )}
        elements={[sumOf(order)]}
      />
    </Alert>
  )
}

/** Hides the ways to pay while the gateway's payment is confirmed: the broker would pay twice. */
export function BeingConfirmed() {
  return (
    <Alert tone="info" title={t('Your payment is being confirmed.')}>
      {t(
        'Please do not pay again. Your plan starts as soon as the payment is confirmed, and ' +
          'we will write to you. You can close this page.',
      )}
    </Alert>
  )
}

function ToPay({ order, online }: { order: PlanOrder; online: boolean }) {
  return (
    <Alert tone="warning" title={t('Your order is not paid yet.')}>
      <Rich text={t('<0/> for {plan}', { plan: order.plan.name })} elements={[sumOf(order)]} />
      {order.reason && ` · ${order.reason}`}
      <span className="mt-3 block">
        <Button asChild size="sm">
          <Link to={`/broker-portal/plan/pay/${order._id}`} reloadDocument={online}>
            {t('Pay now')}
          </Link>
        </Button>
      </span>
    </Alert>
  )
}

const sumOf = ({ amount }: PlanOrder) => (
  <Money key="sum" amount={amount} full className="figures font-medium" />
)
