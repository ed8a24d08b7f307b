import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { PaymentMethod } from '#contract/billing/subscription.ts'
import type { Setting } from '#server/config/variable.ts'
import type { Circuit } from '#server/resilience/circuit.ts'

/** What every payment provider does for orders of plans, in words of no provider. */
export interface PaymentProvider {
  /** Names it in paths and replies: its webhook is `/api/webhooks/<name>`. */
  name: string
  /** Names it to people: in the audit log, in reasons and on screens. */
  label: string
  /** The variables of the environment it is set up with. */
  variables: Record<string, Setting>
  /** Returns the account that these variables describe, or undefined where none is set. */
  readAccount(values: Record<string, unknown>): PaymentAccount | undefined
}

/** Our account with a provider, as it is configured. */
export interface PaymentAccount {
  name: string
  label: string
  page: PageOrigins
  open(circuit: Circuit): Gateway
}

/** What the page where a broker pays may load. */
export interface PageOrigins {
  script: string
  /** Of its frames and calls, as the content security policy writes them. */
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
  /** Why it failed. */
  error: string | null
}

/** A refund; the amount in paise. Stored as it is in `gateway_event.refund`. */
export const GatewayRefund = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string().max(100),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Our own id of it; none for a refund made in the provider's dashboard. */
  receipt: z.string().max(100).nullish(),
})
export type GatewayRefund = z.infer<typeof GatewayRefund>

/** What a webhook reports. An event of another kind has neither payment nor refund. */
export interface GatewayEvent {
  /** The provider's id of the event, where it gives one. */
  id: string | undefined
  kind: string
  orderId: string | null
  paymentId: string | null
  payment?: GatewayPayment | undefined
  refund?: GatewayRefund | undefined
}

/** The provider understood and refuses: another attempt would change nothing. */
export class GatewayRefusal extends Error {}

export interface Gateway {
  name: string
  label: string
  keyId: string
  /** The address of the script of its form. */
  script: string
  /** Opens an order there for one of ours; returns its id. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<string>
  /** Payments of an order, failed ones too. */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  payment(id: string): Promise<GatewayPayment>
  /** Refunds a whole payment; the same id twice is one refund. Throws a GatewayRefusal. */
  refund(wanted: {
    id: string
    gatewayPaymentId: string
    amountPaise: number
  }): Promise<GatewayRefund>
  /** Refunds of a payment, made or under way. */
  refundsOf(gatewayPaymentId: string): Promise<GatewayRefund[]>
  /** Whether its form signed that this payment is for that order. */
  isSignedPayment(gatewayOrderId: string, paymentId: string, signature: string): boolean
  /** Whether it signed a webhook's bytes. */
  isSignedEvent(body: Buffer, headers: IncomingHttpHeaders): boolean
  /** Translates the bytes of a webhook; throws where they are no event of its. */
  parseEvent(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent
}
