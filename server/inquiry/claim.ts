import { sql } from 'kysely'
import { type Actor, record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { giveToAccount, type LinkedSender } from './link-queries.ts'

interface Unclaimed extends Pick<LinkedSender, 'lead_id' | 'broker_id' | 'phone'> {
  ids: string[]
  references: string[]
}

/**
 * Adds the inquiries that were sent without an account from a customer's proven address: their
 * links went to that mailbox, so its owner could have added each of them (decision 0044).
 */
export async function claimInquiries(tx: Handle, actor: Actor, customerId: string): Promise<void> {
  const { rows } = await sql<Unclaimed>`
    select lead.id as lead_id, lead.broker_id, lead.phone,
      array_agg(inquiry.id order by inquiry.created_at) as ids,
      array_agg(inquiry.reference order by inquiry.created_at) as references
    from customer
    join inquiry on inquiry.email = customer.email and inquiry.customer_id is null
    join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
    where customer.id = ${customerId}
    group by lead.id order by lead.id`.execute(tx)
  for (const { ids, references, ...lead } of rows) {
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
