import { sql } from 'kysely'
import { record } from '#server/audit/record.ts'
import { systemActor } from '#server/audit/system-actor.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { rewriteReminders } from '#server/inquiry/follow-up.ts'
import { forgetContacts } from '#server/resilience/throttle-queries.ts'
import { lockDueErasures } from './queries.ts'

const nobody = 'Deleted customer'

/**
 * Deletes an account. What brokers and the law need stays without personal data: that an inquiry
 * happened, when and how it ended, that messages were sent and their cost, and actions of the back
 * office (decision 0057).
 */
export function erase(db: Handle, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await lockDueErasures(tx, id))) return false
    await forgetContacts(tx, await listContacts(tx, id))
    // Messages first: they are found by the inquiries they are about.
    await eraseMessages(tx, id)
    const brokerIds = await eraseInquiries(tx, id)
    await eraseReminders(tx, brokerIds)
    await eraseTickets(tx, id)
    await eraseAudit(tx, id)
    await eraseApprovals(tx, id)
    await tx
      .updateTable('review')
      .set({ author_name: nobody })
      .where('customer_id', '=', id)
      .execute()
    // Everything that is only the customer's is deleted by cascade.
    await tx.deleteFrom('customer').where('id', '=', id).execute()
    await record(tx, systemActor, 'customer.erase', { kind: 'customer', id })
    return true
  })
}

async function listContacts(tx: Handle, id: string): Promise<string[]> {
  const { email, phone, whatsapp } = await tx
    .selectFrom('customer')
    .where('id', '=', id)
    .select(['email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
  return [email, phone, whatsapp].filter((contact) => contact !== null)
}

/**
 * Erases the customer from inquiries. A lead of only this customer keeps its stage and dates; if
 * others gave the same number, the customer's own inquiries move to an anonymous lead. Returns the
 * brokers, and the colleagues who answered.
 */
async function eraseInquiries(tx: Handle, id: string): Promise<string[]> {
  const { rows: leads } = await sql<{
    id: string
    broker_id: string
    contact_id: string
    is_shared: boolean
  }>`
    select lead.id, broker_id, lead_contact(lead) as contact_id,
      bool_or(inquiry.customer_id is distinct from ${id}) as is_shared
    from lead join inquiry using (broker_id, phone)
    where (broker_id, phone) in (select broker_id, phone from inquiry where customer_id = ${id})
    group by lead.id`.execute(tx)
  for (const lead of leads) {
    const number = `deleted ${lead.id}`
    await sql`
      with before as (select * from lead where id = ${lead.id})
      insert into lead (id, broker_id, phone, name, stage, first_asked_at, last_asked_at)
      select gen_random_uuid(), broker_id, ${number}, ${nobody}, stage, first_asked_at,
        last_asked_at
      from before where ${lead.is_shared}`.execute(tx)
    await sql`
      update inquiry set phone = ${number}, name = ${nobody}, email = null, messages = '[]',
        customer_id = null
      from lead where lead.id = ${lead.id} and inquiry.broker_id = lead.broker_id
        and inquiry.phone = lead.phone and inquiry.customer_id = ${id}`.execute(tx)
    await (lead.is_shared
      ? // It may be called after who left.
        sql`
          update lead set name = (
            select name from inquiry where inquiry.broker_id = lead.broker_id
              and inquiry.phone = lead.phone order by updated_at desc, id desc limit 1)
          where id = ${lead.id}`
      : sql`
          update lead set phone = ${number}, name = ${nobody}, email = null, follow_up_on = null
          where id = ${lead.id}`
    ).execute(tx)
    await sql`
      update visit_rating set comment = null from inquiry
      where inquiry.id = inquiry_id and inquiry.phone = ${number}`.execute(tx)
    await sql`
      update call_report set note = null, response = null, reason = null from inquiry
      where inquiry.id = inquiry_id and inquiry.phone = ${number}`.execute(tx)
    await sql`
      update lead_credit set reversal_reason = ${nobody}
      where lead_id = ${lead.id} and reversal_reason is not null and ${!lead.is_shared}`.execute(tx)
    await sql`
      delete from touch using inquiry
      where inquiry.id = inquiry_id and inquiry.phone = ${number}`.execute(tx)
    await sql`
      delete from unanswered_inquiry using inquiry
      where inquiry.id = inquiry_id and inquiry.phone = ${number}`.execute(tx)
    await sql`
      delete from webhook_delivery where lead_id = ${lead.id} and ${!lead.is_shared}`.execute(tx)
    // The broker's notes about the person, and the replies.
    await sql`
      update lead_entry set text = null
      where lead_id = ${lead.id} and (customer_id = ${id} or ${!lead.is_shared})`.execute(tx)
  }
  return [...new Set(leads.flatMap(({ broker_id, contact_id }) => [broker_id, contact_id]))]
}

/** Empties sent reminders, which name several people, and rewrites waiting ones for the others. */
async function eraseReminders(tx: Handle, brokerIds: string[]): Promise<void> {
  await sql`
    update message set subject = null, body = '', variables = '{}', source_variables = null
    where account_realm = 'broker' and template = 'inquiry.follow_up' and status <> 'pending'
      and account_id = any (${brokerIds}::uuid[])`.execute(tx)
  for (const brokerId of brokerIds) await rewriteReminders(tx, brokerId)
}

/** Erases messages; the log still has the template and the cost of each. */
async function eraseMessages(tx: Handle, id: string): Promise<void> {
  await sql`
    delete from message where account_realm = 'customer' and account_id = ${id}
      and status = 'pending'`.execute(tx)
  await sql`
    update message set recipient = ${nobody}, subject = null, body = '', variables = '{}',
      source_variables = null
    where account_realm = 'customer' and account_id = ${id}`.execute(tx)
  // Messages to brokers about the customer, sent or waiting.
  const isAbout = sql`account_realm = 'broker'
    and (template like 'inquiry.%' or template like 'visit.%')
    and variables ->> 'reference' in (select reference from inquiry where customer_id = ${id})`
  await sql`delete from message where ${isAbout} and status = 'pending'`.execute(tx)
  await sql`
    update message set subject = null, body = '', variables = '{}',
      source_variables = null where ${isAbout}`.execute(tx)
  // The link in the message to the owner of a shortlist about who joined ends with the
  // participant's id.
  const isJoinMessage = sql`template = 'shortlist.joined'
    and right(variables ->> 'link', 36) in (
      select id::text from shortlist_participant where customer_id = ${id})`
  await sql`delete from message where ${isJoinMessage} and status = 'pending'`.execute(tx)
  await sql`
    update message set subject = null, body = '', variables = '{}', source_variables = null
    where ${isJoinMessage}`.execute(tx)
  // Replies of the support are addressed to the ticket's address and not to an account.
  const isOfTicket = sql`template like 'ticket.%'
    and variables ->> 'number' in (select number from ticket where customer_id = ${id})`
  await sql`delete from message where ${isOfTicket} and status = 'pending'`.execute(tx)
  await sql`
    update message set recipient = ${nobody}, subject = null, body = '', variables = '{}',
      source_variables = null
    where ${isOfTicket}`.execute(tx)
  await sql`
    update consent set proof = '{}', withdrawal = '{}',
      withdrawn_at = coalesce(withdrawn_at, now())
    where account_realm = 'customer' and account_id = ${id}`.execute(tx)
  await sql`
    update contact_consent set proof = '{}', withdrawal = '{}',
      withdrawn_at = coalesce(withdrawn_at, now())
    where customer_id = ${id}`.execute(tx)
  await sql`
    delete from contact_choice where account_realm = 'customer' and account_id = ${id}`.execute(tx)
}

async function eraseTickets(tx: Handle, id: string): Promise<void> {
  // Notifications of administrators keep the ticket number.
  await sql`
    update notification set title = number
    from ticket where customer_id = ${id} and kind = 'ticket'
      and link = '/bb-admin/tickets/' || ticket.id`.execute(tx)
  await sql`
    update ticket_message set author_name = ${nobody}, text = ''
    from ticket where ticket.id = ticket_id and customer_id = ${id}
      and administrator_id is null`.execute(tx)
  await sql`
    update ticket set full_name = ${nobody}, email = '', phone = null, subject = '',
      rating_comment = null, customer_id = null
    where customer_id = ${id}`.execute(tx)
}

/** Removes what administrators wrote about the person when they asked for an approval. */
async function eraseApprovals(tx: Handle, id: string): Promise<void> {
  await tx
    .updateTable('approval_request')
    .set({ reason: null, decision_reason: null })
    .where('subject_kind', '=', 'customer')
    .where('subject_id', '=', id)
    .execute()
}

async function eraseAudit(tx: Handle, id: string): Promise<void> {
  await sql`select set_config('brickbazaar.erasing', 'on', true)`.execute(tx)
  await sql`
    update audit_event set actor_name = ${nobody}, address = null
    where actor_realm = 'customer' and actor_id = ${id}`.execute(tx)
  const names = sql`array['firstName', 'lastName', 'email', 'phone', 'whatsapp', 'dateOfBirth',
    'gender']`
  await sql`
    update audit_event set before = before - ${names}, after = after - ${names}
    where target_kind = 'customer' and target_id = ${id}`.execute(tx)
  await sql`select set_config('brickbazaar.erasing', 'off', true)`.execute(tx)
}
