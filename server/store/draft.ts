import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { older } from './disk.ts'
import { type Store, StoreAway } from './store.ts'

const incomingOf = (store: Store) => join(store.folder, 'incoming')

/** Passes a temporary path to `work` and deletes whatever is left there afterwards. */
export async function withDraft<T>(store: Store, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(incomingOf(store), randomUUID())
  await mkdir(incomingOf(store), { recursive: true, mode: 0o700 })
  try {
    return await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}

/** Writes one file of a draft. */
export async function writeDraft(
  path: string,
  content: string | Buffer | AsyncIterable<Buffer>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    // Unlike write(), this continues after a short write, so that a full disk becomes an error.
    await file.writeFile(content)
  } finally {
    await file.close()
  }
}

/** Saves the named files of one id. */
export async function saveFiles(
  store: Store,
  id: string,
  files: readonly { name: string; data: string | Buffer }[],
  options?: { flush?: boolean },
): Promise<void> {
  await withDraft(store, async (draft) => {
    await mkdir(draft)
    for (const { name, data } of files) await writeDraft(join(draft, name), data)
    await store.keep(id, draft, options)
  })
}

/** Deletes drafts of uploads that never finished. */
export async function dropOldDrafts(store: Store, milliseconds: number): Promise<void> {
  const folder = incomingOf(store)
  const names = await readdir(folder).catch(() => [])
  for (const name of await older(folder, names, milliseconds)) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Deletes files that a failure left without a row. If the store was unavailable it is not called
 * again while somebody waits: the sweep deletes them later.
 */
export async function dropAfter(error: unknown, store: Store, id: string): Promise<void> {
  if (!(error instanceof StoreAway)) await dropSoon(store, id)
}

/** Deletes files without a row, now or, if the store is unavailable, by the sweep. */
export async function dropSoon(store: Store, id: string): Promise<void> {
  await store.drop(id).catch(() => undefined)
}
