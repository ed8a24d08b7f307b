import { type InsertObject, type RawBuilder, sql, type UpdateObject } from 'kysely'
import { remindDays, requirementDays } from '#contract/requirement/limits.ts'
import type { RequirementState } from '#contract/requirement/vocabulary.ts'
import type { SearchFilters } from '#contract/search/labels.ts'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { isOffered } from '#server/db/offered-listing.ts'
import type { Tables } from '#server/db/tables.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

/** The columns of a requirement that every reader sees. */
export interface RequirementRow {
  id: string
  filters: SearchFilters
  note: string | null
  state: RequirementState
  ends_at: Date
  created_at: Date
}

export interface OwnRow extends RequirementRow {
  version: number
  removal_reason: string | null
  broker_count: number
  waiting_count: number
}

/** The columns of a reply; `state` is computed for now. */
export const requirementColumns: RawBuilder<unknown> = sql`requirement.id, requirement.filters,
  requirement.note, requirement_state(requirement) as state, requirement.ends_at,
  requirement.created_at`

const selectOwn = ({ id }: CustomerViewer, condition: RawBuilder<unknown>) => sql<OwnRow>`
  select ${requirementColumns}, version, removal_reason,
    (select count(distinct broker_id) from requirement_match join property
      on property.id = property_id
      where requirement_id = requirement.id and is_fit and is_live)::int as broker_count,
    (select count(*) from requirement_offer join property on property.id = property_id
      where requirement_id = requirement.id and requirement_offer.state = 'sent'
        and ${isOffered})::int as waiting_count
  from requirement where customer_id = ${id} and ${condition}`

export async function listOwn(
  db: Handle,
  viewer: CustomerViewer,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: OwnRow[]; total: number }> {
  const { rows } = await sql<OwnRow>`${selectOwn(viewer, sql`true`)}
    order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const total = await countRows(db.selectFrom('requirement').where('customer_id', '=', viewer.id))
  return { rows, total }
}

export async function findOwn(
  db: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<OwnRow | undefined> {
  const { rows } = await selectOwn(viewer, sql`requirement.id = ${id}`).execute(db)
  return rows[0]
}

/** Locks the customer's requirement until the transaction ends, and returns it. */
export async function lockOwn(
  tx: Handle,
  viewer: CustomerViewer,
  id: string,
): Promise<OwnRow | undefined> {
  await tx
    .selectFrom('requirement')
    .select('id')
    .where('id', '=', id)
    .where('customer_id', '=', viewer.id)
    .forNoKeyUpdate()
    .execute()
  return findOwn(tx, viewer, id)
}

/** Serializes the posts of a customer, so that the limits are counted exactly. */
export async function lockRequirementsOf(tx: Handle, { id }: CustomerViewer): Promise<void> {
  await lockKey(tx, `requirements of ${id}`)
}

/** Counts the customer's open and paused requirements, and those posted within a day. */
export async function countOwn(
  tx: Handle,
  { id }: CustomerViewer,
): Promise<{ open: number; today: number }> {
  const { rows } = await sql<{ open: number; today: number }>`
    select count(*) filter (where requirement_state(requirement) in ('open', 'paused'))::int
        as open,
      count(*) filter (where created_at > now() - interval '24 hours')::int as today
    from requirement where customer_id = ${id}`.execute(tx)
  return rows[0] ?? { open: 0, today: 0 }
}

export async function hasProvenEmail(tx: Handle, { id }: CustomerViewer): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .where('id', '=', id)
    .where('proven_email', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The end of a requirement that starts now. */
export const endOfTerm = sql<Date>`now() + make_interval(days => ${requirementDays})`

export async function insertRequirement(
  tx: Handle,
  row: InsertObject<Tables, 'requirement'>,
): Promise<void> {
  await tx.insertInto('requirement').values(row).execute()
}

export async function updateRequirement(
  tx: Handle,
  id: string,
  change: UpdateObject<Tables, 'requirement'>,
): Promise<void> {
  await tx.updateTable('requirement').set(change).where('id', '=', id).execute()
}

interface Ending {
  id: string
  customer_id: string
  filters: SearchFilters
  ends_at: Date
  first_name: string
  email: string
  whatsapp: string | null
}

/** Marks and returns some requirements that end soon; each term is reminded once. */
export async function claimEnding(tx: Handle, max: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update requirement set reminded_at = now()
    from customer
    where customer.id = customer_id and customer.status = 'active' and requirement.id in (
      select id from requirement
      where state in ('open', 'paused') and reminded_at is null
        and ends_at between now() and now() + make_interval(days => ${remindDays})
      order by ends_at limit ${max} for no key update skip locked)
    returning requirement.id, customer_id, filters, ends_at, first_name, email, whatsapp`.execute(
    tx,
  )
  return rows
}

/** Ends requirements whose time is over; returns how many. */
export async function endDue(tx: Handle): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('requirement')
    .set({ state: 'ended', ended_at: sql<Date>`now()` })
    .where('state', 'in', ['open', 'paused'])
    .where('ends_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
