import { dropOldDrafts } from './draft.ts'
import type { Store } from './store.ts'

/** Files come before their row; after this long no upload is still between the two. */
const unknownAfter = 3_600_000

/** Removes drafts that were given up, and files whose row is gone or never came. */
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
