import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentMethod } from '#contract/billing/subscription.ts'
import { allOrNone, httpUrl, secretText } from '#server/config/variable.ts'
import type { Circuit } from '#server/resilience/circuit.ts'
import {
  type Gateway,
  type GatewayEvent,
  type GatewayPayment,
  GatewayRefund,
  type PageOrigins,
  type PaymentAccount,
  type PaymentProvider,
} from './provider.ts'
import { gatewayAway, providerRequest } from './request.ts'

/** Razorpay's API: orders, payments, refunds, webhooks and signatures. */

const name = 'razorpay'
const label = 'Razorpay'
const productionUrl = 'https://api.razorpay.com'

export interface RazorpayConfig {
  url: string
  /** Origin of the script of its form. */
  scriptOrigin: string
  keyId: string
  keySecret: string
  webhookSecret: string
}

export const razorpay = {
  name,
  label,
  variables: {
    RAZORPAY_KEY_ID: [secretText.optional(), 'the key ID of a Razorpay account'],
    RAZORPAY_KEY_SECRET: [secretText.optional(), 'the key secret of a Razorpay account'],
    RAZORPAY_WEBHOOK_SECRET: [secretText.optional(), 'the secret Razorpay signs webhooks with'],
    RAZORPAY_URL: [httpUrl.default(productionUrl), 'an address like https://example.in'],
  },
  readAccount(values) {
    const given = allOrNone(values, [
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ])
    if (!given) return undefined
    const url = String(values.RAZORPAY_URL)
    return razorpayAccount({
      url,
      scriptOrigin: url === productionUrl ? 'https://checkout.razorpay.com' : new URL(url).origin,
      keyId: given.RAZORPAY_KEY_ID,
      keySecret: given.RAZORPAY_KEY_SECRET,
      webhookSecret: given.RAZORPAY_WEBHOOK_SECRET,
    })
  },
} satisfies PaymentProvider

export function razorpayAccount(config: RazorpayConfig): PaymentAccount {
  return {
    ...{ name, label, page: pageOf(config.scriptOrigin) },
    open: (circuit) => openGateway(config, circuit),
  }
}

/** Frames and API calls use further hosts of the same company. */
function pageOf(script: string): PageOrigins {
  const { protocol, hostname } = new URL(script)
  const isTheirs = hostname.endsWith('.razorpay.com')
  return { script, frames: isTheirs ? `${protocol}//*.razorpay.com` : script }
}

const methods: Record<string, PaymentMethod> = {
  upi: 'upi',
  card: 'card',
  netbanking: 'bank-transfer',
}

const PaymentEntity = z
  .object({
    id: z.string().min(1).max(100),
    order_id: z.string().max(100).nullish(),
    amount: z.number().int(),
    currency: z.string().max(10),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().max(30).nullish(),
    error_description: z.string().max(1000).nullish(),
  })
  .transform(
    ({ order_id, method, error_description, ...payment }): GatewayPayment => ({
      ...payment,
      orderId: order_id ?? null,
      method: methods[method ?? ''] ?? 'other',
      error: error_description ?? null,
    }),
  )
const PaymentList = z.object({ items: z.array(PaymentEntity) })

const OrderEntity = z.object({
  id: z.string().regex(/^[\w-]{4,100}$/),
  amount: z.number().int(),
  currency: z.string(),
})

const RefundList = z.object({ items: z.array(GatewayRefund) })
const Refused = z.object({ error: z.object({ description: z.string().max(2000) }) })

const Event = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({
    payment: z.object({ entity: PaymentEntity }).optional(),
    refund: z.object({ entity: GatewayRefund.omit({ status: true }) }).optional(),
  }),
})

const paymentEvents = ['payment.captured', 'payment.failed', 'order.paid']

// The event's name is decisive: the entity may be newer than the event.
const refundEvents: Partial<Record<string, GatewayRefund['status']>> = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
}

function openGateway(config: RazorpayConfig, circuit: Circuit): Gateway {
  const { url, keyId, keySecret, webhookSecret } = config
  const key = Buffer.from(`${keyId}:${keySecret}`).toString('base64')
  const reasonOf = (text: string) => Refused.parse(JSON.parse(text)).error.description
  const request = providerRequest(
    { url, headers: { authorization: `Basic ${key}` }, reasonOf },
    circuit,
  )
  const pathOf = (id: string) => `/v1/payments/${encodeURIComponent(id)}`
  return {
    ...{ name, label, keyId },
    script: `${config.scriptOrigin}/v1/checkout.js`,
    async createOrder({ amountPaise: amount, reference: receipt }) {
      const body = { amount, currency: 'INR', receipt, payment_capture: true }
      const order = await request('/v1/orders', OrderEntity, { body }).catch(() => {
        throw gatewayAway()
      })
      if (order.amount !== amount || order.currency !== 'INR') throw gatewayAway()
      return order.id
    },
    async paymentsOf(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      return (await request(path, PaymentList)).items
    },
    payment: (id) => request(pathOf(id), PaymentEntity),
    // docs: razorpay.com/docs/api/refunds/normal-refunds-idempotent
    refund: ({ id, gatewayPaymentId, amountPaise: amount }) =>
      request(`${pathOf(gatewayPaymentId)}/refund`, GatewayRefund, {
        body: { amount, speed: 'normal', receipt: id },
        headers: { 'x-refund-idempotency': id },
      }),
    refundsOf: async (id) => (await request(`${pathOf(id)}/refunds`, RefundList)).items,
    isSignedPayment: (gatewayOrderId, paymentId, signature) =>
      isSignature(keySecret, `${gatewayOrderId}|${paymentId}`, signature),
    isSignedEvent: (body, headers) =>
      isSignature(webhookSecret, body, headers['x-razorpay-signature']),
    parseEvent: (body, headers) => parseEvent(body, headers['x-razorpay-event-id']),
  }
}

function parseEvent(body: Buffer, eventId: unknown): GatewayEvent {
  const { event, payload } = Event.parse(JSON.parse(body.toString('utf8')))
  const payment = payload.payment?.entity
  const refund = payload.refund?.entity
  const status = refundEvents[event]
  return {
    id: typeof eventId === 'string' ? eventId : undefined,
    kind: event,
    orderId: payment?.orderId ?? null,
    paymentId: payment?.id ?? refund?.payment_id ?? null,
    payment: paymentEvents.includes(event) ? payment : undefined,
    refund: status && refund && { ...refund, status },
  }
}

/** Compared in constant time (PAY-01). */
function isSignature(secret: string, signed: string | Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', secret).update(signed).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
