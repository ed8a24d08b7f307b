import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import pg from 'pg'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { type Embedded, startEmbedded } from '#server/db/embedded.ts'
import { temporaryFolder } from '#test/folder.ts'
import { call } from './call.ts'
import { registrationNamed } from './draft.ts'
import { useFolders } from './folder.ts'
import { startServer, stopServer } from './server.ts'
import { until } from './until.ts'

const newFolder = useFolders()

test('PRC-12: /livez and /readyz with a database migrated, not migrated and gone', async () => {
  const database = await useDatabase()
  const folder = await temporaryFolder()
  const server = await startServer(folder.path, { DATABASE_URL: database.url })
  assert.deepEqual(await healthOf(server.url), { livez: 200, healthz: 200, readyz: 200 })

  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'delete from migration where name = (select max(name) from migration) returning *',
  )
  await becomesReady(server.url, 503)
  assert.equal(await whyNotReady(server.url), 'migrations pending')
  await client.query(
    'insert into migration select * from jsonb_populate_record(null::migration, $1)',
    [JSON.stringify(rows[0])],
  )
  await becomesReady(server.url, 200)
  await client.end()

  await database.stop()
  await becomesReady(server.url, 503)
  assert.equal(await whyNotReady(server.url), 'database unreachable')
  const list = await call(server.url, property.publicList, { query: { search: 'anything' } })
  assert.equal(list.status, 503)
  assert.ok(list.headers.get('retry-after'))
  assert.equal((await stopServer(server)).code, 0)
  await folder.remove()
})

test('PRC-12: during shutdown API clients get JSON and browsers a page', async () => {
  const { path } = await newFolder()
  const server = await startServer(path)
  const caller = await beginCall(server.url, 'caller')
  const browser = await beginCall(server.url, 'browser')
  const stopping = stopServer(server)
  await until('newcomers are turned away', () =>
    fetch(`${server.url}/livez`).then(
      ({ status }) => status === 503,
      () => true,
    ),
  )
  const call = await caller('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  assert.match(call, /^HTTP\/1\.1 503 .*retry-after: 5.*"code":"shutting_down".*"requestId"/s)
  const page = await browser('GET / HTTP/1.1\r\nhost: localhost\r\naccept: text/html\r\n\r\n')
  assert.match(page, /^HTTP\/1\.1 503 .*retry-after: 5.*<h1>We are restarting<.*Reference /s)
  assert.equal((await stopping).code, 0)
})

/** A call whose body is still to come: its connection stays open while others are turned away. */
async function beginCall(url: string, name: string): Promise<(next: string) => Promise<string>> {
  const body = JSON.stringify(registrationNamed(name))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const answers = text(socket)
  socket.write(
    `POST /api${broker.register.path} HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  await once(socket, 'readable')
  return async (next) => {
    socket.write(`${body}${next}`)
    const [proceed, created, last = ''] = (await answers).split(/(?=HTTP\/1\.1 \d)/)
    assert.match(`${proceed}${created}`, /^HTTP\/1\.1 100 .*HTTP\/1\.1 201 /s)
    return last
  }
}

async function healthOf(url: string): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {}
  for (const name of ['livez', 'healthz', 'readyz']) {
    const response = await fetch(`${url}/${name}`)
    statuses[name] = response.status
    if (response.status === 503) assert.ok(response.headers.get('retry-after'))
  }
  return statuses
}

/** A result is shared for a second (decision 0011); the process is up all the while. */
async function becomesReady(url: string, readyz: number): Promise<void> {
  await until(`readyz says ${readyz}`, async () => {
    const health = await healthOf(url)
    assert.deepEqual([health.livez, health.healthz], [200, 200])
    return health.readyz === readyz
  })
}

async function whyNotReady(url: string): Promise<string> {
  const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: string }
  return status
}

/** A database the server under test does not run itself, so that it stays away once stopped. */
async function useDatabase(): Promise<Embedded> {
  const folder = await temporaryFolder()
  const database = await startEmbedded({ dataDir: folder.path })
  after(async () => {
    await database.stop()
    await folder.remove()
  })
  return database
}
