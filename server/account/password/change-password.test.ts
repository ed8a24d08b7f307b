import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { openSession } from '#server/http/session-queries.ts'
import { useApp } from '#test/app.ts'
import { testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'

const site = useApp()
const newPassword = 'a better horse'
const elsewhere = { address: '127.0.0.2', userAgent: 'phone', requestId: 'test' }

for (const portal of portals) {
  const change = (token: string, body: Record<string, unknown>) =>
    site.call(
      portal.changePassword,
      {
        body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword, ...body },
      },
      { token },
    )
  const signIn = (email: string, password: string) =>
    site.call(portal.login, { body: portal.credentials(email, password) })

  describe(`changing the password of the realm ${portal.realm}`, () => {
    test('after a change only the new password works', async () => {
      const { token, email } = await portal.make(site.context.db)
      const changed = await change(token, {})
      assert.equal(changed.status, 200)
      assert.equal(changed.body.message, 'Password changed successfully')
      assert.equal((await signIn(email, newPassword)).status, 200)
      assert.equal((await signIn(email, testPassword)).status, 400)
    })

    test('a password change ends all other sessions', async () => {
      const { token, id } = await portal.make(site.context.db)
      const other = await openSession(site.context.db, { realm: portal.realm, id }, elsewhere)
      await change(token, {})
      assert.equal((await site.call(portal.profile, {}, { token: other })).status, 401)
      assert.equal((await site.call(portal.profile, {}, { token })).status, 200)
    })

    test('a wrong current password gives 400 at its field, not 401 (AUT-18)', async () => {
      const { token, id } = await portal.make(site.context.db)
      const other = await openSession(site.context.db, { realm: portal.realm, id }, elsewhere)
      const refused = await change(token, { currentPassword: 'wrong horse' })
      assert.equal(refused.status, 400)
      assert.equal(refused.body.code, 'wrong_current_password')
      assert.deepEqual(refused.body.errors, [
        { path: 'currentPassword', message: 'Current password is incorrect' },
      ])
      assert.equal((await site.call(portal.profile, {}, { token: other })).status, 200)
    })

    for (const [what, body, message] of [
      ['nothing', { currentPassword: '' }, 'Please fill in all required fields'],
      ['two different new ones', { confirmPassword: 'x' }, 'New passwords do not match'],
      [
        'two different short ones',
        { newPassword: 'abc', confirmPassword: 'abd' },
        'New passwords do not match',
      ],
      [
        'a short one',
        { newPassword: 'abcde', confirmPassword: 'abcde' },
        'Password must be at least 6 characters long',
      ],
    ] as const) {
      test(`a password is not changed to ${what}`, async () => {
        const { token, email } = await portal.make(site.context.db)
        const refused = await change(token, body)
        assert.deepEqual([refused.status, refused.body.message], [400, message])
        assert.equal((await signIn(email, testPassword)).status, 200)
      })
    }

    test('a stolen session cannot be used to guess the password', async () => {
      const { token } = await portal.make(site.context.db)
      const guesses = await Promise.all(
        Array.from({ length: 14 }, () => change(token, { currentPassword: 'guess' })),
      )
      assert.equal(guesses.filter(({ status }) => status === 400).length, 10)
      assert.equal(guesses.filter(({ status }) => status === 429).length, 4)
    })

    test('a password change is audited without the password', async () => {
      const { token, id } = await portal.make(site.context.db)
      await change(token, {})
      const events = await site.context.db.selectFrom('audit_event').selectAll().execute()
      assert.equal(events.length, 1)
      assert.partialDeepStrictEqual(events[0], {
        act: `${portal.realm}.change_password`,
        actor_id: id,
        target_id: id,
        before: null,
        after: null,
      })
    })
  })
}
