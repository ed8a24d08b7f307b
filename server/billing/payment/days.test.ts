import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { payment } from '#contract/billing/payment.ts'
import { subscription } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { followDays } from '#server/billing/subscription/expiry.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makeInvoiceSetting, makePlan, makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'

/** Renewal, change during a plan and expiry (decision 0051), with the clock moved (PAY-06). */

const site = useApp()
const plans = planActs(site)

const admin = () => makeAdministrator(site.context.db, { role: 'admin' })

/** Moves the database's clock, which plan days are compared with, by some days. */
async function today(days: number) {
  const day = days === 0 ? "(now() at time zone 'Asia/Kolkata')::date" : `date '${indianDay(days)}'`
  await sql`create or replace function india_today() returns date
    language sql stable parallel safe as ${sql.lit(`select ${day}`)}`.execute(site.context.db)
}
afterEach(() => today(0))

/** Creates a broker who bought a plan of 30 days. */
async function bought(price = 900) {
  const { db } = site.context
  const [broker, caller] = [await makeBroker(db), await admin()]
  const plan = await makePlan(db, { price, duration: 30, durationType: 'days' })
  const buy = async (planId: string) => {
    const { body } = await plans.order(broker, planId)
    await plans.report(broker, body.order._id, `UTR ${body.order.reference}`)
    await plans.confirm(caller, body.order._id)
    return body.order
  }
  await buy(plan.id)
  return { broker, caller, plan, buy }
}

const goodwill = { reason: 'Goodwill', reference: 'UTR 77' }

const sentTemplates = async () => {
  const rows = await site.context.db
    .selectFrom('message')
    .select('template')
    .where('channel', '=', 'email')
    .where('template', 'in', ['subscription.ending', 'subscription.ended'])
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

describe('a plan that was bought', () => {
  test('a plan ends after its days, and nothing is deleted or hidden', async () => {
    const { broker } = await bought()
    await makeProperty(site.context.db, { brokerId: broker.id })
    assert.equal((await plans.plan(broker)).current?.endsOn, indianDay(30))
    await today(29)
    assert.equal((await plans.plan(broker)).current?.daysLeft, 1)
    await today(30)
    const over = await plans.plan(broker)
    assert.deepEqual([over.current, over.usage.propertyListings], [null, { used: 1, limit: -1 }])
    assert.equal(over.usage.premiumListings.limit, 0)
    const live = await site.context.db
      .selectFrom('property')
      .select('id')
      .where('is_live', '=', true)
      .execute()
    assert.equal(live.length, 1)
  })

  test('a plan is renewed from its end date, once, before or after it', async () => {
    const { broker, plan, buy } = await bought()
    await today(20)
    const order = await buy(plan.id)
    assert.deepEqual([order.begins, order.amount], ['after', 900])
    const { current, next } = await plans.plan(broker)
    assert.deepEqual([current?.endsOn, next?.startsOn], [indianDay(30), indianDay(30)])
    assert.equal((await plans.order(broker, plan.id)).body.code, 'plan_follows')
    await today(70)
    await buy(plan.id)
    assert.equal((await plans.plan(broker)).current?.startsOn, indianDay(70))
  })

  test('a more expensive plan starts at once with a credit for unused days', async () => {
    const { db } = site.context
    await makeInvoiceSetting(db)
    const { broker, buy } = await bought()
    const dear = await makePlan(db, { price: 2_999, duration: 30, durationType: 'days' })
    await today(20)
    const order = await buy(dear.id)
    assert.deepEqual([order.begins, order.credit, order.amount], ['now', 300, 2_699])
    const { current, next } = await plans.plan(broker)
    assert.deepEqual([current?.planId, current?.startsOn, next], [dear.id, indianDay(20), null])
    assert.equal(current?.endsOn, indianDay(50))
    const former = await db
      .selectFrom('subscription')
      .select(['ends_on', 'cancel_reason'])
      .where('broker_id', '=', broker.id)
      .orderBy('starts_on')
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [former.ends_on, former.cancel_reason],
      [indianDay(20), `Changed to ${dear.name}`],
    )
    const invoices = await db
      .selectFrom('invoice')
      .select('total_paise')
      .orderBy('serial')
      .execute()
    assert.deepEqual(
      invoices.map((row) => row.total_paise),
      [90_000, 269_900],
    )
  })

  test('a cheaper plan starts when the current one ends', async () => {
    const { db } = site.context
    const { broker, plan, buy } = await bought()
    const cheap = await makePlan(db, { price: 100, duration: 30, durationType: 'days' })
    await today(5)
    const order = await buy(cheap.id)
    assert.deepEqual([order.begins, order.credit], ['after', 0])
    const { current, next } = await plans.plan(broker)
    assert.deepEqual([current?.planId, next?.startsOn], [plan.id, indianDay(30)])
  })

  test('a plan worth less than the unused days starts when they end', async () => {
    const { db } = site.context
    const { broker, buy } = await bought()
    const year = await makePlan(db, { price: 12_000, duration: 1, durationType: 'years' })
    await today(30)
    await buy(year.id)
    const month = await makePlan(db, { price: 1_499 })
    await today(60)
    const order = await buy(month.id)
    assert.deepEqual([order.begins, order.credit, order.amount], ['after', 0, 1_499])
    const { current, next } = await plans.plan(broker)
    assert.deepEqual([current?.planId, next?.startsOn], [year.id, current?.endsOn])
  })

  test('a refunded plan stays active until an administrator cancels it', async () => {
    const { broker, caller } = await bought()
    const params = { id: (await plans.plan(broker)).current?._id ?? '' }
    const { body } = await site.call(subscription.get, { params }, caller)
    const back = { params: { id: body.payments[0]?._id ?? '' }, body: goodwill }
    assert.equal((await site.call(payment.refund, back, caller)).status, 200)
    const held = (await plans.plan(broker)).current
    assert.deepEqual([held?.status, held?.paid], ['active', 0])
    const cancel = { params, body: { reason: 'Asked by the broker' } }
    assert.equal((await site.call(subscription.cancel, cancel, caller)).status, 200)
    assert.equal((await plans.plan(broker)).current, null)
  })

  test('a withdrawn plan stays with its broker but cannot be renewed', async () => {
    const { broker, caller, plan } = await bought()
    const params = { id: plan.id }
    await site.call(subscriptionPlan.toggleStatus, { params, body: { isActive: false } }, caller)
    const held = await plans.plan(broker)
    assert.equal(held.current?.planId, plan.id)
    assert.deepEqual(held.offers, [])
    assert.equal((await plans.order(broker, plan.id)).body.code, 'plan_inactive')
    assert.equal((await site.call(subscriptionPlan.remove, { params }, caller)).status, 409)
  })

  test('a renewal confirmed after the old plan ended starts that day', async () => {
    const { broker, caller, plan } = await bought()
    const { body } = await plans.order(broker, plan.id)
    await plans.report(broker, body.order._id)
    await today(33)
    await plans.confirm(caller, body.order._id)
    assert.equal((await plans.plan(broker)).current?.startsOn, indianDay(33))
  })

  test('a plan withdrawn while the payment is under way still starts', async () => {
    const { db } = site.context
    const { broker, order, plan } = await plans.ordered()
    await plans.report(broker, order._id)
    await db.updateTable('subscription_plan').set({ is_active: false, price: 1 }).execute()
    await plans.confirm(await admin(), order._id)
    const { current } = await plans.plan(broker)
    assert.deepEqual([current?.planId, current?.plan.price, current?.paid], [plan.id, 999, 999])
  })
})

describe('notifications about plans', () => {
  test('a broker is notified once a week before the end and once at the end', async () => {
    const { db } = site.context
    await bought()
    await today(22)
    await followDays(db)
    assert.deepEqual(await sentTemplates(), [])
    await today(23)
    await Promise.all([followDays(db), followDays(db)])
    await today(29)
    await followDays(db)
    assert.deepEqual(await sentTemplates(), ['subscription.ending'])
    await today(30)
    await Promise.all([followDays(db), followDays(db)])
    await today(31)
    await followDays(db)
    assert.deepEqual(await sentTemplates(), ['subscription.ending', 'subscription.ended'])
  })

  test('renewed, cancelled or long expired plans are not notified', async () => {
    const { db } = site.context
    const { plan, buy } = await bought()
    await today(20)
    await buy(plan.id)
    await makeSubscription(db, { startsIn: -90, endsIn: -60 })
    await makeSubscription(db, { startsIn: 0, endsIn: 20, cancelled: true })
    await today(31)
    await followDays(db)
    assert.deepEqual(await sentTemplates(), [])
  })
})
