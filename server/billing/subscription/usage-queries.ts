import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { inForce } from './status-sql.ts'

/** What a broker's plan says today. */
export async function findInForce(db: Handle, brokerId: string) {
  return db
    .selectFrom('subscription')
    .select(['id', 'plan', 'starts_on'])
    .where('broker_id', '=', brokerId)
    .where(inForce())
    .executeTakeFirst()
}

/** The same, held until the transaction ends: what is counted against it is counted one by one. */
export async function lockInForce(tx: Handle, brokerId: string) {
  return tx
    .selectFrom('subscription')
    .select(['id', 'plan', 'starts_on'])
    .where('broker_id', '=', brokerId)
    .where(inForce())
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Listings that take a place: those that were not taken away, sold or rented. */
const takesPlace = sql<boolean>`(property.removed_at is null
  and property.status in ('pending', 'approved', 'rejected'))`

export async function countListings(db: Handle, brokerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('property')
    .where('broker_id', '=', brokerId)
    .where(takesPlace)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Contacts opened since a day of India; all there ever were without one. */
export async function countContacts(
  db: Handle,
  brokerId: string,
  since: string | undefined,
): Promise<number> {
  let opened = db.selectFrom('contact_view').where('broker_id', '=', brokerId)
  if (since) {
    opened = opened.where(
      'viewed_at',
      '>=',
      sql<Date>`${since}::date::timestamp at time zone 'Asia/Kolkata'`,
    )
  }
  const { count } = await opened
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function countMarks(db: Handle, brokerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('premium_mark')
    .innerJoin('property', 'property.id', 'premium_mark.property_id')
    .where('premium_mark.broker_id', '=', brokerId)
    .where(takesPlace)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The listings a broker marked, the first one first. */
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

/** Whose contacts a broker has opened, out of these leads. */
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

/** Keeps a mark; nothing where it is there already. */
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
 * Makes listings premium that are marked and within the plan of their broker, the first marked
 * first, and the others not. Of one broker, or of all.
 */
export async function settleMarks(tx: Handle, brokerId: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    with marked as (
      select premium_mark.property_id, premium_mark.broker_id, row_number() over (
        partition by premium_mark.broker_id order by marked_at, premium_mark.property_id) as place
      from premium_mark join property on property.id = premium_mark.property_id
      where ${takesPlace} and (${brokerId}::uuid is null or premium_mark.broker_id = ${brokerId}::uuid)
    ), wanted as (
      select premium_mark.property_id, exists (
        select from marked join subscription on subscription.broker_id = marked.broker_id
        where marked.property_id = premium_mark.property_id and ${inForce()}
          and ((subscription.plan #>> '{limits,premiumListings}')::int = -1
            or marked.place <= (subscription.plan #>> '{limits,premiumListings}')::int)) as is_premium
      from premium_mark
      where ${brokerId}::uuid is null or broker_id = ${brokerId}::uuid
    )
    update property set is_premium = wanted.is_premium from wanted
    where property.id = wanted.property_id and property.is_premium <> wanted.is_premium`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
