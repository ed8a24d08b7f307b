import { sql } from 'kysely'
import type { Locale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'

/** One sender within a lead, with the details that a reply needs. */
export interface Sender {
  /** Their first inquiry in the lead, whose id is the conversation's id. */
  id: string
  customer_id: string | null
  name: string
  /** Where a reply goes; null if none was given or may be used. */
  email: string | null
  is_withdrawn: boolean
  /** Whether the broker may see the address now. */
  is_shared: boolean
  /** That of their latest inquiry. */
  language: Locale
  reference: string
  property_id: string | null
  title: string | null
  inquiry_count: number
  last_at: Date
}

/** Lists the senders of a lead, the latest first (decision 0044). */
export async function listSenders(
  db: Handle,
  { broker_id, phone }: { broker_id: string; phone: string },
  viewer: { id: string },
): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    with asked as (
      select inquiry.*, inquiry_sender(inquiry) as sender,
        inquiry_is_withdrawn(inquiry.id) as is_withdrawn
      from inquiry where broker_id = ${broker_id} and phone = ${phone}
    ),
    latest as (
      select distinct on (sender) sender, name, reference, property_id, customer_id, language
      from asked order by sender, is_withdrawn, updated_at desc, id desc
    ),
    whole as (
      select sender, (array_agg(id order by created_at, id))[1] as id, count(*) as inquiry_count,
        bool_and(is_withdrawn) as is_withdrawn, max(updated_at) as last_at,
        not broker_numbers_are_suspended(${broker_id})
          and not broker_numbers_are_suspended(${viewer.id})
          and coalesce(max(number_shared_until)
            filter (where ${viewer.id} in (broker_id, number_shared_with)) > now(), false)
          as is_shared,
        (array_agg(email order by updated_at desc, id desc)
          filter (where email is not null and not is_withdrawn))[1] as email
      from asked group by sender
    )
    select whole.id, customer_id, name, email, is_withdrawn, is_shared, language, reference,
      property_id, title, inquiry_count, last_at
    from whole join latest using (sender)
    left join property on property.id = property_id
    order by last_at desc, whole.id desc`.execute(db)
  return rows
}

/** Returns the account of an inquiry, if any, and the first inquiry of its sender. */
export async function findConversationOf(
  db: Handle,
  inquiryId: string,
): Promise<{ customer_id: string | null; conversation_id: string }> {
  const { rows } = await sql<{ customer_id: string | null; conversation_id: string }>`
    select own.customer_id, own.id as conversation_id
    from inquiry asked join inquiry own using (broker_id, phone)
    where asked.id = ${inquiryId} and inquiry_sender(own) = inquiry_sender(asked)
    order by own.created_at, own.id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('An inquiry is in the conversation of its sender.')
  return found
}

/** Lists the conversations whose latest mark, their own or that of the whole lead, is spam. */
export async function listMarkedSpam(
  db: Handle,
  leadId: string,
  conversations: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select first.id from inquiry first cross join lateral (
      select kind from lead_entry
      where lead_id = ${leadId} and kind in ('spam', 'not-spam')
        and (conversation_id = first.id
          or conversation_id is null and lead_entry.created_at >= first.created_at)
      order by lead_entry.created_at desc, lead_entry.id desc limit 1) latest
    where first.id = any(${conversations}::uuid[]) and latest.kind = 'spam'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

const maxOfGuest = 20

/**
 * Lists the other conversations of a guest without a mailbox. Each such inquiry is its own
 * conversation; those of one number from one network count as one person's, as in `joinRecent`.
 */
export async function listOfSameGuest(db: Handle, inquiryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select other.id from inquiry asked
    join inquiry other using (broker_id, phone)
    join contact_consent given on given.inquiry_id = asked.id
    join contact_consent earlier on earlier.inquiry_id = other.id
    where asked.id = ${inquiryId} and other.id <> asked.id
      and num_nonnulls(asked.customer_id, other.customer_id) = 0
      and num_nonnulls(asked.email, other.email) = 0
      and earlier.proof ->> 'address' = given.proof ->> 'address'
    order by other.created_at desc limit ${maxOfGuest}`.execute(db)
  return rows.map(({ id }) => id)
}
