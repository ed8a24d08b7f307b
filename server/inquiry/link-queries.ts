import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inquiryLinkDays } from '#contract/inquiry/link.ts'
import type { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { hashToken } from '#server/secret/token-hash.ts'
import type { Message } from './queries.ts'

/** Creates another link of an inquiry and returns its token, which only the e-mail contains. */
export async function createInquiryLink(tx: Handle, inquiryId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('inquiry_link')
    .values({
      token_hash: hashToken(token),
      inquiry_id: inquiryId,
      expires_at: sql<Date>`now() + make_interval(days => ${inquiryLinkDays})`,
    })
    .execute()
  return token
}

export async function sweepInquiryLinks(db: Handle): Promise<void> {
  await db.deleteFrom('inquiry_link').where('expires_at', '<', sql<Date>`now()`).execute()
}

/** The sender that a link gives access to, within a lead. */
export interface LinkedSender {
  lead_id: string
  broker_id: string
  phone: string
  /** The mailbox that the link was sent to. */
  email: string | null
  sender: string
  customer_id: string | null
  first_name: string
  last_name: string
  company_name: string
  contact_name: string | null
  agency_name: string | null
  is_shared_with_contact: boolean
  is_active: boolean
}

export async function findLinked(db: Handle, token: string): Promise<LinkedSender | undefined> {
  const { rows } = await sql<LinkedSender>`
    select lead.id as lead_id, inquiry.broker_id, inquiry.phone, inquiry.email,
      inquiry.customer_id,
      inquiry_sender(inquiry) as sender, broker.first_name, broker.last_name,
      broker.company_name, coalesce(contact.status, broker.status) = 'active' as is_active,
      contact.first_name || ' ' || contact.last_name as contact_name, agency.name as agency_name,
      exists (select from inquiry own where own.broker_id = inquiry.broker_id
        and own.phone = inquiry.phone and inquiry_sender(own) = inquiry_sender(inquiry)
        and own.number_shared_with = contact.id and own.number_shared_until > now())
        as is_shared_with_contact
    from inquiry_link link
    join inquiry on inquiry.id = link.inquiry_id
    join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
    join broker on broker.id = inquiry.broker_id
    left join lead_assignment given
      on given.lead_id = lead.id and given.assignee_id <> lead.broker_id
    left join broker contact on contact.id = given.assignee_id
    left join agency on agency.id = given.agency_id
    where token_hash = ${hashToken(token)} and expires_at > now()`.execute(db)
  return rows[0]
}

/** Returns whether this is the address of the account, proven or not. */
export async function isAddressOf(tx: Handle, customerId: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .where('id', '=', customerId)
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface LinkedInquiry {
  id: string
  name: string
  reference: string
  messages: Message[]
  is_withdrawn: boolean
  number_sharing: NumberSharing
  number_shared_until: Date | null
  property_id: string | null
  title: string | null
  status: PropertyStatus | null
  has_page: boolean | null
}

/** Lists the inquiries of one sender, oldest first: the first one's id is the conversation's id. */
export async function listOfSender(
  db: Handle,
  { broker_id, phone, sender }: Pick<LinkedSender, 'broker_id' | 'phone' | 'sender'>,
): Promise<LinkedInquiry[]> {
  const { rows } = await sql<LinkedInquiry>`
    select inquiry.id, name, reference, messages, number_sharing, number_shared_until,
      inquiry_is_withdrawn(inquiry.id) as is_withdrawn, property.id as property_id, title,
      property.status, property_has_page(
        property.status, property.removed_at, property.expired_at, broker.status,
        broker.kyc_status) as has_page
    from inquiry join broker on broker.id = inquiry.broker_id
    left join property on property.id = inquiry.property_id
    where inquiry.broker_id = ${broker_id} and inquiry.phone = ${phone}
      and inquiry_sender(inquiry) = ${sender}
    order by inquiry.created_at, inquiry.id limit 300`.execute(db)
  return rows
}

/** Lists the replies to a conversation without an account, oldest first. */
export async function listRepliesTo(db: Handle, conversationId: string) {
  return db
    .selectFrom('lead_entry')
    .leftJoin('broker', 'broker.id', 'author_id')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'reply')
    .select(['lead_entry.id', 'text', 'lead_entry.created_at'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('author_name'))
    .orderBy('lead_entry.created_at')
    .orderBy('lead_entry.id')
    .limit(300)
    .execute()
}

/**
 * Moves the inquiries of a sender to an account, with the broker's replies and steps. Merges them
 * with the account's conversation in this lead, if there is one.
 */
export async function giveToAccount(
  tx: Handle,
  { lead_id, broker_id, phone }: Pick<LinkedSender, 'lead_id' | 'broker_id' | 'phone'>,
  inquiryIds: string[],
  customerId: string,
): Promise<void> {
  await sql`
    update inquiry set customer_id = ${customerId} where id = any(${inquiryIds})`.execute(tx)
  await sql`
    update contact_consent set customer_id = ${customerId}
    where inquiry_id = any(${inquiryIds})`.execute(tx)
  await sql`
    update call_report set customer_id = ${customerId}
    where inquiry_id = any(${inquiryIds})`.execute(tx)
  await sql`
    update lead_entry set customer_id = ${customerId}, conversation_id = (
      select id from inquiry
      where broker_id = ${broker_id} and phone = ${phone} and customer_id = ${customerId}
      order by created_at, id limit 1)
    where lead_id = ${lead_id} and (conversation_id = any(${inquiryIds})
      or customer_id = ${customerId} and conversation_id is not null)`.execute(tx)
}

interface Unclaimed extends Pick<LinkedSender, 'lead_id' | 'broker_id' | 'phone'> {
  ids: string[]
  references: string[]
}

/** Lists inquiries sent without an account from a customer's address, by lead. */
export async function listUnclaimed(tx: Handle, customerId: string): Promise<Unclaimed[]> {
  const { rows } = await sql<Unclaimed>`
    select lead.id as lead_id, lead.broker_id, lead.phone,
      array_agg(inquiry.id order by inquiry.created_at) as ids,
      array_agg(inquiry.reference order by inquiry.created_at) as references
    from customer
    join inquiry on inquiry.email = customer.email and inquiry.customer_id is null
    join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
    where customer.id = ${customerId}
    group by lead.id order by lead.id`.execute(tx)
  return rows
}
