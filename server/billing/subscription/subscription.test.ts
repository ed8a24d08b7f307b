import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { payment } from '#contract/billing/payment.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'
import { countSubscriptions, subscriptionOf } from './service.ts'

/** Subscriptions of brokers and their payments: renewed, cancelled, expired, refunded. */

const site = useApp()

const administrator = () => makeAdministrator(site.context.db, { role: 'admin' })

async function assign(brokerId: string, body: Record<string, unknown>, caller: { token: string }) {
  return site.call(subscription.assign, { params: { id: brokerId }, body }, caller)
}

const revenue = async () => {
  const { sum } = await site.context.db
    .selectFrom('payment')
    .where('status', '=', 'paid')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

describe('subscriptions', () => {
  test('a subscription is renewed once, from the day it ends', async () => {
    const caller = await administrator()
    const former = await makeSubscription(site.context.db, { startsIn: -20, endsIn: 10 })
    const renew = () =>
      site.call(subscription.renew, { params: { id: former.id }, body: {} }, caller)
    const answers = await Promise.all([renew(), renew()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const next = answers.find(({ status }) => status === 201)?.body.subscription
    assert.equal(next?.startsOn, indianDay(10))
    assert.equal(next?.status, 'scheduled')
    const { body } = await site.call(subscription.get, { params: { id: former.id } }, caller)
    assert.deepEqual(body.subscription.may, ['cancel', 'pay'])
  })

  test('an expired subscription is renewed from today and leaves the expired', async () => {
    const caller = await administrator()
    const { db } = site.context
    const former = await makeSubscription(db, { startsIn: -60, endsIn: -30 })
    assert.deepEqual(counts(await countSubscriptions(db)), [0, 1])
    const { body } = await site.call(
      subscription.renew,
      { params: { id: former.id }, body: {} },
      caller,
    )
    assert.equal(body.subscription.startsOn, indianDay(0))
    assert.deepEqual(counts(await countSubscriptions(db)), [1, 0])
  })

  test('cancelling ends a subscription today, and another can start', async () => {
    const caller = await administrator()
    const { db } = site.context
    const { id, broker_id, plan_id } = await makeSubscription(db, { startsIn: -5, endsIn: 25 })
    const cancel = (reason?: string) =>
      site.call(subscription.cancel, { params: { id }, body: { reason } }, caller)
    assert.equal((await cancel()).status, 400)
    assert.equal((await cancel('  ')).status, 400)
    const { body } = await cancel('Moved abroad')
    assert.equal(body.subscription.status, 'cancelled')
    assert.equal(body.subscription.endsOn, indianDay(0))
    assert.equal(body.subscription.cancelReason, 'Moved abroad')
    assert.deepEqual(body.subscription.may, [])
    assert.equal((await cancel('Again')).body.code, 'subscription_step_impossible')
    assert.deepEqual(counts(await countSubscriptions(db)), [0, 0])
    assert.equal((await assign(broker_id, { planId: plan_id }, caller)).status, 201)
  })

  test('a plan can be cancelled on its first day and assigned again that day', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const { body } = await assign(broker.id, { planId: plan.id }, caller)
    const { _id: id } = body.subscription
    const reason = 'Wrong broker'
    await site.call(subscription.cancel, { params: { id }, body: { reason } }, caller)
    assert.equal((await assign(broker.id, { planId: plan.id }, caller)).status, 201)
  })

  test('a subscription offers exactly the actions its status allows', async () => {
    const caller = await administrator()
    const { db } = site.context
    const states = {
      active: { startsIn: -1, endsIn: 29 },
      scheduled: { startsIn: 3, endsIn: 33 },
      expired: { startsIn: -40, endsIn: -10 },
      cancelled: { startsIn: -40, endsIn: -10, cancelled: true },
    }
    const allowed = {
      active: ['renew', 'cancel', 'pay'],
      scheduled: ['renew', 'cancel', 'pay'],
      expired: ['renew', 'pay'],
      cancelled: [],
    }
    for (const [state, days] of Object.entries(states)) {
      const { id } = await makeSubscription(db, days)
      const { body } = await site.call(subscription.get, { params: { id } }, caller)
      assert.equal(body.subscription.status, state)
      assert.deepEqual(body.subscription.may, allowed[state as keyof typeof allowed])
      for (const [name, act, input] of [
        ['renew', subscription.renew, { body: {} }],
        ['cancel', subscription.cancel, { body: { reason: 'No need' } }],
        ['pay', subscription.pay, { body: { amount: 5, method: 'cash' } }],
      ] as const) {
        const fresh = await makeSubscription(db, days)
        const answer = await site.call(act, { params: { id: fresh.id }, ...input }, caller)
        const expected: boolean = body.subscription.may.some((word: string) => word === name)
        assert.equal(answer.status < 300, expected, `${name} of ${state}: ${answer.status}`)
      }
    }
  })

  test('a broker’s row shows the plan and when it ends', async () => {
    const { db } = site.context
    const now = await makeSubscription(db, { startsIn: -5, endsIn: 25, planName: 'Gold' })
    const past = await makeSubscription(db, { startsIn: -60, endsIn: -30, planName: 'Silver' })
    const without = await makeBroker(db)
    const subscriptions = await subscriptionOf(db, [now.broker_id, past.broker_id, without.id])
    assert.deepEqual(subscriptions.get(now.broker_id), {
      subscriptionPlan: { name: 'Gold' },
      subscriptionExpiry: new Date(`${indianDay(25)}T00:00:00+05:30`).toISOString(),
      isActive: true,
    })
    assert.equal(subscriptions.get(past.broker_id)?.isActive, false)
    assert.equal(subscriptions.has(without.id), false)
  })

  test('subscriptions are filtered by status, broker and plan', async () => {
    const caller = await administrator()
    const { db } = site.context
    const soon = await makeSubscription(db, { startsIn: -5, endsIn: 30 })
    const later = await makeSubscription(db, { startsIn: -5, endsIn: 31 })
    const past = await makeSubscription(db, { startsIn: -60, endsIn: 0 })
    const first = await makeSubscription(db, { startsIn: -90, endsIn: -60 })
    const second = await makeSubscription(db, {
      startsIn: -60,
      endsIn: -30,
      brokerId: first.broker_id,
    })
    const ids = async (query: Record<string, string>) => {
      const { body } = await site.call(subscription.list, { query }, caller)
      assert.equal(body.pagination.total, body.subscriptions.length)
      return body.subscriptions.map(({ _id }) => _id)
    }
    assert.deepEqual(await ids({ status: 'active', sort: 'ending-first' }), [soon.id, later.id])
    assert.deepEqual(await ids({ status: 'expiring' }), [soon.id])
    assert.deepEqual(await ids({ status: 'expired', sort: 'oldest' }), [past.id, second.id])
    assert.deepEqual(await ids({ status: 'renewed' }), [first.id])
    assert.deepEqual(await ids({ planId: later.plan_id }), [later.id])
    assert.deepEqual(await ids({ brokerId: first.broker_id, sort: 'oldest' }), [
      first.id,
      second.id,
    ])
    assert.deepEqual((await ids({ search: 'shetty' })).length, 5)
    assert.equal(
      (await site.call(subscription.list, { query: { status: 'paused' } }, caller)).status,
      400,
    )
    const { body } = await site.call(subscription.stats, {}, caller)
    assert.deepEqual(body.stats, {
      active: 2,
      expiring: 1,
      scheduled: 0,
      expired: 2,
      cancelled: 0,
    })
  })
})

describe('payments of a period', () => {
  test('payments are filtered by days in India, both inclusive', async () => {
    const caller = await administrator()
    const { db } = site.context
    const at = (time: string) => new Date(`${indianDay(-10)}T${time}+05:30`)
    const days = { startsIn: -10, endsIn: 20, paid: 500 }
    const first = await makeSubscription(db, { ...days, paidAt: at('00:00:00') })
    const last = await makeSubscription(db, { ...days, paidAt: at('23:59:59') })
    const later = await makeSubscription(db, { ...days, paidAt: new Date() })
    const found = async (query: Record<string, string>) => {
      const { body } = await site.call(
        subscription.list,
        { query: { ...query, sort: 'oldest' } },
        caller,
      )
      return body.subscriptions.map(({ _id }) => _id)
    }
    const day = indianDay(-10)
    assert.deepEqual(await found({ paidFrom: day, paidTo: day }), [first.id, last.id])
    assert.deepEqual(await found({ paidTo: indianDay(-11) }), [])
    assert.deepEqual(await found({ paidFrom: indianDay(-9) }), [later.id])
  })
})

describe('payments of a subscription', () => {
  test('a payment can be added later, and once refunded is no revenue', async () => {
    const caller = await administrator()
    const made = await makeSubscription(site.context.db, { startsIn: -5, endsIn: 25 })
    const paid = await site.call(
      subscription.pay,
      { params: { id: made.id }, body: { amount: 700, method: 'cheque', reference: '001122' } },
      caller,
    )
    assert.equal(paid.status, 201)
    assert.equal(paid.body.subscription.paid, 700)
    const id = paid.body.payments[0]?._id ?? ''
    const refund = () =>
      site.call(
        payment.refund,
        { params: { id }, body: { reason: 'Paid twice', reference: 'UTR 99' } },
        caller,
      )
    const answers = await Promise.all([refund(), refund()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal(await revenue(), 0)
    assert.equal((await refund()).body.code, 'payment_step_impossible')
    const unknown = await site.call(
      payment.refund,
      { params: { id: v7() }, body: { reason: 'Paid twice', reference: 'UTR 99' } },
      caller,
    )
    assert.equal(unknown.body.code, 'payment_not_found')
  })

  test('every action on a subscription is audited', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, { price: 999 })
    const { body } = await assign(broker.id, { planId: plan.id }, caller)
    const { _id: id } = body.subscription
    const { body: one } = await site.call(subscription.get, { params: { id } }, caller)
    const reason = 'Wrong broker'
    await site.call(
      payment.refund,
      { params: { id: one.payments[0]?._id ?? '' }, body: { reason, reference: 'UTR 99' } },
      caller,
    )
    await site.call(subscription.cancel, { params: { id }, body: { reason } }, caller)
    const events = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'actor_id'])
      .where('target_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      events.map(({ act }) => act),
      ['subscription.assign', 'subscription.refund', 'subscription.cancel'],
    )
    assert.ok(events.every(({ actor_id }) => actor_id === caller.id))
  })
})

function counts({ active, expired }: { active: number; expired: number }) {
  return [active, expired]
}
