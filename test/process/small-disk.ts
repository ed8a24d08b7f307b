import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, which can be filled without harm to others. */
export interface SmallDisk {
  path: string
  /** Bytes that are free. */
  free(): number
  /** Takes all but so many bytes of what is free. */
  fill(left?: number): void
  /** Gives back what `fill` took. */
  makeRoom(): void
  remove(): void
}

/** Why a disk cannot be mounted here. */
export const noSmallDisk = mountable() ? false : 'needs a user that may mount a disk'

function mountable(): boolean {
  try {
    smallDisk(1).remove()
    return true
  } catch {
    return false
  }
}

/** Mounts a disk of so many megabytes, in memory. */
export function smallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'bb-small-disk-'))
  const options = `size=${megabytes}m,mode=755`
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', options, 'none', path], { stdio: 'ignore' })
  chmodSync(path, 0o711)
  const filler = join(path, 'filler')
  const free = () => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  }
  return {
    path,
    free,
    fill(left = 0) {
      const bytes = Math.max(0, free() - left)
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
    },
    makeRoom: () => truncateSync(filler),
    remove() {
      execFileSync('/bin/umount', ['--lazy', path])
      rmdirSync(path)
    },
  }
}
