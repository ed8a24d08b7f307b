import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Role } from '#contract/access.ts'
import { administrator } from '#contract/account/administrator.ts'
import { administratorFactor } from '#contract/account/second-factor.ts'
import { location } from '#contract/location.ts'
import { useApp } from '#test/app.ts'
import { enrolApp } from '#test/factor/app.ts'
import { enrolPasskey } from '#test/factor/passkey.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'

/** Roles that need a second factor: fourteen days after the first sign-in, then nothing else. */

const site = useApp()

async function enter(role: Role) {
  const { id, username } = await makeAdministrator(site.context.db, { role })
  const body = { username, password: testPassword }
  const { token } = (await site.call(administrator.login, { body })).body
  return { id, username, token }
}

const look = (token: string) => site.call(location.list, {}, { token })
const stateOf = async (token: string) =>
  (await site.call(administratorFactor.state, {}, { token })).body

/** Fifteen days pass. */
const later = () =>
  site.pool.query(`update administrator set factor_due_at = factor_due_at - interval '15 days'`)

describe('administrators whose role needs a second factor', () => {
  for (const role of ['superadmin', 'admin'] as const) {
    test(`${role}: have fourteen days from the first sign-in`, async () => {
      const { token, username } = await enter(role)
      const { dueAt } = await stateOf(token)
      const days = (Date.parse(dueAt ?? '') - Date.now()) / 86_400_000
      assert.ok(days > 13.9 && days < 14.1, String(days))
      assert.equal((await look(token)).status, 200)
      await later()
      const body = { username, password: testPassword }
      const again = (await site.call(administrator.login, { body })).body.token
      assert.ok(Date.parse((await stateOf(again)).dueAt ?? '') < Date.now(), 'days started anew')
    })

    test(`${role}: can then do nothing but set one up`, async () => {
      const { token } = await enter(role)
      await later()
      const refused = await look(token)
      assert.deepEqual([refused.status, refused.body.code], [403, 'factor_overdue'])
      assert.equal((await site.call(administrator.profile, {}, { token })).status, 200)
      await enrolApp(site, 'administrator', token)
      assert.equal((await look(token)).status, 200)
    })
  }

  test('cannot remove the last factor after those days', async () => {
    const { token } = await enter('superadmin')
    await enrolApp(site, 'administrator', token)
    await later()
    const [factor] = (await stateOf(token)).factors
    const params = { id: factor?._id }
    const refused = await site.call(administratorFactor.remove, { params }, { token })
    assert.deepEqual([refused.status, refused.body.code], [409, 'factor_required'])
    assert.equal((await stateOf(token)).recoveryCodesLeft, 10)
  })

  test('keep one of two factors that are removed at the same moment', async () => {
    const { token } = await enter('superadmin')
    await enrolPasskey(site, 'administrator', token)
    await enrolPasskey(site, 'administrator', token)
    await later()
    const { factors } = await stateOf(token)
    const removals = await Promise.all(
      factors.map(({ _id: id }) =>
        site.call(administratorFactor.remove, { params: { id } }, { token }),
      ),
    )
    assert.deepEqual(removals.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await stateOf(token)).factors.length, 1)
  })

  test('are not moderators, and a session from before has its days still to come', async () => {
    const { token } = await enter('moderator')
    assert.equal((await stateOf(token)).dueAt, null)
    const before = await makeAdministrator(site.context.db)
    assert.equal((await stateOf(before.token)).dueAt, null)
    assert.equal((await look(before.token)).status, 200)
  })
})
