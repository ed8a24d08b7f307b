import {
  type AdminOrder,
  OrderAct,
  type OrderRefund,
  orderLifecycle,
  type PlanOrder,
  type UnmatchedPayment,
} from '#contract/billing/plan-order.ts'
import { PlanTerms } from '#contract/billing/subscription-plan.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { AdminOrderRow, OrderRow } from './queries.ts'
import type { UnmatchedPaymentLine, UnmatchedPaymentRow } from './unmatched-queries.ts'

const ownActs: readonly string[] = ['report', 'cancel']

type Side = 'own' | 'office'

/** Returns the order as its broker sees it. */
export function orderReply(row: OrderRow, unmatched: UnmatchedPaymentLine[] = []): PlanOrder {
  return { ...commonReply(row, 'own'), returns: unmatched.map(returnReply) }
}

/** The gateway's form reported a payment that the gateway has not confirmed yet. */
export const isBeingConfirmed = (row: OrderRow) =>
  (row.status === 'open' || row.status === 'reported') && row.form_payment_id !== null

/** Returns what both sides see, with the actions this side has now. */
function commonReply(row: OrderRow, side: Side): Omit<PlanOrder, 'returns'> {
  const acts = side === 'own' && isBeingConfirmed(row) ? {} : orderLifecycle[row.status]
  return {
    _id: row.id,
    reference: row.reference,
    planId: row.plan_id,
    plan: PlanTerms.parse(row.plan),
    price: row.price,
    credit: row.credit,
    amount: row.amount,
    begins: row.begins,
    status: row.status,
    paymentReference: row.payment_reference,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    reportedAt: row.reported_at?.toISOString() ?? null,
    isBeingConfirmed: isBeingConfirmed(row),
    may: OrderAct.keys.filter(
      (act) => Object.hasOwn(acts, act) && ownActs.includes(act) === (side === 'own'),
    ),
  }
}

export function adminOrderReply(
  row: AdminOrderRow,
  unmatched: UnmatchedPaymentLine[] = [],
): AdminOrder {
  return {
    ...commonReply(row, 'office'),
    broker: presentBrokerName(row),
    method: row.method,
    gatewayPaymentId: row.gateway_payment_id,
    subscriptionId: row.subscription_id,
    strays: unmatched.map((line) => unmatchedReply(line, row.status)),
  }
}

/** Until an order is decided, its money stays: refusing the order refunds it. */
export const canGoBack = (
  unmatched: Pick<UnmatchedPaymentRow, 'returned_at'>,
  order: OrderRow['status'],
) => unmatched.returned_at === null && order !== 'flagged'

function returnReply(row: UnmatchedPaymentLine): OrderRefund {
  const isReturned = row.returned_at !== null
  return {
    _id: row.id,
    amount: row.amount,
    currency: row.currency,
    state: isReturned ? 'returned' : row.refund_status === 'created' ? 'under-way' : 'waiting',
    reference: isReturned ? row.refund_reference : null,
    returnedAt: row.returned_at?.toISOString() ?? null,
  }
}

function unmatchedReply(row: UnmatchedPaymentLine, order: OrderRow['status']): UnmatchedPayment {
  return {
    _id: row.id,
    gatewayPaymentId: row.gateway_payment_id,
    amount: row.amount,
    currency: row.currency,
    refund: row.refund_status && {
      status: row.refund_status,
      reference: row.refund_reference,
      error: row.refund_error,
    },
    returnedAt: row.returned_at?.toISOString() ?? null,
    may: canGoBack(row, order) && row.refund_status !== 'created' ? ['refund'] : [],
  }
}
