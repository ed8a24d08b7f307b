import { sql } from 'kysely'
import { v7 } from 'uuid'
import { maxRequested, type Requested } from '#contract/property/availability.ts'
import type { ListingType } from '#contract/property/vocabulary.ts'
import { confirmationDays, expiryFactor, noticeDays } from '#domain/availability/availability.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'

/** The listings whose brokers are asked by message to confirm them. */

const confirmed = sql`greatest(confirmed_at, submitted_at)`

/** Uses an index (migration 0620): the day of a notice has come, and it was not sent. */
const noticeOf = (deal: string, days: number, isUnconfirmed: boolean) => {
  const from = sql`india_midnight(india_day(${confirmed}) + ${sql.lit(days)})`
  return sql`(status = 'approved' and removed_at is null and expired_at is null
    and unconfirmed_at is ${sql.raw(isUnconfirmed ? 'not null' : 'null')}
    and listing_type = ${sql.lit(deal)}
    and ${confirmed} < now() - make_interval(days => ${sql.lit(days - 1)}) and ${from} <= now()
    and (confirmation_asked_at is null or confirmation_asked_at < ${from}))`
}

const isDue = sql`(${isOffered} and (${sql.join(
  Object.entries(confirmationDays).flatMap(([deal, bound]) => [
    noticeOf(deal, bound - noticeDays, false),
    noticeOf(deal, bound - noticeDays, true),
    noticeOf(deal, bound * expiryFactor - noticeDays, true),
  ]),
  sql` or `,
)}))`

/** Returns brokers with live listings to ask about today, longest unconfirmed first. */
export async function listBrokersToAsk(db: Handle, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select broker_id as id from property where ${isDue}
    group by broker_id order by min(${confirmed}) limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ListingToConfirm {
  id: string
  broker_id: string
  title: string
  listing_type: ListingType
  /** The day in India on which it was last confirmed. */
  confirmed_on: string
  is_unconfirmed: boolean
}

const asked = sql`id, broker_id, title, listing_type, india_day(${confirmed})::text as confirmed_on,
  unconfirmed_at is not null as is_unconfirmed`

/** Marks and returns a broker's listings to ask about; two concurrent processes ask only once. */
export async function claimListingsToAsk(
  tx: Handle,
  brokerId: string,
): Promise<ListingToConfirm[]> {
  await tx.selectFrom('broker').where('id', '=', brokerId).select('id').forNoKeyUpdate().execute()
  const { rows } = await sql<ListingToConfirm>`
    with due as (
      update property set confirmation_asked_at = now()
      where id = any(array(select id from property
        where broker_id = ${brokerId} and ${isDue} limit ${sql.lit(maxRequested)}))
      returning *
    )
    select ${asked} from due order by ${confirmed}, id`.execute(tx)
  return rows
}

/** Stores the listings that a message asks about; returns the values its link is made of. */
export async function insertRequest(
  tx: Handle,
  brokerId: string,
  propertyIds: readonly string[],
): Promise<string> {
  const id = v7()
  await tx
    .insertInto('confirmation_request')
    .values({ id, broker_id: brokerId, property_ids: [...propertyIds] })
    .execute()
  return id
}

/** From the first notice beyond the day of expiry, for each deal. */
const linkDays = 60

export interface ConfirmationRequest {
  brokerId: string
  brokerName: string
  propertyIds: string[]
  createdAt: Date
}

/** Returns the request of a valid link; undefined if it has expired or its broker is not active. */
export async function findRequest(
  db: Handle,
  id: string,
): Promise<ConfirmationRequest | undefined> {
  const { rows } = await sql<ConfirmationRequest>`
    select broker_id as "brokerId", first_name || ' ' || last_name as "brokerName",
      property_ids as "propertyIds", request.created_at as "createdAt"
    from confirmation_request request join broker on broker.id = broker_id
    where request.id = ${id} and broker.status = 'active'
      and request.created_at > now() - make_interval(days => ${linkDays})`.execute(db)
  return rows[0]
}

/** Returns the results for the listings of a request, in its order. */
export async function listRequested(
  db: Handle,
  { propertyIds, createdAt, brokerId }: ConfirmationRequest,
): Promise<Requested['listings']> {
  const { rows } = await sql<Requested['listings'][number]>`
    select id as _id, title, case
      when removed_at is not null or status in ('pending', 'rejected') then 'gone'
      when status in ('sold', 'rented') then status
      when ${confirmed} >= ${createdAt} then 'confirmed'
      else 'open' end as state
    from unnest(${propertyIds}::uuid[]) with ordinality as asked (property_id, place)
    join property on id = property_id and broker_id = ${brokerId}
    order by place`.execute(db)
  return rows
}

export async function deleteOldRequests(db: Handle): Promise<void> {
  await sql`delete from confirmation_request
    where created_at < now() - make_interval(days => ${linkDays})`.execute(db)
}

/** Days for which a report that a home is gone counts. */
const reportDays = 30
/** A listing is doubted, and its broker asked, at most once in this many days. */
const doubtDays = 7

/**
 * Marks an approved listing as unconfirmed once `wanted` independent visitors, on different
 * networks and at least one of them known, have reported since its last confirmation that it is
 * gone. Returns it the first time, so that its broker is asked once.
 */
export async function markDoubted(
  tx: Handle,
  propertyId: string,
  wanted: number,
): Promise<ListingToConfirm | undefined> {
  // Locked, so that of two concurrent reports the second counts the first.
  const row = tx.selectFrom('property').where('id', '=', propertyId).select('id')
  await row.forNoKeyUpdate().execute()
  const { rows } = await sql<ListingToConfirm>`
    with said as (
      select least(count(distinct visitor), count(distinct coalesce(network, visitor))) as count,
        bool_or(is_known) as has_known, min(flag.created_at) as since
      from flag join property on property.id = property_id
      where property_id = ${propertyId} and reason = 'gone' and flag.status <> 'dismissed'
        and flag.created_at > greatest(confirmed_at, submitted_at,
          now() - make_interval(days => ${reportDays}))
    ),
    doubted as (
      update property
      set unconfirmed_at = coalesce(unconfirmed_at, now()), doubted_at = now()
      from said
      where id = ${propertyId} and status = 'approved' and removed_at is null
        and said.count >= ${wanted} and said.has_known
        and (doubted_at is null
          or doubted_at < least(said.since, now() - make_interval(days => ${doubtDays})))
      returning property.*
    )
    select ${asked} from doubted`.execute(tx)
  return rows[0]
}

/** Undoes `markDoubted`; a listing past its bound stays unconfirmed. */
export async function clearDoubt(tx: Handle, propertyId: string): Promise<void> {
  await sql`update property set unconfirmed_at = null
    where id = ${propertyId} and unconfirmed_at = doubted_at`.execute(tx)
}

/** Returns a broker as the recipient of a message. */
export async function getRecipient(tx: Handle, brokerId: string) {
  const { first_name, ...row } = await tx
    .selectFrom('broker')
    .where('id', '=', brokerId)
    .select(['first_name', 'email', 'phone', 'whatsapp'])
    .executeTakeFirstOrThrow()
  return { name: first_name, to: { ...row, account: { realm: 'broker', id: brokerId } as const } }
}
