import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Refusal } from '#contract/refusal.ts'
import { useApp } from '#test/app.ts'
import { addressKey, countAttempt, giveBack } from './throttle.ts'
import { sweepCounters } from './throttle-queries.ts'

const site = useApp()
const limit = { attempts: 3, minutes: 15 }

async function passes(key = 'door'): Promise<boolean> {
  try {
    await countAttempt(site.context.db, key, limit)
    return true
  } catch (error) {
    assert.ok(error instanceof Refusal)
    assert.equal(error.code, 'too_many_attempts')
    assert.equal(error.retryAfter, 15 * 60)
    return false
  }
}

const later = (minutes: number) =>
  site.context.db
    .updateTable('throttle')
    .set({ window_start: sql<Date>`window_start - make_interval(mins => ${minutes})` })
    .execute()

test('attempts up to the limit pass, the next is refused, other keys are unaffected', async () => {
  assert.deepEqual([await passes(), await passes(), await passes()], [true, true, true])
  assert.equal(await passes(), false)
  assert.equal(await passes('another door'), true)
})

test('a refusal says how long to wait: minutes, an hour or until tomorrow', async () => {
  const { db } = site.context
  const refusalAfter = async (minutes: number) => {
    const one = { attempts: 1, minutes }
    await countAttempt(db, `wait ${minutes}`, one)
    return countAttempt(db, `wait ${minutes}`, one).then(
      () => assert.fail('allowed'),
      (error: Refusal) => error.message,
    )
  }
  assert.match(await refusalAfter(15), /wait a few minutes/)
  assert.match(await refusalAfter(60), /try again in an hour/)
  assert.match(await refusalAfter(24 * 60), /try again tomorrow/)
})

test('concurrent attempts are counted exactly', async () => {
  const results = await Promise.all(Array.from({ length: 40 }, () => passes()))
  assert.equal(results.filter(Boolean).length, 3)
})

test('attempts spread over the window count together', async () => {
  await passes()
  await later(7)
  await passes()
  await later(7)
  assert.deepEqual([await passes(), await passes()], [true, false])
})

test('after the window attempts pass again, however many were refused meanwhile', async () => {
  for (let knock = 0; knock < 3; knock++) await passes()
  await later(10)
  for (let knock = 0; knock < 20; knock++) assert.equal(await passes(), false)
  await later(7)
  assert.equal(await passes(), true)
})

test('an attempt given back does not count', async () => {
  const { db } = site.context
  for (let turn = 0; turn < 5; turn++) await giveBack(db, await countAttempt(db, 'door', limit))
  assert.deepEqual([await passes(), await passes(), await passes()], [true, true, true])
  assert.equal(await passes(), false)
})

test('an IPv6 address counts as its whole network, an IPv4 address as itself', () => {
  const key = (address: string) => addressKey('sign-in', address)
  assert.equal(key('2001:db8:1:2:3:4:5:6'), key('2001:db8:1:2::1'))
  assert.equal(key('2001:db8::1'), key('2001:db8:0:0:ffff::2'))
  assert.notEqual(key('2001:db8:1:2::1'), key('2001:db8:1:3::1'))
  assert.equal(key('::ffff:192.0.2.1'), key('192.0.2.1'))
  assert.notEqual(key('192.0.2.1'), key('192.0.2.2'))
  assert.notEqual(key('192.0.2.1'), addressKey('registration', '192.0.2.1'))
})

test('old counters are deleted, and current ones stay', async () => {
  await passes()
  await sweepCounters(site.context.db)
  await passes()
  await passes()
  assert.equal(await passes(), false)
  await later(60 * 25)
  await sweepCounters(site.context.db)
  assert.deepEqual(await site.context.db.selectFrom('throttle').select('key').execute(), [])
})
