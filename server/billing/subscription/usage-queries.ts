import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import { inForce } from './status-sql.ts'

export async function findInForce(db: Handle, brokerId: string) {
  return db
    .selectFrom('subscription')
    .select(['id', 'plan', 'starts_on'])
    .where('broker_id', '=', brokerId)
    .where(inForce())
    .executeTakeFirst()
}

/**
 * Returns it locked until the transaction ends, so that concurrent checks of a limit run one after
 * the other.
 */
export async function lockInForce(tx: Handle, brokerId: string) {
  return tx
    .selectFrom('subscription')
    .select(['id', 'plan', 'starts_on'])
    .where('broker_id', '=', brokerId)
    .where(inForce())
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Listings that count against the plan: those not removed, sold or rented. */
const countsAgainstPlan = sql<boolean>`(property.removed_at is null
  and property.status in ('pending', 'approved', 'rejected'))`

export async function countListings(db: Handle, brokerId: string): Promise<number> {
  return countRows(
    db.selectFrom('property').where('broker_id', '=', brokerId).where(countsAgainstPlan),
  )
}

/** Counts the contacts a broker opened since a day in India, or all of them without a day. */
export async function countContacts(
  db: Handle,
  brokerId: string,
  since: string | undefined,
): Promise<number> {
  let opened = db.selectFrom('contact_view').where('broker_id', '=', brokerId)
  if (since) {
    opened = opened.where('viewed_at', '>=', sql<Date>`india_midnight(${since}::date)`)
  }
  return countRows(opened)
}

export async function countMarks(db: Handle, brokerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('premium_mark')
      .innerJoin('property', 'property.id', 'premium_mark.property_id')
      .where('premium_mark.broker_id', '=', brokerId)
      .where(countsAgainstPlan),
  )
}

/** Returns the listings a broker marked, in the order they were marked. */
export async function listMarks(db: Handle, brokerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('premium_mark')
    .select('property_id')
    .where('broker_id', '=', brokerId)
    .orderBy('marked_at')
    .orderBy('property_id')
    .execute()
  return rows.map(({ property_id }) => property_id)
}

/** Returns those of these leads whose contact the broker has opened. */
export async function listOpened(
  db: Handle,
  brokerId: string,
  leadIds: readonly string[],
): Promise<string[]> {
  if (leadIds.length === 0) return []
  const rows = await db
    .selectFrom('contact_view')
    .select('lead_id')
    .where('broker_id', '=', brokerId)
    .where('lead_id', 'in', leadIds)
    .execute()
  return rows.map(({ lead_id }) => lead_id)
}

export async function insertOpened(tx: Handle, brokerId: string, leadId: string): Promise<void> {
  await tx
    .insertInto('contact_view')
    .values({ broker_id: brokerId, lead_id: leadId, viewed_at: sql<Date>`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stores a mark, unless it exists. */
export async function insertMark(tx: Handle, brokerId: string, propertyId: string): Promise<void> {
  await tx
    .insertInto('premium_mark')
    .values({ broker_id: brokerId, property_id: propertyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteMark(tx: Handle, propertyId: string): Promise<void> {
  await tx.deleteFrom('premium_mark').where('property_id', '=', propertyId).execute()
  await tx
    .updateTable('property')
    .set({ is_premium: false })
    .where('id', '=', propertyId)
    .where('is_premium', '=', true)
    .execute()
}

/**
 * Makes marked listings premium up to the plan's limit, in the order they were marked, and the
 * others not: for one broker, or for all. Returns how many changed.
 */
export async function settleMarks(tx: Handle, brokerId: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    with marked as (
      select premium_mark.property_id, premium_mark.broker_id, row_number() over (
        partition by premium_mark.broker_id order by marked_at, premium_mark.property_id) as place
      from premium_mark join property on property.id = premium_mark.property_id
      where ${countsAgainstPlan}
        and (${brokerId}::uuid is null or premium_mark.broker_id = ${brokerId}::uuid)
    ), wanted as (
      select premium_mark.property_id, exists (
        select from marked join subscription on subscription.broker_id = marked.broker_id
        where marked.property_id = premium_mark.property_id and ${inForce()}
          and ((subscription.plan #>> '{limits,premiumListings}')::int = -1
            or marked.place <= (subscription.plan #>> '{limits,premiumListings}')::int))
              as is_premium
      from premium_mark
      where ${brokerId}::uuid is null or broker_id = ${brokerId}::uuid
    )
    update property set is_premium = wanted.is_premium from wanted
    where property.id = wanted.property_id and property.is_premium <> wanted.is_premium`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
