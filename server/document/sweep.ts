import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { sweepStore } from '#server/store/sweep.ts'
import { findKnown } from './queries.ts'

/** Deletes stored files that belong to no document: of deleted brokers and aborted uploads. */
export function sweepDocuments(db: Handle, documents: Store): Promise<void> {
  return sweepStore(documents, (ids) => findKnown(db, ids))
}
