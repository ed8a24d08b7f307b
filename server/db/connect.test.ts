import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { getHeapSpaceStatistics } from 'node:v8'
import { sql } from 'kysely'
import pg from 'pg'
import { testDatabase } from '#test/database.ts'
import { connect, type Handle } from './connect.ts'
import { constraintOf, databaseIsAway, sqlState } from './failure.ts'
import { StatementNames } from './statement-name.ts'
import { transact } from './transact.ts'

const { url, db, pool, drop } = await testDatabase({ bare: true })
after(drop)

test('database values have the types of tables.ts', async () => {
  const { rows } = await sql`select 9007199254740991::int8 as int8, 12.50::numeric as numeric,
    date '2026-03-01' as date, array[date '2026-03-01'] as dates, '{}'::date[] as none,
    array[7]::int8[] as ints, '{"a":[1]}'::jsonb as json, array['a,b'] as texts,
    timestamptz '2026-03-01 00:00+05:30' as at, count(*) as count, null::int8 as nothing`.execute(
    db,
  )
  assert.deepEqual(rows[0], {
    int8: 9007199254740991,
    numeric: 12.5,
    date: '2026-03-01',
    dates: ['2026-03-01'],
    none: [],
    ints: [7],
    json: { a: [1] },
    texts: ['a,b'],
    at: new Date('2026-02-28T18:30:00Z'),
    count: 1,
    nothing: null,
  })
})

test('an integer too large to be exact is an error, not a rounded number', async () => {
  await assert.rejects(sql`select 9007199254740993::int8`.execute(db), /is not a safe integer/)
})

test('violated constraints are identified by name', async () => {
  await sql`create table lane (id int constraint lane_taken primary key,
    width int constraint lane_wide check (width > 1))`.execute(db)
  await sql`insert into lane values (1, 2)`.execute(db)
  const failure = (values: string) =>
    pool.query(`insert into lane values ${values}`).catch((error: unknown) => error)
  assert.deepEqual(constraintOf(await failure('(1, 2)')), {
    code: '23505',
    constraint: 'lane_taken',
  })
  assert.deepEqual(constraintOf(await failure('(2, 1)')), {
    code: '23514',
    constraint: 'lane_wide',
  })
  assert.equal(constraintOf(await failure('(3, 2, 4)')), undefined)
  assert.equal(constraintOf(new Error('other')), undefined)
})

test('losing a connection between statements ends no process or pool (DUR-03)', async () => {
  const lost = transact(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await sql`select 1`.execute(tx)
  })
  await assert.rejects(lost, databaseIsAway)
  assert.equal((await sql`select 1`.execute(db)).rows.length, 1)
})

test('a lost idle connection is reported and replaced', async () => {
  const lines: string[] = []
  const connection = connect(url, { max: 1, log: (line) => lines.push(line) })
  const { rows } = await connection.pool.query('select pg_backend_pid() as pid')
  const removed = new Promise((resolve) => connection.pool.once('remove', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await removed
  await connection.pool.query('select 1')
  await connection.close()
  assert.match(lines[0] ?? '', /^A database connection was lost: terminating connection/)
})

test('a prepared statement is planned once for all values, up to a limit', async () => {
  const connection = connect(url, { max: 1, prepares: true })
  for (let value = 0; value < 30; value++) {
    const { rows } = await sql`select ${value}::int + 1 as next`.execute(connection.db)
    assert.deepEqual(rows, [{ next: value + 1 }])
  }
  const { rows } = await connection.pool.query(
    'select generic_plans as once, custom_plans as anew from pg_prepared_statements',
  )
  // A text gets a name only after eight uses, so the first seven are unprepared.
  assert.deepEqual(rows, [{ once: 23, anew: 0 }])
  for (let text = 0; text < 70; text++) {
    for (let time = 0; time < 20; time++) await sql.raw(`select ${text}`).execute(connection.db)
  }
  const held = await connection.pool.query('select from pg_prepared_statements')
  assert.equal(held.rowCount, 60)
  await connection.close()
})

test('frequent statements are prepared inside transactions only', async () => {
  const connection = connect(url, { max: 1 })
  for (let time = 0; time < 9; time++) {
    await sql`select 'alone'`.execute(connection.db)
    await transact(connection.db, (tx) => sql`select 'within'`.execute(tx))
  }
  const { rows } = await connection.pool.query(
    `select statement from pg_prepared_statements where statement like 'select ''%'`,
  )
  assert.deepEqual(rows, [{ statement: `select 'within'` }])
  await connection.close()
})

test('a table changed by another release meanwhile fails no transaction and no read', async () => {
  await sql`create table shelf (id int)`.execute(db)
  const connection = connect(url, { max: 1 })
  const prepared = connect(url, { max: 1, prepares: true })
  const shelves = async (handle: Handle) => (await sql`select * from shelf`.execute(handle)).rows
  const within = () => transact(connection.db, shelves)
  for (let time = 0; time < 9; time++) await Promise.all([within(), shelves(prepared.db)])
  await pool.query('alter table shelf add column width int; insert into shelf values (1, 2)')
  assert.deepEqual(await within(), [{ id: 1, width: 2 }])
  assert.deepEqual(await shelves(prepared.db), [{ id: 1, width: 2 }])
  await connection.close()
  await prepared.close()
})

test('rare statements do not take the name of a frequent one', () => {
  const names = new StatementNames()
  for (let round = 0; round < 100; round++) {
    for (let odd = 0; odd < 200; odd++) assert.equal(names.of(`odd ${odd}`).name, undefined)
    for (let time = 0; time < 20; time++) names.of('usual')
  }
  assert.equal(names.of('usual').name, 'statement 0')
})

test('a frequent statement takes the name of one no longer used', async () => {
  const connection = connect(url, { max: 1, prepares: true })
  const ask = async (text: string, times: number) => {
    for (let time = 0; time < times; time++) await sql.raw(text).execute(connection.db)
  }
  const prepared = async () => {
    const { rows } = await connection.pool.query(
      'select pg_backend_pid() as pid, array_agg(statement) as texts from pg_prepared_statements',
    )
    return rows[0]
  }
  for (let text = 0; text < 60; text++) await ask(`select ${text}`, 9)
  await ask('select 1', 400)
  await ask('select 60', 20)
  const early = await prepared()
  assert.ok(early.texts.includes('select 0') && !early.texts.includes('select 60'))
  // The first statement has now not been used for a thousand statements.
  await ask('select 1', 400)
  await ask('select 60', 9)
  const later = await prepared()
  assert.ok(!later.texts.includes('select 0') && later.texts.includes('select 60'))
  assert.equal(later.texts.length, 60)
  assert.equal(later.pid, early.pid)
  await connection.close()
})

test('a connection that evicted many statements is replaced', async () => {
  const connection = connect(url, { max: 1, prepares: true })
  const ask = (text: string) => sql.raw<{ pid: number }>(text).execute(connection.db)
  const pids = new Set<number | undefined>()
  for (let round = 0; round < 5; round++) {
    for (let text = 0; text < 60; text++) {
      for (let time = 0; time < 20; time++) {
        pids.add(
          (await ask(`select pg_backend_pid() as pid, ${text} as t, ${round} as r`)).rows[0]?.pid,
        )
      }
    }
  }
  assert.equal(pids.size, 2)
  const held = await connection.pool.query('select from pg_prepared_statements')
  assert.ok(held.rowCount && held.rowCount <= 60)
  await connection.close()
})

test('a statement beyond its timeout fails, and the connection goes on', async () => {
  const connection = connect(url, { max: 1, statementTimeout: 100 })
  const error = await sql`select pg_sleep(5)`.execute(connection.db).catch((reason) => reason)
  assert.equal(sqlState(error), '57014')
  assert.equal(databaseIsAway(error), false)
  await sql`select 1`.execute(connection.db)
  await connection.close()
})

test('a refused connection and an exhausted pool count as unavailable', async () => {
  const nowhere = connect('postgres://nobody:secret@127.0.0.1:1/none')
  await assert.rejects(sql`select 1`.execute(nowhere.db), databaseIsAway)
  await nowhere.close()
  const noSocket = connect('postgres://nobody:secret@127.0.0.1:1/none?host=/nowhere')
  await assert.rejects(sql`select 1`.execute(noSocket.db), databaseIsAway)
  await noSocket.close()
  const narrow = connect(url, { max: 1 })
  const held = await narrow.pool.connect()
  await assert.rejects(sql`select 1`.execute(narrow.db), databaseIsAway)
  held.release()
  await narrow.close()
})

test('a silent network ends within the statement timeout (PRC-06)', async () => {
  const { proxy, swallow } = await openProxy()
  const connection = connect(proxy, { max: 1, statementTimeout: 300 })
  await sql`select 1`.execute(connection.db)
  swallow(true)
  const started = performance.now()
  const silent = transact(connection.db, (tx) => sql`select 2`.execute(tx))
  await assert.rejects(silent, databaseIsAway)
  // The default limit is eight seconds.
  assert.ok(performance.now() - started < 6_000)
  swallow(false)
  await sql`select 3`.execute(connection.db)
  await connection.close()
})

test('rows are collected young, not kept until the old generation is', async () => {
  const connection = connect(url)
  const oldBytes = () =>
    getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')
      ?.space_used_size ?? 0
  const askOften = (times: number) =>
    Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let time = 0; time < times; time++) {
          await sql`select repeat('x', 60000) as text`.execute(connection.db)
        }
      }),
    )
  await askOften(10)
  const before = oldBytes()
  await askOften(90)
  const kept = (oldBytes() - before) / 60_000
  assert.ok(kept < 400, `${Math.round(kept)} of 1,440 rows were kept`)
  await connection.close()
})

/** Starts a TCP proxy to the database that can go silent without closing a connection. */
async function openProxy(): Promise<{ proxy: string; swallow(now: boolean): void }> {
  let silent = false
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('data', (data) => silent || far.write(data)).on('close', () => far.destroy())
    far.on('data', (data) => silent || near.write(data)).on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const proxy = new URL(url)
  proxy.port = typeof address === 'object' ? String(address?.port) : ''
  // Otherwise the socket would be preferred.
  proxy.searchParams.delete('host')
  return {
    proxy: proxy.href,
    swallow: (now) => {
      silent = now
    },
  }
}

test('shutdown errors count as unavailable, but not errors of a statement', () => {
  const said = (code: string) =>
    databaseIsAway(Object.assign(new pg.DatabaseError('said', 4, 'error'), { code }))
  for (const code of ['57P01', '57P02', '57P03', '53300', '08006', '25P03', '25006', '28P01'])
    assert.ok(said(code), code)
  for (const code of ['57014', '53100', '23505', '40001']) assert.ok(!said(code), code)
})

test('other errors do not count as unavailable', () => {
  const file = Object.assign(new Error('no such file'), {
    code: 'ENOENT',
    syscall: 'open',
    path: '/x',
  })
  assert.equal(databaseIsAway(file), false)
  assert.equal(databaseIsAway(new Error('a fault of ours')), false)
  assert.equal(databaseIsAway(new pg.DatabaseError('duplicate', 1, 'error')), false)
})
