import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { webhook } from '#contract/partner/webhook.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { makeBroker } from '#test/make.ts'
import { accept, type Receiver, startReceiver } from '#test/partner/webhook.ts'
import { call } from './call.ts'
import { useFolders } from './folder.ts'
import { endLeftovers, startServer } from './server.ts'
import { until } from './until.ts'

const newFolder = useFolders()

describe('the server is killed between sending to a webhook and noting so', () => {
  let database: TestDatabase
  let receiver: Receiver
  before(async () => {
    database = await testDatabase()
    receiver = await startReceiver()
  })
  after(async () => {
    endLeftovers()
    await receiver.close()
    await database.drop()
  })

  test('the next one sends it again under the same id', async () => {
    const { db } = database
    const { path } = await newFolder()
    const environment = { DATABASE_URL: database.url, WEBHOOK_NETWORKS: '127.0.0.1' }
    const { token } = await makeBroker(db)
    receiver.answer = () => undefined
    const first = await startServer(path, environment)
    const body = { url: receiver.url, kinds: ['lead.created' as const] }
    const made = await call(first.url, webhook.create, { body }, { token })
    assert.equal(made.status, 201, made.body.message)
    const params = { id: made.body.webhook._id }
    await call(first.url, webhook.test, { params }, { token })
    await receiver.until(1)
    first.send('SIGKILL')
    await first.ended

    receiver.answer = accept
    await sql`update webhook_delivery set leased_until = now() - interval '1 second'`.execute(db)
    const second = await startServer(path, environment)
    await receiver.until(2)
    await until('the delivery is noted', async () => {
      const { status } = await db
        .selectFrom('webhook_delivery')
        .select('status')
        .executeTakeFirstOrThrow()
      return status === 'delivered'
    })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    assert.equal(ids[0], ids[1])
    second.send('SIGTERM')
    assert.equal((await second.ended).code, 0)
  })

  test('a server that is stopped ends at once, whatever a receiver does', async () => {
    const { db } = database
    const { path } = await newFolder()
    const environment = { DATABASE_URL: database.url, WEBHOOK_NETWORKS: '127.0.0.1' }
    const { token } = await makeBroker(db)
    receiver.received.length = 0
    receiver.answer = () => undefined
    const server = await startServer(path, environment)
    const body = { url: receiver.url, kinds: ['lead.created' as const] }
    const made = await call(server.url, webhook.create, { body }, { token })
    await call(server.url, webhook.test, { params: { id: made.body.webhook._id } }, { token })
    await receiver.until(1)
    const begin = performance.now()
    server.send('SIGTERM')
    assert.equal((await server.ended).code, 0)
    assert.ok(performance.now() - begin < 5_000)
    const rows = await sql<{ attempts: number }>`
      select attempts from webhook_delivery where status = 'pending'`.execute(db)
    assert.deepEqual(rows.rows, [{ attempts: 0 }])
  })
})
