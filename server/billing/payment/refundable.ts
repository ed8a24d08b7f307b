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
import { found, target } from './service.ts'
import { type Back, recordUnmatchedReturn } from './unmatched.ts'
import { lockUnmatchedPayment, type UnmatchedPaymentRow } from './unmatched-queries.ts'

/** Money that came in and can go back: what pays for a subscription, or what paid for nothing. */
export interface Money {
  of: RefundOf
  /** None where it did not come through the gateway. */
  gatewayPaymentId: string | null
  /** In the smallest unit of its currency, and in words. */
  amount: number
  words: string
  canGoBack: boolean
  /** Where the audit log and the notices look for it. */
  target: { kind: 'subscription' | 'plan_order'; id: string }
  link: string
  takeBack(actor: Actor, back: Back): Promise<boolean>
}

type Paid = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/** What pays for a subscription, held until the transaction ends. */
export async function lockPaidMoney(tx: Handle, id: string): Promise<Money | undefined> {
  const paid = await lockPayment(tx, id)
  return paid && paidMoney(tx, paid)
}

/** What came for an order and paid for nothing, held in the same way. */
export async function lockUnmatchedMoney(tx: Handle, id: string): Promise<Money | undefined> {
  const unmatched = await lockUnmatchedPayment(tx, 'id', id)
  return unmatched && unmatchedMoney(tx, unmatched)
}

/** Either, by the gateway's own id of it. */
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
  const { reference, status } = found(await findOrder(tx, order_id))
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
