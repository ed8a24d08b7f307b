import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openStore, readArchiveKey } from '#server/archive/open.ts'
import { readFileIds } from '#server/archive/queries.ts'
import { chooseSystem, type Target } from '#server/archive/restore/choose.ts'
import { recover } from '#server/archive/restore/recover.ts'
import { restoreUploads } from '#server/archive/upload.ts'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/start-error.ts'

interface RestoreOptions {
  config: Config
  /** A moment with its time zone, or `latest`. */
  to: string
  system: string | undefined
  say(line: string): void
}

/** How many missing files are named. */
const namedFiles = 20

/** Brings the database, and the uploads it names, back as they were at a moment. */
export async function restoreMoment({ config, to, system, say }: RestoreOptions): Promise<void> {
  if (config.databaseUrl) {
    throw new StartError(
      'DATABASE_URL must not be set: a database of your own is restored by its pgBackRest ' +
        '(docs/operations.md).',
    )
  }
  const target = targetOf(to)
  const { dataDir } = config
  const store = await openStore(config, say)
  const key = await readArchiveKey(config)
  const chosen = await chooseSystem(store, system)
  const recovered = await recover({ store, key, system: chosen, target, dataDir, say })
  try {
    if (config.s3) say('Uploads lie in their bucket: bring deleted ones back from its versions.')
    else {
      const { signal } = new AbortController()
      const files = await restoreUploads({ store, key, system: chosen, dataDir, signal })
      say(`${files} uploaded files restored`)
      await nameMissing(recovered.url, dataDir, say)
    }
  } catch (error) {
    await recovered.discard()
    throw error
  }
  await recovered.keep()
  const last = recovered.lastChange?.toISOString() ?? 'that of the base backup'
  say(
    `The database is as it was at ${to}; its last change: ${last}. Start with DATA_DIR=${dataDir}`,
  )
}

/** A moment without a time zone would be another one on another machine. */
function targetOf(to: string): Target {
  if (to === 'latest') return 'latest'
  const time = new Date(to)
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(to) || Number.isNaN(time.getTime()))
    throw new StartError('--to must be a moment like 2026-11-29T10:00:00+05:30, or latest.')
  if (time.getTime() > Date.now()) throw new StartError('--to lies in the future.')
  return { time }
}

/** Uploads that are there and have no row are swept by the running server. */
async function nameMissing(
  url: string,
  dataDir: string,
  say: RestoreOptions['say'],
): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const ids = await readFileIds(client).finally(() => client.end())
  const present = new Set<string>()
  for (const room of ['media', 'documents'])
    for (const id of await readdir(join(dataDir, room)).catch(() => []))
      present.add(`${room}/${id}`)
  const missing = ids.map(({ room, id }) => `${room}/${id}`).filter((path) => !present.has(path))
  if (missing.length === 0) return say('Every file that a row names is there.')
  for (const path of missing.slice(0, namedFiles)) say(`Missing: ${path}`)
  say(`${missing.length} files that rows name are missing.`)
}
