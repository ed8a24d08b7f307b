import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { maxPasskeys } from '#contract/account/limits.ts'
import { openSession } from '#server/http/session-queries.ts'
import { useApp } from '#test/app.ts'
import { endProofs, enrolApp } from '#test/factor/app.ts'
import { type Authenticator, enrolPasskey, makeAuthenticator } from '#test/factor/passkey.ts'
import { testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { portals } from '#test/portal.ts'

/** Passkeys as second factors: adding, signing in and proving who acts. */

const site = useApp()

for (const portal of portals) {
  const { realm, factor, loginFactor } = portal

  const makePerson = () => portal.make(site.context.db, { isVerified: true, isEmailVerified: true })

  const enter = async (email: string) => {
    const { body } = await site.call(portal.login, {
      body: portal.credentials(email, testPassword),
    })
    return body.secondFactor
  }

  /** The options of a sign-in, and its second call by what the authenticator says to them. */
  const ask = (token: string) => site.call(portal.loginPasskey, { body: { token } })
  const complete = (token: string, passkey: ReturnType<Authenticator['prove']>) =>
    site.call(loginFactor, { body: { token, passkey } })

  async function signIn(email: string, authenticator: Authenticator) {
    const { token } = await enter(email)
    return complete(token, authenticator.prove((await ask(token)).body))
  }

  describe(`a passkey of a ${realm}`, () => {
    test('is added under a name, brings recovery codes and is told by mail', async () => {
      const person = await makePerson()
      const { factor: added, recoveryCodes } = await enrolPasskey(site, realm, person.token)
      assert.deepEqual([added.kind, added.name, added.usedAt], ['passkey', 'Pixel 9', null])
      assert.equal(recoveryCodes?.length, 10)
      const { body: state } = await site.call(factor.state, {}, person)
      assert.deepEqual(
        state.factors.map(({ name }) => name),
        ['Pixel 9'],
      )
      assert.equal(state.passkeyHost, 'localhost')
      const told = await messagesTo(site, person.id)
      const mail = told.find(({ template }) => template === 'account.factor_changed')
      assert.match(mail?.variables.what ?? '', /Pixel 9/)
      const { rows } = await site.pool.query(`select transports, credential_id from second_factor`)
      assert.deepEqual(rows[0].transports, ['internal'])
    })

    test('completes a sign-in after the password, and says when it was used', async () => {
      const person = await makePerson()
      const { authenticator } = await enrolPasskey(site, realm, person.token)
      const pending = await enter(person.email)
      assert.deepEqual(pending.kinds, ['passkey'])
      const { body: request } = await ask(pending.token)
      assert.deepEqual(
        request.allowCredentials.map(({ id }) => id),
        [authenticator.id],
      )
      const entered = await complete(pending.token, authenticator.prove(request))
      assert.equal(entered.status, 200, JSON.stringify(entered.body))
      assert.equal((await site.call(portal.profile, {}, entered.body)).status, 200)
      const { body: state } = await site.call(factor.state, {}, entered.body)
      assert.ok(state.factors[0]?.usedAt)
      assert.equal((await site.call(factor.renewCodes, {}, entered.body)).status, 200)
    })

    test('proves who acts, where an app does not have to', async () => {
      const { token } = await makePerson()
      await enrolApp(site, realm, token)
      const { authenticator, recoveryCodes } = await enrolPasskey(site, realm, token)
      assert.equal(recoveryCodes, null, 'the codes of the app stay')
      await endProofs(site.context.db)
      assert.equal((await site.call(factor.renewCodes, {}, { token })).status, 403)
      const { body: request } = await site.call(factor.stepUpByPasskey, {}, { token })
      const body = { passkey: authenticator.prove(request) }
      assert.equal((await site.call(factor.stepUp, { body }, { token })).status, 200)
      assert.equal((await site.call(factor.renewCodes, {}, { token })).status, 200)
    })

    test('stands beside others; without any the password is enough', async () => {
      const { token, email } = await makePerson()
      const first = await enrolPasskey(site, realm, token)
      const second = await enrolPasskey(site, realm, token)
      const params = { id: first.factor._id }
      assert.equal((await site.call(factor.remove, { params }, { token })).status, 200)
      assert.equal((await signIn(email, second.authenticator)).status, 200)
      const { token: pending } = await enter(email)
      const refused = await complete(pending, first.authenticator.prove((await ask(pending)).body))
      assert.deepEqual([refused.status, refused.body.code], [400, 'passkey_refused'])
      await site.call(factor.remove, { params: { id: second.factor._id } }, { token })
      const body = portal.credentials(email, testPassword)
      assert.ok((await site.call(portal.login, { body })).body.token)
      const { body: state } = await site.call(factor.state, {}, { token })
      assert.equal(state.recoveryCodesLeft, 0)
    })

    test('is not added twice, to no account, and at most ten times', async () => {
      const [person, other] = [await makePerson(), await makePerson()]
      const { authenticator } = await enrolPasskey(site, realm, person.token)
      for (const { token } of [person, other]) {
        const { body: options } = await site.call(factor.addPasskey, {}, { token })
        const body = { name: 'Again', passkey: authenticator.make(options) }
        const refused = await site.call(factor.confirmPasskey, { body }, { token })
        assert.deepEqual([refused.status, refused.body.code], [409, 'passkey_known'])
      }
      for (let n = 1; n < maxPasskeys; n++) await enrolPasskey(site, realm, person.token)
      const refused = await site.call(factor.addPasskey, {}, person)
      assert.deepEqual([refused.status, refused.body.code], [409, 'passkeys_too_many'])
    })

    test('is not the eleventh, though two sessions add one at once', async () => {
      const person = await makePerson()
      for (let n = 1; n < maxPasskeys; n++) await enrolPasskey(site, realm, person.token)
      const tokens = [person.token]
      const { db } = site.context
      const trace = { address: '127.0.0.1', userAgent: 'test', requestId: 'test' }
      for (let n = 0; n < 3; n++)
        tokens.push(await openSession(db, { realm, id: person.id }, trace))
      await db.updateTable('session').set({ proven_at: new Date(), proven_by: 'factor' }).execute()
      const bodies = []
      for (const token of tokens) {
        const { body: options } = await site.call(factor.addPasskey, {}, { token })
        bodies.push({ name: 'Pixel 9', passkey: makeAuthenticator().make(options) })
      }
      const answers = await Promise.all(
        bodies.map((body, n) =>
          site.call(factor.confirmPasskey, { body }, { token: tokens[n] ?? '' }),
        ),
      )
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409, 409])
    })

    test('needs a recent proof to be added, and a name', async () => {
      const { token } = await makePerson()
      const { body: options } = await site.call(factor.addPasskey, {}, { token })
      const passkey = makeAuthenticator().make(options)
      const nameless = await site.call(
        factor.confirmPasskey,
        { body: { name: ' ', passkey } },
        { token },
      )
      assert.deepEqual(
        nameless.body.errors?.map(({ path }) => path),
        ['name'],
      )
      await endProofs(site.context.db)
      assert.equal((await site.call(factor.addPasskey, {}, { token })).status, 403)
      const body = { name: 'Pixel 9', passkey }
      assert.equal((await site.call(factor.confirmPasskey, { body }, { token })).status, 403)
    })

    test('is not asked for where the account has none', async () => {
      const { token, email } = await makePerson()
      const none = await site.call(factor.stepUpByPasskey, {}, { token })
      assert.deepEqual([none.status, none.body.code], [409, 'passkey_missing'])
      await enrolApp(site, realm, token)
      const pending = await enter(email)
      assert.equal((await ask(pending.token)).body.code, 'passkey_missing')
      assert.equal((await ask('pending_none')).body.code, 'sign_in_over')
      for (const other of portals.filter((one) => one.realm !== realm)) {
        const body = { token: pending.token }
        assert.equal((await site.call(other.loginPasskey, { body })).body.code, 'sign_in_over')
      }
    })
  })
}
