import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { photoColumns } from '#server/media/photo-sql.ts'

/** Replaces the previous approved version. */
export async function saveApproval(
  tx: Handle,
  property_id: string,
  approved: { facts: string; photos: string[] },
): Promise<void> {
  await tx
    .insertInto('property_approval')
    .values({ property_id, ...approved })
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet({ ...approved, approved_at: sql`now()` }),
    )
    .execute()
}

export function findApproval(db: Handle, propertyId: string) {
  return db
    .selectFrom('property_approval')
    .where('property_id', '=', propertyId)
    .select(['approved_at', 'facts', 'photos'])
    .executeTakeFirst()
}

export async function findPhotos(db: Handle, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('media').where('id', 'in', ids).select(photoColumns).execute()
}
