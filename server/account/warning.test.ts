import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { privacy } from '#contract/privacy.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'

/** Warnings about an account reach its owner, whatever others do with the same mailbox. */

const site = useApp()
const mailbox = 'tara@example.in'
const password = 'monsoon rain'

const warnings = async () => {
  const rows = await site.context.db
    .selectFrom('message')
    .where('recipient', '=', mailbox)
    .where('template', 'in', [
      'account.contact_changed',
      'account.deletion_asked',
      'account.new_sign_in',
    ])
    .select(['template', 'account_id'])
    .orderBy('template')
    .execute()
  return rows.map((row) => ({ template: row.template, account: row.account_id }))
}

/** Registers with the mailbox, signs in elsewhere, changes the number and asks for deletion. */
async function register(n: number): Promise<void> {
  const phone = `98300${String(10_000 + n)}`
  const person = { firstName: 'Win', lastName: 'Rao', phone, email: mailbox, password }
  const made = await site.call(customer.register, { body: person })
  assert.equal(made.status, 201)
  const { token } = made.body
  const change = { phone: `98301${String(10_000 + n)}`, currentPassword: password }
  assert.equal((await site.call(customer.changeProfile, { body: change }, { token })).status, 200)
  const asked = await site.call(privacy.requestDeletion, { body: { password } }, { token })
  assert.equal(asked.status, 202)
}

async function signIn(secret: string, address: string) {
  const body = { email: mailbox, password: secret }
  const { status } = await site.call(customer.login, { body }, { address })
  assert.equal(status, 200)
}

describe('warnings to a proven mailbox', () => {
  test('a proven mailbox gets its warnings after strangers opened 13 accounts', async () => {
    const owner = await makeCustomer(site.context.db, { email: mailbox, isVerified: true })
    for (let n = 0; n < 13; n++) await register(n)
    assert.deepEqual(await warnings(), [])
    await signIn(testPassword, '192.0.2.1')
    await signIn(testPassword, '198.51.100.1')
    const { token, id: account } = owner
    const change = { body: { phone: '98302 00001', currentPassword: testPassword } }
    assert.equal((await site.call(customer.changeProfile, change, { token })).status, 200)
    const body = { password: testPassword }
    assert.equal((await site.call(privacy.requestDeletion, { body }, { token })).status, 202)
    assert.deepEqual(await warnings(), [
      { template: 'account.contact_changed', account },
      { template: 'account.deletion_asked', account },
      { template: 'account.new_sign_in', account },
    ])
  })
})

describe('warnings to an unproven mailbox', () => {
  test('an unproven mailbox gets no warnings of accounts strangers opened', async () => {
    await register(1)
    await signIn(password, '192.0.2.1')
    await signIn(password, '198.51.100.1')
    assert.deepEqual(await warnings(), [])
  })
})
