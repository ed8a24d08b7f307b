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

/** Listings per statement. */
const perStatement = 1_000

/** Rates changed listings for one round; the rest is left to the next round. */
export function rateListings(db: Handle): Promise<void> {
  return workForARound(async () => (await rateSomeListings(db, perStatement)) > 0)
}

/**
 * Rates the listings of the oldest pending changes, at most `max`; returns the number of changes
 * done. The lock prevents a newer rating from being overwritten by an older one. A listing that
 * changes meanwhile adds another change and is rated again.
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
