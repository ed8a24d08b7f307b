import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { sqlState } from '#server/db/failure.ts'
import { migrate } from '#server/db/migrate.ts'
import { readFunctions, readMigrations } from '#server/db/migration-file.ts'
import { createKeyFile, keyFileIn, readKeyFile } from '#server/secret/key-file.ts'
import { StartError } from '#server/start-error.ts'
import { copyFile, uploads } from './file.ts'
import { isEmpty, type Manifest, readManifest, tableFile } from './manifest.ts'
import { fill, listTables, patientClient, rowsOf, summing, sumOf } from './table.ts'
import { type Places, reportSpeed } from './take.ts'

// A marketplace somebody uses has at least one of them.
const inhabited = ['administrator', 'broker', 'customer', 'location', 'property', 'audit_event']

/**
 * Brings a backup into an empty database and an empty data folder: in one transaction, so that a
 * restore that breaks off leaves no half. Every table is read back and every file compared by its
 * checksum; what does not agree is named, and nothing is kept.
 */
export async function putBack({ pool, folder, dataDir, keyFile, say }: Places): Promise<void> {
  const manifest = await readManifest(folder)
  await refuseInhabited(pool, dataDir)
  await refuseOtherRelease(manifest)
  const key = await readKeyFile(keyFileIn(folder))
  await refuseOtherKey(keyFile, key)
  await migrate(pool, { log: say })
  const began = Date.now()
  const client = await patientClient(pool)
  try {
    await client.query('begin')
    await withoutTriggers(client)
    const wrong = await putTables(client, folder, manifest, say)
    wrong.push(...(await putFiles(folder, dataDir, manifest)))
    if (wrong.length > 0) {
      await dropFiles(dataDir)
      throw new StartError(`The backup is damaged; nothing was restored: ${wrong.join(', ')}.`)
    }
    if (keyFile && key) await createKeyFile(keyFile, key)
    await client.query('commit')
    await client.query('analyze')
    reportSpeed(manifest, began, say)
    say('Every table and every file is as it was when the backup was taken.')
    if (!key) say('It holds no key: start with the SECRET_KEY or secret.key of that installation.')
  } finally {
    await client.end()
  }
}

async function refuseInhabited(pool: pg.Pool, dataDir: string | undefined): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = any($1)`,
    [inhabited],
  )
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select from "${name}" limit 1`)
    if (rowCount) {
      throw new StartError(
        `The database is not empty (there are rows of ${name}): ` +
          'restore into a new DATA_DIR or an empty database.',
      )
    }
  }
  for (const room of uploads) {
    if (dataDir && !(await isEmpty(join(dataDir, room)))) {
      throw new StartError(`${join(dataDir, room)} is not empty: restore into a new DATA_DIR.`)
    }
  }
}

async function refuseOtherKey(keyFile: string | undefined, key: Buffer | undefined): Promise<void> {
  const present = keyFile && (await readKeyFile(keyFile))
  if (!present || !key || present.equals(key)) return
  throw new StartError(`${keyFile} is another key than the backup's: restore into a new DATA_DIR.`)
}

async function refuseOtherRelease({ migrations }: Manifest): Promise<void> {
  const ours = [...(await readMigrations()), ...(await readFunctions())]
  const key = (list: Manifest['migrations']) =>
    list
      .map(({ name, checksum }) => `${name} ${checksum}`)
      .sort()
      .join()
  if (key(ours) === key(migrations)) return
  throw new StartError(
    'The backup was taken by another release (its last migration is ' +
      `${migrations.at(-1)?.name}): restore it with that release, then update.`,
  )
}

/**
 * Rows come table by table, so what they point at may not be there yet; the backup was one moment.
 */
async function withoutTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica')
  } catch (error) {
    const notAllowed = '42501'
    if (sqlState(error) !== notAllowed) throw error
    throw new StartError(
      'The database does not let this user restore: as its administrator, "grant set on ' +
        'parameter session_replication_role to" this user.',
    )
  }
}

async function putTables(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Manifest,
  say: Places['say'],
): Promise<string[]> {
  const present = await listTables(client)
  await client.query(`truncate ${present.map(({ name }) => `"${name}"`).join(', ')}`)
  const wrong: string[] = []
  for (const table of present) {
    const stored = tables.find(({ name }) => name === table.name)
    const { pass, sum } = summing()
    const rows = pass(createReadStream(tableFile(folder, table.name)))
    // Rows the database does not understand are damage too.
    const error = await fill(client, table, rows).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error || sum().sha256 !== stored?.sha256) return [...wrong, table.name]
    const read = await sumOf(rowsOf(client, table))
    if (read.sha256 !== stored.sha256) wrong.push(table.name)
    say(
      `${table.name.padEnd(24)} ${read.sha256} ${wrong.includes(table.name) ? 'DIFFERS' : 'equal'}`,
    )
  }
  for (const { name, last } of sequences) {
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, last])
  }
  return wrong
}

/** The folders were empty before. */
async function dropFiles(dataDir: string | undefined): Promise<void> {
  for (const room of uploads) {
    if (dataDir) await rm(join(dataDir, room), { recursive: true, force: true })
  }
}

async function putFiles(
  folder: string,
  dataDir: string | undefined,
  { files }: Manifest,
): Promise<string[]> {
  const wrong: string[] = []
  for (const { path, sha256 } of files ?? []) {
    if (!dataDir) continue
    const sum = await copyFile(join(folder, path), join(dataDir, path)).catch(() => undefined)
    if (sum?.sha256 !== sha256) wrong.push(path)
  }
  return wrong
}
