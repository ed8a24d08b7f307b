import { Scope } from '#contract/partner/scope.ts'
import type { Handle } from '#server/db/connect.ts'
import { joinList } from '#server/locale/join-list.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { findRecipient, type KeyOwner } from './key-queries.ts'

/**
 * Notifies the owner of a new key, which may have been created in an open session that somebody
 * found.
 */
export async function notifyOfKey(
  tx: Handle,
  owner: KeyOwner,
  key: { name: string; scopes: readonly Scope[] },
): Promise<void> {
  const { to, name, owner: ownerName } = await findRecipient(tx, owner)
  await queueMessage(tx, {
    to,
    template: 'partner.key_made',
    variables: () => ({
      name,
      key: key.name,
      owner: ownerName,
      scopes: joinList(key.scopes.map((scope) => Scope.label(scope))),
    }),
  })
}

export async function notifyOfLeak(tx: Handle, owner: KeyOwner, keyName: string): Promise<void> {
  const { to, name } = await findRecipient(tx, owner)
  await queueMessage(tx, {
    to,
    template: 'partner.key_leaked',
    variables: { name, key: keyName },
  })
}
