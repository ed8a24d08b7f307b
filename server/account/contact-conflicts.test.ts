import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/** Who owns an address or number that several accounts have entered. */

const site = useApp()

test('a number two brokers entered belongs to the one with verified KYC', async () => {
  const { token } = await makeAdministrator(site.context.db)
  await makeBroker(site.context.db, { phone: '+919845012345' })
  const second = await makeBroker(site.context.db, {
    phone: '+919845012345',
    kycStatus: 'pending',
    hasPanCard: true,
  })
  const decided = await site.call(
    broker.changeKyc,
    { params: { id: second.id }, body: { kycStatus: 'verified' } },
    { token },
  )
  assert.deepEqual([decided.status, decided.body.code], [409, 'phone_taken'])
})

test('an administrator learns that an address or number has an owner', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const { email, phone } = await makeCustomer(site.context.db, { isVerified: true })
  const add = (changes: object) =>
    site.call(
      customer.create,
      {
        body: {
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.in',
          phone: '9845012399',
          ...changes,
        },
      },
      { token },
    )
  assert.equal((await add({ email: email.toUpperCase() })).body.code, 'email_taken')
  assert.equal((await add({ phone: phone.slice(3) })).body.code, 'phone_taken')
  const tries = await Promise.all([add({}), add({ phone: '9845012388' }), add({})])
  assert.deepEqual(tries.map(({ status }) => status).sort(), [201, 409, 409])
})
