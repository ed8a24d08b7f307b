import { type CompiledQuery, sql } from 'kysely'
import type { PublicClaim } from '#contract/property/claim.ts'
import type { Handle } from '#server/db/connect.ts'
import { claims } from './claim/queries.ts'
import { type ListingRow, prices, selectListings } from './listing-queries.ts'

export type PublicRow = ListingRow & {
  prices: { at: string; price: number }[]
  claims: PublicClaim[]
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
    .where('property.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(hasPage)
    .compile()
  const { rows } = await db.executeQuery<PublicRow>({ ...publicStatement, parameters: [ids] })
  return rows
}

/** Returns whether a removed or expired listing was public before. */
export async function isGone(db: Handle, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('property')
    .innerJoin('property_price', 'property_price.property_id', 'property.id')
    .where('property.id', '=', id)
    .where(sql<boolean>`num_nonnulls(property.removed_at, property.expired_at) > 0`)
    .select('property.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns those of the listings that have a public page, in any order. */
export async function findSome(db: Handle, ids: string[]): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  return selectListings(db).where('property.id', 'in', ids).where(hasPage).execute()
}
