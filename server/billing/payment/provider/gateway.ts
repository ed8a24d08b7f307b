import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { RazorpayConfig } from '#server/config/provider.ts'
import { messageOf } from '#server/db/failure.ts'
import type { Circuit } from '#server/resilience/circuit.ts'

/** Razorpay over its API: orders, what was paid for them, and its signatures. */

/** A payment as the gateway tells of it; sums are paise. */
export const GatewayPayment = z.object({
  id: z.string().min(1).max(100),
  order_id: z.string().max(100).nullish(),
  amount: z.number().int(),
  currency: z.string().max(10),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().max(30).nullish(),
  error_description: z.string().max(1000).nullish(),
})
export type GatewayPayment = z.infer<typeof GatewayPayment>

const GatewayOrder = z.object({
  id: z.string().regex(/^[\w-]{4,100}$/),
  amount: z.number().int(),
  currency: z.string(),
})
const PaymentList = z.object({ items: z.array(GatewayPayment) })

/** A refund as the gateway tells of it; the sum is paise. */
export const GatewayRefund = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string().max(100),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Our own id of it; none for what was given back on the gateway's own desk. */
  receipt: z.string().max(100).nullish(),
})
export type GatewayRefund = z.infer<typeof GatewayRefund>
const RefundList = z.object({ items: z.array(GatewayRefund) })

const Refused = z.object({ error: z.object({ description: z.string().max(2000) }) })

/** The gateway understood and will not do it: asking again would change nothing. */
export class GatewayRefusal extends Error {}

/** No request of ours waits longer for somebody else's server (PRC-09). */
const patience = 3_000
const longestAnswer = 256 * 1024

export interface Gateway {
  keyId: string
  /** Where the script of its form is. */
  script: string
  /** Opens an order there for one of ours; answers its id. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<string>
  /** What was tried and paid for an order. */
  paymentsOf(gatewayOrderId: string): Promise<GatewayPayment[]>
  payment(id: string): Promise<GatewayPayment>
  /**
   * Gives all of a payment back; the same id twice is one refund there. Throws a GatewayRefusal.
   */
  refund(asked: {
    id: string
    gatewayPaymentId: string
    amountPaise: number
  }): Promise<GatewayRefund>
  /** What of a payment was given back or is to be. */
  refundsOf(gatewayPaymentId: string): Promise<GatewayRefund[]>
  /** Whether its form signed that this payment is for that order. */
  signedPayment(gatewayOrderId: string, paymentId: string, signature: string): boolean
  /** Whether it signed these bytes. */
  signedEvent(body: Buffer, signature: unknown): boolean
}

export function gatewayOf(config: RazorpayConfig, circuit: Circuit): Gateway {
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`

  async function ask<Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (circuit.isOpen()) throw away()
    try {
      const response = await fetch(new URL(path, config.url), {
        method: body ? 'POST' : 'GET',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
        // A redirect would carry the key elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      const text = await readShort(response)
      // Their word for what is asked wrongly or too late; the rest may pass.
      if (response.status === 400) throw refusalOf(text)
      if (!response.ok) throw new Error(`The payment gateway answered ${response.status}.`)
      const answer = schema.parse(JSON.parse(text))
      circuit.succeeded()
      return answer
    } catch (error) {
      if (error instanceof GatewayRefusal) {
        circuit.succeeded()
        throw error
      }
      circuit.failed(faultOf(error))
      throw away()
    }
  }

  return {
    keyId: config.keyId,
    script: `${config.scriptOrigin}/v1/checkout.js`,
    async createOrder({ amountPaise, reference }) {
      const order = await ask('/v1/orders', GatewayOrder, {
        amount: amountPaise,
        currency: 'INR',
        receipt: reference,
        payment_capture: true,
      }).catch(() => {
        throw away()
      })
      if (order.amount !== amountPaise || order.currency !== 'INR') throw away()
      return order.id
    },
    async paymentsOf(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      return (await ask(path, PaymentList)).items
    },
    payment: (id) => ask(`/v1/payments/${encodeURIComponent(id)}`, GatewayPayment),
    // docs: razorpay.com/docs/api/refunds/normal-refunds-idempotent
    refund: ({ id, gatewayPaymentId, amountPaise }) =>
      ask(
        `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`,
        GatewayRefund,
        { amount: amountPaise, speed: 'normal', receipt: id },
        { 'x-refund-idempotency': id },
      ),
    async refundsOf(gatewayPaymentId) {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds`
      return (await ask(path, RefundList)).items
    },
    signedPayment: (gatewayOrderId, paymentId, signature) =>
      isSignature(config.keySecret, `${gatewayOrderId}|${paymentId}`, signature),
    signedEvent: (body, signature) => isSignature(config.webhookSecret, body, signature),
  }
}

function away() {
  return refuse('gateway_away', { retryAfter: 30 })
}

/** What "fetch failed" leaves out is in its cause. */
function faultOf(error: unknown): string {
  return messageOf(error instanceof TypeError && error.cause ? error.cause : error)
}

function refusalOf(text: string): GatewayRefusal {
  const { description } = Refused.parse(JSON.parse(text)).error
  return new GatewayRefusal(description)
}

/** Compared in constant time (PAY-01). */
function isSignature(secret: string, signed: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(signed).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

async function readShort(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestAnswer) throw new Error('The answer is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
