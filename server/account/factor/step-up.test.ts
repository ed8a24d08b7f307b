import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { requireProof } from '#server/http/proof/step-up.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { useApp } from '#test/app.ts'
import { codeOf, endProofs, enrolApp } from '#test/factor/app.ts'
import { testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'

/** A proof of who acts, before what cannot be taken back or reveals people. */

const site = useApp()

for (const portal of portals) {
  const { realm, factor } = portal

  describe(`a proof of a ${realm}`, () => {
    test('is the password where there is no factor, and holds for ten minutes', async () => {
      const person = await portal.make(site.context.db)
      assert.equal((await site.call(factor.addApp, {}, person)).status, 200, 'just signed in')
      await endProofs(site.context.db)
      const refused = await site.call(factor.addApp, {}, person)
      assert.deepEqual([refused.status, refused.body.code], [403, 'step_up_required'])
      const wrong = await site.call(factor.stepUp, { body: { password: 'wrong' } }, person)
      assert.deepEqual([wrong.status, wrong.body.code], [400, 'wrong_current_password'])
      assert.deepEqual(
        wrong.body.errors?.map(({ path }) => path),
        ['password'],
      )
      assert.equal((await site.call(factor.addApp, {}, person)).status, 403)
      const right = await site.call(factor.stepUp, { body: { password: testPassword } }, person)
      assert.equal(right.status, 200)
      assert.equal((await site.call(factor.addApp, {}, person)).status, 200)
    })

    test('is none where the session ended meanwhile', async () => {
      const { db } = site.context
      const { id } = await portal.make(db)
      const trace = { address: '127.0.0.1', userAgent: '', requestId: 'r' }
      const viewer = { realm, id, name: 'Asha Rao', sessionId: v7(), trace } as Viewer
      for (const stepUp of [true, 'with-factor'] as const) {
        await assert.rejects(requireProof(db, viewer, stepUp), { code: 'step_up_required' })
      }
    })

    test('by the password ends when the account gets a factor elsewhere', async () => {
      const { db } = site.context
      const person = await portal.make(db)
      const entered = await site.call(portal.login, {
        body: portal.credentials(person.email, testPassword),
      })
      await enrolApp(site, realm, person.token)
      const refused = await site.call(factor.renewCodes, {}, entered.body)
      assert.equal(refused.body.code, 'step_up_required')
    })

    test('without a factor the password in the form is enough to change it', async () => {
      const person = await portal.make(site.context.db)
      await endProofs(site.context.db)
      const given = { currentPassword: testPassword, newPassword: 'monsoon kettle' }
      const body = { ...given, confirmPassword: given.newPassword }
      assert.equal((await site.call(portal.changePassword, { body }, person)).status, 200)
    })

    test('with a factor neither password nor address changes without it', async () => {
      const person = await portal.make(site.context.db)
      const { key } = await enrolApp(site, realm, person.token)
      await endProofs(site.context.db)
      const given = { currentPassword: testPassword, newPassword: 'monsoon kettle' }
      const body = { ...given, confirmPassword: given.newPassword }
      const refused = await site.call(portal.changePassword, { body }, person)
      assert.equal(refused.body.code, 'step_up_required')
      const moved = { email: 'moved@example.in', currentPassword: testPassword }
      const change = () => site.call(portal.changeProfile, { body: moved }, person)
      assert.equal((await change()).body.code, 'step_up_required')
      const name = await site.call(portal.changeProfile, { body: { firstName: 'Tara' } }, person)
      assert.equal(name.status, 200, 'a name needs no proof')
      await site.call(factor.stepUp, { body: { code: codeOf(key, 1) } }, person)
      assert.equal((await change()).status, 200)
    })

    test('is guessed at most ten times in a quarter of an hour', async () => {
      const person = await portal.make(site.context.db)
      const { key } = await enrolApp(site, realm, person.token)
      const guess = (code: string) => site.call(factor.stepUp, { body: { code } }, person)
      for (let turn = 0; turn < 10; turn++) assert.equal((await guess('000000')).status, 400)
      const refused = await guess(codeOf(key, 1))
      assert.equal(refused.status, 429)
      assert.ok(Number(refused.headers['retry-after']) > 0)
    })

    test('names the field where neither code nor password is given', async () => {
      const person = await portal.make(site.context.db)
      const refused = await site.call(factor.stepUp, { body: {} }, person)
      assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_input'])
    })
  })
}
