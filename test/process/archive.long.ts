import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { runningEmbedded } from '#server/db/embedded.ts'
import { type DataFolder, useFolders } from './folder.ts'
import { type Server, startServer, stopServer } from './server.ts'
import { until } from './until.ts'
import { Ledger, settle, startWriting } from './write.ts'

const newFolder = useFolders()

/** A moment of the archive equals what was acknowledged until then, whatever happens to it. */

/** A base backup that fails is tried again after a minute. */
const patient = 150_000

interface Site {
  folder: DataFolder
  server: Server
  ledger: Ledger
  archive: string
  environment: Record<string, string>
}

/** A server with an archive, in which the first base backup stands. */
async function useSite(t: TestContext): Promise<Site> {
  const folder = await newFolder()
  const archive = join(folder.path, 'archive')
  await mkdir(archive)
  const environment = { ARCHIVE_DIR: archive, ARCHIVE_EVERY_S: '1' }
  const server = await startServer(folder.path, environment)
  const ledger = await Ledger.open(t, folder.path)
  await until('the first base backup', async () => (await basesOf(archive)).length > 0, patient)
  return { folder, server, ledger, archive, environment }
}

test('a restore to a random second equals the rows acknowledged until then', async (t) => {
  const { folder, server, ledger, archive, environment } = await useSite(t)
  const stopWriting = startWriting(t, server.url, folder.market, ledger)
  const times = new Map<string, number>()
  const watching = setInterval(() => {
    for (const { kind, name } of ledger.acknowledged.slice(times.size))
      times.set(`${kind} ${name}`, Date.now())
  }, 1)
  t.after(() => clearInterval(watching))
  await wait(2_000 + Math.random() * 6_000)
  const moment = new Date()
  const ackedThen = new Set(times.keys())
  await until('more is written', () => times.size > ackedThen.size + 30)
  await stopWriting()
  await settle(server.url, ledger)
  clearInterval(watching)
  await until('the archive reaches there', async () => (await behind(server)) <= 3)
  const live = await rowsIn(await runningEmbedded(folder.path))
  await until('the archive reaches beyond', async () => (await behind(server)) <= 2)

  const to = join(folder.path, 'restored')
  await mkdir(to)
  const said = await restore(folder, to, archive, moment.toISOString())
  t.diagnostic(said.trim().split('\n').at(-1) ?? '')
  const restored = await startServer(to, { ...environment, SECRET_KEY: await keyOf(folder) })
  const found = await rowsIn(await runningEmbedded(to))
  const lost = [...ackedThen].filter((name) => !found.has(name))
  const later = [...found.keys()].filter((name) => !ackedThen.has(name) && times.has(name))
  const changed = [...found].filter(([name, row]) => live.get(name) !== row)
  assert.deepEqual({ lost, changed }, { lost: [], changed: [] })
  // What was on its way at that moment may be there, eight writers have one each.
  assert.ok(later.length <= 8, `${later}`)
  assert.ok(found.size < live.size)
  t.diagnostic(
    `${ackedThen.size} acknowledged until then, 0 lost, 0 changed of ${found.size} rows; ` +
      `${times.size - ackedThen.size} acknowledged later, ${later.length} of them on their way`,
  )
  // It archives on a line of its own, behind the first.
  await until(
    'it has its own base backup',
    async () => (await basesOf(archive)).length > 1,
    patient,
  )
  await stopServer(restored)
  await stopServer(server)
})

test('the check compares every table with what the archive brings back', async (t) => {
  const { folder, server, ledger, environment } = await useSite(t)
  const stopWriting = startWriting(t, server.url, folder.market, ledger)
  await until('the writers write', () => ledger.acknowledged.length > 20)
  const { stdout } = await run('scripts/check-archive.ts', [], {
    ...environment,
    DATA_DIR: folder.path,
  })
  await stopWriting()
  assert.match(stdout, /The archive is whole: \d+ tables and \d+ rows came back equal/)
  assertServed(ledger)
  t.diagnostic(
    `${stdout.trim().split('\n').at(-1)}; longest answer ${ledger.longest.toFixed(0)} ms`,
  )
  await stopServer(server)
})

test('an archive that is away is told, costs no write, and gets it all when back', async (t) => {
  const { folder, server, ledger, archive, environment } = await useSite(t)
  await rename(archive, `${archive}-away`)
  const stopWriting = startWriting(t, server.url, folder.market, ledger)
  await until('it is told', async () => (await readyz(server)).archive.isFailing)
  await until('the writers write', () => ledger.acknowledged.length > 40)
  assert.match(server.output(), /The log cannot be archived .*segments \(\d+ MB\) wait/)
  const { waitingSegments } = (await readyz(server)).archive
  assert.ok(waitingSegments > 0)
  await rename(`${archive}-away`, archive)
  await stopWriting()
  assertServed(ledger)
  await until('it is as before', async () => !(await readyz(server)).archive.isFailing)
  const { stdout } = await run('scripts/check-archive.ts', [], {
    ...environment,
    DATA_DIR: folder.path,
  })
  assert.match(stdout, /The archive is whole/)
  t.diagnostic(`${waitingSegments} segments waited; ${stdout.trim().split('\n').at(-1)}`)
  await stopServer(server)
})

test('a kill during a base backup leaves no half one that a restore would take', async (t) => {
  const { folder, server, archive, environment } = await useSite(t)
  await stopServer(server)
  const ledger = await Ledger.open(t, folder.path)
  let broken = 0
  for (let round = 0; round < 4; round++) {
    // Without a whole one, one is due at every start.
    for (const name of await basesOf(archive)) await rm(join(archive, name))
    const before = await begunIn(archive)
    const next = await startServer(folder.path, environment)
    const stopWriting = startWriting(t, next.url, folder.market, ledger)
    await until('a base backup has begun', async () => {
      const begun = await begunIn(archive)
      return begun.some((name) => !before.includes(name))
    })
    await stopServer(next, 'SIGKILL')
    await stopWriting()
    if ((await basesOf(archive)).length === 0) broken++
  }
  assert.ok(broken > 0, 'every base backup was whole before the kill')
  const last = await startServer(folder.path, environment)
  await settle(last.url, ledger)
  await until('a whole one', async () => (await basesOf(archive)).length > 0, patient)
  const { stdout } = await run('scripts/check-archive.ts', [], {
    ...environment,
    DATA_DIR: folder.path,
  })
  assert.match(stdout, /The archive is whole/)
  t.diagnostic(`${broken} of 4 base backups broken off; ${stdout.trim().split('\n').at(-1)}`)
  await stopServer(last)
})

/** Base backups of which there is a part. */
async function begunIn(archive: string): Promise<string[]> {
  const names = await readdir(archive, { recursive: true })
  return [...new Set(names.filter((name) => name.includes('/part-')).map(dirname))]
}

/** Limits are there for good; nothing else was refused. */
function assertServed({ refused }: Ledger): void {
  assert.deepEqual(
    [...refused.keys()].filter((status) => status !== 429),
    [],
  )
}

async function keyOf(folder: DataFolder): Promise<string> {
  return (await readFile(join(folder.path, 'secret.key'), 'utf8')).trim()
}

async function restore(from: DataFolder, to: string, archive: string, moment: string) {
  const { stdout } = await run('scripts/restore.ts', ['--to', moment], {
    ...{ ARCHIVE_DIR: archive, DATA_DIR: to, SECRET_KEY: await keyOf(from) },
  })
  return stdout
}

const run = (script: string, parameters: string[], environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, [script, ...parameters], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'test', SEED: 'none' },
      ...{ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'root-secret', TMPDIR: process.env.TMPDIR },
      ...environment,
    },
  })

async function basesOf(archive: string): Promise<string[]> {
  const names = await readdir(archive, { recursive: true }).catch(() => [])
  return names.filter((name) => name.endsWith('/manifest')).sort()
}

interface Ready {
  archive: { isFailing: boolean; behindSeconds: number | null; waitingSegments: number }
}

async function readyz({ url }: Server): Promise<Ready> {
  return (await (await fetch(`${url}/readyz`)).json()) as Ready
}

const behind = async (server: Server) =>
  (await readyz(server)).archive.behindSeconds ?? Number.POSITIVE_INFINITY

/** Rows that nothing changes once they are written, by their kind and name. */
async function rowsIn(url: string | undefined): Promise<Map<string, string>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client
    .query<{ name: string; row: string }>(
      `select 'inquiry ' || name as name, to_jsonb(i)::text as row from inquiry i
       union all select 'broker ' || split_part(email, '@', 1),
         jsonb_build_object('id', id, 'email', email, 'phone', phone, 'at', created_at)::text
         from broker
       union all select 'listing ' || title, jsonb_build_object('id', id, 'title', title,
         'price', price, 'address', address, 'at', created_at)::text from property`,
    )
    .finally(() => client.end())
  return new Map(rows.map(({ name, row }) => [name, row]))
}
