import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { call } from './call.ts'
import { type Market, openMarket } from './market.ts'
import { endLeftovers, type Server, startServer } from './server.ts'
import { until } from './until.ts'

/** Two processes of one database, between which a proxy spreads connections. */

describe('two processes beside one another', () => {
  let database: TestDatabase
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let one: Server
  let other: Server
  let market: Market
  before(async () => {
    database = await testDatabase()
    folder = await temporaryFolder()
    const environment = { DATABASE_URL: database.url }
    one = await startServer(folder.path, environment)
    other = await startServer(folder.path, environment)
    market = await openMarket(one)
  })
  after(async () => {
    endLeftovers()
    await database.drop()
    await folder.remove()
  })

  const signIn = ({ url }: Server, password: string, from: string) =>
    call(url, broker.login, { body: { email: 'first@example.in', password } }, { from })

  test('a session that one opens is known to the other, and ends on both', async () => {
    const { body } = await signIn(one, 'a long password', '10.1.1.1')
    assert.ok('token' in body)
    const { token } = body
    const profile = ({ url }: Server) => call(url, broker.profile, {}, { token })
    for (const server of [one, other]) assert.equal((await profile(server)).status, 200)
    assert.equal((await call(other.url, broker.logout, {}, { token })).status, 200)
    for (const server of [one, other]) assert.equal((await profile(server)).status, 401)
  })

  test('attempts at both count towards one limit', async () => {
    const { attempts } = rateLimits.signInPerAccountAndAddress
    const statuses: number[] = []
    for (let attempt = 0; attempt <= attempts; attempt++) {
      const server = attempt % 2 === 0 ? one : other
      statuses.push((await signIn(server, 'a wrong password', '10.1.1.2')).status)
    }
    assert.deepEqual(statuses, [...Array(attempts).fill(400), 429])
    for (const server of [one, other]) {
      assert.equal((await signIn(server, 'a long password', '10.1.1.2')).status, 429)
    }
  })

  test('a listing removed at one is gone there at once, at the other soon', async () => {
    const { listingId: id, brokerToken: token } = market
    const paths = [`/properties/${id}`, `/api${property.publicGet.path.replace(':id', id)}`]
    const read = async ({ url }: Server, path: string) => (await fetch(url + path)).status
    const servers = [one, other]
    // From the second time on each of them has it in its cache.
    for (let count = 0; count < 3; count++) {
      for (const path of paths) {
        for (const server of servers) assert.equal(await read(server, path), 200)
      }
    }
    const gone = await call(one.url, property.withdraw, { params: { id } }, { token })
    assert.equal(gone.status, 200)
    for (const path of paths) {
      assert.equal(await read(one, path), 410, path)
      await until('the other has seen it', async () => (await read(other, path)) === 410, 1_000)
    }
  })
})
