import { sql } from 'kysely'
import type { PropertyDetail } from '#contract/property/detail.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { listingQuality } from '#domain/listing-quality/listing-quality.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'

/** So many are read at once. */
const perStatement = 1_000
/** A round ends after so many milliseconds, so that the server can stop between two. */
const roundMilliseconds = 3_000

/** One round of rating listings that changed; what is left waits for the next round. */
export async function rateListings(db: Handle): Promise<void> {
  const until = Date.now() + roundMilliseconds
  while (Date.now() < until) {
    if ((await rateSomeListings(db, perStatement)) === 0) return
  }
}

/**
 * Rates the listings of the oldest notes, at most so many; returns how many notes went. One at a
 * time, so that a rating is never written over by an older one; a listing that changes meanwhile
 * leaves another note and is rated again.
 */
export function rateSomeListings(db: Handle, most: number): Promise<number> {
  return transact(db, async (tx) => {
    const { rows: lock } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(7262050) as "isMine"`.execute(tx)
    if (!lock[0]?.isMine) return 0
    const { rows: notes } = await sql<{ id: string; property_id: string }>`
      select id, property_id from property_quality_change order by id limit ${most}`.execute(tx)
    if (notes.length === 0) return 0
    const rated = await rate(tx, [...new Set(notes.map(({ property_id }) => property_id))])
    await sql`
      update property_ranking set score = held.rated
      from (
        select property_id as id, rated.score as rated
        from property_ranking
        join unnest(${rated.map(({ id }) => id)}::uuid[], ${rated.map(({ score }) => score)}::int[])
          as rated (id, score) on property_id = rated.id
        where property_ranking.score is distinct from rated.score
        -- In the order in which the bitmaps write their numbers, so that neither waits for the
        -- other.
        order by property_id for no key update of property_ranking
      ) held
      where property_id = held.id`.execute(tx)
    await sql`
      delete from property_quality_change
      where id = any(${notes.map(({ id }) => id)}::bigint[])`.execute(tx)
    return notes.length
  })
}

interface Row {
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

async function rate(tx: Handle, ids: string[]): Promise<{ id: string; score: number }[]> {
  const { rows } = await sql<Row>`
    select id, property_type, listing_type, title, description, bedrooms, bathrooms, furnished,
      floor,
      location_id is not null as is_placed, latitude is not null as is_pinned, amenities, detail,
      (select count(*)::int from property_image where property_id = property.id) as photos
    from property where id = any(${ids}::uuid[])
    -- One that is deleted meanwhile would leave its rating without a listing.
    for key share`.execute(tx)
  return rows.map(({ id, detail, ...row }) => ({
    id,
    score: listingQuality({
      ...detail,
      propertyType: row.property_type,
      listingType: row.listing_type,
      title: row.title,
      description: row.description,
      bedrooms: row.bedrooms,
      bathrooms: row.bathrooms,
      furnished: row.furnished,
      floor: row.floor,
      isPlaced: row.is_placed,
      isPinned: row.is_pinned,
      amenities: row.amenities,
      photos: row.photos,
    }).score,
  }))
}
