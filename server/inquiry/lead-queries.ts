import { type Insertable, sql, type Updateable } from 'kysely'
import { isOver, type LeadFilter, LeadStage } from '#contract/inquiry/lead.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { Lead, LeadEntry } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import { type Matching, mayView, selectInReach } from './agency/reach-queries.ts'
import type { LeadRow } from './lead-row.ts'
import { cameFrom } from './touch/came-from-sql.ts'
import { isWaiting, waitingMinutes, waitingSince } from './working-hours/waiting-sql.ts'

export interface LeadQuery {
  search?: string | undefined
  stage?: LeadFilter | undefined
  answeredBy?: string | undefined
  /** The plan limits contact views, so only opened contacts are searched. */
  openOnly: boolean
  /** Calls are connected by a provider, so numbers are hidden and not searched. */
  isRelayed: boolean
  sort: 'follow-up' | 'newest'
  page: number
  limit: number
}

export const isDue = sql<boolean>`coalesce(lead.follow_up_on <= india_today(), false)`

/** Due follow-ups come first, longest overdue before others; then the latest inquiries. */
const orders = {
  'follow-up': sql`case when ${isDue} then lead.follow_up_on end,
    lead.last_asked_at desc, lead.id desc`,
  newest: sql`lead.last_asked_at desc, lead.id desc`,
}

export async function listLeads(
  db: Handle,
  viewer: BrokerViewer,
  { page, limit, sort, ...filter }: LeadQuery,
): Promise<{ rows: LeadRow[]; total: number }> {
  const found = matching(db, viewer, filter)
  const total = await countRows(found)
  if (total === 0) return { rows: [], total }
  const ids = found
    .select('lead.id')
    .orderBy(orders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  const rows = await selectLeads(db, viewer)
    .where('lead.id', 'in', ids)
    .orderBy(orders[sort])
    .execute()
  return { rows, total }
}

function matching(
  db: Handle,
  viewer: BrokerViewer,
  { search, stage, answeredBy, openOnly, isRelayed }: Omit<LeadQuery, 'sort' | 'page' | 'limit'>,
): Matching {
  const found = selectInReach(db, viewer, answeredBy).where('lead.is_spam', '=', stage === 'spam')
  const narrowed = search ? found.where(mentions(search, { viewer, openOnly, isRelayed })) : found
  if (stage === undefined || stage === 'spam') return narrowed
  if (stage === 'due') return narrowed.where(isDue)
  if (stage !== 'waiting') return narrowed.where('lead.stage', '=', stage)
  return narrowed.where(isWaiting).where('lead.stage', 'not in', LeadStage.keys.filter(isOver))
}

function mentions(
  search: string,
  { viewer, openOnly, isRelayed }: { viewer: BrokerViewer; openOnly: boolean; isRelayed: boolean },
) {
  // Numbers may be typed with spaces and without +91.
  const isNumber = !isRelayed && /^[\d\s+()-]{4,}$/.test(search)
  const digits = isNumber ? search.replace(/\D/g, '') : ''
  const listing = sql`select from inquiry left join property on property.id = inquiry.property_id
    where inquiry.broker_id = lead.broker_id and inquiry.phone = lead.phone
      and strpos(lower(concat_ws(' ', property.title, inquiry.reference)), lower(${search})) > 0`
  const address = sql`select from inquiry own
    where own.broker_id = lead.broker_id and own.phone = lead.phone
      and inquiry_is_shared(own, ${viewer.id}) and strpos(lower(own.email), lower(${search})) > 0`
  // A masked contact is not searched: it could be guessed digit by digit.
  const shared = sql`lead_number_shared_until(lead, ${viewer.id}) > now()`
  const open = openOnly
    ? sql`${shared} and exists (select from contact_view opened
        where opened.broker_id = ${viewer.id} and opened.lead_id = lead.id)`
    : shared
  return sql<boolean>`(strpos(lower(lead.name), lower(${search})) > 0
    or (${open} and (exists (${address})
      or (${digits} <> '' and strpos(lead.phone, ${digits}) > 0))) or exists (${listing}))`
}

export async function countLeads(db: Handle, viewer: BrokerViewer, answeredBy?: string) {
  const rows = await selectInReach(db, viewer, answeredBy)
    .groupBy(['stage', 'is_spam'])
    .select(['stage', 'is_spam'])
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`count(*) filter (where ${isDue})`.as('due'),
      sql<number>`count(*) filter (where ${isWaiting})`.as('waiting'),
    ])
    .execute()
  return rows
}

export async function findLead(
  db: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<LeadRow | undefined> {
  return selectLeads(db, viewer).where('lead.id', '=', id).where(mayView(viewer)).executeTakeFirst()
}

/** Locks a lead that the broker may see and returns it, or undefined. */
export async function lockLead(
  tx: Handle,
  viewer: BrokerViewer,
  id: string,
): Promise<LeadRow | undefined> {
  await tx
    .selectFrom('lead')
    .select('id')
    .where('id', '=', id)
    .where(mayView(viewer))
    .forUpdate()
    .execute()
  return findLead(tx, viewer, id)
}

export async function lockLeadById(tx: Handle, id: string): Promise<void> {
  await tx.selectFrom('lead').select('id').where('id', '=', id).forUpdate().execute()
}

/** Updates a lead. `isHandled` means the broker acted on it, so nobody waits for a reply. */
export async function updateLead(
  tx: Handle,
  id: string,
  change: Updateable<Lead>,
  { isHandled }: { isHandled: boolean },
): Promise<void> {
  await tx
    .updateTable('lead')
    // The clock, not the start of the transaction: an inquiry may have arrived in between.
    .set({ ...change, ...(isHandled && { handled_at: sql<Date>`clock_timestamp()` }) })
    .where('id', '=', id)
    .execute()
}

export async function insertEntries(tx: Handle, rows: Insertable<LeadEntry>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('lead_entry').values(rows).execute()
}

/** Locks the lead of a phone number with a broker; it exists as soon as there is an inquiry. */
export async function lockLeadByPhone(tx: Handle, brokerId: string, phone: string) {
  return tx
    .selectFrom('lead')
    .select(['id', 'stage', 'is_spam'])
    .where('broker_id', '=', brokerId)
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Selects leads with their latest inquiry. An inquiry with a newer message comes before one created
 * later, and one that was not withdrawn before both: in a lead of several people a reply goes to
 * somebody who may be contacted. Numbers and addresses are those that the viewer sees.
 */
function selectLeads(db: Handle, { id: viewerId }: BrokerViewer) {
  return db
    .selectFrom('lead')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('inquiry')
          .whereRef('inquiry.broker_id', '=', 'lead.broker_id')
          .whereRef('inquiry.phone', '=', 'lead.phone')
          .select(['reference', 'property_id', 'customer_id', 'number_sharing'])
          .select(sql<string | null>`inquiry.messages -> -1 ->> 'text'`.as('last_message'))
          .select(
            sql<string>`(select own.id from inquiry own
              where own.broker_id = inquiry.broker_id and own.phone = inquiry.phone
                and inquiry_sender(own) = inquiry_sender(inquiry)
              order by own.created_at, own.id limit 1)`.as('conversation_id'),
          )
          .select(
            sql<number>`(select count(distinct inquiry_sender(other)) from inquiry other
              where other.broker_id = inquiry.broker_id and other.phone = inquiry.phone)`.as(
              'conversation_count',
            ),
          )
          .select(
            sql<
              string | null
            >`case when inquiry_is_shared(inquiry, ${viewerId}) then coalesce(inquiry.email, (
              select own.email from inquiry own
              where own.broker_id = inquiry.broker_id and own.phone = inquiry.phone
                and own.email is not null and own.customer_id = inquiry.customer_id
                and not inquiry_is_withdrawn(own.id)
              order by own.created_at desc, own.id desc limit 1)) end`.as('asker_email'),
          )
          .orderBy(sql`inquiry_is_withdrawn(inquiry.id)`)
          .orderBy('inquiry.updated_at', 'desc')
          .orderBy('inquiry.id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .leftJoin('property', 'property.id', 'latest.property_id')
    .innerJoin('broker', 'broker.id', 'lead.broker_id')
    .leftJoin('lead_assignment', 'lead_assignment.lead_id', 'lead.id')
    .leftJoin('broker as assignee', 'assignee.id', 'lead_assignment.assignee_id')
    .selectAll('lead')
    .select(['lead_assignment.assignee_id', 'lead_assignment.agency_id'])
    .select(sql<string>`broker.first_name || ' ' || broker.last_name`.as('broker_name'))
    .select(
      sql<string | null>`assignee.first_name || ' ' || assignee.last_name`.as('assignee_name'),
    )
    .select(['latest.reference', 'latest.customer_id', 'latest.last_message', 'latest.asker_email'])
    .select(['latest.conversation_id', 'latest.conversation_count', 'latest.number_sharing'])
    .select(sql<Date | null>`lead_number_shared_until(lead, ${viewerId})`.as('number_shared_until'))
    .select(
      sql<boolean>`broker_numbers_are_suspended(lead.broker_id)
        or broker_numbers_are_suspended(${viewerId})`.as('is_suspended'),
    )
    .select([
      'property.id as property_id',
      'property.title',
      'property.status',
      isOffered.as('is_live'),
    ])
    .select(cameFrom.as('came_from'))
    .select([
      isDue.as('is_due'),
      waitingSince.as('waiting_since'),
      waitingMinutes.as('waiting_minutes'),
    ])
}

interface OpenLead {
  id: string
  stage: LeadStage
  name: string
  asks_elsewhere: boolean
  /**
   * The people in the lead who asked about this listing. Without an account, an inquiry without an
   * address is a separate person.
   */
  askers: Person[]
}

export interface Person {
  name: string
  email: string | null
  customer_id: string | null
  /** That of their latest inquiry. */
  language: Locale
  /** Withdrew the consent to be contacted. */
  is_withdrawn: boolean
}

export async function listOpenLeads(
  db: Handle,
  { propertyId, brokerId }: { propertyId: string; brokerId: string },
  { isLocked = false } = {},
): Promise<OpenLead[]> {
  // Anybody can type a number, so a lead may include several people (decision 0045).
  const { rows } = await sql<OpenLead>`
    select lead.id, lead.stage, lead.name,
      array(select to_jsonb(person) from (
        select distinct on (who) name, customer_id, language,
          inquiry_is_withdrawn(asked.id) as is_withdrawn,
          inquiry_sender(asked) as who,
          coalesce(email, (
            select email from inquiry own
            where own.broker_id = asked.broker_id and own.phone = asked.phone
              and email is not null and own.customer_id = asked.customer_id
              and not inquiry_is_withdrawn(own.id)
            order by created_at desc, id desc limit 1)) as email
        from inquiry asked
        where asked.broker_id = lead.broker_id and asked.phone = lead.phone
          and asked.property_id = ${propertyId}
        order by who, is_withdrawn, updated_at desc, id desc
      ) person order by customer_id nulls last, who) as askers,
      exists (
        select from inquiry join property on property.id = inquiry.property_id
        where inquiry.broker_id = lead.broker_id and inquiry.phone = lead.phone
          and property.id <> ${propertyId} and property.removed_at is null
          and property.status in ('approved', 'pending', 'rejected')
      ) as asks_elsewhere
    from lead
    where broker_id = ${brokerId} and not is_spam and stage not in ('closed', 'lost')
      and exists (
        select from inquiry
        where property_id = ${propertyId} and broker_id = lead.broker_id and phone = lead.phone)
    order by last_asked_at desc, id
    ${isLocked ? sql`for update of lead` : sql``}`.execute(db)
  return rows
}
