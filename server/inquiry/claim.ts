import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { giveToAccount, listUnclaimed } from './link-queries.ts'

/**
 * Moves the inquiries that were sent without an account from a customer's proven address into the
 * account. Their links went to that mailbox, so its owner could have added each of them (decision
 * 0044).
 */
export async function claimInquiries(tx: Handle, actor: Actor, customerId: string): Promise<void> {
  for (const { ids, references, ...lead } of await listUnclaimed(tx, customerId)) {
    await giveToAccount(tx, lead, ids, customerId)
    await record(
      tx,
      actor,
      'customer.add_conversation',
      { kind: 'customer', id: customerId },
      { after: { inquiries: references } },
    )
  }
}
