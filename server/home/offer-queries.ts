import { sql } from 'kysely'
import type { HomeListingTime, HomeOffer } from '#contract/property/home-offer.ts'
import type { Handle } from '#server/db/connect.ts'
import { isOffered } from '#server/db/offered-listing.ts'

/** More offers than any real home has; keeps the page readable. */
const limits = { offers: 30, times: 30 }

/** Returns the home of a listing with a page, or undefined if it has none. */
export async function findHomeOf(db: Handle, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ home: string }>`
    select home_id as home from property join broker on broker.id = broker_id
    where property.id = ${id} and home_id is not null and property_has_page(property.status,
      removed_at, expired_at, broker.status, broker.kyc_status)`.execute(db)
  return rows[0]?.home
}

export type OfferRow = HomeOffer & { isLive: boolean }

/** Returns the current offers of a home, the cheapest first. */
export async function listOffers(db: Handle, homeId: string): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select property.id as _id, price, is_live as "isLive",
      jsonb_build_object('_id', broker.id, 'firstName', first_name, 'lastName', last_name,
        'companyName', company_name) as broker,
      india_day(greatest(confirmed_at, submitted_at))::text as "confirmedOn",
      unconfirmed_at is not null as "isUnconfirmed"
    from property join broker on broker.id = broker_id
    where home_id = ${homeId} and ${isOffered}
    order by unconfirmed_at is not null, price, property.created_at limit ${limits.offers}`.execute(
    db,
  )
  return rows
}

/** Returns when the listings of a home were public and what they asked, the latest first. */
export async function listTimes(db: Handle, homeId: string): Promise<HomeListingTime[]> {
  const moment = (at: ReturnType<typeof sql>) =>
    sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await sql<HomeListingTime>`
    select ${moment(sql`asked.first_at`)} as "from",
      case when not ${isOffered} then ${moment(sql`coalesce(closed_at, removed_at, expired_at,
        decided_at, submitted_at)`)} end as until,
      asked.prices[1] as "firstPrice", asked.prices[cardinality(asked.prices)] as "lastPrice"
    from property cross join lateral (
      select min(at) as first_at, array_agg(price order by at) as prices
      from property_price where property_id = property.id
    ) asked
    where home_id = ${homeId} and asked.first_at is not null
    order by asked.first_at desc, property.id limit ${limits.times}`.execute(db)
  return rows
}
