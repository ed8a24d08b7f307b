import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { factorReset } from '#contract/account/second-factor.ts'
import { useApp } from '#test/app.ts'
import { enrolApp } from '#test/factor/app.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { portals } from '#test/portal.ts'

/** Somebody has lost phone and recovery codes. */

const site = useApp()
const reason = 'Phone lost'

for (const { realm, ...portal } of portals) {
  const reset = (id: string, token: string) =>
    site.call(factorReset[realm], { params: { id }, body: { reason } }, { token })

  describe(`resetting the factors of a ${realm}`, () => {
    test('lets the password in again, ends sessions, and tells the owner why', async () => {
      const { db } = site.context
      const root = await makeAdministrator(db)
      const person = await portal.make(db, { isVerified: true, isEmailVerified: true })
      await enrolApp(site, realm, person.token)
      assert.equal((await reset(person.id, root.token)).status, 200)
      assert.equal((await site.call(portal.profile, {}, person)).status, 401)
      const body = portal.credentials(person.email, testPassword)
      assert.ok((await site.call(portal.login, { body })).body.token)
      const told = await messagesTo(site, person.id)
      const mail = told.find(({ template }) => template === 'account.factor_reset')
      assert.equal(mail?.variables.reason, reason)
      const { rows } = await site.pool.query(
        `select after from audit_event where act = $1 and target_id = $2`,
        [`${realm}.reset_factor`, person.id],
      )
      assert.deepEqual(rows, [{ after: { reason } }])
      assert.equal((await reset(person.id, root.token)).status, 409, 'nothing left to reset')
    })

    test('needs a superadmin, a reason and an account', async () => {
      const root = await makeAdministrator(site.context.db)
      const admin = await makeAdministrator(site.context.db, { role: 'admin' })
      const person = await portal.make(site.context.db)
      await enrolApp(site, realm, person.token)
      assert.equal((await reset(person.id, admin.token)).status, 403)
      assert.equal((await reset(v7(), root.token)).status, 404)
      const params = { id: person.id }
      const without = await site.call(factorReset[realm], { params, body: { reason: ' ' } }, root)
      assert.equal(without.status, 400)
    })
  })
}

test('nobody resets their own factors', async () => {
  const root = await makeAdministrator(site.context.db)
  await enrolApp(site, 'administrator', root.token)
  const input = { params: { id: root.id }, body: { reason } }
  const refused = await site.call(factorReset.administrator, input, root)
  assert.deepEqual([refused.status, refused.body.code], [409, 'own_factor'])
})
