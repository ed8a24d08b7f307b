import type { Payment, Subscription } from '#contract/subscription.ts'
import { PlanTerms } from '#contract/subscription-plan.ts'
import type { PaymentRow } from './payment-queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** The subscription as the contract shows one, with what can be done with it now. */
export function subscriptionReply(row: SubscriptionRow): Subscription {
  return {
    _id: row.id,
    broker: {
      _id: row.broker_id,
      firstName: row.first_name,
      lastName: row.last_name,
      companyName: row.company_name,
    },
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

/** What the service lets happen, and therefore what a screen offers. */
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

export function paymentReply(row: PaymentRow): Payment {
  return {
    _id: row.id,
    amount: row.amount,
    paidAt: row.paid_at.toISOString(),
    method: row.method,
    reference: row.reference,
    status: row.status,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    refundReason: row.refund_reason,
  }
}
