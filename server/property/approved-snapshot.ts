import { isDeepStrictEqual } from 'node:util'
import type { PropertyDifference } from '#contract/property/review.ts'
import type { Handle } from '#server/db/connect.ts'
import type { PhotoKey } from '#server/media/link.ts'
import { presentImage } from '#server/media/service.ts'
import { findApproval, findPhotos, saveApproval } from './approval-queries.ts'
import { type Facts, factsOf } from './edit/diff.ts'
import type { ListingRow } from './listing-queries.ts'

/**
 * Saves the approved version in the transaction of the approval, for comparison in the next review.
 */
export async function saveApprovedSnapshot(tx: Handle, row: ListingRow): Promise<void> {
  const approved = {
    facts: JSON.stringify(factsOf(row)),
    photos: row.images.map((image) => image.id),
  }
  await saveApproval(tx, row.id, approved)
}

/** Returns the facts approved last, or undefined if none are stored. */
export async function findApprovedFacts(tx: Handle, id: string): Promise<Facts | undefined> {
  const approval = await findApproval(tx, id)
  // The column is only written from the facts of a listing.
  return approval?.facts as Facts | undefined
}

/** Returns how a listing differs from the version approved last, field by field. */
export async function differenceSinceApproval(
  db: Handle,
  row: ListingRow,
  key: PhotoKey,
): Promise<PropertyDifference> {
  const approval = await findApproval(db, row.id)
  const none = { approvedAt: null, fields: [], photosAdded: [], photosRemoved: [] }
  if (!approval) return { ...none, since: row.approved_price === null ? 'first' : 'unknown' }
  const { photos } = approval
  const now = new Set(row.images.map(({ id }) => id))
  const gone = await findPhotos(
    db,
    photos.filter((id) => !now.has(id)),
  )
  return {
    since: 'known',
    approvedAt: approval.approved_at.toISOString(),
    // The column is only written from the facts of a listing.
    fields: differingFields(approval.facts as Record<string, unknown>, factsOf(row)),
    photosAdded: row.images
      .filter(({ id }) => !photos.includes(id))
      .map((image) => presentImage(image, key)),
    photosRemoved: gone.map((image) => presentImage({ ...image, is_primary: false }, key)),
  }
}

function differingFields(approved: Record<string, unknown>, now: object) {
  const before = flat(approved)
  // In the stored form, which has no undefined values.
  const after = flat(JSON.parse(JSON.stringify(now)))
  return [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
}

/** Flattens the details to separate fields: `detail.deposit`. */
function flat({ detail, ...facts }: Record<string, unknown>): Record<string, unknown> {
  const particulars = Object.entries({ ...Object(detail) })
  return {
    ...facts,
    ...Object.fromEntries(particulars.map(([name, value]) => [`detail.${name}`, value])),
  }
}
