import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import { daysToReply } from '#contract/visit/visit.ts'
import type { VisitSide } from '#contract/visit/vocabulary.ts'
import type { Busy } from '#domain/visit/slots.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { Visit } from '#server/db/tables.ts'

/** A live listing with what a visit needs. */
export interface VisitableListing {
  id: string
  broker_id: string
  title: string
  place: string
  /** Whether the listing itself allows visits. */
  is_open: boolean
  note: string | null
}

/**
 * Returns a live listing, or undefined. Homes in one society in one locality are at the same place;
 * any other home is a place of its own.
 */
export async function findListing(
  db: Handle,
  propertyId: string,
): Promise<VisitableListing | undefined> {
  const { rows } = await sql<VisitableListing>`
    select property.id, broker_id, title, coalesce(own.is_open, true) as is_open, note,
      coalesce(lower(detail ->> 'society') || ' ' || coalesce(location_id::text, location_text),
        property.id::text) as place
    from property left join visit_listing own on own.property_id = property.id
    where property.id = ${propertyId} and ${isOffered}`.execute(db)
  return rows[0]
}

/** Serializes the bookings of a person or broker until the transaction ends. */
export async function lockVisitsOf(tx: Handle, side: VisitSide, id: string): Promise<void> {
  await lockKey(tx, `visits of ${side} ${id}`)
}

/** Lists everything that occupies a broker's time from a moment on. */
export async function listBusy(
  db: Handle,
  brokerId: string,
  { from, except }: { from: Date; except?: string | undefined },
): Promise<Busy[]> {
  const rows = await db
    .selectFrom('visit')
    .where('broker_id', '=', brokerId)
    .where('state', '<>', 'cancelled')
    // The longest visit with its buffer is shorter than a day.
    .where('starts_at', '>', new Date(from.getTime() - 86_400_000))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .select(['starts_at', 'ends_at', 'busy_until', 'place'])
    .execute()
  return rows.map((row) => ({
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    busyUntil: row.busy_until,
    place: row.place,
  }))
}

/** Inserts a visit; returns false if the broker or the customer is not free at its time. */
export async function insertVisit(tx: Handle, row: Insertable<Visit>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('visit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns whether the broker or the customer has another visit at a time. */
export async function overlapsAnother(
  tx: Handle,
  { id, broker_id, customer_id }: Pick<VisitRow, 'id' | 'broker_id' | 'customer_id'>,
  times: { starts_at: Date; ends_at: Date; busy_until: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from visit where id <> ${id} and state <> 'cancelled' and (
      broker_id = ${broker_id}
        and starts_at < ${times.busy_until} and busy_until > ${times.starts_at}
      or customer_id = ${customer_id}
        and starts_at < ${times.ends_at} and ends_at > ${times.starts_at}) limit 1`.execute(tx)
  return rows.length > 0
}

/** Updates a visit and increments the sequence of its calendar event. */
export async function updateVisit(
  tx: Handle,
  id: string,
  change: Updateable<Visit>,
): Promise<void> {
  await tx
    .updateTable('visit')
    .set({ ...change, sequence: sql`sequence + 1`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A visit with everything that either side sees of it. */
export interface VisitRow extends Selectable<Visit> {
  title: string
  status: PropertyStatus
  has_page: boolean
  note: string | null
  first_name: string
  last_name: string
  company_name: string
  /** Who comes for the broker's side: the broker, or a colleague. */
  contact_id: string
  contact_name: string
  contact_company: string
  reference: string
  lead_id: string
  customer_name: string
  address: string
  missed: { said_by: VisitSide; said_at: string; answer: 'agreed' | 'disputed' | null }[]
  is_missed_by_customer: boolean
  is_missed_by_broker: boolean
  customer_missed: number
}

const columns = sql`visit.*, title, property.status, note,
  property_has_page(property.status, property.removed_at, property.expired_at, broker.status,
    broker.kyc_status) as has_page,
  broker.first_name, broker.last_name, broker.company_name, contact.id as contact_id,
  contact.first_name || ' ' || contact.last_name as contact_name,
  contact.company_name as contact_company, reference, lead.id as lead_id,
  concat_ws(', ', property.address, property.location_text) as address,
  inquiry.name as customer_name,
  array(select jsonb_build_object('said_by', said_by, 'said_at', said_at, 'answer', answer)
    from visit_no_show where visit_id = visit.id) as missed,
  visit_is_missed(visit, 'customer') as is_missed_by_customer,
  visit_is_missed(visit, 'broker') as is_missed_by_broker`

const sources = sql`visit
  join property on property.id = visit.property_id
  join broker on broker.id = visit.broker_id
  join inquiry on inquiry.id = visit.inquiry_id
  join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
  join broker contact on contact.id = lead_contact(lead)
  left join visit_listing own on own.property_id = property.id`

const missedByCustomer = sql`(select count(*) from visit other
  where other.customer_id = visit.customer_id and visit_is_missed(other, 'customer'))
  as customer_missed`

/** A visit belongs to its customer, and to everybody who may see its lead (decision 0104). */
const isOf = (side: VisitSide, id: string) =>
  side === 'customer'
    ? sql`visit.customer_id = ${id}`
    : sql`(visit.broker_id = any(brokers_in_reach(${id}))
        or lead.id = any(leads_assigned_to(${id}))) and lead_is_for(lead, ${id})`

/** Finds a visit of one side. */
export async function findVisit(
  db: Handle,
  side: VisitSide,
  { id: viewerId }: { id: string },
  id: string,
): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select ${columns}, ${missedByCustomer} from ${sources}
    where visit.id = ${id} and ${isOf(side, viewerId)}`.execute(db)
  return rows[0]
}

/** Finds a visit of anybody, for its reminders and for the signed link of its calendar file. */
export async function findVisitById(db: Handle, id: string): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    select ${columns}, 0 as customer_missed from ${sources} where visit.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a visit of one side, so that changes of it run one after another. */
export async function lockVisit(
  tx: Handle,
  side: VisitSide,
  viewer: { id: string },
  id: string,
): Promise<VisitRow | undefined> {
  await sql`select from visit where id = ${id} for update`.execute(tx)
  return findVisit(tx, side, viewer, id)
}

export type VisitTimes = 'today' | 'next' | 'past' | 'to-answer'

/**
 * A visit that begins late is found here as long as its code can prove it, unless one side said
 * that the other did not come.
 */
const isToCome = sql`(visit.state <> 'cancelled' and (ends_at > now()
  or visit.state = 'booked' and starts_at >= india_midnight(india_today())
    and not exists (select from visit_no_show said where said.visit_id = visit.id)))`

const conditionsOf = (side: VisitSide): Record<VisitTimes, ReturnType<typeof sql>> => ({
  today: sql`starts_at >= india_midnight(india_today())
    and starts_at < india_midnight(india_today() + 1) and visit.state <> 'cancelled'`,
  next: isToCome,
  past: sql`not ${isToCome}`,
  'to-answer': sql`visit.state = 'booked' and exists (
    select from visit_no_show said where said.visit_id = visit.id and said_by <> ${side}
      and answer is null and said_at > now() - make_interval(days => ${daysToReply}))`,
})

const orderOf: Record<VisitTimes, ReturnType<typeof sql>> = {
  today: sql`starts_at, visit.id`,
  next: sql`starts_at, visit.id`,
  past: sql`starts_at desc, visit.id desc`,
  'to-answer': sql`starts_at, visit.id`,
}

interface Page {
  when: VisitTimes
  page: number
  limit: number
}

export async function listVisits(
  db: Handle,
  side: VisitSide,
  { id }: { id: string },
  { when, page, limit }: Page,
): Promise<{ rows: VisitRow[]; total: number }> {
  const { rows } = await sql<VisitRow & { total: number }>`
    select ${columns}, ${missedByCustomer}, count(*) over () as total from ${sources}
    where ${isOf(side, id)} and ${conditionsOf(side)[when]}
    order by ${orderOf[when]} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

export interface OpenVisit {
  id: string
  property_id: string
  broker_id: string
  starts_at: Date
}

/** Lists a customer's coming visits. */
export async function listOpenVisits(db: Handle, customerId: string): Promise<OpenVisit[]> {
  return db
    .selectFrom('visit')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'booked')
    .where('ends_at', '>', sql<Date>`now()`)
    .select(['id', 'property_id', 'broker_id', 'starts_at'])
    .execute()
}

/** Returns whether the conversation of a visit has another coming visit. */
export async function hasAnotherVisit(
  tx: Handle,
  { id, lead_id }: Pick<VisitRow, 'id' | 'lead_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from visit join inquiry on inquiry.id = visit.inquiry_id
    join lead on lead.broker_id = inquiry.broker_id and lead.phone = inquiry.phone
    where lead.id = ${lead_id} and visit.id <> ${id} and visit.state = 'booked'
      and ends_at > now() limit 1`.execute(tx)
  return rows.length > 0
}

/** Returns how many past visits a customer kept and missed. */
export async function countAttendance(db: Handle, { id }: { id: string }) {
  const { rows } = await sql<{ kept: number; missed: number }>`
    select count(*) filter (where state = 'met') as kept,
      count(*) filter (where visit_is_missed(visit, 'customer')) as missed
    from visit where customer_id = ${id}`.execute(db)
  return rows[0] ?? { kept: 0, missed: 0 }
}

export interface Side {
  first_name: string
  email: string
  phone: string
  whatsapp: string | null
  proven_email: string | null
}

/** Returns the contact addresses of one side; undefined for an account that was deleted. */
export function findSide(
  db: Handle,
  side: VisitSide,
  id: string | null,
): Promise<Side | undefined> {
  return db
    .selectFrom(side)
    .where('id', '=', id)
    .select(['first_name', 'email', 'phone', 'whatsapp', 'proven_email'])
    .executeTakeFirst()
}
