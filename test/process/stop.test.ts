import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { call } from './call.ts'
import { registrationNamed } from './draft.ts'
import { type DataFolder, databaseLog, postmasterOf, useFolders } from './folder.ts'
import { namesOfBrokers } from './names.ts'
import { launch, startServer, stopServer } from './server.ts'
import { beginSlowWrites } from './slow-write.ts'
import { until } from './until.ts'

const newFolder = useFolders()

test('PRC-01: an idle server stops at once and shuts its database down', async (t) => {
  const { path } = await newFolder()
  const server = await startServer(path)
  const { code, took, output } = await stopServer(server)
  assert.equal(code, 0)
  // What a library has deprecated is gone in its next version.
  assert.doesNotMatch(output, /warning|deprecat/i)
  // Two seconds on an idle machine (PRC-01); what is held up is cut only after nine.
  assert.ok(took < 6_000, `it took ${took} ms`)
  assert.match(await databaseLog(path), /database system is shut down\s*$/)
  assert.equal(await postmasterOf(path), undefined)
  t.diagnostic(`${took.toFixed(0)} ms`)
})

test('PRC-02: requests before SIGTERM are completed, later ones refused', async (t) => {
  const folder = await newFolder()
  const server = await startServer(folder.path)
  const writes = await beginSlowWrites(server.url, 50)
  const stopping = stopServer(server)
  await until('newcomers are turned away', () => isTurnedAway(server.url))
  assert.ok(await isTurnedAway(server.url, 'too-late'), 'a late registration was taken')

  const statuses = await Promise.all(writes.map(({ status }) => status))
  assert.deepEqual(statuses, Array(50).fill(201))
  const finishedAt = performance.now()
  const { code, took, output } = await stopping
  assert.equal(code, 0, output)
  assert.ok(took < 10_000, `it took ${took} ms`)
  const after = performance.now() - finishedAt
  assert.ok(after < 6_000, `kept-alive connections held the end up for ${after} ms`)
  const names = await brokersIn(folder)
  assert.deepEqual(
    names.filter((name) => name.startsWith('slow-')).sort(),
    writes.map(({ name }) => name).sort(),
  )
  assert.ok(!names.includes('too-late'))
  assert.match(await databaseLog(folder.path), /database system is shut down\s*$/)
  t.diagnostic(`50 of 50 finished, ended ${took.toFixed(0)} ms after the signal`)
})

test('PRC-04: a second signal stops the server at once without damage', async (t) => {
  const folder = await newFolder()
  const server = await startServer(folder.path)
  const writes = await beginSlowWrites(server.url, 50)
  server.send('SIGINT')
  await until('newcomers are turned away', () => isTurnedAway(server.url))
  const { code, took } = await stopServer(server, 'SIGINT')
  assert.equal(code, 1)
  // A few milliseconds where nothing else runs.
  assert.ok(took < 4_000, `it took ${took} ms`)
  const statuses = await Promise.allSettled(writes.map(({ status }) => status))
  assert.ok(
    statuses.some(({ status }) => status === 'rejected'),
    'nothing was in flight',
  )

  await until('the database ends by itself', async () => !(await postmasterOf(folder.path)))
  const names = await brokersIn(folder)
  const finished = writes.filter((_, index) => statuses[index]?.status === 'fulfilled')
  assert.deepEqual(
    finished.map(({ name }) => name).filter((name) => !names.includes(name)),
    [],
  )
  t.diagnostic(`ended ${took.toFixed(0)} ms after the second signal`)
})

test('a signal during the start leaves no database running', async () => {
  const { path } = await newFolder()
  const { child, ended } = launch({ DATA_DIR: path })
  await until('the database runs', async () => (await postmasterOf(path)) !== undefined)
  child.kill('SIGTERM')
  const { code, signal, output } = await ended
  assert.equal(code, 0, `ended by ${signal}: ${output}`)
  assert.equal(await postmasterOf(path), undefined)
  assert.doesNotMatch(output, /ready/)
})

/** Whether a new connection is refused, cut, or answered with 503. */
async function isTurnedAway(url: string, name?: string): Promise<boolean> {
  try {
    const { status } = name
      ? await call(url, broker.register, { body: registrationNamed(name) })
      : await fetch(`${url}/livez`)
    return status === 503
  } catch {
    return true
  }
}

async function brokersIn({ path }: DataFolder): Promise<string[]> {
  const database = await startEmbedded({ dataDir: path })
  try {
    return await namesOfBrokers(database.url)
  } finally {
    await database.stop()
  }
}
