import { sql } from 'kysely'
import type { MarketListing } from '#domain/home/market-time.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'

/** A listing of a home, with what decides which one represents it. */
export interface Member extends MarketListing {
  id: string
  brokerId: string
  price: number
  approvedPrice: number
  isOffered: boolean
  isLive: boolean
  isUnconfirmed: boolean
}

/** Returns the listings of a home, locked in order, and the home after them. */
export async function lockMembers(tx: Handle, homeId: string): Promise<Member[]> {
  await sql`select from property where home_id = ${homeId} order by id
    for no key update`.execute(tx)
  await sql`select from home where id = ${homeId} for no key update`.execute(tx)
  const { rows } = await sql<Member>`
    select p.id, p.broker_id as "brokerId", p.price,
      coalesce(p.approved_price, p.price) as "approvedPrice",
      p.is_live or p.is_represented as "isOffered", p.is_live as "isLive",
      p.unconfirmed_at is not null as "isUnconfirmed",
      (select min(at) from property_price where property_id = p.id) as "from",
      case when p.is_live or p.is_represented then null else
        coalesce(p.closed_at, p.removed_at, p.expired_at, p.decided_at, p.submitted_at) end
        as until,
      p.status in ('sold', 'rented') as "isDeal"
    from property p where p.home_id = ${homeId}
      and exists (select from property_price where property_id = p.id)
    order by p.id`.execute(tx)
  return rows
}

/** Puts one offered listing of a home into lists, and lets it represent the others. */
export async function saveRepresentative(
  tx: Handle,
  homeId: string,
  id: string | undefined,
): Promise<void> {
  await sql`update property set is_represented = true, is_live = is_live
    where home_id = ${homeId} and is_live and id is distinct from ${id ?? null}::uuid`.execute(tx)
  if (!id) return
  await sql`update property set is_represented = false, is_live = is_live
    where id = ${id} and is_represented`.execute(tx)
}

/** A cheaper offer that replaces another in lists makes the home cheaper. */
export async function noteCheaper(tx: Handle, id: string): Promise<void> {
  await sql`insert into listing_event (property_id, news) values (${id}, 'drop')`.execute(tx)
}

/** Stores what cards show about a home: its number of offers, and its time on the market. */
export async function saveOffer(
  tx: Handle,
  homeId: string,
  { id, offers, since }: { id: string | undefined; offers: number; since: Date | undefined },
): Promise<void> {
  const count = sql`case when id = ${id ?? null}::uuid then ${Math.max(1, offers)} else 1 end`
  const start = sql`case when ${isOffered} then ${since ?? null}::timestamptz end`
  await sql`update property set offer_count = ${count}, market_since = ${start}
    where home_id = ${homeId}
      and (offer_count, market_since) is distinct from (${count}, ${start})`.execute(tx)
}

/** Clears that for a listing that left its home. */
export async function clearOffer(tx: Handle, id: string): Promise<void> {
  await sql`update property set offer_count = 1, market_since = null
    where id = ${id} and home_id is null
      and (offer_count > 1 or market_since is not null)`.execute(tx)
}

/** Dequeues listings whose home has to be found again; concurrent processes get different ones. */
export async function takeChanges(tx: Handle, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      delete from home_change where id = any (array(
        select id from home_change order by id limit ${max} for update skip locked))
      returning property_id
    )
    select distinct property_id as id from taken order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
