import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { apiKey } from '#contract/partner/api-key.ts'
import { property } from '#contract/property/property.ts'
import { createPasswordLink } from '#server/account/password/password-link.ts'
import { useApp } from '#test/app.ts'
import { endProofs } from '#test/factor/app.ts'
import { makeBroker, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { webhookActs } from '#test/partner/webhook.ts'

/** API keys and webhooks when the password of their broker changes (decision 0116). */

const site = useApp()
const keys = partnerActs(site)
const hooks = webhookActs(site)
const password = 'monsoon kettle'

const statusOf = async (key: string) =>
  (await site.call(property.publicList, {}, { token: key })).status
const resume = (id: string, token: string) =>
  site.call(apiKey.resume, { params: { id } }, { token })

/** A broker with a key who then sets a new password by a link from the mailbox. */
async function reset() {
  const { db } = site.context
  const person = await makeBroker(db)
  const made = await keys.make(person.token, ['listings:read'])
  const hook = (await hooks.add(person.token)).webhook
  const link = await createPasswordLink(db, { realm: 'broker', id: person.id }, 'forgotten')
  const body = { token: link, password, confirmPassword: password }
  assert.equal((await site.call(passwordLink.broker, { body })).status, 200)
  const credentials = { email: person.email, password }
  const { token } = (await site.call(broker.login, { body: credentials })).body
  return { ...person, token, made, hook }
}

describe('a reset of the password', () => {
  test('pauses API keys and tells the broker which', async () => {
    const { id, token, made } = await reset()
    assert.equal(await statusOf(made.key), 401)
    const [listed] = await keys.mine(token)
    assert.equal(listed?.state, 'paused')
    const told = await messagesTo(site, id)
    const mail = told.find(({ template }) => template === 'account.keys_paused')
    assert.equal(mail?.variables.keys, 'CRM and webhook to 8.8.8.8')
    const { rows } = await site.pool.query(
      `select actor_id from audit_event where act = 'api_key.pause' and target_id = $1`,
      [made._id],
    )
    assert.deepEqual(rows, [{ actor_id: id }])
  })

  test('lets each key work again once its owner says so', async () => {
    const { token, made } = await reset()
    const resumed = await resume(made._id, token)
    assert.deepEqual([resumed.status, resumed.body.apiKey.state], [200, 'active'])
    assert.equal(await statusOf(made.key), 200)
    assert.equal((await resume(made._id, token)).status, 200, 'a second press')
  })

  test('pauses webhooks, and lets each work again once its owner says so', async () => {
    const { id, token, hook } = await reset()
    const [paused] = await hooks.mine(token)
    assert.deepEqual([paused?.state, paused?.pausedBecause], ['paused', 'password'])
    const { rows } = await site.pool.query(
      `select actor_id from audit_event where act = 'webhook.pause' and target_id = $1`,
      [hook._id],
    )
    assert.deepEqual(rows, [{ actor_id: id }])
    await endProofs(site.context.db)
    assert.equal((await hooks.pause(token, hook._id, false)).body.code, 'step_up_required')
    assert.equal((await hooks.mine(token))[0]?.state, 'paused')
    await site.context.db
      .updateTable('session')
      .set({ proven_at: new Date(), proven_by: 'password' })
      .execute()
    assert.equal((await hooks.pause(token, hook._id, false)).body.webhook.state, 'active')
  })

  test('lets nobody else, and no session without a proof, resume a key', async () => {
    const { token, made } = await reset()
    const other = await makeBroker(site.context.db)
    assert.equal((await resume(made._id, other.token)).status, 404)
    await endProofs(site.context.db)
    assert.equal((await resume(made._id, token)).body.code, 'step_up_required')
    assert.equal(await statusOf(made.key), 401)
  })

  test('resumes no key that is revoked', async () => {
    const { token, made } = await reset()
    await keys.revoke(token, made._id)
    assert.equal((await resume(made._id, token)).body.apiKey.state, 'revoked')
    assert.equal(await statusOf(made.key), 401)
  })

  test('tells nothing where there are no keys and no webhooks', async () => {
    const { db } = site.context
    const { id } = await makeBroker(db)
    const link = await createPasswordLink(db, { realm: 'broker', id }, 'forgotten')
    const body = { token: link, password, confirmPassword: password }
    await site.call(passwordLink.broker, { body })
    const told = await messagesTo(site, id)
    assert.ok(!told.some(({ template }) => template === 'account.keys_paused'))
  })
})

test('a password that its owner changes leaves API keys alone', async () => {
  const { token } = await makeBroker(site.context.db)
  const made = await keys.make(token, ['listings:read'])
  const body = { currentPassword: testPassword, newPassword: password, confirmPassword: password }
  assert.equal((await site.call(broker.changePassword, { body }, { token })).status, 200)
  assert.equal(await statusOf(made.key), 200)
})

test('an account that loses its address to the owner of the mailbox loses its keys', async () => {
  const { db } = site.context
  const email = 'tara@example.in'
  const squatter = await makeBroker(db, { email, isEmailVerified: false })
  const made = await keys.make(squatter.token, ['listings:read'])
  const owner = await makeBroker(db, { email, isEmailVerified: false })
  const link = await createPasswordLink(db, { realm: 'broker', id: owner.id }, 'forgotten')
  const body = { token: link, password, confirmPassword: password, account: owner.id }
  assert.equal((await site.call(passwordLink.broker, { body })).status, 200)
  assert.equal(await statusOf(made.key), 401)
})
