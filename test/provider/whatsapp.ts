import { createHmac } from 'node:crypto'
import { type StandIn, startStandIn } from './stand-in.ts'

/** Meta's WhatsApp Cloud API as far as the product speaks it. */
export function startWhatsApp(): Promise<StandIn> {
  return startStandIn({
    accepted: (id) => ({ messaging_product: 'whatsapp', messages: [{ id }] }),
    refused: {
      status: 400,
      body: { error: { message: '(#132001) Template name does not exist', code: 132001 } },
    },
  })
}

/** The header Meta puts on a webhook. */
export function signedByMeta(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** What somebody wrote to our number, as Meta tells it: now, or so many minutes ago. */
export function metaEvent(message: object, { minutesAgo = 0, phoneId = '10001' } = {}): string {
  const timestamp = String(Math.floor(Date.now() / 1_000) - minutesAgo * 60)
  const value = {
    metadata: { phone_number_id: phoneId },
    messages: [{ timestamp, ...message }],
  }
  return JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] })
}
