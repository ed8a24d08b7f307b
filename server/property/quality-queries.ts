import { sql } from 'kysely'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import type { Handle } from '#server/db/connect.ts'

export interface RatedRow {
  id: string
  property_type: PropertyType
  listing_type: ListingType
  title: string
  description: string
  bedrooms: number | null
  bathrooms: number | null
  furnished: string | null
  floor: number | null
  is_placed: boolean
  is_pinned: boolean
  amenities: string[]
  photos: number
  detail: PropertyDetail
}

/** Tries to lock the rating of listings for this transaction; returns whether it did. */
export async function tryRatingLock(tx: Handle): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(7262050) as "isMine"`.execute(tx)
  return rows[0]?.isMine ?? false
}

/** Returns the oldest pending changes. */
export async function listQualityChanges(tx: Handle, limit: number) {
  const { rows } = await sql<{ id: string; property_id: string }>`
    select id, property_id from property_quality_change order by id limit ${limit}`.execute(tx)
  return rows
}

export async function deleteQualityChanges(tx: Handle, ids: readonly string[]): Promise<void> {
  await sql`delete from property_quality_change where id = any(${ids}::bigint[])`.execute(tx)
}

export async function lockRated(tx: Handle, ids: string[]): Promise<RatedRow[]> {
  const { rows } = await sql<RatedRow>`
    select id, property_type, listing_type, title, description, bedrooms, bathrooms, furnished,
      floor,
      location_id is not null as is_placed, latitude is not null as is_pinned, amenities, detail,
      (select count(*)::int from property_image where property_id = property.id) as photos
    from property where id = any(${ids}::uuid[])
    -- Prevents deletion, which would leave a rating without a listing.
    for key share`.execute(tx)
  return rows
}

export async function saveScores(
  tx: Handle,
  rated: readonly { id: string; score: number }[],
): Promise<void> {
  await sql`
    update property_ranking set score = held.rated
    from (
      select property_id as id, rated.score as rated
      from property_ranking
      join unnest(${rated.map(({ id }) => id)}::uuid[], ${rated.map(({ score }) => score)}::int[])
        as rated (id, score) on property_id = rated.id
      where property_ranking.score is distinct from rated.score
      -- The order in which the bitmaps are written, which prevents deadlocks.
      order by property_id for no key update of property_ranking
    ) held
    where property_id = held.id`.execute(tx)
}
