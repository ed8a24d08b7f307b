import { orRefuse } from '#contract/or-refuse.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Actor } from '#server/audit/record.ts'
import {
  lockPayment,
  lockPaymentByGatewayId,
  takeBack,
} from '#server/billing/subscription/refund.ts'
import type { Handle } from '#server/db/connect.ts'
import { findOrder } from './queries.ts'
import type { RefundOf } from './refund-queries.ts'
import { canGoBack } from './reply.ts'
import { target } from './service.ts'
import { type Back, recordUnmatchedReturn } from './unmatched.ts'
import { lockUnmatchedPayment, type UnmatchedPaymentRow } from './unmatched-queries.ts'

/**
 * Money that was received and can be refunded: a payment of a subscription, or an unmatched
 * payment.
 */
export interface Money {
  of: RefundOf
  /** Null if it did not come through the gateway. */
  gatewayPaymentId: string | null
  /** In the currency's smallest unit, and formatted. */
  amount: number
  words: string
  canGoBack: boolean
  /** The record under which the audit log and notifications list it. */
  target: { kind: 'subscription' | 'plan_order'; id: string }
  link: string
  takeBack(actor: Actor, back: Back): Promise<boolean>
}

type Paid = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/** Returns a subscription's payment, locked until the transaction ends. */
export async function lockPaidMoney(tx: Handle, id: string): Promise<Money | undefined> {
  const paid = await lockPayment(tx, id)
  return paid && paidMoney(tx, paid)
}

/** Returns an unmatched payment, locked until the transaction ends. */
export async function lockUnmatchedMoney(tx: Handle, id: string): Promise<Money | undefined> {
  const unmatched = await lockUnmatchedPayment(tx, 'id', id)
  return unmatched && unmatchedMoney(tx, unmatched)
}

/** Returns either by the gateway's id of the payment. */
export async function lockMoney(tx: Handle, gatewayPaymentId: string): Promise<Money | undefined> {
  const paid = await lockPaymentByGatewayId(tx, gatewayPaymentId)
  if (paid) return paidMoney(tx, paid)
  const unmatched = await lockUnmatchedPayment(tx, 'gateway_payment_id', gatewayPaymentId)
  return unmatched && unmatchedMoney(tx, unmatched)
}

function paidMoney(tx: Handle, { id, subscription_id, ...paid }: Paid): Money {
  const amount = paid.amount * 100
  return {
    of: { payment_id: id },
    gatewayPaymentId: paid.gateway_payment_id,
    amount,
    words: formatAmount(amount, 'INR'),
    canGoBack: paid.status === 'paid',
    target: { kind: 'subscription', id: subscription_id },
    link: `/bb-admin/subscriptions/subscribers/${subscription_id}`,
    takeBack: (actor, back) => takeBack(tx, actor, id, back),
  }
}

async function unmatchedMoney(tx: Handle, unmatched: UnmatchedPaymentRow): Promise<Money> {
  const { id, amount, currency, gateway_payment_id, order_id } = unmatched
  const { reference, status } = orRefuse(await findOrder(tx, order_id), 'order_not_found')
  return {
    of: { unmatched_payment_id: id },
    gatewayPaymentId: gateway_payment_id,
    amount,
    words: formatAmount(amount, currency),
    canGoBack: canGoBack(unmatched, status),
    target: target(order_id),
    link: `/bb-admin/subscriptions/payments?search=${reference}`,
    takeBack: (actor, back) => recordUnmatchedReturn(tx, actor, unmatched, back),
  }
}
