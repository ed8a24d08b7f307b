import type { Handle } from '#server/db/connect.ts'
import type { Store } from '#server/store/store.ts'
import { listUnhashed, saveHash } from './queries.ts'

/** Some 5 ms each: a round is over in a second or two, and leaves the processor to others. */
const batch = 200

/**
 * Hashes photos that came before hashes were made, or whose making was cut short, the newest first:
 * they are under review soonest. A photo whose file cannot be read is not tried again.
 */
export async function hashPhotos(db: Handle, store: Store): Promise<void> {
  for (const { id, widths } of await listUnhashed(db, batch)) {
    const content = await store.read(id, `${Math.min(...widths)}.webp`)
    const dhash = content ? await hashOf(content) : null
    await saveHash(db, id, dhash)
  }
}

/** What decodes pictures takes memory, and is loaded for the first of them. */
async function hashOf(content: Buffer): Promise<Buffer | null> {
  const { differenceHash } = await import('./phash.ts')
  return differenceHash(content).catch(() => null)
}
