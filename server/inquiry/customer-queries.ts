import { type RawBuilder, sql } from 'kysely'
import type { LeadStage } from '#contract/inquiry/lead.ts'
import type { NumberSharing } from '#contract/inquiry/number-sharing.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import { takesVisits } from '#server/db/offered-listing.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import type { OwnReportRow } from './call-report/present.ts'

export interface InquiredListing {
  property_id: string | null
  title: string | null
  status: PropertyStatus | null
  has_page: boolean | null
}

/** A lead as shown to a customer who has inquiries in it. */
export interface ConversationRow extends InquiredListing {
  id: string
  broker_id: string
  phone: string
  stage: LeadStage
  is_spam: boolean
  first_name: string
  last_name: string
  company_name: string
  /** The colleague who answers for the broker. */
  contact_name: string | null
  agency_name: string | null
  is_shared_with_contact: boolean
  is_active: boolean
  is_withdrawn: boolean
  number_sharing: NumberSharing
  number_shared_until: Date | null
  are_numbers_hidden: boolean
  report: OwnReportRow | null
  reference: string
  inquiry_id: string
  inquiry_count: number
  asked_text: string | null
  asked_at: Date
  replied_text: string | null
  replied_at: Date | null
  unread: number
  started_at: Date
}

const hasPage = sql`property_has_page(
  property.status, property.removed_at, property.expired_at, broker.status, broker.kyc_status)`

/**
 * Selects only the viewer's own inquiries and replies to the viewer's account: others may have
 * given the same number (server/db/schema/10-inquiry.sql).
 */
function selectConversations({ id }: CustomerViewer, condition: RawBuilder<unknown>) {
  return sql<ConversationRow>`
    with own as (
      select lead.id, count(*) as inquiry_count,
        bool_and(inquiry_is_withdrawn(inquiry.id)) as is_withdrawn,
        min(inquiry.created_at) as started_at,
        max(number_shared_until) as number_shared_until,
        coalesce(bool_or(number_shared_with = lead_contact(lead) and number_shared_until > now()),
          false) as is_shared_with_contact,
        (array_agg(inquiry.id order by inquiry.updated_at desc, inquiry.id desc))[1] as inquiry_id
      from inquiry join lead using (broker_id, phone)
      where inquiry.customer_id = ${id} and ${condition}
      group by lead.id
    )
    select lead.id, lead.broker_id, lead.phone, is_spam, broker.first_name,
      -- Steps for another sender with the same number are not this customer's.
      case when exists (
        select from inquiry other
        where other.broker_id = lead.broker_id and other.phone = lead.phone
          and other.customer_id is distinct from ${id}
      ) then coalesce((
        select after from lead_entry entry
        where entry.lead_id = lead.id and entry.customer_id = ${id}
          and kind in ('stage', 'asked-again', 'visit-booked', 'visit-cancelled')
          and after is not null
        order by created_at desc, entry.id desc limit 1), 'new') else stage end as stage,
      broker.last_name, broker.company_name,
      coalesce(contact.status, broker.status) = 'active' as is_active,
      contact.first_name || ' ' || contact.last_name as contact_name, agency.name as agency_name,
      own.is_shared_with_contact, reference,
      own.inquiry_id, own.inquiry_count, own.started_at, own.is_withdrawn,
      latest.number_sharing, own.number_shared_until,
      broker_numbers_are_suspended(lead.broker_id) as are_numbers_hidden,
      (select to_jsonb(report) from call_report report join inquiry about on about.id = inquiry_id
        where about.broker_id = lead.broker_id and about.phone = lead.phone
          and about.customer_id = ${id}
        order by report.created_at desc limit 1) as report,
      latest.messages -> -1 ->> 'text' as asked_text, latest.updated_at as asked_at,
      replied.text as replied_text, replied.created_at as replied_at,
      property.id as property_id, title, property.status, ${hasPage} as has_page,
      (select count(*) from lead_entry entry
        where entry.lead_id = lead.id and entry.customer_id = ${id} and kind = 'reply'
          and entry.created_at > coalesce(seen.read_at, '-infinity')) as unread
    from own
    join lead on lead.id = own.id
    join broker on broker.id = lead.broker_id
    left join lead_assignment given
      on given.lead_id = lead.id and given.assignee_id <> lead.broker_id
    left join broker contact on contact.id = given.assignee_id
    left join agency on agency.id = given.agency_id
    join inquiry latest on latest.id = own.inquiry_id
    left join property on property.id = latest.property_id
    left join conversation_read seen on seen.lead_id = lead.id and seen.customer_id = ${id}
    left join lateral (
      select text, created_at from lead_entry entry
      where entry.lead_id = lead.id and entry.customer_id = ${id} and kind = 'reply'
      order by created_at desc, entry.id desc limit 1
    ) replied on true`
}

export async function listConversations(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: ConversationRow[]; total: number; unread: number }> {
  const { rows } = await sql<ConversationRow & { total: number; all_unread: number }>`
    select *, count(*) over () as total, sum(unread) over () as all_unread
    from (${selectConversations(viewer, sql`true`)}) conversation
    order by greatest(asked_at, replied_at) desc, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0, unread: Number(rows[0]?.all_unread ?? 0) }
}

export async function findConversation(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await selectConversations(viewer, sql`lead.id = ${id}`).execute(db)
  return rows[0]
}

/** Finds the customer's most recent conversation with a broker. */
export async function findConversationWith(
  db: Handle,
  viewer: CustomerViewer,
  brokerId: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await selectConversations(viewer, sql`lead.broker_id = ${brokerId}`).execute(db)
  return rows.toSorted((one, other) => other.asked_at.getTime() - one.asked_at.getTime())[0]
}

export interface CustomerInquiryRow extends InquiredListing {
  id: string
  reference: string
  name: string
  messages: { at: string; text: string }[]
  takes_visits: boolean
  created_at: Date
}

// Far more than anybody reads.
const maxInquiries = 300

export async function listCustomerInquiries(
  db: Handle,
  viewer: CustomerViewer,
  { broker_id, phone }: ConversationRow,
): Promise<CustomerInquiryRow[]> {
  const { rows } = await sql<CustomerInquiryRow>`
    select inquiry.id, reference, name, messages, inquiry.created_at,
      property.id as property_id, title, property.status, ${hasPage} as has_page,
      coalesce(${takesVisits}, false) as takes_visits
    from inquiry join broker on broker.id = inquiry.broker_id
    left join property on property.id = inquiry.property_id
    where inquiry.customer_id = ${viewer.id} and inquiry.broker_id = ${broker_id}
      and inquiry.phone = ${phone}
    order by inquiry.created_at desc, inquiry.id desc limit ${maxInquiries}`.execute(db)
  return rows
}

/** Lists the ids of the customer's inquiries in a lead, the oldest first. */
export async function listOwnInquiries(
  db: Handle,
  viewer: CustomerViewer,
  { broker_id, phone }: ConversationRow,
): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry')
    .where('customer_id', '=', viewer.id)
    .where('broker_id', '=', broker_id)
    .where('phone', '=', phone)
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function listReplies(db: Handle, viewer: CustomerViewer, leadId: string) {
  return db
    .selectFrom('lead_entry')
    .leftJoin('broker', 'broker.id', 'author_id')
    .where('lead_id', '=', leadId)
    .where('customer_id', '=', viewer.id)
    .where('kind', '=', 'reply')
    .select(['lead_entry.id', 'text', 'lead_entry.created_at'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('author_name'))
    .orderBy('lead_entry.created_at', 'desc')
    .limit(maxInquiries)
    .execute()
}

/** Appends to an inquiry; a trigger updates the lead. */
export async function appendMessage(tx: Handle, inquiryId: string, text: string): Promise<void> {
  const message = JSON.stringify([{ at: new Date().toISOString(), text }])
  await sql`
    update inquiry set messages = messages || ${message}::jsonb, updated_at = clock_timestamp()
    where id = ${inquiryId}`.execute(tx)
}

export async function markRead(tx: Handle, viewer: CustomerViewer, leadId: string): Promise<void> {
  await sql`
    insert into conversation_read (lead_id, customer_id, read_at)
    values (${leadId}, ${viewer.id}, clock_timestamp())
    on conflict (lead_id, customer_id) do update set read_at = excluded.read_at`.execute(tx)
}

/** Returns whether a broker is in the directory; only those accept new conversations. */
export async function isInDirectory(db: Handle, brokerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .where(isVisibleBroker)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
