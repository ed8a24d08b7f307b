import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, idParams, optional, searchText, text } from '#contract/field.ts'
import { Pagination, paging } from '#contract/page.ts'
import { Touches } from '#contract/touch.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { AdminOrder, OrderStatus, PlanOrder, TransferMethod } from './plan-order.ts'
import { RefundStatus, Subscription, SubscriptionPayments } from './subscription.ts'
import { SubscriptionPlan } from './subscription-plan.ts'

const used = z.object({ used: z.number(), limit: z.number() })

/** A plan offered to this broker now, with its price and start. */
export const Offer = SubscriptionPlan.omit({
  version: true,
  subscribers: true,
  isActive: true,
}).extend({
  offer: z.object({
    begins: z.enum(['now', 'after']),
    credit: z.number(),
    amount: z.number(),
  }),
  isCurrent: z.boolean(),
})
export type Offer = z.infer<typeof Offer>

export const BrokerPlan = z.object({
  /** The plan that is active today; without one the number of listings is unlimited. */
  current: Subscription.nullable(),
  /** The paid plan that follows the active one. */
  next: Subscription.nullable(),
  /**
   * Usage of the active plan; -1 means unlimited. Without a plan these are the limits for brokers
   * who have none.
   */
  usage: z.object({
    propertyListings: used,
    /** `credited` are given back for leads that could not be reached or are repeated. */
    contactViews: used.extend({ credited: z.number() }),
    /** `waiting` is the number of marked listings for which the plan has no room. */
    premiumListings: used.extend({ waiting: z.number() }),
  }),
  offers: z.array(Offer),
  /** The unsettled order: open, or waiting for an administrator. */
  order: PlanOrder.nullable(),
  /**
   * Earlier orders that the broker should know about, newest first: those with money that does not
   * fit or is not refunded yet, and, for a month or until a plan begins, those refunded or not
   * found.
   */
  told: z.array(PlanOrder),
  paying: z.object({
    /** Whether the payment gateway is configured. */
    online: z.boolean(),
    /** The name of its provider; the browser chooses the checkout form by it. */
    provider: z.string().nullable(),
    upiId: z.string().nullable(),
    payee: z.string().nullable(),
    bankDetails: z.string().nullable(),
  }),
})
export type BrokerPlan = z.infer<typeof BrokerPlan>

/** The data for opening the gateway's checkout form. */
export const Checkout = z.object({
  keyId: z.string(),
  gatewayOrderId: z.string(),
  /** The address of the gateway's script. */
  script: z.string(),
  amountPaise: z.number(),
  currency: z.literal('INR'),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})
export type Checkout = z.infer<typeof Checkout>

const one = z.object({ order: PlanOrder })
/** The order status shown on screen: refused where it has changed since. */
const decidedOn = OrderStatus.schema.optional()
/** The refund status shown on screen: refused where it has changed since. */
const refundSeen = z.enum([...RefundStatus.keys, 'none']).optional()
const officeOne = z.object({ order: AdminOrder })

export const payment = {
  plan: endpoint({
    method: 'GET',
    path: '/broker/plan',
    access: 'broker',
    summary: 'Get the plan of the signed-in broker, how much of it is used, and the plans on offer',
    reply: BrokerPlan,
  }),
  order: endpoint({
    method: 'POST',
    path: '/broker/plan/orders',
    access: 'broker',
    summary: 'Order a plan at today’s price; an order not paid yet is replaced',
    body: z.strictObject({ planId: id, touches: Touches }),
    reply: one,
    status: 201,
  }),
  get: endpoint({
    method: 'GET',
    path: '/broker/plan/orders/:id',
    access: 'broker',
    summary: 'Get one order of the signed-in broker',
    params: idParams,
    reply: one,
  }),
  report: endpoint({
    method: 'POST',
    path: '/broker/plan/orders/:id/report',
    access: 'broker',
    summary:
      'Report an order as paid, with the bank or UPI reference; an administrator confirms it',
    params: idParams,
    body: z.strictObject({
      method: TransferMethod.schema,
      reference: text(60, msg('Please enter the reference of the payment.')).regex(
        // Banks use only these characters. Lookalike letters of other scripts are different
        // characters.
        /^(?=(?:.*[A-Za-z0-9]){4})[A-Za-z0-9 /-]+$/,
        { error: () => t('Please enter at least 4 letters (A to Z) or digits.') },
      ),
    }),
    reply: one,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/broker/plan/orders/:id/cancel',
    access: 'broker',
    summary: 'Cancel an unpaid order',
    params: idParams,
    reply: one,
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/broker/plan/orders/:id/checkout',
    access: 'broker',
    summary: 'Get the data to open the payment gateway’s form with',
    params: idParams,
    reply: z.object({ order: PlanOrder, checkout: Checkout }),
  }),
  paid: endpoint({
    method: 'POST',
    path: '/broker/plan/orders/:id/payment',
    access: 'broker',
    summary: 'Send the result of the gateway’s form; accepted only with its signature',
    params: idParams,
    body: z.strictObject({
      paymentId: text(60),
      signature: z
        .string()
        .regex(/^[0-9a-f]{64}$/, { error: () => t('This is not a valid signature.') }),
    }),
    reply: one,
  }),
  list: endpoint({
    method: 'GET',
    path: '/plan-orders',
    access: 'subscription.read',
    summary: 'List plan orders; optionally those that wait for a decision first',
    query: z.strictObject({
      ...paging(10),
      search: searchText,
      status: optional(z.enum([...OrderStatus.keys, 'waiting'])),
      sort: z.enum(['newest', 'waiting']).default('newest'),
    }),
    reply: z.object({
      orders: z.array(AdminOrder),
      pagination: Pagination,
      /** How many orders wait for a decision. */
      waiting: z.number(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/plan-orders/:id/confirm',
    access: 'subscription.change',
    summary: 'Confirm that an order was paid: starts the plan and issues the invoice',
    params: idParams,
    body: z.strictObject({ decidedOn }),
    reply: officeOne,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/plan-orders/:id/refuse',
    access: 'subscription.change',
    summary:
      'Refuse an order that was not paid, or whose payment does not fit and is refunded; with ' +
      'the reason for the broker',
    params: idParams,
    body: z.strictObject({ reason: text(500, msg('Please provide a reason.')), decidedOn }),
    reply: officeOne,
  }),
  refund: endpoint({
    method: 'POST',
    path: '/payments/:id/refund',
    access: 'subscription.change',
    stepUp: true,
    summary:
      'Refund a payment: through its gateway, or as a bank transfer with the given reference',
    params: idParams,
    body: z.strictObject({
      reason: text(500, msg('Please provide a reason.')),
      /** The reference of the refund transfer; without one the gateway refunds. */
      reference: optional(text(120)),
      decidedOn: refundSeen,
    }),
    reply: SubscriptionPayments,
  }),
  refundUnmatched: endpoint({
    method: 'POST',
    path: '/stray-payments/:id/refund',
    access: 'subscription.change',
    stepUp: true,
    summary: 'Refund an unmatched payment of an order that was not refunded automatically',
    params: idParams,
    body: z.strictObject({
      /** The reference of the refund transfer; without one the gateway refunds. */
      reference: optional(text(120)),
      decidedOn: refundSeen,
    }),
    reply: officeOne,
  }),
}
