import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { removeTouchesOfInquiries } from '#server/touch/service.ts'
import { getContactId } from './agency/queries.ts'
import {
  type Closed,
  clearFollowUps,
  closeContactConsents,
  isAnyOpen,
  isOneOf,
  isOwn,
  lockLeadsOf,
} from './contact-consent-queries.ts'
import { insertEntries, lockLeadById } from './lead-queries.ts'
import { getBroker } from './queries.ts'

/**
 * Withdraws the consent that a broker may contact the customer (decision 0045): from then on the
 * broker sees neither number nor address, cannot reply by e-mail, and is notified once, without a
 * reason. Returns whether another inquiry still gives the broker the number.
 */
export function withdrawContact(
  db: Handle,
  viewer: CustomerViewer,
  brokerId: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const leads = await lockLeadsOf(tx, viewer, brokerId)
    if (leads.length === 0) throw refuse('broker_not_found')
    const how = { how: 'profile', trace: viewer.trace } as const
    const references = await closeContactConsents(tx, brokerId, isOwn(viewer), how)
    if (references.length > 0) {
      await follow(tx, brokerId, references, viewer.id)
      const target = { kind: 'customer', id: viewer.id }
      const after = { broker: brokerId, inquiries: references }
      await record(tx, viewer, 'customer.withdraw_contact', target, { after })
    }
    return isAnyOpen(
      tx,
      leads.map(({ id }) => id),
    )
  })
}

/** Withdraws the consents of inquiries that were sent without an account. */
export async function withdrawInquiries(
  tx: Handle,
  { brokerId, leadId, ids }: { brokerId: string; leadId: string; ids: string[] },
  trace: Trace,
): Promise<void> {
  await lockLeadById(tx, leadId)
  await removeTouchesOfInquiries(tx, ids)
  const references = await closeContactConsents(tx, brokerId, isOneOf(ids), { how: 'link', trace })
  if (references.length === 0) return
  await follow(tx, brokerId, references, null)
  const actor = { realm: null, id: null, name: 'Link of an inquiry', trace }
  const after = { broker: brokerId, inquiries: references }
  await record(tx, actor, 'inquiry.withdraw_contact', { kind: 'inquiry', id: leadId }, { after })
}

/** Clears follow-ups and notifies the broker after consents were withdrawn. */
async function follow(
  tx: Handle,
  brokerId: string,
  references: string[],
  customerId: string | null,
) {
  for (const lead of await clearFollowUps(tx, references)) {
    await insertEntries(tx, [
      { id: v7(), lead_id: lead.id, customer_id: customerId, kind: 'withdrawn' },
    ])
    // Either may have noted the number.
    for (const id of new Set([brokerId, await getContactId(tx, lead.id)])) {
      await tellBroker(tx, id, lead)
    }
  }
}

async function tellBroker(tx: Handle, brokerId: string, { asker, reference }: Closed) {
  const { first_name, email, phone, whatsapp } = await getBroker(tx, brokerId)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } },
    template: 'inquiry.withdrawn',
    variables: { name: first_name, asker, reference },
  })
}
