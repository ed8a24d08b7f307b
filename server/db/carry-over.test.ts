import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { StartError } from '#server/start-error.ts'
import { testDatabase } from '#test/database.ts'
import { describeStructure } from '#test/structure.ts'
import { migrate, pendingMigrations } from './migrate.ts'

/** Databases that the migrations before the baseline made. */

const { pool, drop } = await testDatabase()
after(drop)

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const before = parseTsv(read('./before-baseline.tsv'))
const lastBefore = '0571-payment-digits.sql'

/** What came after the baseline is in the tables of this database already. */
const { rows: later } = await pool.query<{ name: string; checksum: string }>(
  `select name, checksum from migration where name ~ '^[0-9]' and name <> '0000-baseline'`,
)

/** They had the same tables and functions, and these rows in the place of the baseline's. */
beforeEach(async () => {
  await pool.query('delete from migration')
  await pool.query(
    'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
    [before.map(([name]) => name), before.map(([, checksum]) => checksum)],
  )
})

async function recorded(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

async function refusal(): Promise<string> {
  const error = await migrate(pool).catch((reason: unknown) => reason)
  assert.ok(error instanceof StartError, String(error))
  return error.message
}

test('a database with all of them starts from the baseline and stays what it is', async () => {
  await pool.query(
    'create or replace function india_today() returns date language sql as $$ select null::date $$',
  )
  await pool.query(
    'insert into migration (name, checksum) select * from unnest($1::text[], $2::text[])',
    [later.map(({ name }) => name), later.map(({ checksum }) => checksum)],
  )
  const applied = await migrate(pool)
  assert.ok(
    applied.every((name) => name.startsWith('functions/')),
    applied.join(),
  )
  assert.equal((await recorded())[0], '0000-baseline')
  assert.equal((await recorded()).includes(lastBefore), false)
  assert.deepEqual(await pendingMigrations(pool), [])
  assert.equal(await describeStructure(pool), read('./structure.txt'))
  assert.deepEqual(await migrate(pool), [])
})

test('one that lacks the last of them is refused and left alone', async () => {
  await pool.query('delete from migration where name = $1', [lastBefore])
  assert.match(await refusal(), /^The database was made before .* ends with 0532-city-search-vis/)
  assert.equal((await recorded()).length, before.length - 1)
})

test('one in which another text of them was applied is refused', async () => {
  await pool.query(`update migration set checksum = 'other' where name = $1`, [lastBefore])
  assert.match(await refusal(), /made before the first release/)
})
