import { formatDateTime } from '#domain/date/date.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { pauseKeys } from '#server/http/api-key/queries.ts'
import { joinList } from '#server/locale/join-list.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { getAddressee } from './queries.ts'

/**
 * Pauses the API keys of a broker whose password was reset or taken away: whoever knew it could
 * make one, and keys need no password. Returns the names of the keys.
 */
export async function pauseKeysOf(tx: Handle, actor: Actor, brokerId: string): Promise<string[]> {
  const keys = await pauseKeys(tx, brokerId)
  for (const { id } of keys) {
    await record(tx, actor, 'api_key.pause', { kind: 'api_key', id })
  }
  return keys.map(({ name }) => name)
}

/** Tells a broker which keys wait. */
export async function notifyOfPause(
  tx: Handle,
  brokerId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  const account = { realm: 'broker', id: brokerId } as const
  const { email, name } = await getAddressee(tx, account)
  await queueMessage(tx, {
    to: { email, account },
    template: 'account.keys_paused',
    variables: () => ({
      name,
      when: formatDateTime(new Date().toISOString()),
      keys: joinList([...keys]),
    }),
  })
}
