import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { buildApp } from '#server/app.ts'
import { connect } from '#server/db/connect.ts'
import { isRobot } from '#server/http/bot-detection.ts'
import { useApp } from '#test/app.ts'
import { bytesLeftBy } from '#test/heap.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator, makeCustomer, makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { registerResponseCache } from './register-cache.ts'
import { RepeatedKeys } from './repeated-keys.ts'
import { ResponseCache } from './response-cache.ts'

const site = useApp()

let origin: Promise<string> | undefined

/**
 * Reads over a real connection: cached responses are sent before Fastify handles the request, which
 * `inject` bypasses.
 */
async function read(path: string, headers: Record<string, string> = {}) {
  origin ??= site.app.listen({ host: '127.0.0.1', port: 0 })
  const response = await fetch(`${await origin}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

// Each test uses a new URL: responses of the previous test may still be cached.
let limit = 10
const newList = () => `/api${property.publicList.path}?limit=${++limit}`
const totalOf = ({ body }: { body: string }) => JSON.parse(body).pagination.total as number
const cacheSize = () => site.app.responseCache.size
/** Requests twice: a response requested once is not cached. */
const readAgain = async (path: string) => {
  await read(path)
  return read(path)
}

/** Changes what lists show without the server noticing. */
const changeBehind = (db = site.context.db, title = 'Changed behind') =>
  db.updateTable('property').set({ title }).execute()

describe('a repeated public read', () => {
  test('a cached response differs only in its request id, without a query', async () => {
    const list = newList()
    await makeProperty(site.context.db, { title: 'पुणे में 2 BHK – ₹80 लाख 🏠' })
    let first = await read(list)
    let second = first
    let round = 0
    // On a busy machine a round may take longer than the cache's lifetime.
    await until('a repeated read gets the same answer', async () => {
      first = await readAgain(list)
      await changeBehind(site.context.db, `बदला ${++round}`)
      second = await read(list)
      return second.body === first.body
    })
    assert.match(second.body, /"title":"(पुणे में 2 BHK – ₹80 लाख 🏠|बदला \d+)"/u)
    assert.match(second.headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/)
    assert.notEqual(second.headers.get('x-request-id'), first.headers.get('x-request-id'))
    const compared = ({ headers }: typeof first) =>
      [...headers].filter(([name]) => !/^(x-request-id|date)$/.test(name)).sort()
    assert.deepEqual(compared(second), compared(first))
    assert.equal(second.headers.get('x-content-type-options'), 'nosniff')
  })

  test('a read sees a write as soon as that write has its response', async () => {
    const list = newList()
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const { id, version } = await makeProperty(db, { status: 'pending' })
    assert.equal(totalOf(await readAgain(list)), 0)
    const { status, body } = await site.call(
      property.changeStatus,
      { params: { id }, body: { status: 'approved', version } },
      { token },
    )
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(totalOf(await read(list)), 1)
  })

  test('a read sees a write of another process within a second', async () => {
    const list = newList()
    await makeProperty(site.context.db)
    await readAgain(list)
    const { connectionString } = site.pool.options
    const other = connect(connectionString ?? '')
    await changeBehind(other.db)
    await other.close()
    const isSeen = async () => (await read(list)).body.includes('Changed behind')
    await until('the write of the other process is seen', isSeen, 1_000)
  })

  test('a cached response in English is not sent to a reader of Hindi', async () => {
    const url = `${newList()}&search=${encodeURIComponent('2 bhk under 50 lakh')}`
    const english = await read(url)
    assert.match(english.body.toString(), /"implied":"For Sale"/)
    for (let count = 0; count < 2; count++) {
      const hindi = await read(url, { 'accept-language': 'hi' })
      assert.match(hindi.body.toString(), /"implied":"बिक्री के लिए"/)
    }
    assert.deepEqual((await read(url)).body, english.body)
  })

  test('a cached response has the requested encoding', async () => {
    const list = newList()
    for (let count = 0; count < 5; count++) await makeProperty(site.context.db)
    const plain = await read(list)
    for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
      const packed = await read(list, { 'accept-encoding': encoding })
      assert.equal(packed.headers.get('content-encoding'), encoding)
      assert.equal(packed.headers.get('vary'), 'accept-language, accept-encoding')
      assert.ok(Number(packed.headers.get('content-length')) < plain.body.length)
      assert.equal(packed.body, plain.body)
    }
    assert.equal((await read(list)).headers.get('content-encoding'), null)
  })

  test('cache hits are counted by route in the metrics', async () => {
    const list = newList()
    const count = async () => {
      const { body } = await read('/metrics')
      const line = /duration_seconds_count\{[^}]*\/public\/properties"[^}]*\} (\d+)/.exec(body)
      return Number(line?.[1] ?? 0)
    }
    await readAgain(list)
    const before = await count()
    await read(list)
    assert.equal(await count(), before + 1)
  })

  test('a cached response counts one view per visitor', async () => {
    const { id } = await makeProperty(site.context.db)
    const path = `/api${property.publicGet.path.replace(':id', id)}`
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
    await read(path)
    const views = async (localAddress: string) => {
      const [answer] = await once(
        get(`${await origin}${path}`, { localAddress, headers: { 'user-agent': agent } }),
        'response',
      )
      return JSON.parse(await text(answer)).property.views
    }
    const seen: number[] = []
    for (const last of [1, 1, 1, 2, 2, 2]) seen.push(await views(`127.0.0.${last}`))
    assert.deepEqual(seen, [1, 1, 1, 2, 2, 2])
  })
})

describe('responses in the cache', () => {
  test('sessions, refusals and private responses are not cached', async () => {
    const { db } = site.context
    const { token } = await makeCustomer(db)
    const { id } = await makeProperty(db, { status: 'pending' })
    const one = `/api${property.publicGet.path.replace(':id', id)}`
    site.app.responseCache.clear()
    await read(newList(), { authorization: `Bearer ${token}` })
    await read('/api/customer-auth/profile', { authorization: `Bearer ${token}` })
    assert.equal((await read(one)).status, 404)
    assert.equal((await read(`${newList()}&page=x`)).status, 400)
    assert.equal(cacheSize().responses, 0)
    await readAgain(newList())
    assert.equal(cacheSize().responses, 1)
  })

  test('a response requested once is not cached', async () => {
    site.app.responseCache.clear()
    for (let count = 0; count < 3; count++) await read(newList())
    assert.equal(cacheSize().responses, 0)
  })

  test('a caller with a session gets no cached response', async () => {
    const list = newList()
    const { token } = await makeCustomer(site.context.db)
    await makeProperty(site.context.db)
    await readAgain(list)
    await changeBehind()
    const { body } = await read(list, { authorization: `Bearer ${token}` })
    assert.match(body, /Changed behind/)
  })

  test('the response cache has a size limit and evicts the oldest', async () => {
    const responses = new ResponseCache(100_000)
    const app = Fastify()
    let asked = 0
    registerResponseCache(app, () => () => undefined, { responses })
    app.get('/api/public/long/:id', { config: { cacheFor: 'everyone' } }, async () => {
      asked++
      return 'x'.repeat(20_000)
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const ask = async (id: number) => (await fetch(`${url}/api/public/long/${id}`)).text()
    for (let id = 1; id <= 10; id++) {
      await ask(id)
      await ask(id)
      assert.ok(responses.size.bytes <= 100_000, `${responses.size.bytes} bytes`)
    }
    assert.equal(responses.size.responses, 4)
    assert.equal(asked, 20)
    await ask(10)
    assert.equal(asked, 20)
    await ask(1)
    assert.equal(asked, 21)
    await app.close()
  })

  test('concurrent identical reads run one query', async () => {
    const list = newList()
    await makeProperty(site.context.db)
    await read(newList())
    let answers: Promise<Awaited<ReturnType<typeof read>>[]> | undefined
    // Readers wait for the lock, so all of them have sent their request before one is served.
    await site.context.db.transaction().execute(async (tx) => {
      await sql`lock table property in access exclusive mode`.execute(tx)
      answers = Promise.all(Array.from({ length: 30 }, () => read(list)))
      await until('a reader waits', async () => (await locksAwaited(site.context.db)) > 0)
      await read('/livez')
      assert.equal(await locksAwaited(site.context.db), 1)
    })
    const bodies = new Set((await answers)?.map(({ body }) => body))
    assert.equal(bodies.size, 1)
  })
})

test('a stopping server serves nothing from the cache', async () => {
  const app = await buildApp({ ...site.context, pool: site.pool, version: 'test' })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const list = `${url}${newList()}`
  for (let count = 0; count < 2; count++) await (await fetch(list)).text()
  assert.equal(app.responseCache.size.responses, 1)
  await app.close()
  assert.equal(app.responseCache.size.responses, 0)
  await assert.rejects(fetch(list))
})

describe('memory of what callers choose', () => {
  const long = (index: number) => `${Buffer.alloc(10_000, 'x')} ${index}`

  test('many long user agents are not kept', () => {
    const left = bytesLeftBy(() => {
      for (let index = 0; index < 1_500; index++) isRobot(long(index))
    })
    assert.ok(left < 2_000_000, `${left} bytes`)
  })

  test('many long URLs within the lifetime of a response are not kept', () => {
    const repeated = new RepeatedKeys()
    const left = bytesLeftBy(() => {
      for (let index = 0; index < 3_000; index++) repeated.note(long(index))
    })
    assert.ok(left < 4_000_000, `${left} bytes`)
    // Anew, as those above may be older than the lifetime by now.
    repeated.note(long(3_000))
    assert.equal(repeated.note(long(3_000)), true)
  })
})
