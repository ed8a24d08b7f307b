import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { buildApp } from '#server/app.ts'
import { type Connection, connect } from '#server/db/connect.ts'
import { useApp } from '#test/app.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'

const site = useApp()

/** An app with as many connections as a real server; other test apps have fewer. */
let app: FastifyInstance
let reads: Connection

const get = async (path: string) => {
  const { statusCode, headers, body } = await app.inject({ method: 'GET', url: `/api${path}` })
  return { status: statusCode, headers, body: JSON.parse(body) }
}
/** Queries differ, so that none gets another's cached response. */
const searches = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    get(`${property.publicList.path}?search=lake+view&limit=${index + 1}`),
  )

const facets = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    get(`${propertyFacet.list.path}?listingType=sell&maxPrice=${index + 1}00000`),
  )

/** Runs `work` while no search can finish. */
async function whileSearchesHang(work: () => Promise<void>): Promise<void> {
  await site.context.db.transaction().execute(async (tx) => {
    await sql`lock table property_bitmap in access exclusive mode`.execute(tx)
    await work()
  })
}

describe('concurrent searches', () => {
  before(async () => {
    const { context, pool } = site
    reads = connect(pool.options.connectionString ?? '', { prepares: true })
    const prepared = { prepared: reads.db, planned: context.db }
    app = await buildApp({ ...context, reads: prepared, pool, version: 'test' })
  })
  after(async () => {
    await app.close()
    await reads.close()
  })

  test('that hang leave connections for everything else', async () => {
    const { id } = await makeProperty(site.context.db)
    let responses: ReturnType<typeof searches> = []
    await whileSearchesHang(async () => {
      responses = searches(20)
      await until('as many searches as may be under way hang', async () => {
        return (await locksAwaited(site.context.db)) === 4
      })
      responses.push(...facets(20))
      await until('as many numbers beside filters are counted as may be', async () => {
        return (await locksAwaited(site.context.db)) === 8
      })
      assert.equal((await get(property.publicGet.path.replace(':id', id))).status, 200)
      assert.equal((await get(brokerDirectory.list.path)).status, 200)
      assert.equal(await locksAwaited(site.context.db), 8)
    })
    // The queued searches run next, within the maximum wait.
    for (const { status } of await Promise.all(responses)) assert.equal(status, 200)
  })

  test('that waited three seconds get 503 with Retry-After', async () => {
    await makeProperty(site.context.db)
    let responses: ReturnType<typeof searches> = []
    await whileSearchesHang(async () => {
      responses = searches(5)
      const late = await Promise.race(responses)
      assert.equal(late.status, 503)
      assert.equal(late.body.code, 'busy')
      assert.ok(Number(late.headers['retry-after']) > 0)
    })
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    assert.deepEqual(statuses.toSorted(), [...Array<number>(4).fill(200), 503])
  })
})
