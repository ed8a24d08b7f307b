import { z } from 'zod'
import { BrokerName } from '#contract/broker/broker-name.ts'
import { endpoint } from '#contract/endpoint.ts'
import { day, id, idParams, moment, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { type WordOf, words } from '#contract/words.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { PlanTerms } from './subscription-plan.ts'

/**
 * The status of a subscription, computed from its days in Indian time, so that it expires without a
 * job. `renewed` has ended and was followed by another; `expired` was not.
 */
export const SubscriptionStatus = words({
  active: msg('Active'),
  scheduled: msg('Scheduled'),
  expired: msg('Expired'),
  renewed: msg('Renewed'),
  cancelled: msg('Cancelled'),
})
export type SubscriptionStatus = WordOf<typeof SubscriptionStatus>

/** Filters of the list of subscribers. `expiring`: active with at most 30 days left. */
export const SubscriptionFilter = words({
  active: msg('Active'),
  expiring: msg('Expiring in 30 days'),
  scheduled: msg('Scheduled'),
  expired: msg('Expired'),
  renewed: msg('Renewed'),
  cancelled: msg('Cancelled'),
})
export type SubscriptionFilter = WordOf<typeof SubscriptionFilter>

export const PaymentMethod = words({
  upi: msg('UPI'),
  'bank-transfer': msg('Bank transfer'),
  card: msg('Card'),
  cash: msg('Cash'),
  cheque: msg('Cheque'),
  other: msg('Other'),
})
export type PaymentMethod = WordOf<typeof PaymentMethod>

export const PaymentStatus = words({ paid: msg('Paid'), refunded: msg('Refunded') })

/** The status of a refund: requested, done, or failed (and can be requested again). */
export const RefundStatus = words({
  created: msg('Refund in progress'),
  processed: msg('Refund completed'),
  failed: msg('Refund failed'),
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
  /** Whether it came through the payment gateway, which can then refund it. */
  isOnline: z.boolean(),
  /** The last attempt to refund it. */
  refund: z
    .object({
      status: RefundStatus.schema,
      reason: z.string(),
      /** The reference of the refund transfer, where somebody made one. */
      reference: z.string().nullable(),
      /** The reason for the failure. */
      error: z.string().nullable(),
      askedAt: moment,
    })
    .nullable(),
  /** What can be done with it now. */
  may: z.array(z.enum(['refund'])),
})
export type Payment = z.infer<typeof Payment>

export const SubscriptionAct = words({
  renew: msg('Renew'),
  cancel: msg('Cancel'),
  pay: msg('Record Payment'),
})

export const Subscription = z.object({
  _id: z.string(),
  broker: BrokerName,
  planId: z.string(),
  plan: PlanTerms,
  /** Days of the Indian calendar: the first, and the day after the last. */
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
  .number({ error: () => t('Please enter the amount in rupees.') })
  .int({ error: () => t('Please enter whole rupees.') })
  .min(0, { error: () => t('The amount cannot be less than 0.') })
  .max(100_000_000, { error: () => t('This amount is too high.') })

const paying = {
  paymentReference: optional(text(120)),
  /** Defaults to the price of the plan; 0 where nothing has been paid yet. */
  amountPaid: amount.optional(),
  paymentMethod: optional(PaymentMethod.schema),
}

export const SubscriptionAssignment = z.strictObject({
  planId: z.uuid({ error: () => t('Please choose a plan.') }),
  /** Defaults to today. */
  startsOn: optional(day),
  ...paying,
})
export const SubscriptionRenewal = z.strictObject({ planId: optional(id), ...paying })
export const SubscriptionCancellation = z.strictObject({
  reason: text(500, msg('Please provide a reason.')),
})
export const PaymentDraft = z.strictObject({
  amount: amount.min(1, { error: () => t('The amount must be more than zero.') }),
  method: PaymentMethod.schema,
  reference: optional(text(120)),
})

const one = z.object({ subscription: Subscription })
/** A subscription with its payments. */
export const SubscriptionPayments = z.object({
  subscription: Subscription,
  payments: z.array(Payment),
})

export const subscription = {
  list: endpoint({
    method: 'GET',
    path: '/subscribers',
    access: 'subscription.read',
    summary: 'List subscriptions of brokers, newest first',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(SubscriptionFilter.schema),
      planId: optional(id),
      brokerId: optional(id),
      /** Subscriptions with a payment on one of these days in India, both included. */
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
    summary: 'Count subscriptions by status',
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
    summary: 'Get one subscription with its payments',
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
    summary: 'Renew a subscription: the next one starts when this one ends',
    params: idParams,
    body: SubscriptionRenewal,
    reply: one,
    status: 201,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/subscribers/:id/cancel',
    access: 'subscription.change',
    summary: 'Cancel a subscription as of today, with the reason',
    params: idParams,
    body: SubscriptionCancellation,
    reply: one,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/subscribers/:id/payments',
    access: 'subscription.change',
    summary: 'Record a received payment',
    params: idParams,
    body: PaymentDraft,
    reply: SubscriptionPayments,
    status: 201,
  }),
}
