import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { buildApp } from '#server/app.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, testPassword } from '#test/make.ts'

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

/** Returns the cookie a response sets, as a browser sends it back. */
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''

describe('the cookie of a known browser', () => {
  test('the cookie authenticates nobody and is for this host and no script', async () => {
    const { email } = await makeCustomer(site.context.db)
    const { headers } = await signIn(email, testPassword)
    assert.match(
      String(headers['set-cookie']),
      /^bb_browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    )
    const profile = await site.call(customer.profile, {}, { headers: { cookie: 'bb_browser' } })
    assert.equal(profile.status, 401)
  })

  test('the cookie is Secure if the site uses https', async () => {
    const { email } = await makeCustomer(site.context.db)
    const config = { ...site.context.config, publicUrl: 'https://homes.example.in' }
    const app = await buildApp({ ...site.context, config, pool: site.pool, version: 'test' })
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/customer-auth/login',
      payload: { email, password: testPassword },
    })
    await app.close()
    assert.match(String(headers['set-cookie']), /^__Host-bb_browser=.+; Path=\/; .+; Secure$/)
  })

  test('two accounts in one browser share the cookie and both know it', async () => {
    const seeker = await makeCustomer(site.context.db)
    const seller = await makeBroker(site.context.db)
    const first = cookieOf(await signIn(seeker.email, testPassword))
    const body = { email: seller.email, password: testPassword }
    const second = await site.call(broker.login, { body }, { headers: { cookie: first } })
    assert.equal(cookieOf(second), first)
    const known = await site.context.db.selectFrom('known_browser').select('token_hash').execute()
    assert.deepEqual([known.length, known[0]?.token_hash], [2, known[1]?.token_hash])
  })

  test('a refused sign-in sets no cookie', async () => {
    const { email } = await makeCustomer(site.context.db)
    assert.equal((await signIn(email, 'wrong')).headers['set-cookie'], undefined)
  })

  test('a password change elsewhere makes the browser unknown', async () => {
    const { email, token } = await makeCustomer(site.context.db)
    const cookie = cookieOf(await signIn(email, testPassword))
    const newPassword = 'a better horse'
    const body = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
    assert.equal((await site.call(customer.changePassword, { body }, { token })).status, 200)
    const address = '192.0.2.1'
    await failedFrom(address, 100)
    const credentials = { body: { email, password: newPassword } }
    const entered = await site.call(customer.login, credentials, { address, headers: { cookie } })
    assert.equal(entered.status, 429)
  })
})
