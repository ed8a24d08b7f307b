import { z } from 'zod'
import { moment } from '#contract/field.ts'
import { type WordOf, words } from '#contract/words.ts'
import { RefundStatus } from './subscription.ts'
import { PlanTerms } from './subscription-plan.ts'

/**
 * How an order of a plan stands. `reported`: the broker says it was paid and an administrator
 * looks. `flagged`: money came that does not fit the order; nothing was activated.
 */
export const OrderStatus = words({
  open: 'Waiting for payment',
  reported: 'To be confirmed',
  paid: 'Paid',
  refused: 'Refused',
  cancelled: 'Cancelled',
  flagged: 'Does not fit',
})
export type OrderStatus = WordOf<typeof OrderStatus>

/** Acts that a state allows; gateway payments are settled apart from them (decision 0051). */
export const orderLifecycle = {
  open: { report: 'reported', cancel: 'cancelled' },
  reported: { confirm: 'paid', refuse: 'refused' },
  flagged: { refuse: 'refused' },
  paid: {},
  refused: {},
  cancelled: {},
} as const satisfies Record<OrderStatus, Partial<Record<string, OrderStatus>>>

export const OrderAct = words({
  report: 'I have paid',
  cancel: 'Cancel',
  confirm: 'Confirm',
  refuse: 'Refuse',
})
export type OrderAct = WordOf<typeof OrderAct>

/** How a broker can say that it was paid. */
export const TransferMethod = words({ upi: 'UPI', 'bank-transfer': 'Bank transfer' })

/** Money that came for an order and does not pay for it, as its broker sees it. */
export const OrderRefund = z.object({
  _id: z.string(),
  /** In the smallest unit of its currency. */
  amount: z.number(),
  currency: z.string(),
  /** `waiting`: it did not go back by itself, and administrators see to it. */
  state: z.enum(['waiting', 'under-way', 'returned']),
  /** Of the transfer back, where somebody made one. */
  reference: z.string().nullable(),
  returnedAt: moment.nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const PlanOrder = z.object({
  _id: z.string(),
  /** What the payment is found by: a broker writes it into the bank's form. */
  reference: z.string(),
  planId: z.string(),
  plan: PlanTerms,
  /** Whole rupees; `amount` is the price less what is left of the former plan. */
  price: z.number(),
  credit: z.number(),
  amount: z.number(),
  begins: z.enum(['now', 'after']),
  status: OrderStatus.schema,
  paymentReference: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: moment,
  reportedAt: moment.nullable(),
  /** The gateway's form says that it was paid; the gateway itself has not said so yet. */
  isBeingConfirmed: z.boolean(),
  /** What came for it and does not pay for it. */
  returns: z.array(OrderRefund),
  /** What the viewer can do with it now. */
  may: z.array(OrderAct.schema),
})
export type PlanOrder = z.infer<typeof PlanOrder>

/** Money that came for an order through the gateway and does not pay for it. */
export const UnmatchedPayment = z.object({
  _id: z.string(),
  gatewayPaymentId: z.string(),
  /** In the smallest unit of its currency. */
  amount: z.number(),
  currency: z.string(),
  /** The last time it was to be given back. */
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

/** The same for the back office. */
export const AdminOrder = PlanOrder.omit({ returns: true }).extend({
  broker: z.object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
  }),
  method: z.string().nullable(),
  gatewayPaymentId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  strays: z.array(UnmatchedPayment),
})
export type AdminOrder = z.infer<typeof AdminOrder>
