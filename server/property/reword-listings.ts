import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { workForARound } from '#server/job/round.ts'
import { findPlace } from '#server/location/find-places.ts'
import { wordsOf } from './listing-terms.ts'
import {
  claimRename,
  deleteRename,
  type Listing,
  listListingsOf,
  perVisit,
  saveWords,
  updateRename,
} from './reword-queries.ts'

/** Longer than any request may take. */
const lastVisitAfter = 61_000

/** Updates listings of renamed locations for one round; the rest is left to the next round. */
export function rewordListings(db: Handle): Promise<void> {
  return workForARound(() => transact(db, visitSome))
}

/** Updates the next listings of one location; returns `false` if none is due or all are locked. */
async function visitSome(tx: Handle): Promise<boolean> {
  const place = await claimRename(tx)
  if (!place) return false
  const rows = await listListingsOf(tx, place.location_id, place.visited_id)
  if (rows.length > 0) await reword(tx, place.location_id, rows)
  const last = rows.length === perVisit ? rows.at(-1)?.id : undefined
  if (last) await updateRename(tx, place.location_id, { visited_id: last })
  else if (place.is_last_visit) await deleteRename(tx, place.location_id)
  else {
    const due_at = new Date(place.requested_at.getTime() + lastVisitAfter)
    await updateRename(tx, place.location_id, { visited_id: null, is_last_visit: true, due_at })
  }
  return true
}

/**
 * Rewrites search terms and cards of listings, and the location's name in them if it is a former
 * one.
 */
async function reword(tx: Handle, locationId: string, rows: Listing[]): Promise<void> {
  const { locationText, names } = await findPlace(tx, locationId, '')
  const worded = rows.map((row) => ({ id: row.id, words: wordsOf(describe(row), names) }))
  await saveWords(tx, locationId, locationText, worded)
}

function describe(row: Listing): Parameters<typeof wordsOf>[0] {
  return {
    title: row.title,
    description: row.description,
    propertyType: row.property_type,
    address: row.address,
    amenities: row.amenities,
    features: row.features,
    detail: row.detail,
    ...(row.bedrooms !== null && { bedrooms: row.bedrooms }),
    ...(row.pincode !== null && { pincode: row.pincode }),
  }
}
