import { readFile, writeFile } from 'node:fs/promises'
import { testDatabase } from '#test/database.ts'
import { describeTables } from './table-type.ts'

/** Writes server/db/tables.ts from a migrated database; with --check only compares. */

const path = new URL('../server/db/tables.ts', import.meta.url)
const database = await testDatabase()
try {
  const generated = await describeTables(database.pool)
  const present = await readFile(path, 'utf8').catch(() => '')
  if (generated === present) {
    console.log('server/db/tables.ts is fresh')
  } else if (process.argv.includes('--check')) {
    console.error('server/db/tables.ts does not match the migrations: run npm run tables.')
    process.exitCode = 1
  } else {
    await writeFile(path, generated)
    console.log('server/db/tables.ts written')
  }
} finally {
  await database.drop()
}
