import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { subscription } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'

/** Assigning a plan to a broker: start, end and price. */

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

describe('assigning a plan to a broker', () => {
  test('an assigned plan starts today for its duration, and its price is revenue', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, {
      price: 2_499,
      duration: 10,
      durationType: 'days',
    })
    const { status, body } = await assign(broker.id, { planId: plan.id }, caller)
    assert.equal(status, 201)
    assert.equal(body.subscription.status, 'active')
    assert.equal(body.subscription.startsOn, indianDay(0))
    assert.equal(body.subscription.endsOn, indianDay(10))
    assert.equal(body.subscription.daysLeft, 10)
    assert.equal(body.subscription.paid, 2_499)
    assert.equal(await revenue(), 2_499)
  })

  test('the amount really paid counts, with its reference', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, { price: 2_499 })
    const given = {
      planId: plan.id,
      amountPaid: 1_000,
      paymentReference: 'UTR 1',
      paymentMethod: 'upi',
    }
    const { body } = await assign(broker.id, given, caller)
    const { body: one } = await site.call(
      subscription.get,
      { params: { id: body.subscription._id } },
      caller,
    )
    assert.deepEqual(
      one.payments.map(({ amount, reference, method, status }) => [
        amount,
        reference,
        method,
        status,
      ]),
      [[1_000, 'UTR 1', 'upi', 'paid']],
    )
  })

  test('a month from January 31 ends with February', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const year = Number(indianDay(0).slice(0, 4)) + 1
    const startsOn = `${year}-01-31`
    const { body } = await assign(broker.id, { planId: plan.id, startsOn }, caller)
    const february = new Date(Date.UTC(year, 2, 0)).toISOString().slice(0, 10)
    assert.equal(body.subscription.endsOn, february)
    assert.equal(body.subscription.status, 'scheduled')
  })

  test('an assigned plan must start within a year of today', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const from = (startsOn: string) => assign(broker.id, { planId: plan.id, startsOn }, caller)
    for (const day of [indianDay(-367), indianDay(367), '0001-01-01', '2026-02-30', 'soon']) {
      const { status, body } = await from(day)
      assert.equal(status, 400, day)
      assert.deepEqual(
        body.errors?.map(({ path }) => path),
        ['startsOn'],
      )
    }
    assert.equal((await from(indianDay(-366))).status, 201)
  })

  test('an assigned plan keeps its terms when the plan changes', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, { name: 'Starter', price: 999 })
    const { body } = await assign(broker.id, { planId: plan.id }, caller)
    const change = { name: 'Starter Plus', price: 1_999 }
    await site.call(subscriptionPlan.change, { params: { id: plan.id }, body: change }, caller)
    const { body: one } = await site.call(
      subscription.get,
      { params: { id: body.subscription._id } },
      caller,
    )
    assert.equal(one.subscription.plan.name, 'Starter')
    assert.equal(one.subscription.plan.price, 999)
  })

  test('of twelve plans assigned at once only one is accepted', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, { price: 100 })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => assign(broker.id, { planId: plan.id }, caller)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [
      201,
      ...Array.from({ length: 11 }, () => 409),
    ])
    assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'subscription_taken')
    assert.equal(await revenue(), 100)
  })

  test('assigning needs an existing broker and an existing, active plan', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db, { isActive: false })
    const inactive = await assign(broker.id, { planId: plan.id }, caller)
    assert.equal(inactive.status, 409)
    assert.equal(inactive.body.code, 'plan_inactive')
    const unknown = await assign(broker.id, { planId: v7() }, caller)
    assert.equal(unknown.body.code, 'plan_not_found')
    const nobody = await assign(v7(), { planId: plan.id }, caller)
    assert.equal(nobody.body.code, 'broker_not_found')
  })

  test('a payment reference can be used once', async () => {
    const caller = await administrator()
    const plan = await makePlan(site.context.db)
    const pay = async () => {
      const broker = await makeBroker(site.context.db)
      return assign(broker.id, { planId: plan.id, paymentReference: 'UTR 7' }, caller)
    }
    assert.equal((await pay()).status, 201)
    const again = await pay()
    assert.equal(again.status, 409)
    assert.deepEqual(
      again.body.errors?.map(({ path }) => path),
      ['paymentReference'],
    )
  })

  test('a withdrawn plan stays with its broker but cannot be renewed', async () => {
    const caller = await administrator()
    const broker = await makeBroker(site.context.db)
    const plan = await makePlan(site.context.db)
    const { body } = await assign(broker.id, { planId: plan.id }, caller)
    const { _id: id } = body.subscription
    await site.call(
      subscriptionPlan.toggleStatus,
      { params: { id: plan.id }, body: { isActive: false } },
      caller,
    )
    const { body: one } = await site.call(subscription.get, { params: { id } }, caller)
    assert.equal(one.subscription.status, 'active')
    const renewed = await site.call(subscription.renew, { params: { id }, body: {} }, caller)
    assert.equal(renewed.body.code, 'plan_inactive')
  })
})
