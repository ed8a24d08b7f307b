import { type InsertObject, sql, type UpdateObject } from 'kysely'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BrokerViewer } from '#server/http/viewer.ts'

export const searchVector = (words: string[]) => sql<string>`array_to_tsvector(${words}::text[])`

export async function insertListing(
  tx: Handle,
  row: InsertObject<Tables, 'property'>,
): Promise<void> {
  await tx.insertInto('property').values(row).execute()
}

/** What an act is decided upon: the listing as it was seen. */
export interface Seen {
  id: string
  brokerId: string
  status: PropertyStatus
  version: number
  submittedAt: Date
  decidedAt: Date | null
}

/**
 * Reads a listing to act upon it. Its broker is held first: a KYC decision takes broker and
 * listings in the same order, so that neither waits for the other for ever. Held alone, because
 * closing a listing counts its broker's deals.
 */
export async function see(tx: Handle, id: string): Promise<Seen | undefined> {
  const row = await tx
    .selectFrom('property')
    .innerJoin('broker', 'broker.id', 'property.broker_id')
    .where('property.id', '=', id)
    .where('property.removed_at', 'is', null)
    .select([
      'property.broker_id',
      'property.status',
      'property.version',
      'property.submitted_at',
      'property.decided_at',
    ])
    .forNoKeyUpdate('broker')
    .executeTakeFirst()
  if (!row) return undefined
  const { broker_id: brokerId, status, version } = row
  const { submitted_at: submittedAt, decided_at: decidedAt } = row
  return { id, brokerId, status, version, submittedAt, decidedAt }
}

/** Changes a listing if it is still as it was seen; says whether it was. */
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

/** Puts these photos in the place of all others. */
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

/** Takes a listing off every list; says whether it was still there. */
export async function markRemoved(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ removed_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The same by its broker, who can take it back for a moment. */
export async function markArchived(tx: Handle, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('property')
    .set({ removed_at: sql`now()`, withdrawn_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Its broker says that it is still to be had. */
export async function markConfirmed(tx: Handle, id: string): Promise<void> {
  await tx.updateTable('property').set({ confirmed_at: sql`now()` }).where('id', '=', id).execute()
}

/** The screen offers ten seconds; the rest is for a slow network. */
const takeBackSeconds = 60

/** Puts back what this broker took away a moment ago, unless somebody else did since. */
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
