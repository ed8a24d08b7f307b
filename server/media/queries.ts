import { type Insertable, sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Media } from '#server/db/tables.ts'
import { photoColumns } from './photo-sql.ts'

export function insertMedia(db: Handle, row: Insertable<Media>) {
  return db.insertInto('media').values(row).returning(photoColumns).executeTakeFirstOrThrow()
}

/** What is needed to serve a photo: its widths, and whether a public listing shows it. */
export type Served = NonNullable<Awaited<ReturnType<typeof findServed>>>

export async function findServed(db: Handle, id: string) {
  return db
    .selectFrom('media')
    .where('media.id', '=', id)
    .select((eb) => [
      'media.kind',
      'media.widths',
      eb
        .or([
          eb('media.kind', '=', 'picture'),
          eb.exists(
            eb
              .selectFrom('property_image')
              .innerJoin('property', 'property.id', 'property_image.property_id')
              .innerJoin('broker', 'broker.id', 'property.broker_id')
              .whereRef('property_image.media_id', '=', 'media.id')
              .where(
                sql<boolean>`property_has_page(property.status, property.removed_at,
                  property.expired_at, broker.status, broker.kyc_status)`,
              )
              .select(sql`1`.as('one')),
          ),
        ])
        .as('is_public'),
      // True if only removed listings show it; false for a photo without any listing yet.
      sql<boolean>`coalesce((
        select bool_and(property.removed_at is not null)
        from property_image join property on property.id = property_image.property_id
        where property_image.media_id = media.id), false)`.as('is_removed'),
    ])
    .executeTakeFirst()
}

/** Returns which of these photos are this broker's, locked against the sweep. */
export async function lockOwnedPhotos(
  tx: Handle,
  owner: { id: string },
  ids: string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('broker_id', '=', owner.id)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Deletes the rows of old photos that no listing or page uses. Photos of an approved version stay,
 * because the next review shows them.
 */
export async function deleteAbandoned(db: Handle, hours: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from media where id in (
      select id from media
      where kind <> 'drawing' and created_at < now() - make_interval(hours => ${hours})
        and not exists (select from property_image where media_id = media.id)
        and not exists (select from property_approval where photos @> array[media.id])
        and not exists (select from cms_page
          where strpos(concat(content, featured_image), media.id::text) > 0)
      limit 1000
      for update skip locked)
    returning id`.execute(db)
  return rows.map((row) => row.id)
}

export async function findKnown(db: Handle, ids: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('media').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map((row) => row.id))
}

/** Counts a broker's uploads in the last 24 hours. */
export async function countOfDay(db: Handle, brokerId: string): Promise<number> {
  return countRows(
    db
      .selectFrom('media')
      .where('broker_id', '=', brokerId)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`),
  )
}

/** Returns those of these photos that are the broker's. */
export async function findOwned(db: Handle, owner: { id: string }, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('media')
    .where('broker_id', '=', owner.id)
    .where('id', 'in', ids)
    .select(photoColumns)
    .execute()
}

/** Lists photos without a hash, newest first. */
export function listUnhashed(db: Handle, limit: number) {
  return db
    .selectFrom('media')
    .where('kind', '=', 'photo')
    .where('is_hashed', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'widths'])
    .execute()
}

export async function saveHash(db: Handle, id: string, dhash: Buffer | null): Promise<void> {
  await db.updateTable('media').set({ dhash, is_hashed: true }).where('id', '=', id).execute()
}
