import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { codeOf, endProofs, enrolApp, nextCodes } from '#test/factor/app.ts'
import { testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { portals } from '#test/portal.ts'

/** Authenticator apps and recovery codes: setting up, signing in, losing them. */

const site = useApp()

for (const portal of portals) {
  const { realm, factor } = portal

  // Warnings go to proven mailboxes.
  const makePerson = () => portal.make(site.context.db, { isVerified: true, isEmailVerified: true })

  /** An account of the realm with an app, and what its owner knows. */
  async function make() {
    const person = await makePerson()
    return { ...person, ...(await enrolApp(site, realm, person.token)) }
  }

  const enter = (email: string) =>
    site.call(portal.login, { body: portal.credentials(email, testPassword) })

  const complete = (token: string, code: string) =>
    site.call(portal.loginFactor, { body: { token, code } })

  describe(`two-step verification of a ${realm}`, () => {
    test('an app counts after its first code, and brings ten recovery codes', async () => {
      const person = await makePerson()
      const { body: started } = await site.call(factor.addApp, {}, person)
      assert.match(started.key, /^[A-Z2-7]{32}$/)
      assert.match(started.address, /^otpauth:\/\/totp\/BrickBazaar:.*secret=/)
      assert.ok((await enter(person.email)).body.token, 'an app without a code counts')
      const wrong = await site.call(factor.confirmApp, { body: { code: '000000' } }, person)
      assert.deepEqual([wrong.status, wrong.body.code], [400, 'factor_code_wrong'])
      const body = { code: codeOf(started.key) }
      const right = await site.call(factor.confirmApp, { body }, person)
      assert.equal(right.body.factor.kind, 'app')
      assert.equal(new Set(right.body.recoveryCodes).size, 10)
      const { body: state } = await site.call(factor.state, {}, person)
      assert.deepEqual([state.factors.length, state.recoveryCodesLeft], [1, 10])
      const told = (await messagesTo(site, person.id)).map(({ template }) => template)
      assert.deepEqual(told.filter((name) => name === 'account.factor_changed').length, 1)
    })

    test('the key of an app and the recovery codes are not in the database', async () => {
      const { key, recoveryCodes } = await make()
      const { rows } = await site.pool.query(`select * from second_factor, recovery_code`)
      const stored = JSON.stringify(rows.map((row) => ({ ...row, sealed: String(row.sealed_key) })))
      assert.ok(rows.length > 0)
      for (const secret of [key, ...recoveryCodes]) assert.ok(!stored.includes(secret))
    })

    test('the password alone opens no session, and its token opens nothing', async () => {
      const { email, key, id } = await make()
      const { status, body, headers } = await enter(email)
      assert.equal(status, 200)
      assert.deepEqual(Object.keys(body), ['secondFactor'])
      assert.deepEqual(body.secondFactor.kinds, ['app'])
      assert.equal(headers['set-cookie'], undefined)
      const { token } = body.secondFactor
      assert.equal((await site.call(portal.profile, {}, { token })).status, 401)
      const entered = await complete(token, codeOf(key, 1))
      assert.equal(entered.status, 200)
      assert.ok(JSON.stringify(entered.body).includes(id))
      assert.equal((await site.call(portal.profile, {}, entered.body)).status, 200)
      const again = await complete(token, codeOf(key, 1))
      assert.deepEqual([again.status, again.body.code], [400, 'sign_in_over'])
    })

    test('a code is accepted once, by whichever sign-in', async () => {
      const { email, key } = await make()
      const [first, second] = [await enter(email), await enter(email)]
      const code = codeOf(key, 1)
      const both = await Promise.all(
        [first, second].map(({ body }) => complete(body.secondFactor.token, code)),
      )
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 400])
      const refused = both.find(({ status }) => status === 400)
      assert.equal(refused?.body.code, 'factor_code_wrong')
    })

    test('a code of an hour ago is refused with a sentence about the clock', async () => {
      const { email, key } = await make()
      for (const steps of [-120, 120, -3, 3]) {
        const { body } = await enter(email)
        const refused = await complete(body.secondFactor.token, codeOf(key, steps))
        assert.equal(refused.status, 400)
        assert.match(refused.body.message, /set its time automatically/)
        assert.deepEqual(
          refused.body.errors?.map(({ path }) => path),
          ['code'],
        )
      }
    })

    test('a recovery code works once, however it is typed, and its owner is told', async () => {
      const { email, id, recoveryCodes, token } = await make()
      const [code = ''] = recoveryCodes
      assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`
      const entered = await complete((await enter(email)).body.secondFactor.token, typed)
      assert.equal(entered.status, 200)
      const again = await complete((await enter(email)).body.secondFactor.token, code)
      assert.equal(again.status, 400)
      assert.equal((await site.call(factor.state, {}, { token })).body.recoveryCodesLeft, 9)
      const told = await messagesTo(site, id)
      const used = told.find(({ template }) => template === 'account.recovery_code_used')
      assert.equal(used?.variables.left, '9')
    })

    test('new recovery codes end the earlier ones', async () => {
      const { email, recoveryCodes, token } = await make()
      const { body } = await site.call(factor.renewCodes, {}, { token })
      assert.equal(body.recoveryCodes.length, 10)
      const { secondFactor } = (await enter(email)).body
      assert.equal((await complete(secondFactor.token, recoveryCodes[3] ?? '')).status, 400)
      const [code = ''] = body.recoveryCodes
      assert.equal((await complete(secondFactor.token, code)).status, 200)
    })

    test('another app takes the place of the one before', async () => {
      const { email, token, key } = await make()
      const { key: next, recoveryCodes } = await enrolApp(site, realm, token)
      assert.deepEqual(recoveryCodes, [], 'the codes of the first app stay')
      const { secondFactor } = (await enter(email)).body
      assert.equal((await complete(secondFactor.token, codeOf(key, 1))).status, 400)
      assert.equal((await complete(secondFactor.token, codeOf(next, 1))).status, 200)
    })

    test('without factors the password is enough again', async () => {
      const { email, token } = await make()
      const { body } = await site.call(factor.state, {}, { token })
      const params = { id: body.factors[0]?._id }
      assert.equal((await site.call(factor.remove, { params }, { token })).status, 200)
      assert.equal((await site.call(factor.remove, { params }, { token })).status, 404)
      assert.ok((await enter(email)).body.token)
      const { body: after } = await site.call(factor.state, {}, { token })
      assert.deepEqual([after.factors, after.recoveryCodesLeft], [[], 0])
    })

    test('a factor belongs to its account alone', async () => {
      const { token } = await make()
      const stranger = await portal.make(site.context.db)
      const { body } = await site.call(factor.state, {}, { token })
      const params = { id: body.factors[0]?._id }
      assert.equal((await site.call(factor.remove, { params }, stranger)).status, 404)
      const other = await make()
      const pending = (await enter(other.email)).body.secondFactor.token
      await nextCodes(site.context.db)
      const mine = await site.call(factor.renewCodes, {}, { token })
      assert.equal((await complete(pending, mine.body.recoveryCodes[0] ?? '')).status, 400)
    })

    test('a new password ends sign-ins that await a code', async () => {
      const { email, token, key } = await make()
      const { secondFactor } = (await enter(email)).body
      const body = { currentPassword: testPassword, newPassword: 'monsoon kettle' }
      const given = { ...body, confirmPassword: body.newPassword }
      const changed = await site.call(portal.changePassword, { body: given }, { token })
      assert.equal(changed.status, 200)
      assert.equal((await complete(secondFactor.token, codeOf(key, 1))).body.code, 'sign_in_over')
    })

    test('a pending sign-in is over after five minutes, and in other realms', async () => {
      const { email, key } = await make()
      const { secondFactor } = (await enter(email)).body
      for (const other of portals.filter((one) => one.realm !== realm)) {
        const body = { token: secondFactor.token, code: codeOf(key, 1) }
        assert.equal((await site.call(other.loginFactor, { body })).body.code, 'sign_in_over')
      }
      await site.pool.query(`update pending_sign_in set expires_at = expires_at - interval '5 min'`)
      assert.equal((await complete(secondFactor.token, codeOf(key, 1))).body.code, 'sign_in_over')
    })

    test('managing factors needs a recent proof by the factor', async () => {
      const { token, key } = await make()
      await endProofs(site.context.db)
      const refused = await site.call(factor.renewCodes, {}, { token })
      assert.deepEqual([refused.status, refused.body.code], [403, 'step_up_required'])
      const byPassword = { body: { password: testPassword } }
      assert.equal((await site.call(factor.stepUp, byPassword, { token })).status, 400)
      const byCode = { body: { code: codeOf(key, 1) } }
      assert.equal((await site.call(factor.stepUp, byCode, { token })).status, 200)
      assert.equal((await site.call(factor.renewCodes, {}, { token })).status, 200)
    })
  })
}
