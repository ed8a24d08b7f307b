import assert from 'node:assert/strict'
import { test } from 'node:test'
import { v7 } from 'uuid'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { partnerScope, Scope } from '#contract/partner/scope.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'

/** Every endpoint with keys of every scope: only its own scope opens it, and most refuse all. */

const site = useApp()
const keys = partnerActs(site)

const titled = ({ method, path }: Endpoint) => `${method} ${path}`

async function callWith(endpoint: Endpoint, token: string) {
  const input = { params: { id: v7(), city: 'pune' }, body: {} }
  const answer = await site.call(endpoint, input, { token })
  return { answer, told: `${titled(endpoint)}: ${answer.status} ${JSON.stringify(answer.body)}` }
}

async function keyOf(scopes: readonly Scope[]) {
  const { token } = await makeBroker(site.context.db)
  return (await keys.make(token, scopes)).key
}

for (const scope of Scope.keys) {
  test(`a key of ${scope} opens what names it and nothing else`, async () => {
    const key = await keyOf([scope])
    for (const endpoint of endpoints) {
      const { answer, told } = await callWith(endpoint, key)
      if (endpoint.scope === scope) {
        assert.ok(![401, 403].includes(answer.status) && answer.status < 500, told)
      } else {
        assert.deepEqual([answer.status, answer.body.code], [403, 'api_key_not_allowed'], told)
      }
    }
  })
}

test('a key of a partner opens public endpoints only', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const { _id } = await keys.addPartner(token)
  const { key } = await keys.makeForPartner(token, _id)
  for (const endpoint of endpoints) {
    const { answer, told } = await callWith(endpoint, key)
    assert.equal(answer.status !== 403, endpoint.scope === partnerScope, told)
  }
})

test('scopes open public reads, and what a broker does with own listings and leads', () => {
  for (const endpoint of endpoints) {
    const { scope, access, method, path } = endpoint
    if (!scope) continue
    const isRead = scope.endsWith(':read')
    assert.equal(method === 'GET', isRead, titled(endpoint))
    assert.equal(access, scope === 'listings:read' ? 'public' : 'broker', titled(endpoint))
    assert.match(path, /^\/(public|broker\/(properties|media|inquiries))/, titled(endpoint))
  }
})
