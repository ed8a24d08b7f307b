import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { pauseKeys } from '#server/http/api-key/queries.ts'
import { joinList } from '#server/locale/join-list.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { pauseWebhooksOf } from '#server/partner/webhook/pause.ts'
import { getAddressee } from './queries.ts'

/** What was paused: the names of keys, the hosts of webhooks. */
export interface PausedApiAccess {
  keys: string[]
  webhooks: string[]
}

/**
 * Pauses the API keys and webhooks of a broker whose password was reset or removed: whoever knew it
 * could have created them, and they need no password.
 */
export async function pauseApiAccess(
  tx: Handle,
  actor: Actor,
  brokerId: string,
): Promise<PausedApiAccess> {
  const keys = await pauseKeys(tx, brokerId)
  for (const { id } of keys) {
    await record(tx, actor, 'api_key.pause', { kind: 'api_key', id })
  }
  return {
    keys: keys.map(({ name }) => name),
    webhooks: await pauseWebhooksOf(tx, actor, brokerId),
  }
}

/** Notifies a broker of the keys and webhooks that were paused. */
export async function notifyOfPause(
  tx: Handle,
  brokerId: string,
  { keys, webhooks }: PausedApiAccess,
): Promise<void> {
  if (keys.length + webhooks.length === 0) return
  const account = { realm: 'broker', id: brokerId } as const
  const { email, name } = await getAddressee(tx, account)
  await queueMessage(tx, {
    to: { email, account },
    template: 'account.keys_paused',
    variables: () => ({
      name,
      when: formatDateTime(new Date().toISOString()),
      keys: joinList([...keys, ...webhooks.map((host) => t('webhook to {host}', { host }))]),
    }),
  })
}
