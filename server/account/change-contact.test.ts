import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'

/** Changes of an account's e-mail address or phone number (AUT-13). */

const site = useApp()

const realms = {
  administrator: { make: makeAdministrator, endpoint: administrator.changeProfile },
  broker: { make: makeBroker, endpoint: broker.changeProfile },
  customer: { make: makeCustomer, endpoint: customer.changeProfile },
} as const

for (const [realm, { make, endpoint }] of Object.entries(realms)) {
  describe(`a ${realm} changes the e-mail address`, () => {
    const kept = (id: string) =>
      site.context.db
        .selectFrom(realm as keyof typeof realms)
        .select(['email', 'first_name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const start = async () => {
      const { id, token } = await make(site.context.db, { isVerified: true })
      const { email: old } = await kept(id)
      return {
        id,
        old,
        save: (body: Record<string, string>) => site.call(endpoint, { body }, { token }),
      }
    }
    const notices = () =>
      site.context.db
        .selectFrom('message')
        .select(['recipient', 'body'])
        .where('template', '=', 'account.contact_changed')
        .execute()

    test('an e-mail change without the password is refused as a whole', async () => {
      const { id, save } = await start()
      const before = await kept(id)
      const missing = await save({ firstName: 'Other', email: 'new@example.in' })
      assert.deepEqual(
        [missing.status, missing.body.errors],
        [
          400,
          [
            {
              path: 'currentPassword',
              message: 'Please enter your current password to change your email or phone.',
            },
          ],
        ],
      )
      const wrong = { email: 'new@example.in', currentPassword: 'not it at all' }
      const { body } = await save(wrong)
      assert.deepEqual(
        [body.code, body.errors?.map(({ path }) => path)],
        ['wrong_current_password', ['currentPassword']],
      )
      assert.deepEqual([await kept(id), await notices()], [before, []])
      // Wrong passwords are rate-limited here as at sign-in.
      for (let guess = 0; guess < 9; guess++) await save(wrong)
      assert.equal((await save(wrong)).status, 429)
    })

    test('an e-mail change with the password notifies the old address once', async () => {
      const { id, old, save } = await start()
      const given = { email: 'new@example.in', currentPassword: testPassword }
      assert.equal((await save(given)).status, 200)
      assert.equal((await save(given)).status, 200)
      assert.equal((await kept(id)).email, 'new@example.in')
      const [letter, ...others] = await notices()
      assert.deepEqual([letter?.recipient, others], [old, []])
      assert.match(
        letter?.body ?? '',
        /someone changed the email address of your BrickBazaar account/,
      )
      assert.doesNotMatch(letter?.body ?? '', /new@example/)
    })

    test('saving the same address is not a change of address', async () => {
      const { id, old, save } = await start()
      const same = { firstName: 'Other', email: old.toUpperCase() }
      assert.equal((await save(same)).status, 200)
      assert.equal((await kept(id)).first_name, 'Other')
      assert.deepEqual(await notices(), [])
    })
  })
}

test('changing the phone number needs the password as well', async () => {
  const { token } = await makeBroker(site.context.db, { phone: '+919845012345' })
  const save = (body: Record<string, string>) =>
    site.call(broker.changeProfile, { body }, { token })
  assert.equal((await save({ phone: '98450 12345' })).status, 200)
  assert.equal((await save({ phone: '98450 54321' })).status, 400)
  assert.equal((await save({ phone: '98450 54321', currentPassword: testPassword })).status, 200)
})
