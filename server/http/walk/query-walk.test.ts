import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import { realmOf } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { sender } from '#test/send.ts'

/**
 * Every parameter of every list and page with text that looks like SQL, compared with a clean
 * response (QRY-06, 07).
 */

/** One of each kind; `npm run verify` sends them all. */
const few = ["' OR 1=1--", '(select pg_sleep(3))', '$7', '%', '\\']
const all = [
  ...few,
  "1' OR '1'='1",
  '1 OR 1=1',
  "%' OR '%'='",
  "') UNION SELECT email, password_hash FROM customer--",
  "'; UPDATE property SET price = 1; --",
  "1; select pg_sleep(3)--'",
  "'||(select version())||'",
  '___',
  "\\' OR 1=1",
]
const hostile = process.env.LONG_ROUND ? all : few

const site = useApp()
const send = sender(site)

const namesOf = ({ query }: Endpoint): string[] =>
  query instanceof z.ZodObject ? Object.keys(query.shape) : []
const walked = endpoints.filter(
  (endpoint) => endpoint.method === 'GET' && namesOf(endpoint).length > 0,
)

/** Creates a marketplace with something on each list that no hostile text matches. */
async function build(): Promise<(endpoint: Endpoint) => string> {
  const { db } = site.context
  const [admin, broker, customer] = [
    await makeAdministrator(db),
    await makeBroker(db),
    await makeCustomer(db),
  ]
  for (const title of ['Flat at the lake', 'House by the road']) {
    await makeProperty(db, { brokerId: broker.id, title })
  }
  const tokens = { administrator: admin.token, broker: broker.token, customer: customer.token }
  return ({ access }) => {
    const realm = realmOf(access)
    return realm ? tokens[realm] : ''
  }
}

async function prices(): Promise<string> {
  const { rows } = await sql<{ price: string }>`
    select string_agg(price::text, ',' order by id) as price from property`.execute(site.context.db)
  return rows[0]?.price ?? ''
}

const totalOf = (body: string): number | undefined => {
  const read: unknown = body.startsWith('{') ? JSON.parse(body) : undefined
  const page =
    read && typeof read === 'object' && 'pagination' in read ? read.pagination : undefined
  return page && typeof page === 'object' && 'total' in page ? Number(page.total) : undefined
}

describe('SQL injection', () => {
  test('every kind of list is tested with SQL', () => {
    const names = new Set(walked.flatMap(namesOf))
    assert.ok(walked.length > 30, `${walked.length} endpoints`)
    for (const name of ['search', 'sort', 'page', 'location', 'status']) assert.ok(names.has(name))
  })

  for (const endpoint of walked) {
    test(`SQL as a parameter finds and changes nothing at GET ${endpoint.path}`, async () => {
      const tokenFor = await build()
      const before = await prices()
      const url = `/api${endpoint.path.replace(/:\w+/g, v7())}`
      const token = tokenFor(endpoint)
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const ask = (query: Record<string, string>) => send({ method: 'GET', url, query, headers })
      const clean = totalOf((await ask({})).body) ?? 0
      for (const name of namesOf(endpoint)) {
        for (const text of hostile) {
          const start = performance.now()
          const answer = await ask({ [name]: text })
          assert.ok(performance.now() - start < 2_500, `${name}=${text} took too long`)
          const total = totalOf(answer.body)
          if (answer.statusCode !== 200 || total === undefined || clean === 0) continue
          // Search is natural language: "price = 1" finds homes up to a crore.
          if (endpoint === property.publicList && name === 'search') continue
          assert.equal(total, 0, `${name}=${text} found ${total} of ${clean}`)
        }
      }
      assert.equal(await prices(), before)
    })
  }
})
