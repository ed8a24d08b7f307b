import { dropOldDrafts } from './draft.ts'
import type { Store } from './store.ts'

/**
 * Files are stored before their row; after this time no upload is still in between, even where the
 * clock of this process and that of the bucket are an hour or two apart.
 */
const unknownAfter = 3 * 3_600_000

/** Deletes abandoned drafts, and files whose row was deleted or never inserted. */
export async function sweepStore(
  store: Store,
  findKnown: (ids: string[]) => Promise<Set<string>>,
): Promise<void> {
  await dropOldDrafts(store, unknownAfter)
  for await (const ids of store.old(unknownAfter)) {
    if (ids.length === 0) continue
    const known = await findKnown(ids)
    for (const id of ids) if (!known.has(id)) await store.drop(id)
  }
}
