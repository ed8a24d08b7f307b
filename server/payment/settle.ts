import type { PaymentMethod } from '#contract/subscription.ts'
import { PlanTerms } from '#contract/subscription-plan.ts'
import { formatRupees } from '#domain/money.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notify } from '#server/notification/service.ts'
import { beginOrdered } from '#server/subscription/ordered.ts'
import type { GatewayPayment } from './gateway.ts'
import { hadOutcome, lockByGateway, type OrderRow, updateOrder } from './queries.ts'
import { orderedOf, target } from './service.ts'

/** The gateway does things by itself: nobody of ours is the actor. */
export const razorpay: Actor = {
  realm: null,
  id: null,
  name: 'Razorpay',
  trace: { address: null, requestId: null },
}

const methods: Record<string, PaymentMethod> = {
  upi: 'upi',
  card: 'card',
  netbanking: 'bank-transfer',
}

/** What came of what the gateway said about a payment. */
export type Outcome =
  | 'activated'
  | 'known already'
  | 'not captured'
  | 'order unknown'
  | 'does not fit'
  | 'paid twice'

/**
 * Settles what the gateway says was paid: however often, in whatever order, and by whichever way it
 * is told (webhook, form, reconciliation), the plan begins once, with one payment and one invoice.
 * What does not fit the order is flagged and begins nothing (quality PAY-02 to PAY-05).
 */
export function settlePayment(db: Handle, paid: GatewayPayment): Promise<Outcome> {
  return transact(db, async (tx) => {
    if (!paid.order_id) return 'order unknown'
    const order = await lockByGateway(tx, paid.order_id)
    if (!order) return 'order unknown'
    if (order.gateway_payment_id === paid.id) return 'known already'
    if (paid.status !== 'captured') return noteFailure(tx, order, paid)
    if (order.status === 'paid') return flagDouble(tx, order, paid)
    if (paid.amount !== order.amount * 100 || paid.currency !== 'INR') {
      return flagMisfit(tx, order, paid)
    }
    const subscriptionId = await beginOrdered(tx, razorpay, orderedOf(order), {
      amount: order.amount,
      method: methods[paid.method ?? ''] ?? 'other',
      reference: paid.id,
      gatewayPaymentId: paid.id,
    })
    await updateOrder(tx, order.id, {
      status: 'paid',
      reason: null,
      subscription_id: subscriptionId,
      gateway_payment_id: paid.id,
      decided_at: new Date(),
    })
    await record(tx, razorpay, 'plan_order.confirm', target(order.id), {
      before: { status: order.status },
      after: { status: 'paid', amount: order.amount, payment: paid.id },
    })
    return 'activated'
  })
}

/** A payment that did not go through is told on the order, while that still waits to be paid. */
async function noteFailure(tx: Handle, order: OrderRow, paid: GatewayPayment): Promise<Outcome> {
  if (paid.status === 'failed' && order.status === 'open') {
    const reason = paid.error_description ?? 'The payment did not go through.'
    await updateOrder(tx, order.id, { reason: reason.slice(0, 300) })
  }
  return 'not captured'
}

async function flagMisfit(tx: Handle, order: OrderRow, paid: GatewayPayment): Promise<Outcome> {
  const came = `${paid.currency} ${(paid.amount / 100).toFixed(2)}`
  const reason = `${came} came for an order of ${formatRupees(order.amount)} (${paid.id}).`
  await updateOrder(tx, order.id, {
    status: 'flagged',
    reason,
    gateway_payment_id: paid.id,
    reported_at: new Date(),
  })
  await record(tx, razorpay, 'plan_order.flag', target(order.id), {
    before: { status: order.status },
    after: { status: 'flagged', reason },
  })
  await tellOffice(tx, order, 'Payment does not fit')
  return 'does not fit'
}

async function flagDouble(tx: Handle, order: OrderRow, paid: GatewayPayment): Promise<Outcome> {
  if (await hadOutcome(tx, paid.id, 'paid twice')) return 'known already'
  await record(tx, razorpay, 'plan_order.flag', target(order.id), {
    after: { secondPayment: paid.id, amountPaise: paid.amount },
  })
  await tellOffice(tx, order, 'Paid twice, please give one back')
  return 'paid twice'
}

async function tellOffice(tx: Handle, order: OrderRow, what: string): Promise<void> {
  await notify(tx, 'subscription.change', {
    kind: 'payment',
    title: `${what}: ${order.reference}, ${PlanTerms.parse(order.plan).name}`,
    link: `/bb-admin/subscriptions/payments?search=${order.reference}`,
  })
}
