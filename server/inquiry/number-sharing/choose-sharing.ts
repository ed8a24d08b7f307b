import { v7 } from 'uuid'
import type { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import { refuse } from '#contract/refusal.ts'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { getContactId } from '#server/inquiry/agency/queries.ts'
import { areNumbersSuspended } from '#server/inquiry/call-report/queries.ts'
import { insertEntries, lockLeadById } from '#server/inquiry/lead-queries.ts'
import { getBroker } from '#server/inquiry/queries.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { shareNumber } from './queries.ts'

interface Whose {
  leadId: string
  brokerId: string
  customerId: string | null
  /** The inquiries of one sender, the first of which is the conversation. */
  ids: [string, ...string[]]
  name: string
  reference: string
  /** Whether whoever answers already sees the number, so that no notification is needed. */
  isShared: boolean
}

/**
 * Shares a sender's number for a week with the broker, and with the colleague who answers the lead
 * now, or stops sharing it. Whoever answers is notified of newly shared numbers.
 */
export async function chooseSharing(
  tx: Handle,
  actor: Actor,
  { leadId, brokerId, customerId, ids, name, reference, isShared }: Whose,
  numberSharing: Exclude<NumberSharing, 'after-answer'>,
): Promise<void> {
  await lockLeadById(tx, leadId)
  const contactId = await getContactId(tx, leadId)
  if (numberSharing === 'week') {
    for (const id of new Set([brokerId, contactId])) {
      if (await areNumbersSuspended(tx, id)) throw refuse('numbers_hidden')
    }
  }
  const sharedWith = contactId === brokerId ? null : contactId
  await shareNumber(tx, { ids, numberSharing, sharedWith })
  const kind = numberSharing === 'week' ? 'number-shared' : 'number-hidden'
  const whose = { lead_id: leadId, customer_id: customerId, conversation_id: ids[0] }
  await insertEntries(tx, [{ id: v7(), ...whose, kind }])
  await record(
    tx,
    actor,
    'inquiry.share_number',
    { kind: 'inquiry', id: leadId },
    {
      after: { numberSharing },
    },
  )
  if (isShared || numberSharing === 'chat') return
  const { first_name, email, phone, whatsapp } = await getBroker(tx, contactId)
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: contactId } },
    template: 'inquiry.number_shared',
    variables: { name: first_name, asker: name, reference },
  })
}
