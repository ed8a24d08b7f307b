import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { partnerWebhook, webhook } from '#contract/partner/webhook.ts'
import type { WebhookKind } from '#contract/partner/webhook-event.ts'
import type { TestApp } from '#test/app.ts'

/** A public address: nothing is sent in tests where no sender runs. */
export const publicUrl = 'https://8.8.8.8/hook'

const everything: WebhookKind[] = [
  ...(['listing.published', 'listing.changed', 'listing.price_changed'] as const),
  ...(['listing.unavailable', 'lead.created'] as const),
]

/** Webhooks of brokers and partners, over HTTP. */
export function webhookActs(site: TestApp) {
  return {
    add: async (token: string, given: { url?: string; kinds?: WebhookKind[] } = {}) => {
      const body = { url: publicUrl, kinds: everything, ...given }
      const made = await site.call(webhook.create, { body }, { token })
      assert.equal(made.status, 201, JSON.stringify(made.body))
      return { ...made.body, secret: made.body.secret ?? '' }
    },
    addForPartner: async (token: string, id: string, url = publicUrl) => {
      const body = { url, kinds: everything.filter((kind) => kind !== 'lead.created') }
      const made = await site.call(partnerWebhook.create, { params: { id }, body }, { token })
      assert.equal(made.status, 201, JSON.stringify(made.body))
      return { ...made.body, secret: made.body.secret ?? '' }
    },
    mine: async (token: string) => (await site.call(webhook.mine, {}, { token })).body.webhooks,
    test: (token: string, id: string) => site.call(webhook.test, { params: { id } }, { token }),
    log: async (token: string, id: string) =>
      (await site.call(webhook.deliveries, { params: { id } }, { token })).body.deliveries,
    resend: (token: string, id: string, partId: string) =>
      site.call(webhook.resend, { params: { id, partId } }, { token }),
    pause: (token: string, id: string, isPaused: boolean) =>
      site.call(webhook.pause, { params: { id }, body: { isPaused } }, { token }),
  }
}

/** Time passes: whatever waits is due, whatever is leased has lapsed. */
export const later = (site: TestApp, hours = 1) =>
  sql`with hooks as (
      update webhook set failing_since = failing_since - make_interval(secs => ${hours * 3600}))
    update webhook_delivery set next_attempt_at = now(),
      leased_until = leased_until - interval '1 hour' where status = 'pending'`.execute(
    site.context.db,
  )

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Respond = (response: ServerResponse, received: Received) => void

export interface Receiver {
  url: string
  received: Received[]
  answer: Respond
  /** Resolves once as many have arrived. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

export const accept: Respond = (response) => response.writeHead(204).end()

/** Software of a broker on the loopback, which answers as it is told. */
export async function startReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('utf8')
    const one = { path: request.url ?? '', headers: request.headers, body }
    receiver.received.push(one)
    for (const look of waiting) look()
    receiver.answer(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer: accept,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (receiver.received.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return receiver
}
