import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { Refusal } from '#contract/refusal.ts'
import { setHashCost } from '#server/account/password/password.ts'
import { cheapHash, useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { type Caller, fairQueue } from './fair-queue.ts'

/**
 * Runs tasks one at a time, all queued behind a running one, and returns the order they ended in.
 */
async function orderOf(callers: Caller[], maxWaiting = 100): Promise<(string | undefined)[]> {
  const inTurn = fairQueue({ maxRunning: 1, maxWaiting, maxWaitMs: 60_000 })
  const order: string[] = []
  const gate = Promise.withResolvers<void>()
  const running = inTurn({ address: 'first', account: 'first' }, () => gate.promise)
  const works = callers.map(async (caller) => {
    try {
      await inTurn(caller, async () => order.push(`${caller.address} ${caller.account}`))
    } catch (error) {
      assert.ok(error instanceof Refusal && error.retryAfter === 5)
      order.push(`${caller.address} ${caller.account} refused`)
    }
  })
  gate.resolve()
  await Promise.all([running, ...works])
  return order
}

const times = (count: number, caller: Caller) => Array.from({ length: count }, () => caller)
const flood = { address: 'A', account: 'x' }

describe('the order of password hashing', () => {
  test('an address that has not been served yet is next', async () => {
    const order = await orderOf([...times(20, flood), { address: 'B', account: 'y' }])
    assert.equal(order.indexOf('B y'), 0)
    assert.equal(order.length, 21)
  })

  test('another account of an address goes before the same one again', async () => {
    const order = await orderOf([...times(20, flood), { address: 'A', account: 'y' }])
    assert.equal(order.indexOf('A y'), 0)
  })

  test('two addresses that both queue many tasks alternate', async () => {
    const order = await orderOf([...times(3, flood), ...times(3, { address: 'B', account: 'y' })])
    assert.deepEqual(order, ['B y', 'A x', 'B y', 'A x', 'B y', 'A x'])
  })

  test('a known browser goes before all strangers', async () => {
    const known = { address: 'A', account: 'x', isKnown: true }
    const strangers = Array.from({ length: 20 }, (_, n) => ({ address: `${n}`, account: 'y' }))
    const order = await orderOf([known, ...strangers])
    assert.equal(order[0], 'A x')
  })

  test('a newcomer is queued although a flood from many addresses fills the queue', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ address: `${n}`, account: 'x' }))
    const order = await orderOf([...many, { address: 'honest', account: 'x' }], 20)
    assert.equal(order.includes('honest x'), true)
    assert.equal(order.includes('0 x refused'), true)
  })

  test('only the flooding address is refused when the queue is full', async () => {
    const others = [
      { address: 'B', account: 'y' },
      { address: 'C', account: 'z' },
    ]
    const order = await orderOf([...others, ...times(20, flood)], 10)
    const refused = order.filter((entry) => entry?.endsWith('refused'))
    assert.deepEqual(refused, Array(12).fill('A x refused'))
    assert.ok(order.includes('B y') && order.includes('C z'))
  })

  test('a task is refused after its max wait', async () => {
    const inTurn = fairQueue({ maxRunning: 1, maxWaiting: 10, maxWaitMs: 5 })
    const gate = Promise.withResolvers<void>()
    const running = inTurn(flood, () => gate.promise)
    await assert.rejects(
      inTurn(flood, async () => undefined),
      { code: 'busy', retryAfter: 5 },
    )
    gate.resolve()
    await running
    assert.equal(await inTurn(flood, async () => 'next'), 'next')
  })
})

describe('a flood of sign-ins', () => {
  const site = useApp()
  // Hashing at the real cost, so that the sign-ins have to queue.
  before(() => setHashCost())
  after(() => setHashCost(cheapHash))
  const signIn = (email: string, password: string, address: string) =>
    site.call(customer.login, { body: { email, password } }, { address })

  test('a flood does not delay an honest sign-in', async () => {
    const { email } = await makeCustomer(site.context.db)
    const statuses: number[] = []
    const flood = Array.from({ length: 60 }, async (_, n) => {
      const { status } = await signIn(`nobody${n}@example.in`, 'wrong', `192.0.2.${n % 6}`)
      statuses.push(status)
    })
    // Once the first responses are sent, the others are queued.
    await Promise.race(flood)
    const honest = await signIn(email, testPassword, '198.51.100.1')
    assert.equal(honest.status, 200)
    assert.ok(statuses.length < 30, `${statuses.length} of the flood went first`)
    await Promise.all(flood)
    assert.deepEqual(new Set(statuses), new Set([400]))
  })
})
