import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'
import { formatAmount, formatRupees } from '#domain/money/money.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Gateway, GatewayPayment } from '#server/billing/payment/provider/provider.ts'
import { activateOrder } from '#server/billing/subscription/activate.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { notify } from '#server/notification/in-app/service.ts'
import { gatewayActor } from './actor.ts'
import { earlyRefunds, lockGatewayPayment } from './event-queries.ts'
import { lockByGateway, type OrderRow, updateOrder } from './queries.ts'
import { settleRefund } from './refund.ts'
import { orderedOf, target } from './service.ts'
import { isFitting, returnUnmatchedPayments, saveUnmatchedPayment } from './unmatched.ts'
import { lockUnmatchedPayment } from './unmatched-queries.ts'

/** The outcome of the gateway's report on a payment. */
export type Outcome =
  | 'activated'
  | 'known already'
  | 'not captured'
  | 'order unknown'
  | 'does not fit'
  | 'paid twice'

/**
 * Settles a captured payment: however often, in whatever order and through whatever channel it is
 * reported (webhook, form, reconciliation), the plan starts once, with one payment and one invoice.
 * A payment that does not match the order starts nothing; a second one is refunded automatically
 * (PAY-02 to PAY-05, decision 0052).
 */
export function settlePayment(
  db: Handle,
  gateway: Gateway | undefined,
  paid: GatewayPayment,
): Promise<Outcome> {
  return transact(db, async (tx) => {
    await lockGatewayPayment(tx, paid.id)
    const order = paid.orderId ? await lockByGateway(tx, paid.orderId) : undefined
    if (!order) return 'order unknown'
    // An earlier release stored such a payment on its flagged order only; it is now stored as
    // unmatched (decision 0052).
    if (order.gateway_payment_id === paid.id && order.status !== 'flagged') return 'known already'
    if (await lockUnmatchedPayment(tx, 'gateway_payment_id', paid.id)) return 'known already'
    if (paid.status !== 'captured') return noteFailure(tx, order, paid)
    const outcome = await take(tx, gatewayActor(gateway), order, paid)
    for (const refund of await earlyRefunds(tx, paid.id)) await settleRefund(tx, gateway, refund)
    return outcome
  })
}

function take(tx: Handle, actor: Actor, order: OrderRow, paid: GatewayPayment): Promise<Outcome> {
  if (order.status === 'paid') return refundSecondPayment(tx, actor, order, paid)
  return isFitting(order, paid)
    ? activate(tx, actor, order, paid)
    : flagMisfit(tx, actor, order, paid)
}

async function activate(
  tx: Handle,
  actor: Actor,
  order: OrderRow,
  paid: GatewayPayment,
): Promise<Outcome> {
  const subscriptionId = await activateOrder(tx, actor, orderedOf(order), {
    amount: order.amount,
    method: paid.method,
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
  await record(tx, actor, 'plan_order.confirm', target(order.id), {
    before: { status: order.status },
    after: { status: 'paid', amount: order.amount, payment: paid.id },
  })
  await returnUnmatchedPayments(tx, order)
  return 'activated'
}

/** Stores why a payment failed on an order that still waits for it. */
async function noteFailure(tx: Handle, order: OrderRow, paid: GatewayPayment): Promise<Outcome> {
  const isOpen = order.status === 'open'
  // An administrator is checking whether this payment arrived; the reason says that it did not.
  const isBeingChecked = order.status === 'reported' && order.payment_reference === paid.id
  if (paid.status === 'failed' && (isOpen || isBeingChecked)) {
    const reason = paid.error ?? t('The payment did not go through.')
    await updateOrder(tx, order.id, {
      reason: reason.slice(0, 300),
      ...(isOpen && order.form_payment_id === paid.id && { form_payment_id: null }),
    })
  }
  return 'not captured'
}

async function flagMisfit(
  tx: Handle,
  actor: Actor,
  order: OrderRow,
  paid: GatewayPayment,
): Promise<Outcome> {
  const received = formatAmount(paid.amount, paid.currency)
  const reason = `${received} came for an order of ${formatRupees(order.amount)} (${paid.id}).`
  // An amount of zero or less cannot be refunded.
  if (paid.amount > 0) await saveUnmatchedPayment(tx, order, paid)
  await updateOrder(tx, order.id, {
    status: 'flagged',
    reason,
    reported_at: new Date(),
    ...(order.gateway_payment_id === paid.id && { gateway_payment_id: null }),
  })
  await record(tx, actor, 'plan_order.flag', target(order.id), {
    before: { status: order.status },
    after: { status: 'flagged', reason },
  })
  await notify(tx, 'subscription.change', () => ({
    kind: 'payment',
    title: t('Payment does not match: {reference}, {plan}', {
      reference: order.reference,
      plan: PlanTerms.parse(order.plan).name,
    }),
    link: `/bb-admin/subscriptions/payments?search=${order.reference}`,
  }))
  return 'does not fit'
}

async function refundSecondPayment(
  tx: Handle,
  actor: Actor,
  order: OrderRow,
  paid: GatewayPayment,
): Promise<Outcome> {
  if (paid.amount <= 0) return 'does not fit'
  await saveUnmatchedPayment(tx, order, paid)
  await record(tx, actor, 'plan_order.flag', target(order.id), {
    after: { secondPayment: paid.id, amountPaise: paid.amount },
  })
  await returnUnmatchedPayments(tx, order)
  return 'paid twice'
}
