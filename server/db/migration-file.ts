import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#server/root.ts'

const ours = pathToFileURL(join(root, 'server/db/migrations/'))

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Every migration, in order. */
export async function readMigrations(folder = ours): Promise<Migration[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      // A checkout under Windows may turn line ends; that is no change.
      const sql = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

export async function migrationNames(folder = ours): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}
