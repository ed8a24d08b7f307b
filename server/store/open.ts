import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { diskStore } from './disk.ts'
import type { Store } from './store.ts'

/** The stores of photos and documents. */
export interface Stores {
  photos: Store
  documents: Store
  /** Why the bucket cannot be used; undefined where it can, and without one. */
  trouble?: () => string | undefined
}

/**
 * Opens the stores: on the disk under DATA_DIR, or in the operator's bucket, with the same names.
 */
export async function openStores(
  { dataDir, s3 }: Config,
  log: (line: string) => void,
): Promise<Stores> {
  const folders = { photos: join(dataDir, 'media'), documents: join(dataDir, 'documents') }
  if (!s3) return { photos: diskStore(folders.photos), documents: diskStore(folders.documents) }
  // Loaded only when used, because it is larger than the rest of the server.
  const { openBucket } = await import('./s3.ts')
  const bucket = openBucket(s3)
  await bucket.check(log)
  return {
    photos: bucket.store('media', folders.photos),
    documents: bucket.store('documents', folders.documents),
    trouble: bucket.trouble,
  }
}
