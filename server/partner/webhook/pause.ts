import { type Actor, record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { findRecipient, type KeyOwner } from '#server/partner/key-queries.ts'
import { findWebhook, pauseOpenWebhooks, pauseWebhook, type WebhookRecord } from './queries.ts'

export const ownerOf = ({ broker_id, partner_id }: WebhookRecord): KeyOwner =>
  broker_id ? { broker_id } : { partner_id: partner_id ?? '' }

/** The host of a webhook's address, whose other parts may be secret. */
export const hostOf = (url: string): string => new URL(url).host

/** Pauses a webhook whose receiver has accepted nothing for days, and notifies its owner. */
export async function pauseFailing(tx: Handle, id: string): Promise<void> {
  const webhook = await findWebhook(tx, id)
  if (!webhook) return
  await pauseWebhook(tx, id, 'failing')
  const host = hostOf(webhook.url)
  await record(tx, systemActor, 'webhook.pause', { kind: 'webhook', id }, { after: { host } })
  const { to, name } = await findRecipient(tx, ownerOf(webhook))
  await queueMessage(tx, { to, template: 'partner.webhook_paused', variables: { name, host } })
}

/**
 * Notifies the owner of a new webhook, which may have been added in an open session that somebody
 * found.
 */
export async function notifyOfWebhook(tx: Handle, owner: KeyOwner, url: string): Promise<void> {
  const { to, name, owner: ownerName } = await findRecipient(tx, owner)
  await queueMessage(tx, {
    to,
    template: 'partner.webhook_added',
    variables: { name, owner: ownerName, host: hostOf(url) },
  })
}

/** Notifies the owner of a webhook's new address, for the same reason. */
export async function notifyOfAddress(
  tx: Handle,
  owner: KeyOwner,
  { from, to: url }: { from: string; to: string },
): Promise<void> {
  const { to, name, owner: ownerName } = await findRecipient(tx, owner)
  await queueMessage(tx, {
    to,
    template: 'partner.webhook_changed',
    variables: { name, owner: ownerName, former: hostOf(from), host: hostOf(url) },
  })
}

/**
 * Pauses the webhooks of a broker whose password was reset or removed: whoever knew it could have
 * added one. Returns their hosts.
 */
export async function pauseWebhooksOf(
  tx: Handle,
  actor: Actor,
  brokerId: string,
): Promise<string[]> {
  const webhooks = await pauseOpenWebhooks(tx, brokerId)
  for (const { id } of webhooks) {
    await record(tx, actor, 'webhook.pause', { kind: 'webhook', id })
  }
  return webhooks.map(({ url }) => hostOf(url))
}
