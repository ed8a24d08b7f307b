import type { Payment, Subscription } from '#contract/billing/subscription.ts'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { PaymentLine } from './payment-queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** Returns the subscription as defined by the contract, with the actions possible now. */
export function subscriptionReply(row: SubscriptionRow): Subscription {
  return {
    _id: row.id,
    broker: presentBrokerName(row),
    planId: row.plan_id,
    plan: PlanTerms.parse(row.plan),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    status: row.status,
    daysLeft: row.status === 'active' ? row.days_left : 0,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    paid: row.paid,
    createdAt: row.created_at.toISOString(),
    may: actsOf(row),
  }
}

/** Returns the actions the service allows, which are those a screen offers. */
export function actsOf({
  status,
  is_followed,
}: Pick<SubscriptionRow, 'status' | 'is_followed'>): Subscription['may'] {
  const holds = status === 'active' || status === 'scheduled'
  return [
    ...((holds || status === 'expired') && !is_followed ? (['renew'] as const) : []),
    ...(holds ? (['cancel'] as const) : []),
    ...(status === 'cancelled' ? [] : (['pay'] as const)),
  ]
}

export function paymentReply(row: PaymentLine): Payment {
  return {
    _id: row.id,
    amount: row.amount,
    paidAt: row.paid_at.toISOString(),
    method: row.method,
    reference: row.reference,
    status: row.status,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    refundReason: row.refund_reason,
    isOnline: row.gateway_payment_id !== null,
    refund: row.refund_status && {
      status: row.refund_status,
      reason: row.refund_asked_for ?? '',
      reference: row.refund_reference,
      error: row.refund_error,
      askedAt: (row.refund_asked_at ?? row.paid_at).toISOString(),
    },
    may: row.status === 'paid' && row.refund_status !== 'created' ? ['refund'] : [],
  }
}
