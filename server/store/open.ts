import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { diskStore } from './disk.ts'
import type { Store } from './store.ts'

/** The rooms that keep files. */
export interface Stores {
  photos: Store
  documents: Store
}

/**
 * On the disk under DATA_DIR, or in the bucket the operator named; the names are the same in both.
 */
export async function openStores(
  { dataDir, s3 }: Config,
  log: (line: string) => void,
): Promise<Stores> {
  const folders = { photos: join(dataDir, 'media'), documents: join(dataDir, 'documents') }
  if (!s3) return { photos: diskStore(folders.photos), documents: diskStore(folders.documents) }
  // Loaded only where it is used: it is larger than all the rest of the server.
  const { openBucket } = await import('./s3.ts')
  const bucket = openBucket(s3)
  await bucket.check(log)
  return {
    photos: bucket.store('media', folders.photos),
    documents: bucket.store('documents', folders.documents),
  }
}
