import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'
import type { ListingRow } from './listing-queries.ts'

export const searchVector = (words: string[]) => sql<string>`array_to_tsvector(${words}::text[])`

export async function insertListing(
  tx: Handle,
  row: InsertObject<Tables, 'property'>,
): Promise<void> {
  await tx.insertInto('property').values(row).execute()
}

/** The listing that a decision is based on, with what its RERA registration is judged by. */
export interface Seen extends Pick<ListingRow, 'listing_type' | 'detail' | 'city_name' | 'state'> {
  id: string
  brokerId: string
  status: PropertyStatus
  version: number
  submittedAt: Date
  decidedAt: Date | null
  /** The name of its city if that is only proposed, by an import. */
  proposedCity: string | null
}

/**
 * Reads a listing for a change and locks its broker first: a KYC decision locks broker and listings
 * in the same order, which prevents deadlocks. The lock is exclusive, because a change that starts
 * or ends a deal counts its broker's deals.
 */
export async function findForChange(tx: Handle, id: string): Promise<Seen | undefined> {
  return selectForChange(tx, id).forNoKeyUpdate('broker').executeTakeFirst()
}

/**
 * Reads a listing that is not sold or rented, for a change that does not make it so. The lock on
 * its broker is shared, so other listings can be changed at the same time.
 */
export async function findForSharedChange(tx: Handle, id: string): Promise<Seen | undefined> {
  const query = selectForChange(tx, id).where('property.status', 'not in', ['sold', 'rented'])
  return query.forShare('broker').executeTakeFirst()
}

function selectForChange(tx: Handle, id: string) {
  return tx
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .leftJoin('location as place', 'place.id', 'property.location_id')
    .leftJoin('location as city', 'city.id', 'property.city_id')
    .where('property.id', '=', id)
    .where('property.removed_at', 'is', null)
    .select([
      'property.id',
      'property.broker_id as brokerId',
      'property.status',
      'property.version',
      'property.submitted_at as submittedAt',
      'property.decided_at as decidedAt',
      'property.listing_type',
      'property.detail',
      'city.name as city_name',
      sql<string | null>`nullif(coalesce(city.state, place.state), '')`.as('state'),
      sql<string | null>`case when city.is_proposed then city.name end`.as('proposedCity'),
    ])
}

/** Returns the current status of a listing, or undefined. */
export async function findStatus(tx: Handle, id: string): Promise<PropertyStatus | undefined> {
  const row = await tx
    .selectFrom('property')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select('status')
    .executeTakeFirst()
  return row?.status
}

/** Changes a listing if it still has the version seen; returns whether it did. */
export async function updateSeen(
  tx: Handle,
  seen: Seen,
  change: UpdateObject<Tables, 'property'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ ...change, version: seen.version + 1 })
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('version', '=', seen.version)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Attached {
  mediaId: string
  isPrimary: boolean
}

/** Replaces all photos of a listing. */
export async function replaceImages(tx: Handle, id: string, images: Attached[]): Promise<void> {
  await tx.deleteFrom('property_image').where('property_id', '=', id).execute()
  if (images.length === 0) return
  await tx
    .insertInto('property_image')
    .values(
      images.map(({ mediaId, isPrimary }, position) => ({
        property_id: id,
        position,
        media_id: mediaId,
        is_primary: isPrimary,
      })),
    )
    .execute()
}

/** Removes a listing from all lists; returns false if it was already removed. */
export async function markRemoved(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ removed_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Archives a listing on behalf of its broker, who can restore it for a minute. */
export async function markArchived(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ removed_at: sql`now()`, withdrawn_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The screen offers ten seconds; the rest is for a slow network. */
const takeBackSeconds = 60

/** Restores a listing that this broker archived a moment ago, unless it was removed otherwise. */
export async function takeBack(tx: Handle, viewer: BrokerViewer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ removed_at: null, withdrawn_at: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('broker_id', '=', viewer.id)
    .whereRef('removed_at', '=', 'withdrawn_at')
    .where('removed_at', '>', sql<Date>`now() - make_interval(secs => ${takeBackSeconds})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
