import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@brickbazaar/random'
import { subscription } from '#contract/billing/subscription.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

const site = useApp()

test('subscription counts match the filtered lists, in any order of plans', async () => {
  const { db } = site.context
  const chance = random('subscriptions in a row')
  const admin = await makeAdministrator(db)
  const { id: planId } = await makePlan(db)
  for (let number = 0; number < 12; number++) {
    const { id: brokerId } = await makeBroker(db)
    let day = chance.whole(-120, 5)
    for (let left = chance.whole(1, 4); left > 0; left--) {
      const endsIn = day + chance.pick([10, 30, 90])
      const given = { brokerId, planId, startsIn: day, endsIn, cancelled: chance.chance(0.3) }
      await makeSubscription(db, given)
      day = endsIn + chance.pick([0, 0, 20])
    }
  }
  // One that starts and one that ends today.
  for (const [startsIn, endsIn] of [
    [0, 30],
    [-30, 0],
  ] as const) {
    await makeSubscription(db, { planId, startsIn, endsIn })
  }
  // Cancelled in the past, with nothing before or after: not expired.
  for (const startsIn of [-60, -50, -40]) {
    await makeSubscription(db, { planId, startsIn, endsIn: startsIn + 30, cancelled: true })
  }
  const statuses = ['active', 'expiring', 'scheduled', 'expired', 'cancelled'] as const
  const listed = await Promise.all(
    statuses.map(async (status) => {
      const { body } = await site.call(subscription.list, { query: { status } }, admin)
      return [status, body.pagination.total] as const
    }),
  )
  const { body } = await site.call(subscription.stats, {}, admin)
  assert.deepEqual(body.stats, Object.fromEntries(listed))
  assert.ok(
    listed.every(([, count]) => count > 0),
    JSON.stringify(listed),
  )
})
