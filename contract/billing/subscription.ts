import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day, id, idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { PlanTerms } from './subscription-plan.ts'

/**
 * How a subscription stands, worked out from its days in Indian time: nothing has to run for one to
 * expire. `renewed` has ended and another followed it; `expired` has ended and none did.
 */
export const SubscriptionStatus = words({
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  renewed: 'Renewed',
  cancelled: 'Cancelled',
})
export type SubscriptionStatus = WordOf<typeof SubscriptionStatus>

/** The filters of the subscribers: `expiring` are active ones with at most 30 days left. */
export const SubscriptionFilter = words({
  active: 'Active',
  expiring: 'Expiring in 30 days',
  scheduled: 'Scheduled',
  expired: 'Expired',
  renewed: 'Renewed',
  cancelled: 'Cancelled',
})
export type SubscriptionFilter = WordOf<typeof SubscriptionFilter>

export const PaymentMethod = words({
  upi: 'UPI',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other',
})
export type PaymentMethod = WordOf<typeof PaymentMethod>

export const PaymentStatus = words({ paid: 'Paid', refunded: 'Refunded' })

/**
 * How giving a payment back stands: asked for, done, or not gone through (then it can be asked for
 * anew).
 */
export const RefundStatus = words({
  created: 'Being given back',
  processed: 'Given back',
  failed: 'Refund failed',
})
export type RefundStatus = WordOf<typeof RefundStatus>

export const Payment = z.object({
  _id: z.string(),
  /** Whole rupees. */
  amount: z.number(),
  paidAt: moment,
  method: PaymentMethod.schema,
  reference: z.string().nullable(),
  status: PaymentStatus.schema,
  refundedAt: moment.nullable(),
  refundReason: z.string().nullable(),
  /** Whether it came through the payment gateway, which can give it back by itself. */
  isOnline: z.boolean(),
  /** The last time it was to be given back. */
  refund: z
    .object({
      status: RefundStatus.schema,
      reason: z.string(),
      /** Of the transfer back, where somebody made one. */
      reference: z.string().nullable(),
      /** Why it failed. */
      error: z.string().nullable(),
      askedAt: moment,
    })
    .nullable(),
  /** What can be done with it now. */
  may: z.array(z.enum(['refund'])),
})
export type Payment = z.infer<typeof Payment>

export const SubscriptionAct = words({ renew: 'Renew', cancel: 'Cancel', pay: 'Record Payment' })

export const Subscription = z.object({
  _id: z.string(),
  broker: z.object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
  }),
  planId: z.string(),
  plan: PlanTerms,
  /** Indian calendar days: the first it holds, and the first it no longer does. */
  startsOn: z.string(),
  endsOn: z.string(),
  status: SubscriptionStatus.schema,
  daysLeft: z.number(),
  cancelledAt: moment.nullable(),
  cancelReason: z.string().nullable(),
  /** Whole rupees paid and not refunded. */
  paid: z.number(),
  createdAt: moment,
  /** What can be done with it now. */
  may: z.array(SubscriptionAct.schema),
})
export type Subscription = z.infer<typeof Subscription>

const amount = z
  .number({ error: 'Please enter the amount in rupees.' })
  .int('Please enter whole rupees.')
  .min(0, 'The amount cannot be less than 0.')
  .max(100_000_000, 'This amount is too high.')

const paying = {
  paymentReference: optional(text(120)),
  /** The price of the plan unless told; 0 where nothing has been paid yet. */
  amountPaid: amount.optional(),
  paymentMethod: optional(PaymentMethod.schema),
}

export const SubscriptionAssignment = z.strictObject({
  planId: z.uuid({ error: 'Please choose a plan.' }),
  /** Today unless told. */
  startsOn: optional(day),
  ...paying,
})
export const SubscriptionRenewal = z.strictObject({ planId: optional(id), ...paying })
export const SubscriptionCancellation = z.strictObject({
  reason: text(500, 'Please provide a reason.'),
})
export const PaymentDraft = z.strictObject({
  amount: amount.min(1, 'The amount must be more than zero.'),
  method: PaymentMethod.schema,
  reference: optional(text(120)),
})

const one = z.object({ subscription: Subscription })
/** A subscription with what was paid for it. */
export const SubscriptionPayments = z.object({
  subscription: Subscription,
  payments: z.array(Payment),
})

export const subscription = {
  list: endpoint({
    method: 'GET',
    path: '/subscribers',
    access: 'subscription.read',
    summary: 'Subscriptions of brokers, newest first',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(SubscriptionFilter.schema),
      planId: optional(id),
      brokerId: optional(id),
      /** Something was paid for it on one of these days of India, both included. */
      paidFrom: optional(day),
      paidTo: optional(day),
      sort: z.enum(['newest', 'oldest', 'ending-first', 'ending-last']).default('newest'),
    }),
    reply: z.object({ subscriptions: z.array(Subscription), pagination: Pagination }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/subscribers/stats/overview',
    access: 'subscription.read',
    summary: 'How many subscriptions stand how',
    reply: z.object({
      stats: z.object({
        active: z.number(),
        expiring: z.number(),
        scheduled: z.number(),
        expired: z.number(),
        cancelled: z.number(),
      }),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/subscribers/:id',
    access: 'subscription.read',
    summary: 'One subscription with its payments',
    params: idParams,
    reply: SubscriptionPayments,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/brokers/:id/subscription',
    access: 'subscription.change',
    summary: 'Give a broker a plan; what was paid counts as revenue',
    params: idParams,
    body: SubscriptionAssignment,
    reply: one,
    status: 201,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/subscribers/:id/renew',
    access: 'subscription.change',
    summary: 'Continue a subscription: the next starts when the former ends',
    params: idParams,
    body: SubscriptionRenewal,
    reply: one,
    status: 201,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/subscribers/:id/cancel',
    access: 'subscription.change',
    summary: 'End a subscription today, with the reason',
    params: idParams,
    body: SubscriptionCancellation,
    reply: one,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/subscribers/:id/payments',
    access: 'subscription.change',
    summary: 'Record a payment that came in',
    params: idParams,
    body: PaymentDraft,
    reply: SubscriptionPayments,
    status: 201,
  }),
}
