import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { broker } from '#contract/broker/broker.ts'
import { customer } from '#contract/customer/customer.ts'
import { setHashCost } from '#server/account/password/password.ts'
import { cheapHash, useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, testPassword } from '#test/make.ts'
import { portals } from '#test/portal.ts'

const site = useApp()

const signIn = (email: string, password: string, address?: string) =>
  site.call(customer.login, { body: { email, password } }, address === undefined ? {} : { address })

for (const portal of portals) {
  describe(`signing in to the realm ${portal.realm}`, () => {
    test('the right password signs in, and the response is not cacheable', async () => {
      const { id, email } = await portal.make(site.context.db)
      const entered = await site.call(portal.login, {
        body: portal.credentials(email, testPassword),
      })
      assert.equal(entered.status, 200)
      assert.equal(entered.headers['cache-control'], 'no-store')
      assert.match(entered.body.token, /^(adm|cus|brk)_[\w-]{43}$/)
      assert.ok(JSON.stringify(entered.body).includes(id))
      assert.doesNotMatch(JSON.stringify(entered.body), /argon2|password/i)
    })

    test('both name and password are required', async () => {
      for (const body of [{}, portal.credentials('', 'x'), portal.credentials('x', '')]) {
        const refused = await site.call(portal.login, { body })
        assert.equal(refused.status, 400)
        assert.equal(refused.body.code, 'invalid_input')
      }
    })

    test('an unknown name and a wrong password get the same 400', async () => {
      const { email } = await portal.make(site.context.db)
      const wrong = await site.call(portal.login, {
        body: portal.credentials(email, 'wrong horse'),
      })
      const unknown = await site.call(portal.login, {
        body: portal.credentials('nobody@example.in', 'wrong horse'),
      })
      assert.equal(wrong.status, 400)
      assert.deepEqual(unknown.status, wrong.status)
      assert.deepEqual({ ...unknown.body, requestId: '' }, { ...wrong.body, requestId: '' })
      assert.deepEqual(Object.keys(unknown.headers), Object.keys(wrong.headers))
    })
  })
}

describe('administrators signing in', () => {
  const enter = (username: string, password = testPassword) =>
    site.call(portals[0].login, { body: { username, password } })

  test('an administrator signs in by username or e-mail, and the time is saved', async () => {
    const root = await makeAdministrator(site.context.db, { username: 'asha.rao' })
    for (const name of ['asha.rao', 'Asha.Rao', root.email, root.email.toUpperCase()]) {
      const entered = await enter(name)
      assert.equal(entered.status, 200, name)
      const age = Date.now() - Date.parse(entered.body.admin.lastLogin ?? '')
      assert.ok(age >= -1_000 && age < 60_000)
    }
  })

  test('username and e-mail share one rate limit', async () => {
    const root = await makeAdministrator(site.context.db)
    for (let turn = 0; turn < 5; turn++) {
      assert.equal((await enter(root.username, 'wrong')).status, 400)
      assert.equal((await enter(root.email, 'wrong')).status, 400)
    }
    assert.equal((await enter(root.username)).status, 429)
  })

  test('only the right password reveals that an administrator is inactive', async () => {
    const { username } = await makeAdministrator(site.context.db, { isActive: false })
    assert.equal((await enter(username, 'wrong')).body.code, 'wrong_administrator_credentials')
    const refused = await enter(username)
    assert.deepEqual([refused.status, refused.body.code], [403, 'account_inactive'])
  })
})

describe('accounts that may not sign in', () => {
  for (const [status, message] of [
    ['blocked', 'This account is blocked. Please contact support.'],
    ['suspended', 'This account is suspended. Please contact support.'],
    ['inactive', 'This account is not active. Please contact support.'],
  ] as const) {
    test(`only the right password reveals that a broker is ${status}`, async () => {
      const { email } = await makeBroker(site.context.db, { status })
      const enter = (password: string) => site.call(broker.login, { body: { email, password } })
      assert.equal((await enter('wrong')).body.code, 'wrong_credentials')
      const refused = await enter(testPassword)
      assert.deepEqual([refused.status, refused.body.message], [403, message])
      assert.equal('token' in refused.body, false)
    })
  }

  for (const status of ['blocked', 'inactive'] as const) {
    test(`only the right password reveals that a customer is ${status}`, async () => {
      const { email } = await makeCustomer(site.context.db, { status })
      assert.equal((await signIn(email, 'wrong')).body.code, 'wrong_credentials')
      const refused = await signIn(email, testPassword)
      assert.deepEqual([refused.status, refused.body.code], [403, `account_${status}`])
    })
  }
})

describe('the time of a sign-in (AUT-04)', () => {
  before(() => setHashCost())
  after(() => setHashCost(cheapHash))

  test('the time does not reveal whether an account exists or is blocked', async () => {
    const { db } = site.context
    const samples = 9
    const make = (status: 'active' | 'blocked') =>
      Promise.all(Array.from({ length: samples }, () => makeCustomer(db, { status })))
    const known = await make('active')
    const blocked = await make('blocked')
    const times = { known: [] as number[], blocked: [] as number[], unknown: [] as number[] }
    // Interleaved, so that other load on the machine affects all three alike.
    for (let turn = 0; turn < samples; turn++) {
      times.known.push(await timed(known[turn]?.email ?? ''))
      times.blocked.push(await timed(blocked[turn]?.email ?? ''))
      times.unknown.push(await timed(`nobody${turn}@example.in`))
    }
    for (const other of [times.blocked, times.unknown]) {
      const ratio = median(other) / median(times.known)
      // Without the dummy hash, an unknown account would be refused ten times faster.
      assert.ok(ratio > 0.4 && ratio < 2.5, `ratio of medians ${ratio.toFixed(2)}`)
    }
  })

  test('forty sign-ins at once do not delay other calls (AUT-17)', async () => {
    const { db } = site.context
    const people = await Promise.all(Array.from({ length: 40 }, () => makeCustomer(db)))
    const started = performance.now()
    let busy = true
    const burst = Promise.all(people.map(({ email }) => signIn(email, testPassword))).finally(
      () => {
        busy = false
      },
    )
    const others: number[] = []
    while (busy) {
      const before = performance.now()
      assert.equal((await site.app.inject('/readyz')).statusCode, 200)
      // Readiness is cached for a second and returned immediately: let the sockets be served.
      await nextTurn()
      others.push(performance.now() - before)
    }
    const statuses = (await burst).map(({ status }) => status)
    assert.deepEqual(statuses, Array(40).fill(200))
    const whole = performance.now() - started
    const worst = Math.max(...others)
    assert.ok(others.length > 3 && worst < whole / 2, `${worst} ms of ${whole} ms`)
  })
})

async function timed(email: string): Promise<number> {
  const before = performance.now()
  assert.equal((await signIn(email, 'wrong horse')).status, 400)
  return performance.now() - before
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
