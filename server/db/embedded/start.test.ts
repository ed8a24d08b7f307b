import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { StartError } from '#server/start-error.ts'
import { runStatement, startFor, useDataDir } from '#test/embedded.ts'
import { retainedMemorySettings, settings, socketFolder } from './settings.ts'

async function refusal(dataDir: string): Promise<string> {
  const error = await startEmbedded({ dataDir }).then(
    ({ stop }) => stop().then(() => assert.fail('It started')),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof StartError, String(error))
  assert.doesNotMatch(error.message, /\n/)
  return error.message
}

test('a cluster of another major version is refused unchanged (DUR-14)', async () => {
  const dataDir = await useDataDir()
  mkdirSync(join(dataDir, 'postgres-17'), { recursive: true })
  assert.match(
    await refusal(dataDir),
    /postgres-17 was written by another PostgreSQL than 18: .*DATA_DIR/,
  )
  assert.equal(readdirSync(dataDir).includes('postgres-18'), false)
})

test('a folder with other contents under our name is not overwritten', async () => {
  const dataDir = await useDataDir()
  mkdirSync(join(dataDir, 'postgres-18'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres-18', 'notes.txt'), 'mine')
  if (process.getuid?.() === 0) {
    assert.match(await refusal(dataDir), /belongs to root.*chown/)
    return
  }
  assert.match(await refusal(dataDir), /does not hold a PostgreSQL 18 cluster/)
})

test('the error names DATA_DIR if it is a file, or below one', async () => {
  const dataDir = await useDataDir()
  writeFileSync(dataDir, '')
  assert.match(await refusal(dataDir), new RegExp(`DATA_DIR ${dataDir} cannot be used`))
  assert.match(await refusal(join(dataDir, 'below')), /DATA_DIR .*below cannot be used/)
})

test('the remains of a killed first start are cleared', async (t) => {
  const dataDir = await useDataDir()
  mkdirSync(join(dataDir, 'postgres-new-12345678', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres-new-12345678.password'), 'half')
  const { url, stop } = await startFor(t, dataDir)
  await runStatement(url, 'select 1')
  await stop()
  assert.deepEqual(readdirSync(dataDir).sort(), [
    'postgres-18',
    'postgres-18.lock',
    'postgres-18.log',
  ])
})

test('a pid file of a live unrelated process does not block the start', async (t) => {
  const dataDir = await useDataDir()
  const first = await startFor(t, dataDir)
  await first.stop()
  // PostgreSQL itself detects a pid of another user, so the process must have the same user.
  const { uid, gid } = statSync(join(dataDir, 'postgres-18'))
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  t.after(() => stranger.kill())
  const claim = `${stranger.pid}\n${dataDir}\n1700000000\n5432\n\n127.0.0.1\n\nready\n`
  writeFileSync(join(dataDir, 'postgres-18', 'postmaster.pid'), claim)
  const second = await startFor(t, dataDir)
  await runStatement(second.url, 'select 1')
  assert.equal(stranger.exitCode ?? stranger.signalCode, null)
})

test('a moved folder and one behind a link are the same database', async (t) => {
  const dataDir = await useDataDir()
  const first = await startFor(t, dataDir)
  await runStatement(first.url, 'create table kept (id int)')
  await first.stop()
  const moved = join(dirname(dataDir), 'moved')
  renameSync(dataDir, moved)
  symlinkSync(moved, dataDir)
  const second = await startFor(t, dataDir)
  await runStatement(second.url, 'select * from kept')
  await assert.rejects(startEmbedded({ dataDir: moved }), { name: 'AlreadyRunning' })
  await second.stop()
})

test('root can start in a folder whether or not others can enter it', {
  skip: process.getuid?.() !== 0 && 'only root starts it as somebody else',
}, async (t) => {
  for (const mode of [0o700, 0o711]) {
    const dataDir = await useDataDir()
    chmodSync(dirname(dataDir), mode)
    const { url, stop } = await startFor(t, dataDir)
    await runStatement(url, 'select 1')
    await stop()
  }
})

test('a path too long for a socket is served over TCP', async (t) => {
  const dataDir = await useDataDir('d'.repeat(120))
  const { url, stop } = await startFor(t, dataDir)
  assert.equal(new URL(url).search, '')
  await runStatement(url, 'select 1')
  await stop()
})

test('socket folders are named only where PostgreSQL and the kernel allow it', () => {
  assert.equal(socketFolder('/srv/data/postgres-18'), '/srv/data/postgres-18')
  assert.equal(socketFolder(`/${'d'.repeat(100)}`), '')
  assert.equal(socketFolder('/srv/a,b'), '')
})

test('memory settings scale with the machine within bounds', () => {
  const shared = (gigabytes: number) =>
    settings(gigabytes * 2 ** 30).find((one) => one.startsWith('shared_buffers'))
  assert.equal(shared(0.25), 'shared_buffers=128MB')
  assert.equal(shared(1), 'shared_buffers=256MB')
  assert.equal(retainedMemorySettings(2 ** 30).MALLOC_TRIM_THRESHOLD_, String(4 * 2 ** 20))
})

const isLinux = process.platform === 'linux'

test('memory a statement used stays with its process', { skip: !isLinux }, async (t) => {
  const { url } = await startFor(t, await useDataDir())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // Minor page faults of the process (proc_pid_stat(5), the tenth field: minflt).
  const given = () => {
    const said = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
    return Number(said.slice(said.lastIndexOf(')') + 2).split(' ')[7])
  }
  const ask = () =>
    client.query('select count(*) from (select n from generate_series(1, 20000) n group by n) g')
  const first = given()
  await ask()
  const second = given()
  for (let time = 0; time < 5; time++) await ask()
  const again = (given() - second) / 5
  await client.end()
  assert.ok(second - first > 200, `the first took ${second - first} pages`)
  assert.ok(again * 10 < second - first, `each further one took ${again} pages`)
})
