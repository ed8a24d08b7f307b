import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { PaymentMethod } from '#contract/billing/subscription.ts'
import type { Setting } from '#server/config/variable.ts'
import type { Circuit } from '#server/resilience/circuit.ts'

/** What every payment provider offers for plan orders, in provider-neutral terms. */
export interface PaymentProvider {
  /** Name in paths and replies: the webhook is `/api/webhooks/<name>`. */
  name: string
  /** Name for people: in the audit log, in reasons and on screens. */
  label: string
  /** The environment variables that configure it. */
  variables: Record<string, Setting>
  /** Returns the account these variables describe, or undefined if none is set. */
  readAccount(values: Record<string, unknown>): PaymentAccount | undefined
}

/** Our account with a provider, as it is configured. */
export interface PaymentAccount {
  name: string
  label: string
  page: PageOrigins
  open(circuit: Circuit): Gateway
}

/** Origins the payment page may load from. */
export interface PageOrigins {
  script: string
  /** For frames and API calls, in the syntax of the content security policy. */
  frames: string
}

/** A payment; the amount in paise. */
export interface GatewayPayment {
  id: string
  orderId: string | null
  amount: number
  currency: string
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  method: PaymentMethod
  /** Why the payment failed. */
  error: string | null
}

/** A refund; the amount in paise. Stored unchanged in `gateway_event.refund`. */
export const GatewayRefund = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string().max(100),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Our id of the refund; missing if it was made in the provider's dashboard. */
  receipt: z.string().max(100).nullish(),
})
export type GatewayRefund = z.infer<typeof GatewayRefund>

/** An event from a webhook. Events of other kinds have neither payment nor refund. */
export interface GatewayEvent {
  /** The provider's id of the event, if it sends one. */
  id: string | undefined
  kind: string
  orderId: string | null
  paymentId: string | null
  payment?: GatewayPayment | undefined
  refund?: GatewayRefund | undefined
}

/** The provider understood the request and refuses it: a retry would change nothing. */
export class GatewayRefusal extends Error {}

export interface Gateway {
  name: string
  label: string
  keyId: string
  /** URL of the script of its checkout form. */
  script: string
  /** Creates an order at the provider for one of ours; returns its id. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<string>
  /** Returns the payments of an order, including failed ones. */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  payment(id: string): Promise<GatewayPayment>
  /** Refunds a whole payment; the same id twice is one refund. Throws a GatewayRefusal. */
  refund(wanted: {
    id: string
    gatewayPaymentId: string
    amountPaise: number
  }): Promise<GatewayRefund>
  /** Returns the refunds of a payment, completed or under way. */
  refundsOf(gatewayPaymentId: string): Promise<GatewayRefund[]>
  /** Returns whether the provider's form signed that this payment belongs to that order. */
  isSignedPayment(gatewayOrderId: string, paymentId: string, signature: string): boolean
  /** Returns whether the provider signed a webhook's body. */
  isSignedEvent(body: Buffer, headers: IncomingHttpHeaders): boolean
  /** Parses the body of a webhook; throws if it is not an event of this provider. */
  parseEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent
}
