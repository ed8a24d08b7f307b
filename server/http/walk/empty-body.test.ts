import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Access, realmOf } from '#contract/access.ts'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { addressOf } from './endpoint-address.ts'

/** Every endpoint with a body, called without one: it succeeds or names what is missing. */

const site = useApp()

const json = { 'content-type': 'application/json' }
const ways: Record<string, { headers: Record<string, string>; payload?: string }> = {
  'no body': { headers: {} },
  'an empty body announced as JSON': { headers: json },
  'an empty body announced as a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' },
  },
  'an empty object': { headers: json, payload: '{}' },
}

async function tokenFor(access: Access): Promise<string> {
  const make = { administrator: makeAdministrator, customer: makeCustomer, broker: makeBroker }
  const realm = realmOf(access)
  return realm ? (await make[realm](site.context.db)).token : ''
}

for (const endpoint of endpoints.filter(({ body, upload }) => body && !upload)) {
  const mayBeEmpty = endpoint.body?.safeParse({}).success
  describe(`${endpoint.method} ${endpoint.path}`, () => {
    for (const [name, { headers, payload }] of Object.entries(ways)) {
      test(`${mayBeEmpty ? 'takes' : 'says what is missing in'} ${name}`, async () => {
        const token = await tokenFor(endpoint.access)
        const answer = await site.app.inject({
          method: endpoint.method,
          url: addressOf(endpoint),
          headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
          ...(payload && { payload }),
        })
        if (mayBeEmpty) {
          const { code, errors } = answer.body
            ? answer.json()
            : { code: undefined, errors: undefined }
          assert.ok(![415, 500].includes(answer.statusCode), `${answer.statusCode}`)
          // A service may still require a field, which it names.
          if (answer.statusCode === 400) assert.ok(errors || code !== 'invalid_input', answer.body)
          return
        }
        assert.equal(answer.statusCode, 400)
        assert.ok(answer.json().errors?.length > 0, answer.body)
      })
    }
  })
}
