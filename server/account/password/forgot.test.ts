import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Realm } from '#contract/access.ts'
import { passwordForgot, passwordLink } from '#contract/account/password-link.ts'
import { buildApp } from '#server/app.ts'
import { openSession } from '#server/http/session-queries.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'
import { portals } from '#test/portal.ts'
import { sendLinks } from './forgot.ts'

/**
 * Forgotten passwords: the link is sent through the outbox and reveals nothing about who has an
 * account.
 */

const site = useApp()
const newPassword = 'monsoon rain'
const phone = { address: '10.0.0.7', userAgent: 'Phone', requestId: 'test' }

const ask = (realm: Realm, email: string, address?: string) =>
  site.call(passwordForgot[realm], { body: { email } }, address === undefined ? {} : { address })
const answer = () => sendLinks(site.context.db, site.context.config)
const reset = (realm: Realm, token: string) =>
  site.call(passwordLink[realm], {
    body: { token, password: newPassword, confirmPassword: newPassword },
  })

/** Returns the tokens sent to an account, oldest first. */
async function tokensOf(id: string): Promise<string[]> {
  await answer()
  const messages = await messagesTo(site, id)
  return messages.map(({ variables }) => {
    const link = new URL(variables.link ?? '')
    return link.searchParams.get('token') ?? ''
  })
}

const passMinutes = async (minutes: number) => {
  await sql`update throttle
    set window_start = window_start - make_interval(mins => ${minutes})`.execute(site.context.db)
  await sql`update password_link
    set expires_at = expires_at - make_interval(mins => ${minutes})`.execute(site.context.db)
}

for (const portal of portals) {
  const { realm } = portal
  const signIn = (email: string, password: string) =>
    site.call(portal.login, { body: portal.credentials(email, password) })

  describe(`resetting the password in the realm ${realm}`, () => {
    test('a reset sets the password and ends all earlier sessions', async () => {
      const { id, email, token } = await portal.make(site.context.db)
      const elsewhere = await openSession(site.context.db, { realm, id }, phone)
      assert.equal((await ask(realm, email.toUpperCase())).status, 200)
      const [link = ''] = await tokensOf(id)
      const [message] = await messagesTo(site, id)
      assert.deepEqual([message?.channel, message?.template], ['email', 'account.reset_password'])
      assert.equal((await reset(realm, link)).status, 200)
      for (const session of [token, elsewhere]) {
        assert.equal((await site.call(portal.profile, {}, { token: session })).status, 401)
      }
      assert.equal((await signIn(email, testPassword)).status, 400)
      assert.equal((await signIn(email, newPassword)).status, 200)
      assert.equal((await reset(realm, link)).body.code, 'password_link_over')
    })

    test('a link works in its own realm only and cannot be guessed', async () => {
      const { id, email } = await portal.make(site.context.db)
      await ask(realm, email)
      const [link = ''] = await tokensOf(id)
      for (const other of portals.filter((one) => one.realm !== realm)) {
        assert.equal((await reset(other.realm, link)).status, 400)
      }
      assert.equal((await reset(realm, `${link.slice(0, -1)}_`)).status, 400)
      assert.equal((await signIn(email, testPassword)).status, 200)
    })

    test('a reset unlocks an account locked by failed attempts', async () => {
      const { id, email } = await portal.make(site.context.db)
      await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'wrong horse')))
      assert.equal((await signIn(email, testPassword)).status, 429)
      await ask(realm, email)
      const [link = ''] = await tokensOf(id)
      await reset(realm, link)
      assert.equal((await signIn(email, newPassword)).status, 200)
    })
  })
}

describe('password links', () => {
  test('a password link works for 30 minutes', async () => {
    const { id, email } = await makeCustomer(site.context.db)
    await ask('customer', email)
    const [first = ''] = await tokensOf(id)
    await passMinutes(31)
    assert.equal((await reset('customer', first)).body.code, 'password_link_over')
    await ask('customer', email)
    const [, second = ''] = await tokensOf(id)
    await passMinutes(29)
    assert.equal((await reset('customer', second)).status, 200)
  })

  for (const portal of portals) {
    test(`a ${portal.realm}’s link survives those strangers request and ends them`, async () => {
      const { id, email } = await portal.make(site.context.db)
      await ask(portal.realm, email)
      for (let turn = 0; turn < 14; turn++) await ask(portal.realm, email, `192.0.2.${turn}`)
      const [own = '', ...others] = await tokensOf(id)
      assert.equal(others.length, 2)
      assert.equal((await reset(portal.realm, own)).status, 200)
      for (const token of [own, ...others]) {
        assert.equal((await reset(portal.realm, token)).body.code, 'password_link_over')
      }
    })
  }

  for (const portal of portals) {
    test(`a link ends when the ${portal.realm} changes password or address`, async () => {
      const { id, email, token } = await portal.make(site.context.db)
      await ask(portal.realm, email)
      const [first = ''] = await tokensOf(id)
      const body = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
      assert.equal((await site.call(portal.changePassword, { body }, { token })).status, 200)
      assert.equal((await reset(portal.realm, first)).status, 400)
      await ask(portal.realm, email)
      const [, second = ''] = await tokensOf(id)
      const moved = { email: 'moved@example.in', currentPassword: newPassword }
      const changed = await site.call(portal.changeProfile, { body: moved }, { token })
      assert.equal(changed.status, 200)
      assert.equal((await reset(portal.realm, second)).status, 400)
    })
  }

  test('a link is in no log or response and is deleted after use', async () => {
    const { id, email } = await makeCustomer(site.context.db)
    const asked = await ask('customer', email)
    const [link = ''] = await tokensOf(id)
    assert.ok(!JSON.stringify(asked).includes(link))
    const lines: string[] = []
    const log = { write: (line: string) => lines.push(line) }
    const config = { ...site.context.config, production: true }
    const app = await buildApp({ ...site.context, config, pool: site.pool, version: 'test', log })
    const payload = { token: link, password: newPassword, confirmPassword: newPassword }
    await app.inject({ url: `/set-password?token=${link}` })
    await app.inject({ method: 'POST', url: '/api/customer-auth/reset-password', payload })
    await app.close()
    assert.ok(lines.length > 0)
    assert.ok(!lines.join('').includes(link.slice('customer.'.length)))
    const links = await site.context.db.selectFrom('password_link').selectAll().execute()
    assert.deepEqual(links, [])
  })
})

describe('requesting a password link', () => {
  test('a request gets the same response for everybody, equally fast (AUT-04)', async () => {
    const { db } = site.context
    const known = await makeCustomer(db)
    const blocked = await makeCustomer(db, { status: 'blocked' })
    const names = { known: known.email, blocked: blocked.email, unknown: 'nobody@example.in' }
    const times = { known: [] as number[], blocked: [] as number[], unknown: [] as number[] }
    const answers = new Set<string>()
    for (let turn = 0; turn < 45; turn++) {
      for (const who of ['known', 'blocked', 'unknown'] as const) {
        const before = performance.now()
        const { status, body, headers } = await ask('customer', names[who])
        times[who].push(performance.now() - before)
        const { 'x-request-id': _, date: __, ...others } = headers
        answers.add(JSON.stringify([status, body, others]))
      }
    }
    assert.deepEqual(answers.size, 1, [...answers].join('\n'))
    for (const who of ['blocked', 'unknown'] as const) {
      const difference = Math.abs(median(times[who]) - median(times.known))
      // At least 5 ms, about 80% of a response: on a busy machine responses take longer and differ
      // more.
      const allowed = Math.max(5, median(times.known) * 0.8)
      assert.ok(difference < allowed, `${who}: ${difference.toFixed(2)} ms`)
    }
  })

  test('a request for an account that may not sign in sends nothing', async () => {
    const { db } = site.context
    await makeCustomer(db, { email: 'a@example.in', status: 'blocked' })
    await makeBroker(db, { email: 'a@example.in', status: 'suspended' })
    await makeBroker(db, { email: 'b@example.in', status: 'inactive' })
    await makeAdministrator(db, { username: 'c', isActive: false })
    await ask('customer', 'a@example.in')
    await ask('broker', 'a@example.in')
    await ask('broker', 'b@example.in')
    await ask('administrator', 'c')
    await ask('customer', 'd@example.in')
    await answer()
    assert.deepEqual(await db.selectFrom('message').selectAll().execute(), [])
    assert.deepEqual(await db.selectFrom('password_request').selectAll().execute(), [])
  })

  test('a request reaches the account of its own realm', async () => {
    const { db } = site.context
    const seeker = await makeCustomer(db, { email: 'both@example.in' })
    const seller = await makeBroker(db, { email: 'both@example.in' })
    await ask('broker', 'both@example.in')
    assert.equal((await tokensOf(seller.id)).length, 1)
    assert.equal((await tokensOf(seeker.id)).length, 0)
  })

  test('administrators may request a link by username', async () => {
    const { id, username } = await makeAdministrator(site.context.db)
    await ask('administrator', ` ${username.toUpperCase()} `)
    assert.equal((await tokensOf(id)).length, 1)
  })

  test('an invited account gets another invitation with its full lifetime', async () => {
    const { db } = site.context
    const { id, email } = await makeBroker(db)
    await db.updateTable('broker').set({ password_hash: null }).execute()
    await ask('broker', email)
    const [link = ''] = await tokensOf(id)
    const [message] = await messagesTo(site, id)
    assert.equal(message?.template, 'account.set_password')
    await passMinutes(6 * 24 * 60)
    assert.equal((await reset('broker', link)).status, 200)
  })

  test('a hundred requests for an account send three messages an hour (AUT-10)', async () => {
    const { id, email } = await makeCustomer(site.context.db)
    const asked = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask('customer', email, `10.0.0.${n}`)),
    )
    assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]))
    // Two processes work through the queue at once.
    await Promise.all([answer(), answer()])
    assert.equal((await tokensOf(id)).length, 3)
    await passMinutes(62)
    await ask('customer', email)
    assert.equal((await tokensOf(id)).length, 4)
  })

  for (const portal of portals) {
    test(`requests from one address leave the ${portal.realm} a link of their own`, async () => {
      const { id, email } = await portal.make(site.context.db)
      for (let turn = 0; turn < 8; turn++) await ask(portal.realm, email, '192.0.2.1')
      assert.equal((await tokensOf(id)).length, 2)
      await ask(portal.realm, email, '198.51.100.1')
      assert.equal((await tokensOf(id)).length, 3)
    })

    test(`requests from many addresses leave the ${portal.realm}’s browser a link`, async () => {
      const { id, email } = await portal.make(site.context.db)
      const body = portal.credentials(email, testPassword)
      const { headers } = await site.call(portal.login, { body })
      const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? ''
      for (let turn = 0; turn < 8; turn++) await ask(portal.realm, email, `192.0.2.${turn}`)
      assert.equal((await tokensOf(id)).length, 3)
      const fromOwn = { address: '192.0.2.1', headers: { cookie } }
      const asked = await site.call(passwordForgot[portal.realm], { body: { email } }, fromOwn)
      assert.equal(asked.status, 200)
      const tokens = await tokensOf(id)
      assert.equal(tokens.length, 4)
      assert.equal((await reset(portal.realm, tokens.at(-1) ?? '')).status, 200)
    })
  }

  test('the last link stays valid while the rate limit sends no more', async () => {
    const { id, email } = await makeCustomer(site.context.db)
    for (let turn = 0; turn < 5; turn++) await ask('customer', email, `192.0.2.${turn}`)
    const tokens = await tokensOf(id)
    await passMinutes(29)
    await ask('customer', email, '198.51.100.1')
    assert.equal((await tokensOf(id)).length, 3)
    assert.equal((await reset('customer', tokens.at(-1) ?? '')).status, 200)
    await passMinutes(3)
    await ask('customer', email, '198.51.100.1')
    assert.equal((await tokensOf(id)).length, 4)
  })

  test('requests for many accounts from one address are limited in the end', async () => {
    const names = Array.from({ length: 200 }, (_, n) => `seeker${n}@example.in`)
    const asked = await Promise.all(names.map((name) => ask('customer', name)))
    assert.deepEqual(new Set(asked.map(({ status }) => status)), new Set([200]))
    const over = await ask('customer', 'one-more@example.in')
    assert.equal(over.status, 429)
    assert.ok(Number(over.headers['retry-after']) > 0)
    assert.equal((await ask('customer', 'one-more@example.in', '10.0.0.9')).status, 200)
  })

  test('a request needs an e-mail address', async () => {
    for (const email of ['', 'nobody', 'a@b', 'a\u0000@example.in']) {
      assert.equal((await ask('customer', email)).status, 400, JSON.stringify(email))
    }
    assert.equal((await ask('administrator', '')).status, 400)
  })
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
