import type { Handle } from '#server/db/connect.ts'
import { dropFiles, dropOldIncoming, oldFolders } from './file.ts'
import { deleteAbandoned, findKnown } from './queries.ts'

/** A photo that no listing took within this time was given up (quality UPL-12). */
const abandonedAfterHours = 24
/** Files come before their row; after this long no upload is still between the two. */
const unknownAfter = 3_600_000
const batch = 500

/** Removes abandoned uploads, and files that have no row because something stopped in between. */
export async function sweepMedia(db: Handle, dataDir: string): Promise<void> {
  for (const id of await deleteAbandoned(db, abandonedAfterHours)) await dropFiles(dataDir, id)
  await dropOldIncoming(dataDir, unknownAfter)
  const folders = await oldFolders(dataDir, unknownAfter)
  for (let start = 0; start < folders.length; start += batch) {
    const ids = folders.slice(start, start + batch)
    const known = await findKnown(db, ids)
    for (const id of ids) if (!known.has(id)) await dropFiles(dataDir, id)
  }
}
