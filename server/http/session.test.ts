import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { type Realm, realmOf } from '#contract/access.ts'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { endpoints } from '#contract/index.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'
import { openSession } from './session-queries.ts'

const site = useApp()
const elsewhere = { address: '127.0.0.2', userAgent: 'phone', requestId: 'test' }
const secondToken = (realm: Realm, id: string) =>
  openSession(site.context.db, { realm, id }, elsewhere)

/** Tries the token at every endpoint of its realm and expects 401. */
async function assertOver(realm: Realm, token: string): Promise<void> {
  const closed = endpoints.filter((endpoint) => realmOf(endpoint.access) === realm)
  assert.ok(closed.length >= 4)
  for (const endpoint of closed) {
    const answer = await site.call(endpoint, { params: { id: v7() } }, { token })
    assert.equal(answer.status, 401, `${endpoint.method} ${endpoint.path}`)
    assert.equal(answer.body.code, 'session_over')
  }
}

for (const portal of portals) {
  const open = async (token: string) =>
    (await site.call(portal.profile, {}, { token })).status === 200

  describe(`sessions of the realm ${portal.realm}`, () => {
    test('only the hash of a session’s token is stored', async () => {
      const { token } = await portal.make(site.context.db)
      const row = await site.context.db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
      assert.equal(row.token_hash.length, 32)
      assert.ok(!JSON.stringify(row).includes(token))
    })

    test('logout ends one session, other devices stay (AUT-05, AUT-07)', async () => {
      const { token, id } = await portal.make(site.context.db)
      const other = await secondToken(portal.realm, id)
      const left = await site.call(portal.logout, {}, { token })
      assert.deepEqual([left.status, left.body.message], [200, 'Signed out'])
      await assertOver(portal.realm, token)
      assert.ok(await open(other))
    })

    test('a password change on another device ends the session', async () => {
      const { token, id } = await portal.make(site.context.db)
      const other = await secondToken(portal.realm, id)
      await site.call(
        portal.changePassword,
        {
          body: {
            currentPassword: testPassword,
            newPassword: 'a better horse',
            confirmPassword: 'a better horse',
          },
        },
        { token: other },
      )
      await assertOver(portal.realm, token)
      assert.ok(await open(other))
    })

    const isAdministrator = portal.realm === 'administrator'
    const [idleHours, maxHours] = isAdministrator ? [12, 7 * 24] : [7 * 24, 30 * 24]

    test(`a session ends after ${idleHours} hours without a call (AUT-06)`, async () => {
      const { token } = await portal.make(site.context.db)
      await moveBack('seen_at', idleHours - 1)
      assert.ok(await open(token))
      await moveBack('seen_at', idleHours + 1)
      await assertOver(portal.realm, token)
    })

    test(`a session with calls ends after ${maxHours} hours (AUT-06)`, async () => {
      const { token } = await portal.make(site.context.db)
      const step = isAdministrator ? 8 : 36
      for (let passed = step; passed < maxHours; passed += step) {
        await moveBack('seen_at', step)
        await moveBack('expires_at', step)
        assert.ok(await open(token))
      }
      await moveBack('expires_at', step)
      await assertOver(portal.realm, token)
    })

    if (isAdministrator) {
      test('a longer session of an earlier release ends after seven days too', async () => {
        const { token } = await portal.make(site.context.db)
        await site.context.db
          .updateTable('session')
          .set({ expires_at: sql<Date>`now() + interval '23 days'` })
          .execute()
        await moveBack('created_at', maxHours + 1)
        await assertOver(portal.realm, token)
      })
    }

    test('a malformed token is refused (AUT-15)', async () => {
      const { token } = await portal.make(site.context.db)
      const plain = `Bearer ${token}`
      for (const authorization of [
        ...['', 'Bearer', 'Bearer ', `bearer ${token}`, `BEARER ${token}`, `Basic ${token}`],
        ...[token, `Bearer  ${token}`, `${plain} x`, `${plain}, ${plain}`, `Bearer "${token}"`],
        ...[`Bearer ${token.toUpperCase()}`, `Bearer ${token.slice(0, -1)}`, `${plain}A`],
        ...[
          `Bearer ${token.slice(4)}`,
          `Bearer xyz_${token.slice(4)}`,
          `Bearer ${'x'.repeat(10_240)}`,
        ],
      ]) {
        const answer = await site.call(portal.profile, {}, { headers: { authorization } })
        assert.equal(answer.status, 401, authorization.slice(0, 60))
      }
      assert.ok(await open(token))
    })

    test('a token in the URL is refused (AUT-15)', async () => {
      const { token } = await portal.make(site.context.db)
      for (const query of [
        { token },
        { access_token: token },
        { authorization: `Bearer ${token}` },
      ]) {
        const answer = await site.call(portal.profile, { query })
        assert.deepEqual([answer.status, answer.body.code], [401, 'session_missing'])
      }
    })

    test('a token is refused in other realms, whatever its prefix (AUT-15)', async () => {
      const { token } = await portal.make(site.context.db)
      for (const other of portals.filter(({ realm }) => realm !== portal.realm)) {
        const refused = await site.call(other.profile, {}, { token })
        assert.deepEqual([refused.status, refused.body.code], [403, 'not_allowed'])
        const prefix = { administrator: 'adm_', customer: 'cus_', broker: 'brk_' }[other.realm]
        const dressed = await site.call(other.profile, {}, { token: prefix + token.slice(4) })
        assert.equal(dressed.status, 401)
      }
    })
  })
}

describe('losing access ends all sessions at once (AUT-05, AUT-20)', () => {
  for (const status of ['blocked', 'suspended', 'inactive'] as const) {
    test(`a broker who becomes ${status} is signed out`, async () => {
      const { token: root } = await makeAdministrator(site.context.db)
      const { token, id } = await makeBroker(site.context.db)
      const other = await secondToken('broker', id)
      const change = (to: string) =>
        site.call(broker.changeStatus, { params: { id }, body: { status: to } }, { token: root })
      assert.equal((await change(status)).status, 200)
      await assertOver('broker', token)
      await assertOver('broker', other)
      // Reactivating the account does not restore an ended session.
      await change('active')
      assert.equal((await site.call(broker.profile, {}, { token })).status, 401)
    })
  }

  for (const status of ['blocked', 'inactive'] as const) {
    test(`a customer who becomes ${status} is signed out`, async () => {
      const { token: root } = await makeAdministrator(site.context.db)
      const { token, id } = await makeCustomer(site.context.db)
      const change = (to: string) =>
        site.call(customer.changeStatus, { params: { id }, body: { status: to } }, { token: root })
      assert.equal((await change(status)).status, 200)
      await assertOver('customer', token)
      await change('active')
      assert.equal((await site.call(customer.profile, {}, { token })).status, 401)
    })
  }

  test('a deactivated administrator is signed out', async () => {
    const { token, id } = await makeAdministrator(site.context.db)
    await site.context.db
      .updateTable('administrator')
      .set({ is_active: false })
      .where('id', '=', id)
      .execute()
    await assertOver('administrator', token)
  })

  test('a new role applies from the next call (AZ-07)', async () => {
    const { token, id } = await makeAdministrator(site.context.db, { role: 'admin' })
    const { id: brokerId } = await makeBroker(site.context.db)
    const block = () =>
      site.call(
        broker.changeStatus,
        { params: { id: brokerId }, body: { status: 'blocked' } },
        { token },
      )
    assert.equal((await block()).status, 200)
    await site.context.db
      .updateTable('administrator')
      .set({ role: 'moderator' })
      .where('id', '=', id)
      .execute()
    assert.deepEqual([(await block()).status, (await block()).body.code], [403, 'not_allowed'])
  })
})

test('a customer’s calls count as last activity', async () => {
  const { token, id } = await makeCustomer(site.context.db)
  const lastActive = async () =>
    (await site.call(customer.profile, {}, { token })).body.customer.lastActive
  assert.equal(await lastActive(), null)
  await moveBack('seen_at', 1)
  const seen = await lastActive()
  assert.ok(seen && Date.now() - Date.parse(seen) < 60_000)
  await site.context.db
    .updateTable('customer')
    .set({ last_active_at: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  // Not saved again within five minutes.
  assert.equal(await lastActive(), '2026-01-01T00:00:00.000Z')
})

describe('public calls with a token', () => {
  test('a public call ignores an invalid token (AUT-19)', async () => {
    const { token } = await makeCustomer(site.context.db)
    await site.call(customer.logout, {}, { token })
    const readable = endpoints.filter(
      ({ access, method, path }) => access === 'public' && method === 'GET' && !path.includes(':'),
    )
    assert.ok(readable.length > 0)
    for (const endpoint of readable) {
      // Some return 400 without a query.
      const { status } = await site.call(endpoint, {})
      for (const stale of [token, 'adm_garbage', 'garbage']) {
        const answer = await site.call(endpoint, {}, { token: stale })
        assert.equal(answer.status, status, endpoint.path)
      }
    }
  })

  test('a signed-out person can sign in with the old token attached', async () => {
    const { token, email } = await makeCustomer(site.context.db)
    await site.call(customer.logout, {}, { token })
    const again = await site.call(
      customer.login,
      { body: { email, password: testPassword } },
      { token },
    )
    assert.equal(again.status, 200)
  })
})

async function moveBack(
  column: 'created_at' | 'seen_at' | 'expires_at',
  hours: number,
): Promise<void> {
  await site.context.db
    .updateTable('session')
    .set({ [column]: sql<Date>`${sql.ref(column)} - make_interval(hours => ${hours})` })
    .execute()
}
