import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { administrator } from '#contract/account/administrator.ts'
import { factorSignIn } from '#contract/account/factor-sign-in.ts'
import { useApp } from '#test/app.ts'
import { codeOf, enrolApp, nextCodes } from '#test/factor/app.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** Guesses of codes by somebody who knows the password. */

const site = useApp()

async function make() {
  const person = await makeAdministrator(site.context.db)
  return { ...person, ...(await enrolApp(site, 'administrator', person.token)) }
}

/** Signs in with the password and a code, from an address, with the cookie of a browser. */
async function enter(username: string, code: string, address: string, cookie?: string) {
  const options = { address, ...(cookie && { headers: { cookie } }) }
  const body = { username, password: testPassword }
  const asked = await site.call(administrator.login, { body }, options)
  assert.equal(asked.status, 200)
  const { token } = asked.body.secondFactor
  return site.call(factorSignIn.administrator, { body: { token, code } }, options)
}

describe('guesses of a code', () => {
  test('are refused after ten of an address, while a known browser signs in', async () => {
    const { username, key } = await make()
    const own = await enter(username, codeOf(key, 1), '192.0.2.7')
    assert.equal(own.status, 200)
    const cookie = String(own.headers['set-cookie']).split(';', 1)[0]
    for (let turn = 0; turn < 10; turn++) {
      assert.equal((await enter(username, '000000', '192.0.2.66')).status, 400)
    }
    await nextCodes(site.context.db)
    const refused = await enter(username, codeOf(key), '192.0.2.66')
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.equal((await enter(username, codeOf(key), '192.0.2.66', cookie)).status, 200)
  })

  test('from many addresses are twenty in an hour, and the owner is told once', async () => {
    const { username, id } = await make()
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn++) {
      statuses.push((await enter(username, '000000', `192.0.2.${turn}`)).status)
    }
    assert.deepEqual(
      [statuses.filter((status) => status === 400).length, statuses.at(-1)],
      [20, 429],
    )
    const told = (await messagesTo(site, id)).filter(
      ({ template }) => template === 'account.wrong_codes',
    )
    assert.equal(told.length, 1)
  })

  test('by strangers without the password use up nothing', async () => {
    const { username, key } = await make()
    for (let turn = 0; turn < 12; turn++) {
      const body = { token: `pending_${'x'.repeat(43)}`, code: '000000' }
      assert.equal((await site.call(factorSignIn.administrator, { body })).status, 400)
    }
    assert.equal((await enter(username, codeOf(key, 1), '127.0.0.1')).status, 200)
  })
})
