import { type RawBuilder, sql } from 'kysely'
import { lockKey } from '#server/db/advisory-lock.ts'
import type { Handle } from '#server/db/connect.ts'
import { isVisibleBroker } from '#server/db/visible-broker.ts'

/** Lets one process match at a time: of two, the slower would store outdated matches. */
export async function lockMatching(tx: Handle): Promise<void> {
  await lockKey(tx, 'match requirements')
}

export interface Unmatched {
  id: string
  filters: unknown
}

/** Locks and returns the open requirements that have waited longest to be matched. */
export async function lockUnmatched(tx: Handle, max: number): Promise<Unmatched[]> {
  const { rows } = await sql<Unmatched>`
    select id, filters from requirement
    where state = 'open' and not is_matched and ends_at > now()
    order by created_at limit ${max} for no key update skip locked`.execute(tx)
  return rows
}

export async function markMatched(tx: Handle, ids: string[]): Promise<void> {
  await tx.updateTable('requirement').set({ is_matched: true }).where('id', 'in', ids).execute()
}

/** Dequeues listings that changed, the oldest changes first, each once. */
export async function takeListings(tx: Handle, max: number): Promise<string[]> {
  const { rows } = await sql<{ property_id: string }>`
    delete from requirement_listing where id = any (array(
      select id from requirement_listing order by id limit ${max} for update skip locked))
    returning property_id`.execute(tx)
  return [...new Set(rows.map(({ property_id }) => property_id))]
}

export interface Candidate extends Unmatched {
  listings: string[]
}

/** Returns the open requirements that some of these listings may fit, by cheap comparisons. */
export async function listCandidates(tx: Handle, ids: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with news as materialized (
      select id, price, listing_type, property_type from property
      where id = any(${ids}::uuid[]) and is_live
    )
    select requirement.id, requirement.filters, fitting.listings
    from requirement
    cross join lateral (
      select array_agg(news.id) as listings from news
      where news.price between requirement.min_price and requirement.max_price
        -- A requirement of an office on rent fits those on lease as well.
        and (news.listing_type = 'sell') = (requirement.listing_type = 'sell')
        and coalesce(news.property_type = any(requirement.property_types), true)
    ) as fitting
    where fitting.listings is not null
      and requirement.state = 'open' and requirement.is_matched and requirement.ends_at > now()
    order by requirement.id`.execute(tx)
  return rows
}

export interface Pair {
  requirementId: string
  propertyId: string
}

/**
 * Replaces the matches of these requirements, or of these listings; matches that brokers were
 * notified of keep that mark.
 */
export async function saveFits(
  tx: Handle,
  of: { requirementIds: string[] } | { propertyIds: string[] },
  pairs: Pair[],
): Promise<void> {
  const isConcerned =
    'requirementIds' in of
      ? sql`known.requirement_id = any(${of.requirementIds}::uuid[])`
      : sql`known.property_id = any(${of.propertyIds}::uuid[])`
  await sql`
    with found as (
      select * from unnest(${pairs.map((one) => one.requirementId)}::uuid[],
        ${pairs.map((one) => one.propertyId)}::uuid[]) as pair (requirement_id, property_id)
    ),
    gone as (
      update requirement_match known set is_fit = false
      where ${isConcerned} and is_fit and not exists (
        select from found where found.requirement_id = known.requirement_id
          and found.property_id = known.property_id)
    )
    insert into requirement_match (requirement_id, property_id)
    select requirement_id, property_id from found order by requirement_id, property_id
    on conflict (requirement_id, property_id) do update set is_fit = true
    where not requirement_match.is_fit`.execute(tx)
}

/** Matches without a notification, of requirements and listings that are still visible. */
const untold: RawBuilder<unknown> = sql`told_at is null and is_fit and property.is_live
  and requirement_is_open(requirement)`

/** Returns some brokers with matches to be notified of. */
export async function listBrokersToTell(db: Handle, max: number): Promise<string[]> {
  const { rows } = await sql<{ broker_id: string }>`
    select distinct property.broker_id
    from requirement_match
    join property on property.id = property_id
    join broker on broker.id = broker_id
    join requirement on requirement.id = requirement_id
    where ${untold} and ${isVisibleBroker} limit ${max}`.execute(db)
  return rows.map(({ broker_id }) => broker_id)
}

/** Marks the matches that a broker was not notified of; returns the number of requirements. */
export async function claimUnnotified(tx: Handle, brokerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with told as (
      update requirement_match set told_at = now()
      from property, requirement
      where property.id = property_id and requirement.id = requirement_id
        and property.broker_id = ${brokerId} and ${untold}
      returning requirement_id)
    select count(distinct requirement_id)::int as count from told`.execute(tx)
  return rows[0]?.count ?? 0
}
