import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#server/db/failure.ts'
import { isId, type Store } from './store.ts'

const batch = 500

/** Stores files in a local folder: `<folder>/<id>`, or `<folder>/<id>/<name>`. */
export function diskStore(folder: string): Store {
  return {
    folder,
    async keep(id, draft, { flush = true } = {}) {
      if (flush) await flushAll(draft)
      // Drafts are in the same file system, so the rename is atomic.
      await rename(draft, join(folder, id)).catch(unlessStored)
      if (flush) await flushFolder(folder)
    },
    read: (id, name = '') => readFile(join(folder, id, name)).catch(unlessMissing),
    async drop(id) {
      await rm(join(folder, id), { recursive: true, force: true })
    },
    async *old(milliseconds) {
      const names = await readdir(folder).catch(() => [])
      const ids = names.filter(isId)
      for (let start = 0; start < ids.length; start += batch) {
        yield await older(folder, ids.slice(start, start + batch), milliseconds)
      }
    },
  }
}

/** Returns those of the names in a folder that were last changed longer ago than this. */
export async function older(
  folder: string,
  names: readonly string[],
  milliseconds: number,
): Promise<string[]> {
  const aged: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - milliseconds) aged.push(name)
  }
  return aged
}

/** An id has one content, so that a second process that loads the demo finds the same pictures. */
function unlessStored(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** Flushes a draft, a file or a folder, to the disk. */
async function flushAll(draft: string): Promise<void> {
  if (!(await stat(draft)).isDirectory()) return flushFile(draft)
  for (const name of await readdir(draft)) await flushFile(join(draft, name))
  await flushFolder(draft)
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes directory entries through.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
