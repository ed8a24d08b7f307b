import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { createKeyFile, keyFileIn, readKeyFile } from '#server/secret/key-file.ts'
import { StartError } from '#server/start-error.ts'
import { type CopiedFile, copyUploads } from './file.ts'
import { isEmpty, type Manifest, tableFile, writeManifest } from './manifest.ts'
import { listTables, patientClient, rowsOf, summing, type Table } from './table.ts'

export interface Places {
  pool: pg.Pool
  /** The folder of the backup. */
  folder: string
  /** Where uploads lie; none where they are in a bucket. */
  dataDir: string | undefined
  /** Where the key of the documents lies; none where it is SECRET_KEY. */
  keyFile: string | undefined
  say: (line: string) => void
}

/**
 * Writes everything into an empty folder, beside a running server: all tables as they were at one
 * moment, and the uploads. The rows name files that are there, since files outlive their rows.
 */
export async function takeBackup({
  pool,
  folder,
  dataDir,
  keyFile,
  say,
}: Places): Promise<Manifest> {
  if (!(await isEmpty(folder))) throw new StartError(`${folder} is not empty: choose another.`)
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const began = Date.now()
  const client = await patientClient(pool)
  try {
    await client.query('begin isolation level repeatable read read only')
    // The first statement fixes the moment; files are copied next, before any of them ages.
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from migration order by name',
    )
    const { rows: sequences } = await client.query<Manifest['sequences'][number]>(
      `select sequencename as name, last_value::text as last from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    )
    const takenAt = new Date().toISOString()
    const files = dataDir ? await copyUploads(dataDir, folder) : null
    say(aboutFiles(files))
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      const sum = await writeTable(client, folder, table)
      tables.push({ name: table.name, columns: table.columns, ...sum })
      say(`${table.name.padEnd(24)} ${sizeOf(sum.bytes).padStart(10)}  ${sum.sha256}`)
    }
    await client.query('commit')
    const manifest: Manifest = { format: 1, takenAt, migrations, tables, sequences, files }
    say(await backUpKey(keyFile, folder))
    await writeManifest(folder, manifest)
    reportSpeed(manifest, began, say)
    return manifest
  } finally {
    await client.end()
  }
}

/** Without its key nobody can open a document of the backup. */
async function backUpKey(keyFile: string | undefined, folder: string): Promise<string> {
  const key = keyFile && (await readKeyFile(keyFile))
  if (!key) return 'The key of the documents is not part of this: keep SECRET_KEY elsewhere.'
  const copy = keyFileIn(folder)
  await createKeyFile(copy, key)
  return `${copy} opens the documents of this backup: keep it apart from the rest.`
}

async function writeTable(client: pg.Client, folder: string, table: Table) {
  const { pass, sum } = summing()
  const target = createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true })
  await pipeline(rowsOf(client, table), pass, target)
  return sum()
}

const aboutFiles = (files: CopiedFile[] | null) =>
  files
    ? `${files.length} uploaded files copied`
    : 'Uploaded files lie in a bucket and are not part of this: keep its versions there.'

/** How much there was and how fast it went. */
export function reportSpeed({ tables, files }: Manifest, began: number, say: Places['say']): void {
  const bytes = [...tables, ...(files ?? [])].reduce((total, part) => total + part.bytes, 0)
  const seconds = Math.max(0.001, (Date.now() - began) / 1000)
  say(
    `${tables.length} tables and ${files?.length ?? 0} files, ${sizeOf(bytes)} in ` +
      `${seconds.toFixed(1)} s (${sizeOf(bytes / seconds)}/s)`,
  )
}

const sizeOf = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`
