import type { Handle } from '#server/db/connect.ts'
import { dropDocument, oldDocuments } from './file.ts'
import { findKnown } from './queries.ts'

/** Files come before their row; after this long no upload is still between the two. */
const unknownAfter = 3_600_000
const batch = 500

/** Removes the files of documents nobody knows: of deleted brokers, and of uploads that broke off. */
export async function sweepDocuments(db: Handle, dataDir: string): Promise<void> {
  const ids = await oldDocuments(dataDir, unknownAfter)
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    const known = await findKnown(db, some)
    for (const id of some) if (!known.has(id)) await dropDocument(dataDir, id)
  }
}
