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
