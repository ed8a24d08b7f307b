import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { listUnhashed, saveHash } from './queries.ts'

/** About 5 ms each, so that a round takes a second or two and leaves the processor to others. */
const batch = 200

/**
 * Hashes photos without a hash, newest first because they are reviewed soonest. A photo whose file
 * is unreadable is not retried.
 */
export async function hashPhotos(db: Handle, store: Store): Promise<void> {
  for (const { id, widths } of await listUnhashed(db, batch)) {
    const content = await store.read(id, `${Math.min(...widths)}.webp`)
    const dhash = content ? await hashOf(content) : null
    await saveHash(db, id, dhash)
  }
}

/** The image decoder uses much memory, so it is loaded only for the first photo. */
async function hashOf(content: Buffer): Promise<Buffer | null> {
  const { differenceHash } = await import('./phash.ts')
  return differenceHash(content).catch(() => null)
}
