import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { type Access, realmOf } from '#contract/access.ts'
import { customer } from '#contract/customer/customer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { refusalOf } from '#server/http/error.ts'
import { useApp } from '#test/app.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeProperty,
  testPassword,
} from '#test/make.ts'
import { processorTime } from '#test/processor-time.ts'
import { sender } from '#test/send.ts'
import { addressOf } from './endpoint-address.ts'

/** Invalid client input: never a 5xx, always a response in the usual format. */

const site = useApp()
const send = sender(site)

// An optional body, as for a toggle, may be missing.
const withBody = endpoints.filter(
  ({ body, upload }) => body && !upload && !body.safeParse(undefined).success,
)
const signIn = '/api/customer-auth/login'

async function tokenFor(access: Access): Promise<string> {
  const { db } = site.context
  const realm = realmOf(access)
  if (!realm) return ''
  const make = { administrator: makeAdministrator, customer: makeCustomer, broker: makeBroker }
  return (await make[realm](db)).token
}

async function sendBody(endpoint: Endpoint, payload: string, token: string) {
  return send({
    method: endpoint.method,
    url: addressOf(endpoint),
    payload,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

describe('missing or malformed bodies (HTTP-01)', () => {
  const shapes = ['null', '[]', '[{}]', '"text"', '7', 'true', '{', '{"a":', '{"a":1}}', 'NaN']

  for (const endpoint of withBody) {
    test(`an invalid body is refused by ${endpoint.method} ${endpoint.path}`, async () => {
      const token = await tokenFor(endpoint.access)
      for (const shape of shapes) {
        const answer = await sendBody(endpoint, shape, token)
        assert.equal(answer.statusCode, 400, shape)
        const { code, message, errors } = answer.json()
        if (code !== 'invalid_input') continue
        const said = 'Please send a JSON object.'
        assert.deepEqual([message, errors], [said, [{ path: '', message: said }]], shape)
      }
    })
  }

  for (const endpoint of withBody) {
    test(`unknown or wrong fields are refused: ${endpoint.method} ${endpoint.path}`, async () => {
      const token = await tokenFor(endpoint.access)
      const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`field${n}`, n]))
      const { statusCode } = await sendBody(endpoint, JSON.stringify(unknown), token)
      assert.equal(statusCode, 400)
      assert.ok(fieldsOf(endpoint).length > 0)
      for (const value of ['{}', '[]', '[[]]', 'true', '1e308', '-1', '"\\u0000"', '{"a":{}}']) {
        const wrong = `{${fieldsOf(endpoint).map((field) => `${JSON.stringify(field)}:${value}`)}}`
        if (endpoint.body?.safeParse(JSON.parse(wrong)).success) continue
        const answer = await sendBody(endpoint, wrong, token)
        assert.equal(answer.statusCode, 400, value)
      }
    })
  }

  test('DELETE accepts the JSON content type with an empty body', async () => {
    for (const endpoint of endpoints.filter(({ body, method }) => !body && method === 'DELETE')) {
      const answer = await sendBody(endpoint, '', await tokenFor(endpoint.access))
      assert.ok([200, 204, 404].includes(answer.statusCode), `${answer.statusCode}`)
    }
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
    const removed = await send({
      method: 'DELETE',
      url: `/api/broker/properties/${id}`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    })
    assert.equal(removed.statusCode, 200)
  })

  test('a refusal names at most three unknown fields', async () => {
    const { token } = await makeCustomer(site.context.db)
    const refused = await site.call(
      customer.changeProfile,
      { body: { status: 'active', role: 'x', rating: 5, kycStatus: 'verified' } },
      { token },
    )
    assert.equal(refused.body.message, 'Not recognised: status, role, rating and 1 more.')
  })
})

describe('oversized structures (HTTP-02)', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  for (const [what, payload, status] of [
    ['100,000 arrays deep', nested(100_000), 400],
    ['500,000 arrays deep', nested(500_000), 413],
    ['20,000 objects deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 400],
    [
      'of 15,000 keys',
      JSON.stringify(Object.fromEntries([...Array(15_000).keys()].entries())),
      400,
    ],
    ['of a megabyte of text', JSON.stringify({ email: 'x'.repeat(1_048_576) }), 413],
    ['with a number of 100,000 digits', `{"email":${'9'.repeat(100_000)}}`, 400],
    ['with one key 20,000 times', `{${'"email":"a",'.repeat(20_000)}"email":"b"}`, 400],
  ] as const) {
    test(`${what} is refused quickly`, async () => {
      const took = await processorTime(async () => {
        const answer = await send({
          method: 'POST',
          url: signIn,
          payload,
          headers: { 'content-type': 'application/json' },
        })
        assert.equal(answer.statusCode, status)
      })
      assert.ok(took < 500, `${took} ms`)
    })
  }
})

describe('prototype pollution (HTTP-03)', () => {
  test('prototype names are refused in a body and ignored in a URL', async () => {
    const { token } = await makeAdministrator(site.context.db)
    for (const payload of [
      '{"__proto__":{"polluted":true}}',
      '{"email":"a@example.in","password":"x","__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"budgetRange":{"__proto__":{"polluted":true}}}',
    ]) {
      for (const endpoint of withBody) {
        const answer = await sendBody(endpoint, payload, await tokenFor(endpoint.access))
        assert.equal(answer.statusCode, 400, endpoint.path)
      }
    }
    for (const query of [
      '__proto__=x&__proto__.polluted=true',
      '__proto__[polluted]=true',
      'constructor.prototype.polluted=true',
      'constructor[prototype][polluted]=true',
    ]) {
      for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
        await send({
          method: 'GET',
          url: `${addressOf(endpoint)}?${query}`,
          headers: { authorization: `Bearer ${token}` },
        })
      }
    }
    assert.equal('polluted' in {}, false)
  })
})

describe('repeated or nested parameters (HTTP-04)', () => {
  const listed = endpoints.filter(({ query }) => query)

  for (const endpoint of listed) {
    test(`repeated parameters are refused by ${endpoint.method} ${endpoint.path}`, async () => {
      const token = await tokenFor(endpoint.access)
      const names = fieldsOf(endpoint, 'query')
      assert.ok(names.length > 0)
      for (const name of names) {
        for (const query of [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`]) {
          const answer = await send({
            method: endpoint.method,
            url: `${addressOf(endpoint)}?${query}`,
            headers: token ? { authorization: `Bearer ${token}` } : {},
          })
          assert.ok([400, 404].includes(answer.statusCode), `${query}: ${answer.statusCode}`)
        }
      }
    })
  }
})

describe('other content types (HTTP-05)', () => {
  for (const type of [
    ...['text/plain', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded'],
    ...['application/json\ta', ' text/plain', 'application/jsonx', 'application/json garbage'],
    ...['application/json, text/plain', 'text/plain; application/json', 'text/html', '*/*'],
    ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/xml', 'x', '/'],
  ]) {
    test(`a body of type ${JSON.stringify(type)} is not parsed as JSON`, async () => {
      const { email } = await makeCustomer(site.context.db)
      const answer = await send({
        method: 'POST',
        url: signIn,
        payload: JSON.stringify({ email, password: testPassword }),
        headers: { 'content-type': type },
      })
      assert.ok([400, 415].includes(answer.statusCode), `${answer.statusCode}`)
    })
  }

  test('a compressed body is refused before it is unpacked (HTTP-13)', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x']) {
      const answer = await send({
        method: 'POST',
        url: signIn,
        payload: Buffer.alloc(100),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      })
      assert.equal(answer.statusCode, 415, encoding)
    }
  })
})

test('a body over the limit is refused (HTTP-06)', async () => {
  for (const endpoint of withBody) {
    const token = await tokenFor(endpoint.access)
    const answer = await sendBody(endpoint, `"${'x'.repeat(256 * 1024)}"`, token)
    assert.equal(answer.statusCode, 413, endpoint.path)
  }
})

describe('boundary values (HTTP-07)', () => {
  const save = async (token: string, payload: string) =>
    (await sendBody(customer.changeProfile, payload, token)).statusCode

  test('values that cannot be stored exactly are refused', async () => {
    const { token, id } = await makeCustomer(site.context.db)
    const row = () =>
      site.context.db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
    const before = await row()
    for (const payload of [
      ...['{"firstName":"a\\u0000b"}', '{"firstName":"a\\ud800"}', '{"firstName":"\\udc00a"}'],
      ...['{"interests":["\\u0000"]}', '{"email":"a\\u0000@example.in"}', '{"phone":"\\ud800"}'],
      ...['1e999', '-1e999', '9007199254740993', `1${'0'.repeat(400)}`, '0.1', '1e-9', '-1'].map(
        (number) => `{"budgetRange":{"min":0,"max":${number}}}`,
      ),
      ...['9999-12-31', '0000-01-01', '2027-02-29', '1990-13-01', '1990-1-1', '-1990-01-01'].map(
        (date) => `{"dateOfBirth":"${date}"}`,
      ),
      ...[`{"firstName":"${'x'.repeat(81)}"}`, '{"firstName":"\\u200b\\u0000"}'],
      '{"firstName":"Asha \\u202eoaR"}',
    ]) {
      assert.equal(await save(token, payload), 400, payload.slice(0, 80))
    }
    assert.deepEqual(await row(), before)
  })

  test('values that can be stored exactly are', async () => {
    const { token, id } = await makeCustomer(site.context.db)
    const name = 'Zoë 👩‍👩‍👧 O’Brien <b>&amp; "\\'
    const payload = { firstName: name, budgetRange: { min: -0, max: 100_000_000_000 } }
    assert.equal(await save(token, JSON.stringify(payload)), 200)
    const row = await site.context.db
      .selectFrom('customer')
      .select(['first_name', 'budget_min', 'budget_max'])
      .where('id', '=', id)
      .executeTakeFirst()
    assert.deepEqual(row, { first_name: name, budget_min: 0, budget_max: 100_000_000_000 })
  })
})

test('text the database cannot store is the client’s mistake (HTTP-07)', async () => {
  for (const query of [
    sql`select ${'a\0b'}::text`,
    sql`select ${'{"a":"\\u0000"}'}::jsonb ->> 'a'`,
    sql`select convert_from('\\xff', 'UTF8')`,
  ]) {
    const error: Error = await query.execute(site.context.db).then(() => assert.fail(), Object)
    const { status, code } = refusalOf(error)
    assert.deepEqual([status, code], [400, 'invalid_input'], error.message)
  }
})

/** Returns the field names of an endpoint's body or query. */
function fieldsOf(endpoint: Endpoint, part: 'body' | 'query' = 'body'): string[] {
  const schema = endpoint[part]
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : []
}

describe('invalid Host headers', () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap/pages.xml']) {
    test(`an invalid Host is refused for ${url}, which needs it`, async () => {
      const answer = await send({ url, headers: { host: 'no host' } })
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'request_unreadable'])
    })
  }
})
