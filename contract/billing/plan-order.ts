import { z } from 'zod'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg } from '#domain/locale/translate.ts'
import { RefundStatus } from './subscription.ts'
import { PlanTerms } from './subscription-plan.ts'

/**
 * The status of an order for a plan. `reported`: the broker says that it was paid, and an
 * administrator checks. `flagged`: a payment does not fit the order, and nothing was activated.
 */
export const OrderStatus = words({
  open: msg('Awaiting payment'),
  reported: msg('To be confirmed'),
  paid: msg('Paid'),
  refused: msg('Rejected'),
  cancelled: msg('Cancelled'),
  flagged: msg('Payment mismatch'),
})
export type OrderStatus = WordOf<typeof OrderStatus>

/** Acts that a status allows; gateway payments are settled separately (decision 0051). */
export const orderLifecycle = {
  open: { report: 'reported', cancel: 'cancelled' },
  reported: { confirm: 'paid', refuse: 'refused' },
  flagged: { refuse: 'refused' },
  paid: {},
  refused: {},
  cancelled: {},
} as const satisfies Record<OrderStatus, Partial<Record<string, OrderStatus>>>

export const OrderAct = words({
  report: msg('I have paid'),
  cancel: msg('Cancel'),
  confirm: msg('Confirm'),
  refuse: msg('Reject'),
})
export type OrderAct = WordOf<typeof OrderAct>

/** The method by which a broker reports a payment. */
export const TransferMethod = words({ upi: msg('UPI'), 'bank-transfer': msg('Bank transfer') })

/** Money received for an order that does not pay for it, as its broker sees it. */
export const OrderRefund = z.object({
  _id: z.string(),
  /** In the smallest unit of its currency. */
  amount: z.number(),
  currency: z.string(),
  /** `waiting`: the automatic refund failed, and an administrator takes over. */
  state: z.enum(['waiting', 'under-way', 'returned']),
  /** The reference of the refund transfer, where somebody made one. */
  reference: z.string().nullable(),
  returnedAt: moment.nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const PlanOrder = z.object({
  _id: z.string(),
  /** Identifies the payment: the broker enters it in the bank transfer. */
  reference: z.string(),
  planId: z.string(),
  plan: PlanTerms,
  /** Whole rupees; `amount` is the price minus the credit for the former plan. */
  price: z.number(),
  credit: z.number(),
  amount: z.number(),
  begins: z.enum(['now', 'after']),
  status: OrderStatus.schema,
  paymentReference: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: moment,
  reportedAt: moment.nullable(),
  /** Whether the checkout form reported the payment, but the gateway has not confirmed it yet. */
  isBeingConfirmed: z.boolean(),
  /** Money received for the order that does not pay for it. */
  returns: z.array(OrderRefund),
  /** The acts that the viewer may do now. */
  may: z.array(OrderAct.schema),
})
export type PlanOrder = z.infer<typeof PlanOrder>

/** A gateway payment for an order that does not pay for it. */
export const UnmatchedPayment = z.object({
  _id: z.string(),
  gatewayPaymentId: z.string(),
  /** In the smallest unit of its currency. */
  amount: z.number(),
  currency: z.string(),
  /** The last attempt to refund it. */
  refund: z
    .object({
      status: RefundStatus.schema,
      reference: z.string().nullable(),
      error: z.string().nullable(),
    })
    .nullable(),
  returnedAt: moment.nullable(),
  /** What can be done with it now. */
  may: z.array(z.enum(['refund'])),
})
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>

/** An order as the back office sees it. */
export const AdminOrder = PlanOrder.omit({ returns: true }).extend({
  broker: BrokerName,
  method: z.string().nullable(),
  gatewayPaymentId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  strays: z.array(UnmatchedPayment),
})
export type AdminOrder = z.infer<typeof AdminOrder>
