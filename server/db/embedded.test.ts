import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import {
  kill,
  postmasterPid,
  runStatement,
  startFor,
  startOwner,
  useDataDir,
} from '#test/embedded.ts'
import { until } from '#test/process/until.ts'
import { connect } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { databaseIsAway } from './failure.ts'

const dataDir = await useDataDir('data with a space')

before(async () => {
  const { url, stop } = await startEmbedded({ dataDir })
  await runStatement(url, 'create table kept (id int)')
  await stop()
})

const keep = (url: string) => runStatement(url, 'insert into kept values (1)')
const count = async (url: string) =>
  (await runStatement(url, 'select count(*)::int as n from kept'))[0]?.n

async function killPostmaster(): Promise<number> {
  const pid = await postmasterPid(dataDir)
  assert.ok(pid)
  process.kill(pid, 'SIGKILL')
  return pid
}

test('the cluster is private, safe in power cuts and sorted by code point', async (t) => {
  const cluster = join(dataDir, 'postgres-18')
  assert.equal(statSync(cluster).mode & 0o777, 0o700)
  assert.equal(statSync(join(cluster, 'password')).mode & 0o777, 0o600)
  const { url, stop } = await startFor(t, dataDir)
  const [row] = await runStatement(
    url,
    `select string_agg(name || '=' || setting, ' ' order by name) as settings,
       (select format('%s %s', datlocale, datlocprovider) from pg_database
         where datname = current_database())
         as locale
     from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
       'data_checksums', 'listen_addresses', 'jit')`,
  )
  await stop()
  assert.equal(
    row?.settings,
    'data_checksums=on fsync=on full_page_writes=on jit=off ' +
      'listen_addresses=127.0.0.1 synchronous_commit=on',
  )
  assert.equal(row?.locale, 'C.UTF-8 b')
})

test('a wrong password is refused over socket and TCP', async (t) => {
  const { url, stop } = await startFor(t, dataDir)
  const wrong = url.replace(/:[^:@]+@/, ':wrong@')
  const passwordRefused = { code: '28P01' }
  await assert.rejects(runStatement(wrong, 'select 1'), passwordRefused)
  await assert.rejects(runStatement(wrong.replace(/\?.*/, ''), 'select 1'), passwordRefused)
  await runStatement(url.replace(/\?.*/, ''), 'select 1')
  await stop()
})

test('a second stop does nothing; the data survives with a checkpoint', async (t) => {
  const first = await startFor(t, dataDir)
  await keep(first.url)
  const rows = await count(first.url)
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  assert.equal(await postmasterPid(dataDir), undefined)
  const log = await readFile(join(dataDir, 'postgres-18.log'), 'utf8')
  assert.match(log.trimEnd().split('\n').at(-1) ?? '', /database system is shut down$/)
  const second = await startFor(t, dataDir)
  assert.equal(await count(second.url), rows)
  await second.stop()
})

test('an orphan of a killed process is shut down and its data kept (DUR-05)', async (t) => {
  const owner = await startOwner(dataDir)
  await keep(owner.url)
  const rows = await count(owner.url)
  await kill(owner.process)
  const orphan = await postmasterPid(dataDir)
  assert.ok(orphan)
  const { url, stop } = await startFor(t, dataDir)
  assert.notEqual(await postmasterPid(dataDir), orphan)
  assert.equal(await count(url), rows)
  await stop()
})

for (const delay of [0, 500, 2000]) {
  test(`data survives killing owner and postmaster, restart in ${delay} ms (DUR-04)`, async (t) => {
    const owner = await startOwner(dataDir)
    await keep(owner.url)
    const rows = await count(owner.url)
    await Promise.all([killPostmaster(), kill(owner.process)])
    await wait(delay)
    const started = performance.now()
    const { url, stop } = await startFor(t, dataDir)
    assert.ok(performance.now() - started < 15_000)
    assert.equal(await count(url), rows)
    await stop()
  })
}

test('a second process is refused, and the first is unharmed (DUR-06)', async () => {
  const owner = await startOwner(dataDir)
  const postmaster = await postmasterPid(dataDir)
  await assert.rejects(startEmbedded({ dataDir }), {
    name: 'AlreadyRunning',
    message:
      `Another BrickBazaar process is using ${dataDir}: ` +
      'stop it first, or set DATA_DIR to another folder.',
  })
  await keep(owner.url)
  assert.equal(await postmasterPid(dataDir), postmaster)
  await kill(owner.process)
})

test('one process cannot use a folder twice, but two folders side by side', async (t) => {
  const first = await startFor(t, dataDir)
  await assert.rejects(startEmbedded({ dataDir }), { name: 'AlreadyRunning' })
  const second = await startFor(t, await useDataDir())
  await Promise.all([runStatement(first.url, 'select 1'), runStatement(second.url, 'select 1')])
  await second.stop()
  await keep(first.url)
  await first.stop()
})

test('a killed postmaster returns at the same address; the pool heals (DUR-02)', async (t) => {
  const { url, stop } = await startFor(t, dataDir)
  const { pool, close } = connect(url)
  await pool.query('insert into kept values (1)')
  const rows = await count(url)
  const postmaster = await killPostmaster()
  const answered = () =>
    pool.query('select count(*)::int as n from kept').then(
      (result) => result.rows[0].n === rows,
      (error) => assert.ok(databaseIsAway(error), `not taken for an absence: ${error}`),
    )
  // A backend of the dead postmaster may still respond: only the next postmaster's response counts.
  const isNext = (pid: number | undefined) => pid !== undefined && pid !== postmaster
  await until(
    'the pool is answered by a new postmaster',
    async () => isNext(await postmasterPid(dataDir)) && (await answered()) === true,
    9_000,
  )
  await close()
  await stop()
})

test('a postmaster stopped with connected clients is back within seconds', async (t) => {
  const { url, stop } = await startFor(t, dataDir)
  const { pool, close } = connect(url)
  await pool.query('insert into kept values (1)')
  const rows = await count(url)
  // Left alone, it would keep serving this client and refuse all new ones.
  const client = await pool.connect()
  client.on('error', () => undefined)
  const postmaster = await postmasterPid(dataDir)
  assert.ok(postmaster)
  const began = performance.now()
  process.kill(postmaster, 'SIGTERM')
  await until('a new connection is answered by a new postmaster', async () => {
    const pid = await postmasterPid(dataDir)
    if (pid === undefined || pid === postmaster) return false
    return count(url).then(
      (counted) => counted === rows,
      () => false,
    )
  })
  const took = performance.now() - began
  t.diagnostic(`${took.toFixed(0)} ms`)
  client.release(true)
  await close()
  await stop()
})

test('stopping during a restart leaves no postmaster behind', async () => {
  const ended = Promise.withResolvers<void>()
  const { stop } = await startEmbedded({ dataDir, log: () => ended.resolve() })
  await killPostmaster()
  await ended.promise
  await stop()
  assert.equal(await postmasterPid(dataDir), undefined)
})

test('a process that ends with an error stops its database', async () => {
  const owner = await startOwner(dataDir, 'fail')
  if (owner.process.exitCode === null) await once(owner.process, 'exit')
  await until('the database is shut down in order', async () => {
    const log = await readFile(join(dataDir, 'postgres-18.log'), 'utf8')
    return log.trimEnd().endsWith('database system is shut down')
  })
  const left = readdirSync(join(dataDir, 'postgres-18')).filter((name) => name.startsWith('.s.'))
  assert.deepEqual(left, [])
})
