import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { customer } from '#contract/customer/customer.ts'
import { report } from '#contract/report.ts'
import { ticket } from '#contract/ticket/ticket.ts'
import type { Handle } from '#server/db/connect.ts'
import { useApp } from '#test/app.ts'
import { indianDay, noonInIndia } from '#test/day.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makePlan, makeSubscription } from '#test/make-subscription.ts'

/** The numbers of the reports, each on a set small enough to count by hand. */

const site = useApp()

const caller = (role: 'admin' | 'moderator' = 'admin') =>
  makeAdministrator(site.context.db, { role })

const paidSince = async (days: number, paid: number, given = {}) =>
  makeSubscription(site.context.db, {
    startsIn: -5,
    endsIn: 25,
    paid,
    paidAt: noonInIndia(days),
    ...given,
  })

/** Creates a settled ticket, with or without a rating. */
async function makeTicket(db: Handle, { stars }: { stars: number | null }): Promise<void> {
  const id = v7()
  const person = { full_name: 'Meera Iyer', email: 'meera@example.in' }
  const about = { number: id, inquiry_type: 'support' as const, subject: 'Help' }
  const settled = { status: 'resolved' as const, settled_at: new Date() }
  await db
    .insertInto('ticket')
    .values({ id, ...person, ...about, ...settled, stars, rated_at: stars ? new Date() : null })
    .execute()
}

/** Creates a rated visit. */
async function makeVisit(
  db: Handle,
  { stars, propertyId, brokerId }: { stars: number; propertyId: string; brokerId: string },
): Promise<void> {
  const id = v7()
  const asker = { name: 'Meera Iyer', phone: `+9198${id.replace(/\D/g, '').slice(-8)}` }
  await db
    .insertInto('inquiry')
    .values({
      ...{ id, reference: id, property_id: propertyId, broker_id: brokerId, ...asker },
      messages: '[]',
    })
    .execute()
  await db.insertInto('visit_rating').values({ inquiry_id: id, stars }).execute()
}

const removeListings = (brokerId: string) =>
  site.context.db
    .updateTable('property')
    .set({ removed_at: new Date() })
    .where('broker_id', '=', brokerId)
    .execute()

describe('the revenue report', () => {
  test('adds up by period and by plan, and is hidden from moderators', async () => {
    const { db } = site.context
    const gold = await makePlan(db, { name: 'Gold', price: 6_000, durationType: 'years' })
    const free = await makePlan(db, { name: 'Free', price: 0 })
    await paidSince(0, 6_000, { planId: gold.id })
    await paidSince(2, 4_000, { planId: gold.id })
    await makeSubscription(db, { startsIn: -5, endsIn: 25, planId: free.id })
    await paidSince(365 * 3, 1_000, { planId: gold.id, startsIn: -1095, endsIn: -730 })
    const admin = await caller()
    const { body } = await site.call(report.revenue, { query: { period: 'daily' } }, admin)
    assert.equal(body.totalRevenue, 10_000)
    assert.equal(body.allTimeRevenue, 11_000)
    assert.equal(
      body.buckets.reduce((sum, { revenue }) => sum + revenue, 0),
      body.totalRevenue,
    )
    assert.deepEqual(
      body.subscriptionStats.map(({ planId, ...plan }) => plan),
      [
        { planName: 'Gold', subscribers: 2, revenue: 10_000, planPrice: 500 },
        { planName: 'Free', subscribers: 1, revenue: 0, planPrice: 0 },
      ],
    )
    const refused = await site.call(report.revenue, {}, await caller('moderator'))
    assert.equal(refused.status, 403)
  })

  test('gives revenue per broker, churn and lifetime value', async () => {
    const { db } = site.context
    // Four had a plan 30 days ago: two still have one, one expired and one was cancelled.
    await makeSubscription(db, {
      startsIn: -100,
      endsIn: 100,
      paid: 3_000,
      paidAt: noonInIndia(100),
    })
    const renewed = await makeSubscription(db, { startsIn: -59, endsIn: -29 })
    await makeSubscription(db, {
      startsIn: -29,
      endsIn: 1,
      brokerId: renewed.broker_id,
      paid: 2_000,
      paidAt: noonInIndia(29),
    })
    await makeSubscription(db, { startsIn: -45, endsIn: -15 })
    await makeSubscription(db, { startsIn: -45, endsIn: -1, cancelled: true })
    // New brokers were not there at the start; one of them has paid nothing.
    await makeSubscription(db, { startsIn: -2, endsIn: 28, paid: 4_000, paidAt: noonInIndia(2) })
    await makeSubscription(db, { startsIn: -2, endsIn: 28 })
    const { body } = await site.call(report.revenue, {}, await caller())
    assert.deepEqual(body.month, {
      revenue: { now: 6_000, before: 0, percent: null },
      payingBrokers: 3,
      averageRevenue: 2_000,
      atStart: 4,
      lost: 2,
      churn: 50,
      lifetimeValue: 4_000,
    })
  })

  test('has no lifetime value while no broker has churned', async () => {
    await makeSubscription(site.context.db, { startsIn: -100, endsIn: 100, paid: 3_000 })
    const { body } = await site.call(report.revenue, {}, await caller())
    assert.equal(body.month.churn, 0)
    assert.equal(body.month.lifetimeValue, null)
  })
})

describe('the other reports', () => {
  test('brokers: by status, by KYC and who lists most', async () => {
    const { db } = site.context
    for (let rank = 1; rank <= 6; rank++) {
      const { id } = await makeBroker(db, { companyName: `Company ${rank}` })
      for (let n = 0; n < rank; n++) await makeProperty(db, { brokerId: id })
    }
    const blocked = await makeBroker(db, { status: 'blocked', kycStatus: 'pending' })
    for (let n = 0; n < 7; n++) await makeProperty(db, { brokerId: blocked.id })
    await removeListings(blocked.id)
    const { body } = await site.call(report.brokerActivity, {}, await caller('moderator'))
    assert.deepEqual(body.statusDistribution, [
      { _id: 'active', count: 6 },
      { _id: 'blocked', count: 1 },
    ])
    assert.deepEqual(body.kycDistribution, [
      { _id: 'verified', count: 6 },
      { _id: 'pending', count: 1 },
    ])
    assert.deepEqual(
      body.topListingBrokers.map(({ companyName, propertyCount }) => [companyName, propertyCount]),
      [6, 5, 4, 3, 2].map((rank) => [`Company ${rank}`, rank]),
    )
  })

  test('properties: by status, by type and by month, including empty months', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    await makeProperty(db, { brokerId, status: 'pending' })
    await makeProperty(db, { brokerId, propertyType: 'villa' })
    await makeProperty(db, { brokerId, createdAt: noonInIndia(400) })
    const gone = await makeProperty(db)
    await removeListings(gone.broker_id)
    const { body } = await site.call(report.properties, {}, await caller())
    assert.deepEqual(body.statusDistribution, [
      { _id: 'approved', count: 2 },
      { _id: 'pending', count: 1 },
    ])
    assert.deepEqual(body.typeDistribution, [
      { _id: 'apartment', count: 2 },
      { _id: 'villa', count: 1 },
    ])
    assert.deepEqual(
      body.monthlyTrend.map(({ count }) => count),
      [0, 0, 0, 0, 0, 2],
    )
    const [year, month] = indianDay(0).split('-').map(Number)
    assert.deepEqual(body.monthlyTrend.at(-1)?._id, { year, month })
  })

  test('customers: their sources and how many return', async () => {
    const { db } = site.context
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await makeCustomer(db, { lastActiveAt: hoursAgo(1) })
    await makeCustomer(db, { lastActiveAt: hoursAgo(25) })
    await makeCustomer(db, { lastActiveAt: hoursAgo(8 * 24), source: 'referral' })
    await makeCustomer(db, { lastActiveAt: hoursAgo(31 * 24), source: 'referral' })
    await makeCustomer(db, { source: 'social' })
    const { body } = await site.call(report.customers, {}, await caller('moderator'))
    assert.deepEqual(body.sources, [
      { _id: 'referral', count: 2 },
      { _id: 'web', count: 2 },
      { _id: 'social', count: 1 },
    ])
    assert.deepEqual(body.engagement, { daily: 1, weekly: 2, monthly: 3 })
    // Each number links to the rows it counts.
    const { daily, weekly, monthly } = body.engagement
    for (const [seen, count] of Object.entries({ day: daily, week: weekly, month: monthly })) {
      const rows = await site.call(customer.list, { query: { seen } }, await caller('admin'))
      assert.equal(rows.body.pagination.total, count, seen)
    }
    const none = { rating: null, count: 0 }
    assert.deepEqual(body.satisfaction, { ...none, tickets: none, visits: none })
  })

  test('customers: ratings of replied tickets and of visits, not of brokers', async () => {
    const { db } = site.context
    for (const stars of [5, 4, 4, null]) await makeTicket(db, { stars })
    const { id, broker_id } = await makeProperty(db)
    const { id: customerId } = await makeCustomer(db)
    for (const stars of [2, 1]) await makeVisit(db, { propertyId: id, brokerId: broker_id, stars })
    await db
      .insertInto('review')
      .values({
        ...{ id: v7(), broker_id, customer_id: customerId, stars: 1 },
        ...{ author_name: 'Meera I.', status: 'published' as const },
      })
      .execute()
    const { body } = await site.call(report.customers, {}, await caller('moderator'))
    assert.deepEqual(body.satisfaction, {
      // (5 + 4 + 4 + 2 + 1) / 5
      ...{ rating: 3.2, count: 5 },
      tickets: { rating: 4.3, count: 3 },
      visits: { rating: 1.5, count: 2 },
    })
    const rows = await site.call(ticket.list, { query: { rated: 'yes' } }, await caller())
    assert.equal(rows.body.pagination.total, 3)
  })
})
