import { sql } from 'kysely'
import { v7 } from 'uuid'
import { refuse } from '#contract/refusal.ts'
import { maskPhone } from '#domain/contact/mask.ts'
import { record } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer, Trace } from '#server/http/viewer.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { closeContactConsents, isOwn } from './contact-consent-queries.ts'
import { insertEntries } from './lead-queries.ts'

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
    const leads = await holdLeadsOf(tx, viewer, brokerId)
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

/** Takes back what was agreed to in inquiries that were sent without an account. */
export async function withdrawInquiries(
  tx: Handle,
  { brokerId, leadId, ids }: { brokerId: string; leadId: string; ids: string[] },
  trace: Trace,
): Promise<void> {
  await tx.selectFrom('lead').select('id').where('id', '=', leadId).forUpdate().execute()
  const whose = sql<boolean>`inquiry.id = any(${ids})`
  const references = await closeContactConsents(tx, brokerId, whose, { how: 'link', trace })
  if (references.length === 0) return
  await follow(tx, brokerId, references, null)
  const actor = { realm: null, id: null, name: 'Link of an inquiry', trace }
  const after = { broker: brokerId, inquiries: references }
  await record(tx, actor, 'inquiry.withdraw_contact', { kind: 'inquiry', id: leadId }, { after })
}

/** What comes of consents that were taken back. */
async function follow(
  tx: Handle,
  brokerId: string,
  references: string[],
  customerId: string | null,
) {
  await maskMessages(tx, brokerId, references)
  for (const lead of await closedOf(tx, references)) {
    await insertEntries(tx, [
      { id: v7(), lead_id: lead.id, customer_id: customerId, kind: 'withdrawn' },
    ])
    await tellBroker(tx, brokerId, lead)
  }
}

async function isAnyOpen(tx: Handle, ids: string[]): Promise<boolean> {
  const open = await tx
    .selectFrom('lead')
    .select('id')
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** The leads of a broker that hold an inquiry of this customer, until the transaction ends. */
async function holdLeadsOf(tx: Handle, viewer: CustomerViewer, brokerId: string) {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead
    where broker_id = ${brokerId} and exists (
      select from inquiry where inquiry.broker_id = lead.broker_id
        and inquiry.phone = lead.phone and ${isOwn(viewer)})
    order by lead.id for update`.execute(tx)
  return rows
}

interface Closed {
  id: string
  asker: string
  reference: string
}

/**
 * Those nobody is in any more who may be contacted, under the name and the reference of who left;
 * there is nobody to follow up with.
 */
async function closedOf(tx: Handle, references: string[]): Promise<Closed[]> {
  const { rows } = await sql<Closed>`
    update lead set follow_up_on = null
    from (
      select distinct on (broker_id, phone) broker_id, phone, name, reference
      from inquiry where reference = any(${references})
      -- The account's own first: by it the message is found when the account is deleted.
      order by broker_id, phone, customer_id nulls last, created_at desc, id desc
    ) own
    where lead.broker_id = own.broker_id and lead.phone = own.phone and withdrawn_at is not null
    returning lead.id, own.name as asker, own.reference`.execute(tx)
  return rows
}

/**
 * What tells the broker of the inquiry and has not arrived goes without the number from now on:
 * also what failed, or may yet be told to have failed, since that can be sent again.
 */
async function maskMessages(tx: Handle, brokerId: string, references: string[]): Promise<void> {
  const { rows } = await sql<{ id: string; phone: string }>`
    select message.id, inquiry.phone from message
    join inquiry on inquiry.reference = message.variables ->> 'reference'
    where account_realm = 'broker' and account_id = ${brokerId} and message.status <> 'delivered'
      and inquiry.reference = any(${references})
    for update of message`.execute(tx)
  for (const { id, phone } of rows) {
    const masked = maskPhone(phone)
    await sql`
      update message set variables = replace(variables::text, ${phone}, ${masked})::jsonb,
        body = replace(body, ${phone}, ${masked}) where id = ${id}`.execute(tx)
  }
}

async function tellBroker(tx: Handle, brokerId: string, { asker, reference }: Closed) {
  const { first_name, email, phone, whatsapp } = await tx
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .select(['first_name', 'email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
  await queueMessage(tx, {
    to: { email, phone, whatsapp, account: { realm: 'broker', id: brokerId } },
    template: 'inquiry.withdrawn',
    variables: { name: first_name, asker, reference },
  })
}
