import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { customer } from '#contract/customer/customer.ts'
import { buildApp } from '#server/app.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'

const site = useApp()

const signIn = (email: string, password: string, address?: string) =>
  site.call(customer.login, { body: { email, password } }, address === undefined ? {} : { address })

/** Simulates failed sign-ins from an address. */
const failedFrom = (address: string, count: number) =>
  site.context.db
    .insertInto('attempt_bucket')
    .values({
      account: '',
      source: `address ${address}`,
      level: count,
      updated_at: sql<Date>`now()`,
    })
    .execute()

const passSeconds = (seconds: number) =>
  site.context.db
    .updateTable('attempt_bucket')
    .set({ updated_at: sql<Date>`updated_at - make_interval(secs => ${seconds})` })
    .execute()

/** Returns the cookie a response sets, as a browser sends it back. */
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

describe('guessing one account (AUT-01)', () => {
  test('guessing is refused after ten tries from one address, with Retry-After', async () => {
    const { email } = await makeCustomer(site.context.db)
    for (let turn = 1; turn <= 10; turn++) {
      assert.equal((await signIn(email, 'wrong', '192.0.2.1')).status, 400)
    }
    const refused = await signIn(email, testPassword, '192.0.2.1')
    assert.deepEqual([refused.status, refused.body.code], [429, 'too_many_attempts'])
    const seconds = Number(refused.headers['retry-after'])
    assert.ok(seconds > 0 && seconds <= 90, `${seconds} s`)
  })

  test('a parallel burst gets ten tries as well', async () => {
    const { email } = await makeCustomer(site.context.db)
    const burst = await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'wrong')))
    assert.equal(burst.filter(({ status }) => status === 400).length, 10)
    assert.equal(burst.filter(({ status }) => status === 429).length, 20)
  })

  test('failed attempts survive a restart', async () => {
    const { email } = await makeCustomer(site.context.db)
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')))
    const again = await buildApp({ ...site.context, pool: site.pool, version: 'test' })
    const refused = await again.inject({
      method: 'POST',
      url: '/api/customer-auth/login',
      payload: { email, password: testPassword },
    })
    await again.close()
    assert.equal(refused.statusCode, 429)
  })

  test('a locked account admits one try per 90 seconds, however many are refused', async () => {
    const { email } = await makeCustomer(site.context.db)
    await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')))
    await passSeconds(45)
    const knocks = await Promise.all(Array.from({ length: 10 }, () => signIn(email, 'wrong')))
    assert.deepEqual(new Set(knocks.map(({ status }) => status)), new Set([429]))
    await passSeconds(46)
    assert.equal((await signIn(email, testPassword)).status, 200)
  })

  test('the right password resets the count', async () => {
    const { email } = await makeCustomer(site.context.db)
    for (let round = 0; round < 2; round++) {
      for (let turn = 0; turn < 9; turn++) {
        assert.equal((await signIn(email, 'wrong')).status, 400)
      }
      assert.equal((await signIn(email, testPassword)).status, 200)
    }
  })

  for (const portal of portals) {
    const enter = (name: string, password: string, address: string, cookie?: string) =>
      site.call(
        portal.login,
        { body: portal.credentials(name, password) },
        { address, ...(cookie !== undefined && { headers: { cookie } }) },
      )

    test(`a stranger’s guessing does not lock the ${portal.realm} out elsewhere`, async () => {
      const { email } = await portal.make(site.context.db)
      const guesses = await Promise.all(
        Array.from({ length: 40 }, () => enter(email, 'wrong', '192.0.2.1')),
      )
      assert.equal(guesses.filter(({ status }) => status === 400).length, 10)
      assert.equal((await enter(email, testPassword, '198.51.100.1')).status, 200)
    })

    test(`guessing does not lock out the known browser of the ${portal.realm}`, async () => {
      const { email } = await portal.make(site.context.db)
      const cookie = cookieOf(await enter(email, testPassword, '192.0.2.1'))
      await Promise.all(Array.from({ length: 12 }, () => enter(email, 'wrong', '192.0.2.1')))
      await site.context.db
        .updateTable('attempt_bucket')
        .set({ level: 100 })
        .where('account', '=', '')
        .execute()
      assert.equal((await enter(email, testPassword, '192.0.2.1')).status, 429)
      assert.equal((await enter(email, testPassword, '192.0.2.1', cookie)).status, 200)
    })

    test(`guessing with the ${portal.realm}’s browser is refused after ten tries too`, async () => {
      const { email } = await portal.make(site.context.db)
      const cookie = cookieOf(await enter(email, testPassword, '192.0.2.1'))
      const guesses = await Promise.all(
        Array.from({ length: 14 }, (_, n) => enter(email, 'wrong', `192.0.2.${n}`, cookie)),
      )
      assert.equal(guesses.filter(({ status }) => status === 400).length, 10)
      assert.equal((await enter(email, testPassword, '192.0.2.1', cookie)).status, 429)
      assert.equal((await enter(email, testPassword, '192.0.2.99')).status, 200)
    })
  }

  test('guessing from many addresses is delayed, and the owner can sign in', async () => {
    const { email } = await makeCustomer(site.context.db)
    const took: number[] = []
    for (let turn = 1; turn <= 12; turn++) {
      const before = performance.now()
      assert.equal((await signIn(email, 'wrong', `192.0.2.${turn}`)).status, 400)
      took.push(performance.now() - before)
    }
    assert.ok((took[10] ?? 0) >= 245 && (took[11] ?? 0) >= 495, took.join(', '))
    assert.equal((await signIn(email, testPassword, '198.51.100.1')).status, 200)
  })

  test('a browser known to one account has no extra tries on another', async () => {
    const own = await makeCustomer(site.context.db)
    const other = await makeCustomer(site.context.db)
    const cookie = cookieOf(await signIn(own.email, testPassword))
    const guess = () =>
      site.call(
        customer.login,
        { body: { email: other.email, password: 'wrong' } },
        { headers: { cookie } },
      )
    const guesses = await Promise.all(Array.from({ length: 14 }, guess))
    assert.equal(guesses.filter(({ status }) => status === 400).length, 10)
  })

  test('attempts on an unknown name count as on a known one', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signIn('nobody@example.in', 'wrong')))
    assert.equal((await signIn('Nobody@example.in', 'wrong')).status, 429)
  })
})

describe('trying one password on many accounts (AUT-02)', () => {
  test('an address is refused after a hundred failures', async () => {
    await failedFrom('192.0.2.1', 98)
    assert.equal((await signIn('a@example.in', 'wrong', '192.0.2.1')).status, 400)
    assert.equal((await signIn('b@example.in', 'wrong', '192.0.2.1')).status, 400)
    assert.equal((await signIn('c@example.in', 'wrong', '192.0.2.1')).status, 429)
    assert.equal((await signIn('c@example.in', 'wrong', '192.0.2.2')).status, 400)
  })

  test('a claimed forwarded address does not avoid the limit (AUT-03)', async () => {
    await failedFrom('127.0.0.1', 99)
    const claim = (address: string) =>
      site.call(
        customer.login,
        { body: { email: `${address}@example.in`, password: 'wrong' } },
        {
          headers: {
            'x-forwarded-for': address,
            'x-real-ip': address,
            forwarded: `for=${address}`,
          },
        },
      )
    assert.equal((await claim('203.0.113.1')).status, 400)
    assert.equal((await claim('203.0.113.2')).status, 429)
  })

  test('forty people behind one address can all sign in at once', async () => {
    const { db } = site.context
    const people = await Promise.all(Array.from({ length: 40 }, () => makeCustomer(db)))
    await failedFrom('192.0.2.1', 60)
    const entered = await Promise.all(
      people.map(({ email }) => signIn(email, testPassword, '192.0.2.1')),
    )
    assert.deepEqual(
      entered.map(({ status }) => status),
      Array(40).fill(200),
    )
    // None of the forty has been counted as a failure.
    const buckets = await db.selectFrom('attempt_bucket').select('level').execute()
    assert.deepEqual(
      buckets.map(({ level }) => level <= 60),
      [true],
    )
  })
})
