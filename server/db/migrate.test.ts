import assert from 'node:assert/strict'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { after, beforeEach, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { StartError } from '#server/start-error.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { startMigrator } from '#test/migrator.ts'
import { migrate, pendingMigrations } from './migrate.ts'

const { url, pool, drop } = await testDatabase({ bare: true })
const { path, remove } = await temporaryFolder()
const folder = pathToFileURL(`${path}/`)
after(async () => {
  await drop()
  await remove()
})

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  rmSync(path, { recursive: true })
  for (const kind of ['', '/schema', '/functions', '/migrations']) mkdirSync(`${path}${kind}`)
  write('0001-town.sql', 'create table town (name text);')
  write('0002-street.sql', `create table street (name text); insert into town values ('Pune');`)
})

const writeIn = (kind: string, name: string, sql: string) =>
  writeFileSync(new URL(`${kind}/${name}`, folder), sql)
const write = (name: string, sql: string) => writeIn('migrations', name, sql)
const both = ['0001-town.sql', '0002-street.sql']

async function refusal(): Promise<string> {
  const error = await migrate(pool, { folder }).catch((reason: unknown) => reason)
  assert.ok(error instanceof StartError, String(error))
  return error.message
}

test('missing migrations are applied in order and once', async () => {
  assert.deepEqual(await pendingMigrations(pool, folder), both)
  assert.deepEqual(await migrate(pool, { folder }), both)
  assert.deepEqual(await pendingMigrations(pool, folder), [])
  assert.deepEqual(await migrate(pool, { folder }), [])
  write('0003-house.sql', 'create table house (name text)')
  assert.deepEqual(await pendingMigrations(pool, folder), ['0003-house.sql'])
  assert.deepEqual(await migrate(pool, { folder }), ['0003-house.sql'])
})

test('migrations in folders are applied by their numbers', async () => {
  mkdirSync(new URL('migrations/0000', folder))
  mkdirSync(new URL('migrations/0100', folder))
  writeIn('migrations/0100', '0101-lane.sql', 'alter table square rename to lane')
  writeIn('migrations/0000', '0099-square.sql', 'create table square (name text)')
  const all = [...both, '0099-square.sql', '0101-lane.sql']
  assert.deepEqual(await migrate(pool, { folder }), all)
  assert.deepEqual(await pendingMigrations(pool, folder), [])
})

test('each migration is logged as it is applied', async () => {
  const lines: string[] = []
  await migrate(pool, { folder, log: (line) => lines.push(line) })
  assert.deepEqual(lines, ['Migrating: 0001-town.sql', 'Migrating: 0002-street.sql'])
})

test('a changed applied migration is refused, other line ends are not a change', async () => {
  write('0001-town.sql', 'create table town\n(name text);')
  await migrate(pool, { folder })
  write('0001-town.sql', 'create table town\r\n(name text);')
  assert.deepEqual(await migrate(pool, { folder }), [])
  write('0001-town.sql', 'create table town (name text not null);')
  assert.match(await refusal(), /^The migration 0001-town.sql was changed after .*new migration\.$/)
})

test('a database newer than the code is refused (OPS-03)', async () => {
  await migrate(pool, { folder })
  rmSync(new URL('migrations/0002-street.sql', folder))
  assert.match(await refusal(), /newer release \(0002-street.sql is unknown to this one\)/)
})

test('column functions are created before the tables, all others after them', async () => {
  writeIn('schema', '01-home.sql', 'create table home (name text, half integer default half(4));')
  writeIn('schema', '02-room.sql', 'create table room (name text);')
  const half = (what: string) => `create or replace function half(whole integer) returns integer
    language sql immutable as $$ select ${what} $$`
  writeIn('functions', 'column-expression.sql', half('whole / 2'))
  writeIn(
    'functions',
    'home.sql',
    `create function homes() returns setof home
    language sql as $$ select * from home $$`,
  )
  const all = ['functions/column-expression.sql', '0000-baseline', ...both, 'functions/home.sql']
  assert.deepEqual(await migrate(pool, { folder }), all)
  assert.deepEqual(await pendingMigrations(pool, folder), [])
})

test('a changed functions file is applied again, a changed baseline refused', async () => {
  const one = (result: number) => `create or replace function one() returns integer
    language sql as $$ select ${result} $$`
  writeIn('functions', 'number.sql', one(2))
  writeIn('schema', '01-home.sql', 'create table home (name text);')
  await migrate(pool, { folder })
  writeIn('functions', 'number.sql', one(1))
  assert.deepEqual(await migrate(pool, { folder }), ['functions/number.sql'])
  assert.deepEqual((await pool.query('select one()')).rows, [{ one: 1 }])
  writeIn('schema', '01-home.sql', 'create table home (name text not null);')
  assert.match(await refusal(), /^The migration 0000-baseline was changed after/)
})

test('a migration numbered below an applied one is refused', async () => {
  await migrate(pool, { folder })
  write('0001-zone.sql', 'create table zone (name text)')
  assert.match(await refusal(), /0001-zone.sql stands before 0002-street.sql/)
})

test('a failing migration leaves nothing; earlier ones stay', async () => {
  write('0002-street.sql', 'create table street (name text); select 1 / 0;')
  await assert.rejects(
    migrate(pool, { folder }),
    /Migration 0002-street.sql failed: division by zero/,
  )
  assert.deepEqual(await pendingMigrations(pool, folder), ['0002-street.sql'])
  const { rows } = await pool.query(`select to_regclass('street') as street`)
  assert.equal(rows[0].street, null)
})

test('an unreachable database is named by its variable without the password', async () => {
  const nowhere = new pg.Pool({ connectionString: 'postgres://me:secret@localhost:1/none' })
  await assert.rejects(migrate(nowhere, { folder }), (error) => {
    assert.ok(error instanceof StartError)
    assert.match(error.message, /^The database cannot be reached \(.*ECONNREFUSED.*DATABASE_URL\.$/)
    assert.doesNotMatch(error.message, /secret/)
    return true
  })
  await nowhere.end()
})

test('of two processes one migrates and the other waits (DUR-15)', async () => {
  write('0003-slow.sql', 'select pg_sleep(0.2)')
  const applied = await Promise.all([migrate(pool, { folder }), migrate(pool, { folder })])
  assert.deepEqual(
    applied.toSorted((a, b) => b.length - a.length),
    [[...both, '0003-slow.sql'], []],
  )
})

test('the next run completes a killed migration (DUR-15)', async () => {
  const pause = 9_126_018
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [pause])
  write('0002-street.sql', `create table street (); select pg_advisory_xact_lock(${pause});`)
  const migrator = startMigrator(url, folder.href)
  await migrator.untilItWaitsForLock(pause)
  await migrator.kill()
  const next = migrate(pool, { folder })
  await holder.query('select pg_advisory_unlock($1)', [pause])
  holder.release()
  assert.deepEqual(await next, ['0002-street.sql'])
})
