import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#server/db/embedded/pid-file.ts'

/** Linux keeps these files in memory. */
const memory = '/dev/shm'
const name = 'brickbazaar-check-'
/** A run takes about 2 GB at most; the rest is for whoever else needs memory. */
const minFree = 4 * 1024 ** 3

/**
 * A folder in memory that goes with this process, or none where there is no room. A database for
 * each test file is a thousand files that come and go: on a disk that took longer than most tests.
 */
export function memoryFolder(place = memory): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(place)
    if (bavail * bsize < minFree) return undefined
    removeLeftovers(place)
    const folder = join(place, `${name}${process.pid}`)
    mkdirSync(folder)
    // The database server runs as another user where the tests run as root.
    chmodSync(folder, 0o711)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  } catch {
    return undefined
  }
}

/** Of runs that were killed: nothing else would give the memory back. */
function removeLeftovers(place: string): void {
  for (const entry of readdirSync(place)) {
    const pid = entry.startsWith(name) ? Number(entry.slice(name.length)) : 0
    if (pid > 0 && !isAlive(pid)) rmSync(join(place, entry), { recursive: true, force: true })
  }
}
