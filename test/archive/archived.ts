import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Archive } from '#server/archive/archive.ts'
import { chooseSystem, type Target } from '#server/archive/restore/choose.ts'
import { type Recovered, recover } from '#server/archive/restore/recover.ts'
import { type ArchiveStore, folderStore } from '#server/archive/store.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { temporaryFolder } from '../folder.ts'

/** A database with an archive beside it, without a marketplace in it. */
export interface Archived {
  database: Embedded
  archive: Archive
  store: ArchiveStore
  /** The folder of the archive. */
  folder: string
  dataDir: string
  key: Buffer
  client: pg.Client
  /** Stops it as the server does: the archive gets its last segments. */
  stop(): Promise<void>
}

export const testKey = Buffer.alloc(32, 7)

export async function useArchived({ store }: { store?: ArchiveStore } = {}): Promise<Archived> {
  const { path, remove } = await temporaryFolder()
  after(remove)
  await chmod(path, 0o711)
  const dataDir = join(path, 'data')
  const folder = join(path, 'archive')
  await mkdir(folder)
  const database = await startEmbedded({ dataDir, isArchived: true })
  after(database.stop)
  const at = store ?? folderStore(folder)
  const { superuserUrl, cluster, receipts } = database
  const archive = await Archive.open({
    ...{ store: at, key: testKey, cluster, receipts, superuserUrl, dataDir },
    ...{ baseHours: 24, keepDays: 14, log: () => undefined },
  })
  const client = new pg.Client(superuserUrl)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table migration (name text)')
  const storing = keepStoring(archive)
  return {
    ...{ database, archive, store: at, folder, dataDir, key: testKey, client },
    async stop() {
      await client.end()
      await database.stop()
      await storing.stop()
      await archive.close()
    },
  }
}

/** Stores the log as it comes; a failure is tried again, as the job does. */
function keepStoring(archive: Archive) {
  let isOver = false
  const storing = (async () => {
    while (!isOver) {
      await archive.storeLog().catch(() => undefined)
      await wait(50)
    }
  })()
  const stop = async () => {
    isOver = true
    await storing
  }
  after(stop)
  return { stop }
}

/** Restores into a folder of its own, which is removed with all that runs there. */
export async function restoreFor(
  { store, key }: Pick<Archived, 'store' | 'key'>,
  target: Target,
): Promise<Recovered & { dataDir: string }> {
  const { path, remove } = await temporaryFolder()
  after(remove)
  await chmod(path, 0o711)
  const dataDir = join(path, 'data')
  const system = await chooseSystem(store, undefined)
  const recovered = await recover({ store, key, system, target, dataDir, say: () => undefined })
  return { ...recovered, dataDir }
}
