import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { StartError } from '#server/start-error.ts'
import { Damaged, decrypt, encrypt, fingerprintOf } from './encryption.ts'
import { inParts, pack } from './pack.ts'
import { beginBackup, endBackup, readMigration } from './queries.ts'
import { bytesOf, firstGap, isSegment, timelineOf } from './segment.ts'
import type { ArchiveStore } from './store.ts'
import { archiveUploads } from './upload.ts'
import type { Walk } from './wal.ts'

/** Bytes of a part before it is compressed: what an upload to a bucket takes in seconds. */
const partBytes = 8 * 1024 * 1024
/** How long the last segment of a backup may take into the archive. */
const waitMs = 120_000

/** The content of a base backup, written last: without it the parts are no backup. */
const Manifest = z.object({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  /** From here on every moment can be restored. */
  endedAt: z.iso.datetime(),
  timeline: z.number().int(),
  startSegment: z.string().refine(isSegment),
  endSegment: z.string().refine(isSegment),
  /** The end in bytes of the log. */
  end: z.number(),
  /** The file `backup_label` that recovery begins with. */
  label: z.string(),
  parts: z.number().int(),
  /** The last migration, which identifies the release. */
  migration: z.string(),
  /** Photos and documents that were there, below DATA_DIR; null where they lie in a bucket. */
  files: z.array(z.string()).nullable(),
})
export type Manifest = z.infer<typeof Manifest>

export interface Base extends Manifest {
  /** Its path, such as `7301…/base/20261129T101500Z`. */
  folder: string
}

export interface BaseOptions extends Walk {
  superuserUrl: string
  /** Where photos and documents lie; none where they lie in a bucket. */
  dataDir: string | undefined
  signal: AbortSignal
}

const partName = (folder: string, index: number) =>
  `${folder}/part-${String(index).padStart(6, '0')}`

/** Copies the running cluster into the archive, and waits until the log that belongs to it is. */
export async function takeBase(options: BaseOptions): Promise<Base> {
  const { store, key, system, cluster, dataDir, signal } = options
  const client = new pg.Client(options.superuserUrl)
  client.on('error', () => undefined)
  await client.connect()
  try {
    const stamp = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const folder = `${system}/base/${stamp}`
    const migration = await readMigration(client)
    const started = await beginBackup(client, `brickbazaar ${stamp}`)
    let parts = 0
    for await (const part of inParts(pack(cluster, signal), partBytes)) {
      const name = partName(folder, parts++)
      if (!(await store.put(name, await encrypt(key, name, part))))
        throw new StartError(`${name} is in the archive already: does another process archive?`)
    }
    const files = dataDir ? await archiveUploads({ store, key, system, dataDir, signal }) : null
    const ended = await endBackup(client)
    const startedAt = started.at.toISOString()
    const endedAt = ended.at.toISOString()
    await untilArchived(options, started.segment, ended.segment)
    const manifest: Manifest = {
      ...{ format: 1, startedAt, endedAt, timeline: timelineOf(ended.segment) },
      ...{ startSegment: started.segment, endSegment: ended.segment, end: bytesOf(ended.lsn) },
      ...{ label: ended.label, parts, migration, files },
    }
    const name = `${folder}/manifest`
    await store.put(name, await encrypt(key, name, Buffer.from(JSON.stringify(manifest))))
    return { ...manifest, folder }
  } finally {
    // Ends a backup that was broken off, too.
    await client.end()
  }
}

async function untilArchived(options: BaseOptions, from: string, to: string): Promise<void> {
  const { store, system, signal } = options
  const deadline = Date.now() + waitMs
  for (;;) {
    const gap = firstGap(await listSegments(store, system), from, to)
    if (!gap) return
    if (Date.now() > deadline)
      throw new StartError(`The base backup waits in vain for ${gap} in the archive.`)
    await wait(1_000, undefined, { signal })
  }
}

/** Names of the segments and histories in the archive. */
export async function listSegments(store: ArchiveStore, system: string): Promise<Set<string>> {
  const prefix = `${system}/wal/`
  return new Set((await store.list(prefix)).map((name) => name.slice(prefix.length)))
}

/** Folders of whole base backups, oldest first, and of parts without a manifest. */
export async function listBases(store: ArchiveStore, system: string) {
  const names = await store.list(`${system}/base/`)
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/'))
  const whole = new Set(names.filter((name) => name.endsWith('/manifest')).map(folderOf))
  const broken = new Set(names.map(folderOf).filter((folder) => !whole.has(folder)))
  return { whole: [...whole].sort(), broken: [...broken], names }
}

export async function readBase(store: ArchiveStore, key: Buffer, folder: string): Promise<Base> {
  const name = `${folder}/manifest`
  const encrypted = await store.get(name)
  if (!encrypted) throw new Damaged(`${name} is missing in the archive.`)
  const manifest = Manifest.parse(JSON.parse((await decrypt(key, name, encrypted)).toString()))
  return { ...manifest, folder }
}

/** Yields the content of a base backup; a part that is missing or damaged is named. */
export async function* readParts(
  store: ArchiveStore,
  key: Buffer,
  { folder, parts }: Base,
): AsyncGenerator<Buffer> {
  for (let index = 0; index < parts; index++) {
    const name = partName(folder, index)
    const encrypted = await store.get(name)
    if (!encrypted) throw new Damaged(`${name} is missing in the archive.`)
    yield await decrypt(key, name, encrypted)
  }
}

/** Whether a manifest was encrypted with this key, by its first bytes. */
export async function isOfKey(store: ArchiveStore, key: Buffer, folder: string): Promise<boolean> {
  const encrypted = await store.get(`${folder}/manifest`)
  return encrypted?.subarray(8, 24).toString('hex') === fingerprintOf(key)
}
