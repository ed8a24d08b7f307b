import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from '#contract/refusal.ts'
import { t } from '#domain/locale/translate.ts'
import { storageIsFull } from '#server/db/failure.ts'
import { workbookPath } from '#server/import/tabular/workbook.ts'
import { older } from '#server/store/disk.ts'

/** Returns the path of an import's file, named by the import's id. */
export function importPath(dataDir: string, id: string): string {
  return join(dataDir, 'import', id)
}

export interface StoredFile {
  path: string
  size: number
  sha256: Buffer
}

/**
 * Streams an incoming file to disk, with its size and hash. Deletes it again if it is too large or
 * the disk is full.
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
      done(
        refuse('too_large', {
          message: t('The file can be at most {megabytes} MB.', { megabytes }),
        }),
      )
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

/** Returns whether the file of an import still exists. */
export async function hasFile(dataDir: string, id: string): Promise<boolean> {
  return stat(importPath(dataDir, id)).then(
    (found) => found.isFile(),
    () => false,
  )
}

/** Returns the names of files older than this: ids, some with a suffix. */
export async function olderFiles(dataDir: string, milliseconds: number): Promise<string[]> {
  const folder = join(dataDir, 'import')
  return older(folder, await readdir(folder).catch(() => []), milliseconds)
}
