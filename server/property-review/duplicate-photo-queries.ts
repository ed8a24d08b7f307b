import { sql } from 'kysely'
import { signalLimits } from '#contract/property/review.ts'
import type { Handle } from '#server/db/connect.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { ListingRow } from '#server/property/listing-queries.ts'

export interface PhotoPair {
  property_id: string
  own_id: string
  other_id: string
  distance: number
}

/** Beyond this a widely used photo identifies nothing. */
const pairLimit = 200

/**
 * Returns photos of other listings that look like one of this listing's, closest first. A broker's
 * former version is not another listing: of the same broker only pending and approved listings
 * count.
 */
export async function findPhotoPairs(
  db: Handle,
  { id, broker_id }: ListingRow,
): Promise<PhotoPair[]> {
  const { rows } = await sql<PhotoPair>`
    select shown.property_id, own.id as own_id, other.id as other_id, other.distance
    from property_image mine
    join media own on own.id = mine.media_id and own.dhash is not null
    cross join lateral (
      select id, dhash_distance(dhash, own.dhash) as distance
      from media
      where dhash is not null and dhash_parts(dhash) && dhash_near_parts(own.dhash)
        and dhash_distance(dhash, own.dhash) <= ${signalLimits.photoDistance}
      limit ${pairLimit}
    ) other
    join property_image shown on shown.media_id = other.id and shown.property_id <> ${id}
    join property on property.id = shown.property_id and property.removed_at is null
      and (property.broker_id <> ${broker_id} or property.status in ('pending', 'approved'))
    where mine.property_id = ${id}
    order by other.distance, shown.property_id, mine.position
    limit ${pairLimit}`.execute(db)
  return rows
}

export async function countUnhashed(db: Handle, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  return countRows(
    db
      .selectFrom('media')
      .where('id', 'in', ids)
      .where('kind', '=', 'photo')
      .where('is_hashed', '=', false),
  )
}
