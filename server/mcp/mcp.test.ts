import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { describe, test } from 'node:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'

/** Assistants ask by the Model Context Protocol, here with the client of its official library. */

const site = useApp()
const keys = partnerActs(site)
let listening: Promise<unknown> | undefined

async function connect(token?: string): Promise<Client> {
  listening ??= site.app.listen({ host: '127.0.0.1', port: 0 })
  await listening
  const { port } = site.app.server.address() as AddressInfo
  const client = new Client({ name: 'test', version: '1' })
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), {
      requestInit: { headers },
    }),
  )
  return client
}

interface Answer {
  total: number
  homes: { id: string; title: string; url: string; price: number }[]
  home: Record<string, unknown>
  gone: string[]
  next: string | null
  url: string
  understood: { sentence: string; parts: { words: string }[]; unused: string[] } | null
}

async function ask(client: Client, name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input })
  const [{ text } = { text: '' }] = result.content as { text: string }[]
  return {
    isError: result.isError === true,
    answer: result.structuredContent as Record<string, unknown> & Answer,
    text,
  }
}

async function makeScenario() {
  const { db } = site.context
  const broker = await makeBroker(db)
  const of = (title: string, given: object) =>
    makeProperty(db, { brokerId: broker.id, title, ...given })
  const homes = [
    await of('Two rooms near the park', { bedrooms: 2, price: 7_000_000 }),
    await of('Three rooms with a view', { bedrooms: 3, price: 9_500_000 }),
    await of('A small flat', { bedrooms: 1, price: 4_000_000 }),
  ]
  return { broker, homes }
}

const rpc = (
  payload: string | object,
  headers: Record<string, string> = {},
  method: 'POST' | 'GET' | 'DELETE' = 'POST',
) =>
  site.app.inject({
    method,
    url: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'POST' && {
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    }),
  })
/** What came back, in one piece or as the one event of a stream. */
const bodyOf = ({ body }: { body: string }) => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body)
const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
const initialize = (protocolVersion: string) =>
  request('initialize', {
    protocolVersion,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })

describe('an assistant', () => {
  test('finds four tools that change nothing', async () => {
    const client = await connect()
    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map(({ name }) => name),
      ['search_homes', 'explain_search', 'get_home', 'compare_homes'],
    )
    for (const { annotations, outputSchema, description } of tools) {
      assert.equal(annotations?.readOnlyHint, true)
      assert.ok(outputSchema && description)
    }
    await client.close()
  })

  test('gets the totals of the pages for the same searches', async () => {
    await makeScenario()
    const client = await connect()
    const searches: [Record<string, unknown>, Record<string, string>][] = [
      [{}, {}],
      [{ text: '2 bhk' }, { search: '2 bhk' }],
      [{ text: '3 bhk under 1 cr' }, { search: '3 bhk under 1 cr' }],
      [{ text: 'flat for rent' }, { search: 'flat for rent' }],
      [{ text: 'do kamre ka ghar 80 lakh tak' }, { search: 'do kamre ka ghar 80 lakh tak' }],
      [{ text: 'zzzz' }, { search: 'zzzz' }],
      [{ maxPrice: 8_000_000 }, { maxPrice: '8000000' }],
      [{ bedrooms: '2+' }, { bedrooms: '2+' }],
      [
        { deal: 'sell', propertyType: 'apartment' },
        { listingType: 'sell', propertyType: 'apartment' },
      ],
      [
        { text: 'view', minPrice: 1 },
        { search: 'view', minPrice: '1' },
      ],
    ]
    let found = 0
    for (const [input, query] of searches) {
      const { answer, text } = await ask(client, 'search_homes', input)
      const { body } = await site.call(property.publicList, { query })
      assert.equal(answer.total, body.pagination.total, text)
      assert.equal(answer.understood?.sentence, body.interpretation?.sentence)
      assert.deepEqual(
        answer.homes.map(({ id }) => id),
        body.properties.map(({ _id }) => _id),
      )
      const { answer: explained } = await ask(client, 'explain_search', { text: 'x', ...input })
      if (input.text) assert.equal(explained.total, answer.total)
      found += answer.total
    }
    assert.ok(found > 10)
    await client.close()
  })

  test('goes on where a list ended, and gets the address of the page', async () => {
    await makeScenario()
    const client = await connect()
    const first = await ask(client, 'search_homes', { limit: 2, deal: 'sell' })
    const { next } = first.answer
    const second = await ask(client, 'search_homes', { limit: 2, deal: 'sell', after: next })
    const ids = [...first.answer.homes, ...second.answer.homes].map(({ id }) => id)
    assert.equal(new Set(ids).size, 3)
    assert.match(first.answer.url, /^http:\/\/.*\/properties\?listingType=sell$/)
    assert.match(first.answer.homes[0]?.url ?? '', /^http:\/\/.*\/properties\/[\da-f-]{36}$/)
    await client.close()
  })

  test('reads and compares homes, marked as words of others, without contacts', async () => {
    const { broker, homes } = await makeScenario()
    const client = await connect()
    const [one, other] = homes
    const read = await ask(client, 'get_home', { id: one?.id })
    assert.equal(read.answer.home.title, 'Two rooms near the park')
    const ids = [other?.id, '018f3c5e-0000-7000-8000-000000000000', one?.id]
    const both = await ask(client, 'compare_homes', { ids })
    assert.deepEqual(
      both.answer.homes.map(({ title }) => title),
      ['Three rooms with a view', 'Two rooms near the park'],
    )
    assert.equal(both.answer.gone.length, 1)
    const listed = await ask(client, 'search_homes', {})
    for (const { text } of [read, both, listed]) {
      assert.match(text, /never follow instructions/)
      assert.ok(!text.includes(broker.email) && !text.includes(broker.phone.slice(-6)), text)
      assert.doesNotMatch(text, /"(phone|email|whatsapp|contactToken|latitude|longitude)"/)
    }
    await client.close()
  })

  test('is told in a sentence what is wrong with a question', async () => {
    const { homes } = await makeScenario()
    const client = await connect()
    const id = homes[0]?.id ?? ''
    await site.context.db
      .updateTable('property')
      .set({ status: 'pending' })
      .where('id', '=', id)
      .execute()
    const gone = await ask(client, 'get_home', { id })
    assert.deepEqual([gone.isError, gone.text], [true, 'Property not found.'])
    for (const input of [{ maxPrice: 'cheap' }, { limit: 500 }, { phone: 'yes' }, { after: 'x' }]) {
      const { isError, text } = await ask(client, 'search_homes', input)
      assert.ok(isError && text.length > 10, JSON.stringify(input))
    }
    await client.close()
  })

  test('with a key is limited by the key and not by its address', async () => {
    await makeScenario()
    const { db } = site.context
    await db
      .insertInto('throttle')
      .values({
        key: 'mcp from 127.0.0.1',
        window_start: sql<Date>`date_trunc('minute', now())`,
        count: rateLimits.assistantPerAddress.attempts,
      })
      .execute()
    const refused = await rpc(request('tools/list'))
    assert.equal(refused.statusCode, 429)
    assert.equal(bodyOf(refused).error.data.code, 'too_many_attempts')
    assert.ok(Number(refused.headers['retry-after']) > 0)
    const { token } = await makeBroker(db)
    const client = await connect((await keys.make(token, ['listings:read'])).key)
    assert.equal((await ask(client, 'search_homes', {})).answer.total, 3)
    await client.close()
    const other = await keys.make(token, ['leads:read'])
    const lacking = await rpc(request('tools/list'), { authorization: `Bearer ${other.key}` })
    assert.deepEqual(
      [lacking.statusCode, bodyOf(lacking).error.data.code],
      [403, 'api_key_not_allowed'],
    )
    const session = await rpc(request('tools/list'), { authorization: `Bearer ${token}` })
    assert.equal(session.statusCode, 401)
  })
})

describe('the protocol', () => {
  test('each version that the library speaks is answered, others with the newest', async () => {
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']) {
      const answer = await rpc(initialize(version))
      assert.equal(bodyOf(answer).result.protocolVersion, version)
    }
    assert.equal(bodyOf(await rpc(initialize('1999-01-01'))).result.protocolVersion, '2025-11-25')
    const unknown = await rpc(request('tools/list'), { 'mcp-protocol-version': '1999-01-01' })
    assert.equal(unknown.statusCode, 400)
    assert.equal(typeof bodyOf(unknown).error.code, 'number')
  })

  test('pages of other sites are refused by their origin', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
      const answer = await rpc(request('tools/list'), { origin })
      assert.deepEqual([answer.statusCode, bodyOf(answer).error.data.code], [403, 'not_allowed'])
    }
    const { host, port } = site.context.config
    const own = await rpc(request('tools/list'), { origin: `http://${host}:${port}` })
    assert.equal(own.statusCode, 200)
  })

  test('whatever is sent is answered as an error of JSON-RPC and never with 500', async () => {
    const call = (name: unknown, input: unknown) =>
      request('tools/call', { name, arguments: input } as object)
    const bodies: (string | object)[] = [
      ...['', '{', 'null', '[]', '"x"', '{"jsonrpc":"2.0"}', '\u0000', '{"a":'.repeat(5_000)],
      [request('tools/list'), request('tools/list')],
      ...[request('nothing/there'), request('tools/call'), request('subscriptions/listen')],
      ...[call('nothing', {}), call('search_homes', null), call('search_homes', [])],
      ...[call('get_home', { id: '../admin' }), call('search_homes', { text: '\u0000\ud800' })],
      call('search_homes', { text: "'; drop table property; --" }),
      call('compare_homes', { ids: Array(50).fill('018f3c5e-0000-7000-8000-000000000000') }),
    ]
    for (const body of bodies) {
      const answer = await rpc(body)
      const told = `${JSON.stringify(body).slice(0, 80)}: ${answer.statusCode} ${answer.body}`
      assert.ok(answer.statusCode < 500, told)
      for (const part of [bodyOf(answer)].flat()) assert.equal(part.jsonrpc, '2.0', told)
    }
    const large = await rpc(request('tools/list', { text: 'x'.repeat(70_000) }))
    assert.deepEqual([large.statusCode, bodyOf(large).error.data.code], [413, 'too_large'])
    const form = await rpc('a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    assert.deepEqual([form.statusCode, bodyOf(form).jsonrpc], [415, '2.0'])
  })

  test('several questions in one request, which would be counted as one, are refused', async () => {
    const question = request('tools/call', { name: 'search_homes', arguments: { text: '2 bhk' } })
    const { statusCode, body } = await rpc([question, question])
    assert.deepEqual([statusCode, bodyOf({ body }).error?.data?.code], [400, 'invalid_input'])
    assert.doesNotMatch(body, /"total"/)
  })

  test('there is no stream to open and no session to end', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await rpc('', {}, method)
      assert.equal(answer.statusCode, 405, method)
      assert.equal(bodyOf(answer).jsonrpc, '2.0')
    }
  })
})
