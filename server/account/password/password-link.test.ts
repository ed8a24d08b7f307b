import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import { administrator } from '#contract/account/administrator.ts'
import { passwordLink } from '#contract/account/password-link.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { createPasswordLink, passwordLinkAddress } from './password-link.ts'

const site = useApp()
const password = 'monsoon rain'

const set = (realm: Realm, token: string, changes: Record<string, unknown> = {}) =>
  site.call(passwordLink[realm], {
    body: { token, password, confirmPassword: password, ...changes },
  })

async function invited() {
  const { id, email, token: session } = await makeBroker(site.context.db)
  const token = await createPasswordLink(site.context.db, { realm: 'broker', id })
  return { id, email, token, session }
}

const signIn = (email: string, typed = password) =>
  site.call(broker.login, { body: { email, password: typed } })

describe('links to set a password', () => {
  test('a link sets a broker’s password and ends earlier sessions', async () => {
    const { email, token, session, id } = await invited()
    assert.equal((await set('broker', token)).status, 200)
    assert.equal((await signIn(email)).status, 200)
    assert.equal((await site.call(broker.profile, {}, { token: session })).status, 401)
    const [line] = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'actor_id', 'before', 'after'])
      .where('act', '=', 'broker.set_password')
      .execute()
    assert.deepEqual(line, { act: 'broker.set_password', actor_id: id, before: null, after: null })
  })

  test('links work for customers and administrators in their own realm', async () => {
    const { db } = site.context
    const seeker = await makeCustomer(db)
    const forSeeker = await createPasswordLink(db, { realm: 'customer', id: seeker.id })
    assert.equal((await set('broker', forSeeker)).body.code, 'password_link_over')
    assert.equal((await set('customer', forSeeker)).status, 200)
    const body = { email: seeker.email, password }
    assert.equal((await site.call(customer.login, { body })).status, 200)

    const { id, username } = await makeAdministrator(db)
    const forOffice = await createPasswordLink(db, { realm: 'administrator', id })
    assert.equal((await set('administrator', forOffice)).status, 200)
    const entered = await site.call(administrator.login, { body: { username, password } })
    assert.equal(entered.status, 200)
  })

  test('a link works once, even if twenty requests use it at once', async () => {
    const { token } = await invited()
    const tries = await Promise.all(Array.from({ length: 20 }, () => set('broker', token)))
    assert.deepEqual(tries.map(({ status }) => status).sort(), [200, ...Array(19).fill(400)])
    const again = await set('broker', token)
    assert.equal(again.body.message, 'This link has expired or was already used.')
  })

  test('a newer link replaces the older one', async () => {
    const { id, token } = await invited()
    const newer = await createPasswordLink(site.context.db, { realm: 'broker', id })
    assert.equal((await set('broker', token)).status, 400)
    assert.equal((await set('broker', newer)).status, 200)
  })

  test('a link expires', async () => {
    const { token } = await invited()
    await site.context.db
      .updateTable('password_link')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .execute()
    assert.equal((await set('broker', token)).body.code, 'password_link_over')
  })

  test('a refused or mistyped password does not use up the link', async () => {
    const { token } = await invited()
    for (const [changes, message] of [
      [{ password: 'abc', confirmPassword: 'abc' }, 'Password must be at least 6 characters'],
      [{ confirmPassword: 'another one' }, 'Passwords do not match'],
      [{ password: '' }, 'Please fill in all required fields'],
    ] as const) {
      const refused = await set('broker', token, changes)
      assert.deepEqual([refused.status, refused.body.message], [400, message])
    }
    assert.equal((await set('broker', token)).status, 200)
  })

  test('a link cannot be guessed or read in the database', async () => {
    const { token } = await invited()
    for (const other of ['', 'broker.', 'x', `${token}x`, token.replace('broker', 'customer')]) {
      assert.equal((await set('broker', other)).status, 400, other)
    }
    const rows = await site.context.db.selectFrom('password_link').selectAll().execute()
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token.slice('broker.'.length)))
    const { config } = site.context
    const address = passwordLinkAddress({ ...config, publicUrl: 'https://bazaar.in' }, token)
    assert.equal(address, `https://bazaar.in/set-password?token=${token}`)
  })
})
