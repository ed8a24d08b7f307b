import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#contract/refusal.ts'
import { paymentProviders } from '#server/billing/payment/provider/open.ts'
import type {
  Gateway,
  GatewayEvent,
  GatewayRefund,
} from '#server/billing/payment/provider/provider.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { insertEvent, setOutcome } from './event-queries.ts'
import { settleRefund } from './refund.ts'
import { settlePayment } from './settle.ts'

/**
 * Receives the payment gateway's events. The body is read as bytes, because the signature covers
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
  for (const { name } of paymentProviders) {
    const path = `/api/webhooks/${name}`
    scope.post(path, { schema: { hide: true } }, async ({ body, headers }) => {
      if (gateway?.name !== name) throw refuse('endpoint_unknown')
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!gateway.isSignedEvent(bytes, headers)) throw refuse('signature_wrong')
      await handleGatewayEvent(
        db,
        gateway,
        bytes,
        readEvent(() => gateway.parseEvent(bytes, headers)),
      )
      return { received: true }
    })
  }
}

/** Stores each event once, in one transaction with its effects: a crash leaves neither or both. */
async function handleGatewayEvent(
  db: Handle,
  gateway: Gateway,
  bytes: Buffer,
  event: GatewayEvent,
): Promise<void> {
  // Without an event id, a hash of the body is the id.
  const id =
    event.id && /^[\w-]{1,100}$/.test(event.id)
      ? event.id
      : createHash('sha256').update(bytes).digest('hex')
  await transact(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      id,
      kind: event.kind,
      gateway_order_id: event.orderId,
      gateway_payment_id: event.paymentId,
      outcome: 'under way',
    })
    if (isNew) await setOutcome(tx, id, await settleEvent(tx, gateway, event))
  })
}

/**
 * Settles an event. Other kinds are stored and ignored: the gateway would retry anything but 200
 * for a day.
 */
async function settleEvent(
  tx: Handle,
  gateway: Gateway,
  { payment, refund }: GatewayEvent,
): Promise<EventResult> {
  if (refund) return handleRefund(tx, gateway, refund)
  if (payment) return { outcome: await settlePayment(tx, gateway, payment) }
  return { outcome: 'passed over' }
}

/** The outcome of an event; where a refund was reported before its payment, with that refund. */
type EventResult = Parameters<typeof setOutcome>[2]

async function handleRefund(
  tx: Handle,
  gateway: Gateway,
  reported: GatewayRefund,
): Promise<EventResult> {
  const outcome = await settleRefund(tx, gateway, reported)
  return outcome === 'unknown' ? { outcome, refund: reported } : { outcome }
}

function readEvent(parse: () => GatewayEvent): GatewayEvent {
  try {
    return parse()
  } catch {
    throw refuse('request_unreadable')
  }
}
