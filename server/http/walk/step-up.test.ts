import assert from 'node:assert/strict'
import { test } from 'node:test'
import { v7 } from 'uuid'
import { type Realm, realmOf } from '#contract/access.ts'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { endProofs, enrolApp } from '#test/factor/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/** Every endpoint that needs a proof of who acts refuses without a recent one (decision 0111). */

const site = useApp()
const makers = { administrator: makeAdministrator, broker: makeBroker, customer: makeCustomer }
const guarded = endpoints.filter(({ stepUp }) => stepUp !== undefined)
const named = guarded.map(({ method, path }) => `${method} ${path}`)

/** Written a second time, so that what loses its guard fails here. */
const least = [
  'DELETE /brokers/:id',
  'DELETE /customers/:id',
  'GET /brokers/export',
  'GET /customers/export',
  'GET /customer/data',
  'GET /messages/export',
  'GET /waitlist/export',
  'PATCH /administrators/:id',
  'POST /administrators',
  'POST /broker/api-keys',
  'POST /broker/api-keys/:id/resume',
  'POST /partners/:id/api-keys',
  ...['broker/webhooks', 'partner-webhooks'].flatMap((area) => [
    `PUT /${area}/:id`,
    `POST /${area}/:id/secret`,
  ]),
  'POST /broker/webhooks',
  'POST /partners/:id/webhooks',
  'POST /administrators/:id/invitation',
  'POST /administrators/:id/second-factor/reset',
  'POST /approvals',
  'POST /approvals/:id/decision',
  'POST /brokers/:id/second-factor/reset',
  'POST /customers/:id/second-factor/reset',
  'POST /customer/account/deletion',
  'POST /payments/:id/refund',
  'POST /stray-payments/:id/refund',
  ...['auth', 'customer-auth', 'broker-auth'].flatMap((area) => [
    `DELETE /${area}/second-factor/:id`,
    `POST /${area}/second-factor/app`,
    `POST /${area}/second-factor/app/confirm`,
    `POST /${area}/second-factor/passkey`,
    `POST /${area}/second-factor/passkey/confirm`,
    `POST /${area}/second-factor/recovery-codes`,
    `PUT /${area}/change-password`,
  ]),
]

test('what cannot be taken back or reveals people is guarded', () => {
  assert.deepEqual(
    least.filter((name) => !named.includes(name)),
    [],
  )
})

test('guarded calls are refused before anything of them is read', async () => {
  for (const endpoint of guarded) {
    const realm = realmOf(endpoint.access) as Realm
    const { token } = await makers[realm](site.context.db)
    if (endpoint.stepUp === 'with-factor') await enrolApp(site, realm, token)
    await endProofs(site.context.db)
    const { status, body } = await site.call(
      endpoint,
      { params: { id: v7() }, body: {} },
      { token },
    )
    const told = `${endpoint.method} ${endpoint.path}: ${JSON.stringify(body)}`
    assert.deepEqual([status, body.code], [403, 'step_up_required'], told)
  }
})
