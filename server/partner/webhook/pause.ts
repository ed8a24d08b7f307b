import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { findRecipient, type KeyOwner } from '#server/partner/key-queries.ts'
import { findWebhook, pauseWebhook, type WebhookRecord } from './queries.ts'

export const ownerOf = ({ broker_id, partner_id }: WebhookRecord): KeyOwner =>
  broker_id ? { broker_id } : { partner_id: partner_id ?? '' }

/** The host of a webhook's address, whose other parts may be secret. */
export const hostOf = (url: string): string => new URL(url).host

/** Pauses a webhook whose receiver has not accepted anything for days, and tells its owner. */
export async function pauseFailing(tx: Handle, id: string): Promise<void> {
  const webhook = await findWebhook(tx, id)
  if (!webhook) return
  await pauseWebhook(tx, id, 'failing')
  const host = hostOf(webhook.url)
  await record(tx, systemActor, 'webhook.pause', { kind: 'webhook', id }, { after: { host } })
  const { to, name } = await findRecipient(tx, ownerOf(webhook))
  await queueMessage(tx, { to, template: 'partner.webhook_paused', variables: { name, host } })
}

/** Tells the owner that a webhook was added: whoever did may have found an open session. */
export async function notifyOfWebhook(tx: Handle, owner: KeyOwner, url: string): Promise<void> {
  const { to, name, owner: ownerName } = await findRecipient(tx, owner)
  await queueMessage(tx, {
    to,
    template: 'partner.webhook_added',
    variables: { name, owner: ownerName, host: hostOf(url) },
  })
}
