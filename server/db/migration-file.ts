import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#server/root.ts'

/** Contains `schema/`, `functions/` and `migrations/`: server/db/README.md. */
const ours = pathToFileURL(join(root, 'server/db/'))

export interface Migration {
  name: string
  sql: string
  checksum: string
}

export const baselineName = '0000-baseline'

/** Functions used by columns and indexes: tables need them, and they need no table. */
export const columnFunctions = 'functions/column-expression.sql'

/** Returns the baseline, then the later migrations in order. */
export async function readMigrations(folder = ours): Promise<Migration[]> {
  const schema = await readAll(folder, await listSql(folder, 'schema'))
  const whole = schema.map(({ sql }) => sql).join('\n')
  const baseline = schema.length > 0 ? [{ name: baselineName, ...checked(whole) }] : []
  const later = await readAll(folder, await listSql(folder, 'migrations'))
  return [...baseline, ...later.map((file) => ({ ...file, name: basename(file.name) }))]
}

/** Returns the current functions and triggers, those for columns first. */
export async function readFunctions(folder = ours): Promise<Migration[]> {
  const files = await readAll(folder, await listSql(folder, 'functions'))
  return files.sort(
    (a, b) => Number(b.name === columnFunctions) - Number(a.name === columnFunctions),
  )
}

/** Returns the names that a database of this release has recorded. */
export async function migrationNames(folder = ours): Promise<string[]> {
  const schema = await listSql(folder, 'schema')
  return [
    ...(schema.length > 0 ? [baselineName] : []),
    ...(await listSql(folder, 'migrations')).map(basename),
    ...(await listSql(folder, 'functions')),
  ]
}

const basename = (path: string) => path.slice(path.lastIndexOf('/') + 1)

async function readAll(folder: URL, names: string[]): Promise<Migration[]> {
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...checked(await readFile(new URL(name, folder), 'utf8')),
    })),
  )
}

/** Returns the paths by name; there is a folder for each hundred numbers of migrations. */
async function listSql(folder: URL, kind: string): Promise<string[]> {
  const names = await readdir(new URL(`${kind}/`, folder), { recursive: true }).catch(
    emptyWhenMissing,
  )
  return names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `${kind}/${name.replaceAll('\\', '/')}`)
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
}

/** Git does not store empty folders. */
function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Windows checkouts may change line ends; that must not change the checksum. */
function checked(text: string): Pick<Migration, 'sql' | 'checksum'> {
  const sql = text.replaceAll('\r\n', '\n')
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
