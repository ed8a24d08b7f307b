import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

/** Where the objects of an archive are stored: a folder of another disk, or a bucket. */
export interface ArchiveStore {
  /** Stores an object for good; one of that name is never overwritten: false if there is one. */
  put(name: string, content: Buffer): Promise<boolean>
  get(name: string): Promise<Buffer | undefined>
  /** Names that begin with a prefix, which ends with `/`, in order. */
  list(prefix: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** An archive in a folder, readable by its owner alone. */
export function folderStore(folder: string): ArchiveStore {
  return {
    async put(name, content) {
      const path = join(folder, name)
      await makeFolder(folder, dirname(path))
      const draft = join(dirname(path), `.draft-${randomUUID()}`)
      try {
        await writeFlushed(draft, content)
        // Unlike a rename, a link does not replace what is there.
        await link(draft, path)
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(draft, { force: true })
      }
      await flushFolder(dirname(path))
      return true
    },
    get: (name) =>
      readFile(join(folder, name)).catch((error) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }),
    async list(prefix) {
      const found = await readdir(join(folder, prefix), {
        withFileTypes: true,
        recursive: true,
      }).catch((error) => {
        if (codeOf(error) === 'ENOENT') return []
        throw error
      })
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.draft-'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
  }
}

/**
 * The archive itself is made by the operator: without its disk mounted, a folder of that name would
 * be made on the disk that it is to outlive.
 */
async function makeFolder(archive: string, folder: string): Promise<void> {
  await readdir(archive).catch((error) => {
    throw new StartError(`The archive ${archive} cannot be used (${codeOf(error)}).`)
  })
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  for (let at = folder; made && at.length >= dirname(made).length; at = dirname(at))
    await flushFolder(at)
}

async function writeFlushed(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
