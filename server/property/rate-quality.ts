import { listingQuality } from '#domain/listing-quality/listing-quality.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import {
  deleteQualityChanges,
  listQualityChanges,
  lockRated,
  saveScores,
  tryRatingLock,
} from './quality-queries.ts'

/** So many are read at once. */
const perStatement = 1_000

/** One round of rating listings that changed; what is left waits for the next round. */
export function rateListings(db: Handle): Promise<void> {
  return workForARound(async () => (await rateSomeListings(db, perStatement)) > 0)
}

/**
 * Rates the listings of the oldest notes, at most so many; returns how many notes went. One at a
 * time, so that a rating is never written over by an older one; a listing that changes meanwhile
 * leaves another note and is rated again.
 */
export function rateSomeListings(db: Handle, max: number): Promise<number> {
  return transact(db, async (tx) => {
    if (!(await tryRatingLock(tx))) return 0
    const notes = await listQualityChanges(tx, max)
    if (notes.length === 0) return 0
    await saveScores(tx, await rate(tx, [...new Set(notes.map(({ property_id }) => property_id))]))
    await deleteQualityChanges(
      tx,
      notes.map(({ id }) => id),
    )
    return notes.length
  })
}

async function rate(tx: Handle, ids: string[]): Promise<{ id: string; score: number }[]> {
  const rows = await lockRated(tx, ids)
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
