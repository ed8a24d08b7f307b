import { v7 } from 'uuid'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { orRefuse } from '#contract/or-refuse.ts'
import { t } from '#domain/locale/translate.ts'
import { formatAmount } from '#domain/money/money.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { GatewayPayment } from '#server/billing/payment/provider/provider.ts'
import { notifyReturned, notifyTransferred } from '#server/billing/subscription/notify-broker.ts'
import type { Handle } from '#server/db/connect.ts'
import { findOrder, type OrderRow } from './queries.ts'
import { insertRefund } from './refund-queries.ts'
import { target } from './service.ts'
import {
  insertUnmatchedPayment,
  listIdle,
  lockUnmatchedPayments,
  markReturned,
  type UnmatchedPaymentRow,
} from './unmatched-queries.ts'

/** Payments that do not pay for their order (decision 0052). */

export const isFitting = (order: OrderRow, { amount, currency }: Sum) =>
  amount === order.amount * 100 && currency === 'INR'

type Sum = Pick<UnmatchedPaymentRow, 'amount' | 'currency'>

export async function saveUnmatchedPayment(
  tx: Handle,
  order: OrderRow,
  { id, amount, currency }: GatewayPayment,
): Promise<void> {
  await insertUnmatchedPayment(tx, {
    ...{ id: v7(), order_id: order.id, gateway_payment_id: id, amount, currency },
  })
}

/**
 * Starts refunds of an order's unmatched payments; the next reconciliation sends them to the
 * gateway.
 */
export async function returnUnmatchedPayments(tx: Handle, order: OrderRow): Promise<void> {
  await lockUnmatchedPayments(tx, order.id)
  for (const unmatched of await listIdle(tx, order.id)) {
    await insertRefund(tx, {
      id: v7(),
      unmatched_payment_id: unmatched.id,
      reason: isFitting(order, unmatched) ? t('Duplicate payment') : t('Does not match the order'),
      status: 'created',
    })
  }
}

/** How money was refunded. The reference is the gateway's, or that of a bank transfer. */
export interface Back {
  reason: string
  reference: string
  isTransfer: boolean
}

/**
 * Records that an unmatched payment was refunded and notifies the broker. Returns false if that was
 * done before.
 */
export async function recordUnmatchedReturn(
  tx: Handle,
  actor: Actor,
  { id, order_id, amount, currency, gateway_payment_id }: UnmatchedPaymentRow,
  { reason, reference, isTransfer }: Back,
): Promise<boolean> {
  if (!(await markReturned(tx, id))) return false
  const order = orRefuse(await findOrder(tx, order_id), 'order_not_found')
  await record(tx, actor, 'plan_order.return', target(order_id), {
    after: { payment: gateway_payment_id, amount: amount / 100, currency, reason, reference },
  })
  const variables = {
    amount: formatAmount(amount, currency),
    plan: PlanTerms.parse(order.plan).name,
    reference: order.reference,
  }
  if (isTransfer)
    await notifyTransferred(tx, order.broker_id, { ...variables, transfer: reference })
  else await notifyReturned(tx, order.broker_id, variables)
  return true
}
