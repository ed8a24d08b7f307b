import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { sweepStore } from '#server/store/sweep.ts'
import { deleteAbandoned, findKnown } from './queries.ts'

/** A photo without a listing after this time was abandoned (UPL-12). */
const abandonedAfterHours = 24

/** Deletes abandoned uploads, and files without a row, which an interrupted upload leaves. */
export async function sweepMedia(db: Handle, photos: Store): Promise<void> {
  for (const id of await deleteAbandoned(db, abandonedAfterHours)) await photos.drop(id)
  await sweepStore(photos, (ids) => findKnown(db, ids))
}
