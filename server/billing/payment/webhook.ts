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
 * Where the payment gateway tells what happened. The body comes as bytes: its signature is over
 * them.
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
 * Takes each event once, together with what comes of it: a crash between the two leaves neither.
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
 * What is not understood is kept and passed over: anything but 200 would be sent again for a day.
 */
async function follow(tx: Handle, { event, payload }: Event): Promise<Followed> {
  const { payment, refund } = payload
  const status = refundEvents[event]
  if (status && refund) return hearRefund(tx, { ...refund.entity, status })
  if (payment && ['payment.captured', 'payment.failed', 'order.paid'].includes(event)) {
    return { outcome: await settlePayment(tx, payment.entity) }
  }
  return { outcome: 'passed over' }
}

/** What came of an event; a refund told before its payment is kept until that is told. */
type Followed = Parameters<typeof setOutcome>[2]

// What happened is said by the name of the event: the entity may be newer than the event is.
const refundEvents: Partial<Record<string, GatewayRefund['status']>> = {
  'refund.created': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
}

async function hearRefund(tx: Handle, told: GatewayRefund): Promise<Followed> {
  const outcome = await settleRefund(tx, told)
  return outcome === 'unknown' ? { outcome, refund: told } : { outcome }
}

function read(bytes: Buffer): Event {
  try {
    return Event.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw refuse('request_unreadable')
  }
}
