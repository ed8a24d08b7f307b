import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { sweepStore } from '#server/store/sweep.ts'
import { deleteAbandoned, findKnown } from './queries.ts'

/** A photo that no listing took within this time was given up (UPL-12). */
const abandonedAfterHours = 24

/** Removes abandoned uploads, and files that have no row because something stopped in between. */
export async function sweepMedia(db: Handle, photos: Store): Promise<void> {
  for (const id of await deleteAbandoned(db, abandonedAfterHours)) await photos.drop(id)
  await sweepStore(photos, (ids) => findKnown(db, ids))
}
