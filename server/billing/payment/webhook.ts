import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import {
  type Gateway,
  GatewayPayment,
  GatewayRefund,
} from '#server/billing/payment/provider/gateway.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { insertEvent, setOutcome } from './event-queries.ts'
import { settleRefund } from './refund.ts'
import { settlePayment } from './settle.ts'

const Event = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({
    payment: z.object({ entity: GatewayPayment }).optional(),
    refund: z.object({ entity: GatewayRefund.omit({ status: true }) }).optional(),
  }),
})
type Event = z.infer<typeof Event>

/**
 * Receives the events of the payment gateway. The body is read as bytes, since the signature covers
 * these.
 */
export async function registerPaymentWebhook(
  scope: FastifyInstance,
  { db }: Context,
  gateway: Gateway | undefined,
): Promise<void> {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  scope.post('/api/webhooks/razorpay', { schema: { hide: true } }, async ({ body, headers }) => {
    if (!gateway) throw refuse('endpoint_unknown')
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    if (!gateway.signedEvent(bytes, headers['x-razorpay-signature']))
      throw refuse('signature_wrong')
    await handleGatewayEvent(db, bytes, headers['x-razorpay-event-id'])
    return { received: true }
  })
}

/**
 * Stores each event once, in one transaction with its effects: a crash leaves neither or both.
 */
export async function handleGatewayEvent(
  db: Handle,
  bytes: Buffer,
  eventId: unknown,
): Promise<void> {
  const event = read(bytes)
  const payment = event.payload.payment?.entity
  // Without an id the bytes themselves are it.
  const id =
    typeof eventId === 'string' && /^[\w-]{1,100}$/.test(eventId)
      ? eventId
      : createHash('sha256').update(bytes).digest('hex')
  await transact(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      id,
      kind: event.event,
      gateway_order_id: payment?.order_id ?? null,
      gateway_payment_id: payment?.id ?? event.payload.refund?.entity.payment_id ?? null,
      outcome: 'under way',
    })
    if (isNew) await setOutcome(tx, id, await follow(tx, event))
  })
}

/**
 * Events of other kinds are stored and ignored: the gateway would repeat anything but 200 for a
 * day.
 */
async function follow(tx: Handle, { event, payload }: Event): Promise<Followed> {
  const { payment, refund } = payload
  const status = refundEvents[event]
  if (status && refund) return handleRefund(tx, { ...refund.entity, status })
  if (payment && ['payment.captured', 'payment.failed', 'order.paid'].includes(event)) {
    return { outcome: await settlePayment(tx, payment.entity) }
  }
  return { outcome: 'passed over' }
}

/** The outcome of an event, with a refund that was reported before its payment. */
type Followed = Parameters<typeof setOutcome>[2]

// What happened is said by the name of the event: the entity may be newer than the event is.
const refundEvents: Partial<Record<string, GatewayRefund['status']>> = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
}

async function handleRefund(tx: Handle, reported: GatewayRefund): Promise<Followed> {
  const outcome = await settleRefund(tx, reported)
  return outcome === 'unknown' ? { outcome, refund: reported } : { outcome }
}

function read(bytes: Buffer): Event {
  try {
    return Event.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw refuse('request_unreadable')
  }
}
