import { refuse } from '#contract/refusal.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { closeSessions } from '#server/http/session-queries.ts'
import { claimInquiries } from '#server/inquiry/claim.ts'
import type { OpenAccount } from '#server/notification/consent/mailbox-proof.ts'
import { pauseApiAccess } from './pause-api-access.ts'
import { lockHolders, savePassword, saveProof } from './queries.ts'

/**
 * Marks the mailbox of an account as proven. All other accounts with the address are locked out:
 * their creators have not proven that they read that mailbox.
 */
export async function proveMailbox(tx: Handle, actor: Actor, account: OpenAccount): Promise<void> {
  const { realm, id } = account
  const holders = await lockHolders(tx, account)
  const others = holders.filter((holder) => holder.id !== id)
  if (others.some(({ is_proven }) => is_proven)) throw refuse('email_taken')
  await saveProof(tx, account)
  if (realm === 'customer') await claimInquiries(tx, actor, id)
  for (const other of others) {
    await savePassword(tx, { realm, id: other.id }, null)
    await closeSessions(tx, { realm, id: other.id })
    if (realm === 'broker') await pauseApiAccess(tx, actor, other.id)
    await record(tx, actor, `${realm}.lose_address`, { kind: realm, id: other.id })
  }
}
