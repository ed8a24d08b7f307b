import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '#contract/refusal.ts'
import { storageIsFull } from '#server/db/failure.ts'
import { workbookPath } from '#server/import/tabular/workbook.ts'
import { older } from '#server/store/disk.ts'

/** Where the files of imports lie: one for each import, by its id. */
export function importPath(dataDir: string, id: string): string {
  return join(dataDir, 'import', id)
}

export interface StoredFile {
  path: string
  size: number
  sha256: Buffer
}

/**
 * Writes an incoming file to disk as it arrives, counting and hashing on the way. A file that is
 * too large, or a disk that is full, leaves nothing behind.
 */
export async function storeFile(
  dataDir: string,
  id: string,
  incoming: Readable,
  maxBytes: number,
): Promise<StoredFile> {
  const path = importPath(dataDir, id)
  const part = `${path}.part`
  const hash = createHash('sha256')
  let size = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      if (size <= maxBytes) return done(null, chunk)
      const megabytes = Math.floor(maxBytes / 1024 / 1024)
      done(refuse('too_large', { message: `A file to import can have at most ${megabytes} MB.` }))
    },
  })
  try {
    await mkdir(join(dataDir, 'import'), { recursive: true, mode: 0o700 })
    await pipeline(incoming, count, createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
    return { path, size, sha256: hash.digest() }
  } catch (error) {
    await rm(part, { force: true })
    throw storageIsFull(error) ? refuse('storage_full', { retryAfter: 60 }) : error
  }
}

export async function dropFile(dataDir: string, id: string): Promise<void> {
  const path = importPath(dataDir, id)
  await Promise.all([path, workbookPath(path)].map((file) => rm(file, { force: true })))
}

/** Whether the file of an import is still kept. */
export async function hasFile(dataDir: string, id: string): Promise<boolean> {
  return stat(importPath(dataDir, id)).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Names of kept files older than so many milliseconds: ids, some with an ending behind. */
export async function olderFiles(dataDir: string, milliseconds: number): Promise<string[]> {
  const folder = join(dataDir, 'import')
  return older(folder, await readdir(folder).catch(() => []), milliseconds)
}
