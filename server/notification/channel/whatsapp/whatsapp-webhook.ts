import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { WhatsAppConfig } from '#server/config/provider.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { readStart, startAddress } from '#server/notification/consent/number-code.ts'
import { stopAddress, stopWrong } from '#server/notification/consent/opt-out-queries.ts'
import {
  type Receipt,
  recognise,
  saveReceipts,
} from '#server/notification/outbox/receipt-queries.ts'

/** Webhook events of WhatsApp: message states and replies. */

const Envelope = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            statuses: z.array(z.unknown()).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
})

const Status = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: z.string().regex(/^\d{9,11}$/),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
})

const Written = z.object({
  from: z.string().regex(/^\d{6,15}$/),
  timestamp: z
    .string()
    .regex(/^\d{9,11}$/)
    .optional()
    .catch(undefined),
  text: z.object({ body: z.string() }).optional(),
  // Taps on buttons: of a template, or of an interactive message.
  button: z.object({ text: z.string().optional(), payload: z.string().optional() }).optional(),
  interactive: z
    .object({ button_reply: z.object({ title: z.string(), id: z.string().optional() }) })
    .optional()
    .catch(undefined),
})

const states = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
} as const
/** Not on WhatsApp, or not reachable there. */
const wrongNumber = 131026

/** Verifies Meta's signature, which is over the bytes as received (MSG-01). */
export function isSigned({ appSecret }: WhatsAppConfig, body: Buffer, header: unknown): boolean {
  const given = /^sha256=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '')?.[1]
  if (!given) return false
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

/** Handles the known events and ignores others, because an error would be retried for days. */
export async function handleWhatsAppEvent(
  context: Pick<Context, 'db' | 'secrets'> & { phoneId: string },
  body: unknown,
  requestId: string,
): Promise<void> {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) throw refuse('request_unreadable')
  const values = envelope.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  for (const { metadata, statuses = [], messages = [] } of values) {
    // The app at Meta may serve other numbers, whose events have the same signature.
    if (metadata?.phone_number_id !== context.phoneId) continue
    for (const status of statuses) await takeStatus(context.db, status)
    for (const message of messages) await takeMessage(context, message, requestId)
  }
}

async function takeStatus(db: Handle, given: unknown): Promise<void> {
  const { data } = Status.safeParse(given)
  if (!data) return
  const error = data.errors?.[0]
  const receipt: Receipt = {
    provider: 'whatsapp',
    providerMessageId: data.id,
    state: states[data.status],
    code: error && String(error.code),
    reason: error?.title?.slice(0, 300),
    at: new Date(Number(data.timestamp) * 1_000),
  }
  if (data.biz_opaque_callback_data) {
    await recognise(db, 'whatsapp', data.biz_opaque_callback_data, data.id)
  }
  await saveReceipts(db, [receipt])
  if (error?.code === wrongNumber) await stopWrong(db, 'whatsapp', data.id)
}

async function takeMessage(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  given: unknown,
  requestId: string,
): Promise<void> {
  const { data } = Written.safeParse(given)
  if (!data) return
  const phone = `+${data.from}`
  const at = data.timestamp === undefined ? undefined : new Date(Number(data.timestamp) * 1_000)
  const { text, button, interactive } = data
  const tapped = interactive?.button_reply
  const written = [text?.body, button?.text, button?.payload, tapped?.title, tapped?.id]
  const texts = written.filter((one) => one !== undefined)
  const started = texts.map(readStart).find((one) => one !== undefined)
  if (started && at) {
    return startAddress(db, secrets, { channel: 'whatsapp', phone, at, ...started })
  }
  if (texts.some(saysStop)) await stopAddress(db, 'whatsapp', phone, { requestId, at })
}

const mark = String.raw`[\s\p{P}\p{S}]`
const stopped = 'all|please|promotions?|promotional|marketing|messages?|msgs?|alerts?|now|it|this'
const english = `(?:please${mark}+)?(?:stop|unsubscribe)(?:${mark}+(?:${stopped}))*`
const closed = `(?:बंद|बन्द)(?:${mark}+(?:करो|करें|कीजिए|कर${mark}+दो))?`
const hindi = `(?:कृपया${mark}+)?(?:${closed}|रोको|रोकें|रोक${mark}+दो)`
const stop = new RegExp(`^${mark}*(?:${english}|${hindi})${mark}*$`, 'iu')

/**
 * Returns whether a text is an order to stop, in English or Hindi; a sentence with the word is not.
 */
export function saysStop(text: string): boolean {
  return stop.test(text)
}
