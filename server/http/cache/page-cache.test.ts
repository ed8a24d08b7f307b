import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, describe, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { property } from '#contract/property/property.ts'
import { buildApp } from '#server/app.ts'
import { registerPages } from '#server/http/page/pages.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeCustomer, makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { PageCache } from './page-cache.ts'
import { registerResponseCache } from './register-cache.ts'
import { ResponseCache } from './response-cache.ts'

const site = useApp()
let app: FastifyInstance
let origin: string

before(async () => {
  app = await buildApp({ ...site.context, pool: site.pool, version: 'test' })
  await registerPages(app, { dev: false })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
after(() => app.close())

interface Page {
  status: number
  headers: IncomingHttpHeaders
  html: string
}

/**
 * Opens a page over a real connection: cached pages are sent before Fastify handles the request.
 */
async function open(
  path: string,
  headers: Record<string, string> = {},
  localAddress = '127.0.0.1',
): Promise<Page> {
  const [answer] = await once(get(`${origin}${path}`, { headers, localAddress }), 'response')
  const body = await buffer(answer)
  const html = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  return { status: answer.statusCode, headers: answer.headers, html: html.toString() }
}

/** Requests twice: a page requested once is not cached. */
const openAgain = async (path: string, headers?: Record<string, string>) => {
  await open(path, headers)
  return open(path, headers)
}

const changeBehind = (title: string) =>
  site.context.db.updateTable('property').set({ title }).execute()

/** Returns the page without what differs per response. */
function withoutMarks({ headers, html }: Page): string {
  const id = String(headers['x-request-id'])
  return html.replaceAll(nonceOf(headers), 'NONCE').replaceAll(id, 'ID')
}

const nonceOf = (headers: IncomingHttpHeaders) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

// Each test uses a new URL: pages of the previous test may still be cached.
let round = 0
let list = ''
beforeEach(() => {
  list = `/properties?maxPrice=${9_000_000 + ++round}`
})

/**
 * Returns two responses of which the second came from the cache: it lacks the change in between.
 */
async function cachedPair(path: string, headers?: Record<string, string>): Promise<[Page, Page]> {
  let pair: [Page, Page] | undefined
  // On a busy machine a round may take longer than the cache's lifetime.
  await until('a repeated page comes from memory', async () => {
    const first = await openAgain(path, headers)
    const before = /Home (\d+)/.exec(first.html)?.[1]
    await changeBehind(`Home ${++round}`)
    const second = await open(path, headers)
    pair = [first, second]
    return before !== undefined && second.html.includes(`Home ${before}`)
  })
  assert.ok(pair)
  return pair
}

describe('a repeated public page', () => {
  for (const [accepted, sent] of [
    ['identity', undefined],
    ['gzip, deflate, br', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['deflate, gzip;Q=0', undefined],
    ['gzip;q=0;level=1', undefined],
    ['not-gzip', undefined],
  ] as const) {
    test(`a cached page differs only in nonce and reference (${accepted})`, async () => {
      await makeProperty(site.context.db, { title: 'Home 0' })
      const [first, second] = await cachedPair(list, { 'accept-encoding': accepted })
      assert.equal(withoutMarks(second), withoutMarks(first))
      assert.notEqual(nonceOf(second.headers), nonceOf(first.headers))
      assert.notEqual(second.headers['x-request-id'], first.headers['x-request-id'])
      for (const { html, headers } of [first, second]) {
        const nonces = [...html.matchAll(/<script nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
        assert.ok(nonces.length > 3)
        assert.deepEqual([...new Set(nonces)], [nonceOf(headers)])
        assert.ok(html.includes(`data-request="${headers['x-request-id']}"`))
      }
      assert.equal(second.headers['content-encoding'], sent)
      assert.equal(second.headers['x-content-type-options'], 'nosniff')
      assert.equal(second.headers['cache-control'], first.headers['cache-control'])
    })
  }

  test('a cached page with zero bytes in its URL arrives as it was made', async () => {
    await makeProperty(site.context.db, { title: 'Home 0' })
    const zeros = `${list}&search=Home${'%00'.repeat(30)}`
    const [first, second] = await cachedPair(zeros, { 'accept-encoding': 'gzip' })
    assert.equal(withoutMarks(second), withoutMarks(first))
  })

  test('a page shows an approval and a sale before that write’s response', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const { id, version } = await makeProperty(db, { status: 'pending', title: 'Home in Baner' })
    const decide = async (status: string, version: number) => {
      const answer = await app.inject({
        method: property.changeStatus.method,
        url: `/api${property.changeStatus.path.replace(':id', id)}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { status, version },
      })
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json().property.version as number
    }
    const isShown = async () => (await openAgain(list)).html.includes('Home in Baner')
    assert.equal(await isShown(), false)
    const approved = await decide('approved', version)
    assert.match((await open(list)).html, /Home in Baner/)
    assert.equal(await isShown(), true)
    await decide('sold', approved)
    assert.doesNotMatch((await open(list)).html, /Home in Baner/)
  })

  test('a cached page counts one view per visitor', async () => {
    const { id } = await makeProperty(site.context.db)
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }
    for (const last of [1, 1, 1, 2, 2, 2, 1]) {
      assert.equal((await open(`/properties/${id}`, agent, `127.0.0.${last}`)).status, 200)
    }
    const path = `/api${property.publicGet.path.replace(':id', id)}`
    const { property: seen } = JSON.parse((await open(path)).html)
    assert.equal(seen.views, 2)
  })
})

describe('pages in the cache', () => {
  test('visitors with a session, past or present, get no cached page', async () => {
    const { token } = await makeCustomer(site.context.db)
    await makeProperty(site.context.db, { title: 'Home 0' })
    const known: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: `bb_browser=${'a'.repeat(43)}` },
      { cookie: `theme=dark; __Host-bb_browser=${'b'.repeat(43)}` },
    ]
    for (const headers of known) {
      await cachedPair(list)
      await changeBehind('Changed behind')
      assert.match((await open(list, headers)).html, /Changed behind/)
      await changeBehind('Home 0')
    }
    app.responseCache.clear()
    for (const headers of known) await openAgain(`${list}1`, headers)
    assert.equal(app.pageCache.size.pages, 0)
  })

  test('a page of another host is another page', async () => {
    await makeProperty(site.context.db, { title: 'Home 0' })
    await cachedPair(list)
    const { html } = await open(list, { host: 'other.example' })
    assert.match(html, /rel="canonical" href="http:\/\/other\.example\//)
  })

  test('a change by another process shows on a page that is asked for all the time', async () => {
    await makeProperty(site.context.db, { title: 'Home 0' })
    await cachedPair(list)
    await changeBehind('Changed behind')
    const isShown = async () => (await open(list)).html.includes('Changed behind')
    await until('the page shows it', isShown, 5_000)
  })

  test('pages behind a secret, missing or made from private data are not cached', async () => {
    await makeProperty(site.context.db)
    app.responseCache.clear()
    for (const path of [
      '/unsubscribe?token=abc',
      '/set-password?token=customer.abc',
      '/set-password?token=abc',
      '/conversation?token=abc',
      '/properties/00000000-0000-7000-8000-000000000000',
      '/no-such-page',
      '/customer-portal',
      '/favicon.svg',
      `${list.replace('?', '.data?')}`,
    ]) {
      await openAgain(path)
      assert.equal(app.pageCache.size.pages, 0, path)
    }
  })
})

describe('pages for everyone', () => {
  const responses = new ResponseCache()
  const pages = new PageCache(responses, () => undefined, 100_000)
  const small = Fastify()
  const part = { at: Number.MAX_VALUE, audience: 'everyone', onServed: undefined } as const
  let url: string
  let made = 0
  let arrived = 0
  let wait: Promise<void> | undefined
  const ids: string[] = []
  before(async () => {
    registerResponseCache(small, () => () => undefined, { responses, pages })
    small.addHook('onRequest', async ({ id }) => void ids.push(id))
    small.get('/page/:id', (request, reply) =>
      pages.coalesce(request, reply, async () => {
        made++
        await wait
        return { html: Buffer.alloc(20_000, 'x'), nonce: 'none', parts: [part] }
      }),
    )
    small.get('/beside', async () => 'served')
    url = await small.listen({ host: '127.0.0.1', port: 0 })
    small.server.prependListener('request', () => arrived++)
  })
  after(() => small.close())
  const ask = async (id: number | string) => (await fetch(`${url}/page/${id}`)).text()
  /** Asks for pages; resolves to the requests once all have arrived. */
  const send = async (...pages: string[]) => {
    const all = arrived + pages.length
    const sent = pages.map((id) => fetch(`${url}/page/${id}`))
    await until('all have asked', async () => arrived === all)
    return sent
  }

  test('the page cache has a size limit and evicts the oldest', async () => {
    for (let id = 1; id <= 10; id++) {
      await ask(id)
      await ask(id)
      assert.ok(pages.size.bytes <= 100_000, `${pages.size.bytes} bytes`)
    }
    assert.deepEqual([pages.size.pages, made], [4, 20])
    await ask(10)
    assert.equal(made, 20)
    await ask(1)
    assert.equal(made, 21)
  })

  test('concurrent requests render a page once', async () => {
    const gate = Promise.withResolvers<void>()
    wait = gate.promise
    made = 0
    const asked = await send(...Array(20).fill('11'))
    gate.resolve()
    const got = await Promise.all(asked)
    assert.equal(new Set(await Promise.all(got.map((page) => page.text()))).size, 1)
    assert.equal(made, 1)
    // Those that waited have a log line, under the id that they are told.
    const told = got.flatMap(({ headers }) => headers.get('x-request-id') ?? [])
    assert.equal(told.length, 19)
    assert.ok(told.every((id) => ids.includes(id)))
  })

  test('a crowd is rendered in turn; a page that waits has what was written since', async () => {
    const gate = Promise.withResolvers<void>()
    wait = gate.promise
    made = 0
    const crowd = await send(...Array.from({ length: 40 }, (_, id) => `crowd-${id}`))
    const early = await send('late')
    responses.clear()
    const late = await send('late')
    assert.equal(await (await fetch(`${url}/beside`)).text(), 'served')
    const begun = made
    gate.resolve()
    for (const page of [crowd, early, late].flat()) assert.equal((await page).status, 200)
    assert.deepEqual([begun, made], [16, 41])
  })

  test('a long URL counts towards the size', async () => {
    responses.clear()
    const long = `12?${'x'.repeat(9_000)}`
    await ask(long)
    await ask(long)
    assert.ok(pages.size.bytes > 29_000 && pages.size.bytes < 40_000)
  })
})
