import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#contract/refusal.ts'
import type { WhatsAppConfig } from '#server/config/provider.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { readStart, startAddress } from '#server/notification/consent/number-code.ts'
import { stopAddress, stopWrong } from '#server/notification/consent/opt-out.ts'
import { type Receipt, recognise, saveReceipts } from '#server/notification/outbox/receipts.ts'

/** What WhatsApp tells by webhook: states of messages, and what people write. */

const Envelope = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
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
  text: z.object({ body: z.string() }),
})

const states = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
} as const
/** Not on WhatsApp, or not reachable by it. */
const wrongNumber = 131026

/** Meta signs the bytes as they came (MSG-01). */
export function isSigned({ appSecret }: WhatsAppConfig, body: Buffer, header: unknown): boolean {
  const given = /^sha256=([\da-f]{64})$/.exec(typeof header === 'string' ? header : '')?.[1]
  if (!given) return false
  const expected = createHmac('sha256', appSecret).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(given, 'hex'))
}

/** Takes what is understood and passes over the rest: anything but 200 is sent again for days. */
export async function handleWhatsAppEvent(
  context: Pick<Context, 'db' | 'secrets'>,
  body: unknown,
  requestId: string,
): Promise<void> {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) throw refuse('request_unreadable')
  const values = envelope.data.entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  for (const { statuses = [], messages = [] } of values) {
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
  const started = readStart(data.text.body)
  if (started) return startAddress(db, secrets, { channel: 'whatsapp', phone, ...started })
  if (saysStop(data.text.body)) await stopAddress(db, 'whatsapp', phone, { requestId })
}

/** STOP alone, in whatever case, or in Hindi; a sentence with the word in it is no order. */
export function saysStop(text: string): boolean {
  return /^\W*(stop|unsubscribe|बंद करो|बंद)[\s.!]*$/iu.test(text.trim())
}
