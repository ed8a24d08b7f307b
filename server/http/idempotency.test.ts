import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'

const site = useApp()

const meera = {
  firstName: 'Meera',
  lastName: 'Iyer',
  phone: '9876543210',
  email: 'meera@example.in',
  password: 'quiet tamarind',
}
const register = (key: string, changes: Record<string, unknown> = {}) =>
  site.call(
    customer.register,
    { body: { ...meera, ...changes } },
    { headers: { 'idempotency-key': key } },
  )
const everyCustomer = () => site.context.db.selectFrom('customer').select('id').execute()

describe('a create with an Idempotency-Key', () => {
  test('fifty at once create one record and get equal responses', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => register('key-of-meera')))
    for (const answer of answers) {
      assert.equal(answer.status, 201)
      assert.deepEqual(answer.body, answers[0]?.body)
    }
    assert.equal((await everyCustomer()).length, 1)
    const sessions = await site.context.db.selectFrom('session').select('id').execute()
    assert.equal(sessions.length, 1)
    const { token } = answers[0]?.body ?? {}
    assert.equal((await site.call(customer.profile, {}, { token: token ?? '' })).status, 200)
  })

  test('a later retry gets the first response', async () => {
    const first = await register('key-of-meera')
    assert.deepEqual((await register('key-of-meera')).body, first.body)
  })

  test('a retry with different details is refused', async () => {
    await register('key-of-meera')
    const refused = await register('key-of-meera', { firstName: 'Mira' })
    assert.deepEqual([refused.status, refused.body.code], [409, 'key_reused'])
  })

  test('the key can be reused after a refusal', async () => {
    assert.equal((await register('key-of-meera', { email: 'mira' })).status, 400)
    assert.equal((await register('key-of-meera', { email: 'mira@example.in' })).status, 201)
  })

  test('the same key at another URL is independent', async () => {
    await register('key-of-meera')
    const asBroker = await site.call(
      broker.register,
      { body: { ...meera, companyName: 'Iyer Homes' } },
      { headers: { 'idempotency-key': 'key-of-meera' } },
    )
    assert.equal(asBroker.status, 201)
    assert.equal(asBroker.body.broker.companyName, 'Iyer Homes')
  })

  test('a key must have 8 to 200 characters', async () => {
    for (const key of ['short', 'x'.repeat(201)]) {
      assert.equal((await register(key)).status, 400)
    }
    assert.equal((await everyCustomer()).length, 0)
  })

  test('token, password and key are unreadable in the database', async () => {
    const { body } = await register('key-of-meera')
    const { rows } = await sql<{ row: string }>`select idempotency_key::text as row
      from idempotency_key`.execute(site.context.db)
    assert.equal(rows.length, 1)
    const hex = (text: string) => Buffer.from(text).toString('hex')
    for (const secret of [body.token, meera.password, 'key-of-meera', meera.email]) {
      assert.ok(!rows[0]?.row.includes(hex(secret)), secret)
    }
  })

  test('fifty people at once create fifty records', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        register(`key-of-person-${index}`, {
          email: `person${index}@example.in`,
          phone: String(9_876_500_000 + index),
        }),
      ),
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(50).fill(201),
    )
    assert.equal((await everyCustomer()).length, 50)
  })
})

test('a sign-in ignores the Idempotency-Key', async () => {
  const { email } = await makeCustomer(site.context.db)
  const enter = () =>
    site.call(
      customer.login,
      { body: { email, password: testPassword } },
      { headers: { 'idempotency-key': 'key-of-meera' } },
    )
  const answers = await Promise.all(Array.from({ length: 30 }, enter))
  const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [body.token] : []))
  assert.ok(tokens.length > 0)
  assert.equal(new Set(tokens).size, tokens.length)
})
