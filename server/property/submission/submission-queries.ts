import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * Records a submission; returns the listing of an earlier equal one that still exists unchanged.
 */
export async function claimSubmission(
  tx: Handle,
  brokerId: string,
  hash: Buffer,
  id: string,
): Promise<string | undefined> {
  // A listing that was edited, decided or deleted since no longer counts. One that another
  // transaction has just inserted is not visible here, and counts.
  const claimed = await sql`
    insert into listing_submission as earlier (broker_id, content_hash, property_id)
    values (${brokerId}, ${hash}, ${id})
    on conflict (broker_id, content_hash)
    do update set property_id = excluded.property_id, created_at = excluded.created_at
    where earlier.created_at < now() - interval '1 minute' or exists (
      select from property
      where id = earlier.property_id and (version > 1 or removed_at is not null))`.execute(tx)
  if (claimed.numAffectedRows !== 0n) return undefined
  const { property_id } = await tx
    .selectFrom('listing_submission')
    .select('property_id')
    .where('broker_id', '=', brokerId)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return property_id
}
