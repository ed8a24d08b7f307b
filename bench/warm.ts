import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Reads all files of a database once, so that the system has them in memory: those of one that was
 * just made are there, those of one that was kept are not, and the first calls would be measured by
 * the disk.
 */
export async function warm(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = createReadStream(join(entry.parentPath, entry.name), { highWaterMark: 1 << 20 })
    await pipeline(file, new Writable({ write: (_chunk, _encoding, done) => done() }))
  }
}
