import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { sweepStore } from '#server/store/sweep.ts'
import { findKnown } from './queries.ts'

/**
 * Removes the files of documents nobody knows: of deleted brokers, and of uploads that broke off.
 */
export function sweepDocuments(db: Handle, documents: Store): Promise<void> {
  return sweepStore(documents, (ids) => findKnown(db, ids))
}
