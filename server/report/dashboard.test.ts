import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { flag } from '#contract/flag.ts'
import { report } from '#contract/report.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import { useApp } from '#test/app.ts'
import { indianDay, noonInIndia } from '#test/day.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'

/** The dashboard numbers, each on a set small enough to count by hand. */

const site = useApp()

const caller = (role: 'admin' | 'moderator' = 'admin') =>
  makeAdministrator(site.context.db, { role })

const customerSince = (days: number) =>
  makeCustomer(site.context.db, { createdAt: noonInIndia(days) })
const brokerSince = (days: number) => makeBroker(site.context.db, { createdAt: noonInIndia(days) })

const paidSince = async (days: number, paid: number, given = {}) =>
  makeSubscription(site.context.db, {
    startsIn: -5,
    endsIn: 25,
    paid,
    paidAt: noonInIndia(days),
    ...given,
  })

describe('the dashboard', () => {
  test('of an empty marketplace shows no invented numbers', async () => {
    const { body } = await site.call(report.dashboard, {}, await caller())
    assert.deepEqual(body.overview, {
      totalBrokers: 0,
      totalCustomers: 0,
      totalProperties: 0,
      estimatedRevenue: 0,
      pendingProperties: 0,
      activeSubscriptions: 0,
    })
    assert.deepEqual(body.changes.revenue, { now: 0, before: 0, percent: null })
    assert.deepEqual(body.rates, { approval: null, subscription: null })
    assert.deepEqual(body.pending, {
      ...{ properties: 0, kyc: 0, tickets: 0, flags: 0, calls: 0, payments: 0 },
    })
  })

  test('counts this month from 29 days ago, and the previous month to 59', async () => {
    for (const days of [0, 29, 30, 59, 60]) await customerSince(days)
    const { body } = await site.call(report.dashboard, {}, await caller())
    assert.equal(body.overview.totalCustomers, 5)
    assert.equal(body.growth.newCustomers, 2)
    assert.deepEqual(body.changes.customers, { now: 2, before: 2, percent: 0 })
  })

  test('compares each kind with the previous month', async () => {
    const owner = await brokerSince(40)
    await brokerSince(1)
    await brokerSince(2)
    for (const days of [1, 2, 3, 40, 41]) {
      await makeProperty(site.context.db, { brokerId: owner.id, createdAt: noonInIndia(days) })
    }
    const { body } = await site.call(report.dashboard, {}, await caller())
    assert.deepEqual(body.changes.brokers, { now: 2, before: 1, percent: 100 })
    assert.deepEqual(body.changes.properties, { now: 3, before: 2, percent: 50 })
    assert.deepEqual(body.growth, { newBrokers: 2, newCustomers: 0, newProperties: 3 })
  })

  test('takes revenue from payments that were not refunded', async () => {
    const { db } = site.context
    await paidSince(1, 900)
    await paidSince(40, 800)
    const refunded = await paidSince(2, 500)
    await db
      .updateTable('payment')
      .set({ status: 'refunded', refunded_at: new Date(), refund_reason: 'Paid twice' })
      .where('subscription_id', '=', refunded.id)
      .execute()
    const { body } = await site.call(report.dashboard, {}, await caller())
    assert.equal(body.overview.estimatedRevenue, 900)
    assert.deepEqual(body.changes.revenue, { now: 900, before: 800, percent: 12.5 })
  })

  test('shows no money to a moderator, and everything else', async () => {
    await paidSince(1, 900)
    const { body } = await site.call(report.dashboard, {}, await caller('moderator'))
    assert.equal(body.overview.estimatedRevenue, null)
    assert.equal(body.changes.revenue, null)
    assert.equal(body.overview.activeSubscriptions, 1)
    assert.doesNotMatch(JSON.stringify(body), /900/)
  })

  test('shows rates of decisions and of brokers with a plan', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    for (const status of ['approved', 'sold', 'rented', 'rejected', 'pending'] as const) {
      await makeProperty(db, { brokerId: owner.id, status })
    }
    await makeSubscription(db, { startsIn: -5, endsIn: 25, brokerId: owner.id })
    await makeSubscription(db, { startsIn: -50, endsIn: -25 })
    await makeBroker(db)
    const { body } = await site.call(report.dashboard, {}, await caller())
    assert.deepEqual(body.rates, { approval: 75, subscription: 33.3 })
    assert.equal(body.overview.activeSubscriptions, 1)
  })

  test('counts the items that wait for somebody', async () => {
    const { db } = site.context
    await makeBroker(db, { kycStatus: 'pending' })
    await makeBroker(db, { kycStatus: 'pending' })
    await makeProperty(db, { status: 'pending' })
    const live = await makeProperty(db)
    const question = {
      fullName: 'Meera Iyer',
      email: 'meera@example.in',
      inquiryType: 'general',
      subject: 'A question',
      message: 'How do I list my flat?',
    }
    const asked = await site.call(ticket.contact, { body: question })
    assert.equal(asked.status, 201, asked.body.message)
    const flagged = await site.call(flag.report, {
      params: { id: live.id },
      body: { reason: 'gone' },
    })
    assert.equal(flagged.status, 201, flagged.body.message)
    const { broker, order } = await planActs(site).ordered()
    await planActs(site).report(broker, order._id)
    const { body } = await site.call(report.dashboard, {}, await caller())
    const waiting = { properties: 1, kyc: 2, tickets: 1, flags: 1, calls: 0, payments: 1 }
    assert.deepEqual(body.pending, waiting)
    const moderator = await makeAdministrator(db, { role: 'moderator' })
    const theirs = await site.call(report.dashboard, {}, moderator)
    assert.equal(theirs.body.pending.payments, null)
  })
})

describe('analytics', () => {
  for (const [period, count] of [
    ['daily', 30],
    ['weekly', 12],
    ['monthly', 12],
    ['yearly', 5],
  ] as const) {
    test(`${period}: ${count} intervals that add up to the total`, async () => {
      await customerSince(0)
      await customerSince(9)
      await brokerSince(3)
      await paidSince(0, 700)
      const { body } = await site.call(report.analytics, { query: { period } }, await caller())
      assert.equal(body.buckets.length, count)
      assert.equal(body.totals.customers, 2)
      for (const name of ['brokers', 'customers', 'properties', 'revenue'] as const) {
        const sum = body.buckets.reduce((total, bucket) => total + (bucket[name] ?? 0), 0)
        assert.equal(sum, body.totals[name], name)
      }
      assert.equal(body.buckets.at(-1)?.revenue, 700)
    })
  }

  test('start a day at midnight in India', async () => {
    const { db } = site.context
    const midnight = new Date(`${indianDay(-3)}T00:00:00+05:30`)
    for (const milliseconds of [-1, 0]) {
      const { id } = await makeCustomer(db)
      await db
        .updateTable('customer')
        .set({ created_at: new Date(midnight.getTime() + milliseconds) })
        .where('id', '=', id)
        .execute()
    }
    const query = { period: 'daily' }
    const { body } = await site.call(report.analytics, { query }, await caller())
    const on = (days: number) =>
      body.buckets.find(({ start }) => start === indianDay(days))?.customers
    assert.deepEqual([on(-4), on(-3), on(-2)], [1, 1, 0])
  })

  test('are monthly by default, and refuse an unknown period', async () => {
    const admin = await caller()
    assert.equal((await site.call(report.analytics, {}, admin)).body.period, 'monthly')
    for (const endpoint of [report.analytics, report.revenue]) {
      const { status } = await site.call(endpoint, { query: { period: 'hourly' } }, admin)
      assert.equal(status, 400)
    }
  })

  test('show no money to a moderator', async () => {
    await paidSince(1, 900)
    const { body } = await site.call(report.analytics, {}, await caller('moderator'))
    assert.equal(body.totals.revenue, null)
    assert.ok(body.buckets.every(({ revenue }) => revenue === null))
  })
})
