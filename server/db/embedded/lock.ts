import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '#server/db/failure.ts'
import { StartError } from '#server/start-error.ts'

const sqliteBusy = 5

/** Another live process uses the folder: a second server must not touch it. */
export class AlreadyRunning extends StartError {
  override name = 'AlreadyRunning'
}

/**
 * Locks the data folder for this process and returns the function that releases it.
 *
 * Node has no file locks, and a pid in a file can be wrong (kill -9, reused pids, containers that
 * share a volume), so the kernel's lock on an empty SQLite file is used: it ends with the process,
 * however that ends. Warning: POSIX drops such a lock as soon as its process opens and closes the
 * same file in another way, so nothing else may read this file.
 */
export function takeLock(path: string, folder: string): () => void {
  try {
    const file = new DatabaseSync(path, { timeout: 0 })
    file.exec('begin exclusive')
    return () => file.close()
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      throw new AlreadyRunning(
        `Another BrickBazaar process is using ${folder}: ` +
          'stop it first, or set DATA_DIR to another folder.',
      )
    }
    throw new StartError(`The lock file ${path} cannot be used: ${messageOf(error)}.`)
  }
}
