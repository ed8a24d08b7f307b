import { readFile, writeFile } from 'node:fs/promises'
import { testDatabase } from '#test/database.ts'
import { describeStructure } from '#test/structure.ts'
import { describeTables } from './table-type.ts'

/**
 * Writes what a migrated database is: server/db/tables.ts for the compiler and
 * server/db/structure.txt for readers and reviewers. With --check only compares.
 */

const { pool, drop } = await testDatabase()
try {
  await writeOrCheck('server/db/tables.ts', await describeTables(pool))
  await writeOrCheck('server/db/structure.txt', await describeStructure(pool))
} finally {
  await drop()
}

async function writeOrCheck(name: string, generated: string): Promise<void> {
  const path = new URL(`../${name}`, import.meta.url)
  const present = await readFile(path, 'utf8').catch(() => '')
  if (generated === present) {
    console.log(`${name} is fresh`)
  } else if (process.argv.includes('--check')) {
    console.error(`${name} does not match the migrations: run npm run tables.`)
    process.exitCode = 1
  } else {
    await writeFile(path, generated)
    console.log(`${name} written`)
  }
}
