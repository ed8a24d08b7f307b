import { type CompiledQuery, sql } from 'kysely'
import type { PublicClaim } from '#contract/property/claim.ts'
import type { PublicPriceRange } from '#contract/property/price-range.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import type { ReraAgent } from '#domain/rera/rera-agent.ts'
import type { Handle } from '#server/db/connect.ts'
import { takesVisits } from '#server/db/offered-listing.ts'
import { reraAgents } from '#server/db/rera-agents.ts'
import { claims } from './claim/queries.ts'
import { type ListingRow, prices, selectListings } from './listing-queries.ts'
import { priceRange } from './price-range/queries.ts'

export type PublicRow = ListingRow & {
  prices: { at: string; price: number }[]
  claims: PublicClaim[]
  price_range: PublicPriceRange | null
  takes_visits: boolean
  agents: ReraAgent[]
}

const hasPage = sql<boolean>`property_has_page(
  property.status, property.removed_at, property.expired_at, broker.status, broker.kyc_status)`

/** Compiled once: building it took longer than the database takes to run it. */
let publicStatement: CompiledQuery<PublicRow> | undefined

/**
 * Returns those of the listings that have a public page: live, or sold or rented and of a broker in
 * good standing.
 */
export async function findPublic(db: Handle, ids: string[]): Promise<PublicRow[]> {
  publicStatement ??= selectListings(db)
    .select((eb) => [prices(eb).as('prices'), claims(eb).as('claims')])
    .select([priceRange.as('price_range'), reraAgents.as('agents')])
    .select(takesVisits.as('takes_visits'))
    .where('property.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(hasPage)
    .compile()
  const { rows } = await db.executeQuery<PublicRow>({ ...publicStatement, parameters: [ids] })
  return rows
}

/**
 * Returns why a listing has no page. Only what was public is gone: others must not reveal that they
 * existed.
 */
export async function whyWithoutPage(
  db: Handle,
  id: string,
): Promise<'property_gone' | 'property_expired' | 'property_not_found'> {
  const { rows } = await sql<{ is_expired: boolean }>`
    select ${isExpired} as is_expired from property join broker on broker.id = broker_id
    where property.id = ${id} and (removed_at is not null or ${isExpired})
      and exists (select from property_price where property_id = property.id)`.execute(db)
  const [row] = rows
  if (!row) return 'property_not_found'
  return row.is_expired ? 'property_expired' : 'property_gone'
}

/** Expired, and else live. */
const isExpired = sql<boolean>`(expired_at is not null
  and property_goes_live(property.status, removed_at, null, broker.status, kyc_status))`

/** Returns the card of an expired listing as JSON. */
export async function findExpiredCard(db: Handle, id: string): Promise<PropertyCard | undefined> {
  const { rows } = await sql<{ card: PropertyCard }>`
    select card from property join broker on broker.id = broker_id
    join property_card on property_id = property.id
    where property.id = ${id} and ${isExpired}`.execute(db)
  return rows[0]?.card
}

/** Returns those of the listings that have a public page, in any order. */
export async function findSome(db: Handle, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).where(hasPage).execute()
}
