import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { payment } from '#contract/billing/payment.ts'
import { premium } from '#contract/billing/premium.ts'
import type { PlanLimits } from '#contract/billing/subscription-plan.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { planActs } from '#test/plan-acts.ts'
import { draft } from '#test/submission.ts'
import { settlePremium } from './premium.ts'

/** Plan limits, under parallel calls and after the plan has ended. */

const site = useApp()

/** Creates a broker with a plan of these limits, or without a plan. */
async function brokerWithPlan(limits?: Partial<PlanLimits>) {
  const { db } = site.context
  const broker = await makeBroker(db)
  const period = { startsIn: -10, endsIn: 20, brokerId: broker.id }
  const plan = limits && (await makeSubscription(db, { ...period, limits }))
  const end = () =>
    db
      .updateTable('subscription')
      .set({ starts_on: indianDay(-40), ends_on: indianDay(-10) })
      .where('id', '=', plan?.id ?? '')
      .execute()
  return { broker, end }
}

describe('a plan of five listings', () => {
  let submitted = 0
  // Identical listings at once would count as one (decision 0004).
  const submit = (caller: { token: string }) =>
    site.call(property.create, { body: { ...draft, title: `Flat ${++submitted}` } }, caller)

  test('a plan of five listings accepts five of thirty submitted at once (CON-07)', async () => {
    const { broker } = await brokerWithPlan({ propertyListings: 5 })
    const responses = await Promise.all(Array.from({ length: 30 }, () => submit(broker)))
    const codes = responses.map(({ status }) => status)
    assert.equal(codes.filter((code) => code === 201).length, 5)
    assert.equal(codes.filter((code) => code === 409).length, 25)
    const refused = responses.find(({ status }) => status === 409)
    assert.equal(refused?.body.code, 'listing_limit_reached')
    assert.match(refused?.body.message ?? '', /listing limit of your plan \w+ \(5\).*Plan tab/)
    const rows = await site.context.db.selectFrom('property').select('id').execute()
    assert.equal(rows.length, 5)
  })

  test('sold and withdrawn listings do not count against the limit of a plan', async () => {
    const { db } = site.context
    const { broker } = await brokerWithPlan({ propertyListings: 1 })
    const { body } = await submit(broker)
    assert.equal((await submit(broker)).status, 409)
    await site.call(property.withdraw, { params: { id: body.property._id } }, broker)
    const { body: second } = await submit(broker)
    await db
      .updateTable('property')
      .set({ status: 'sold' })
      .where('id', '=', second.property._id)
      .execute()
    const third = await submit(broker)
    assert.equal(third.status, 201, JSON.stringify(third.body))
  })

  test('an expired plan no longer limits, and no listing is removed', async () => {
    const { broker, end } = await brokerWithPlan({ propertyListings: 1 })
    await submit(broker)
    await end()
    assert.equal((await submit(broker)).status, 201)
    assert.equal((await planActs(site).plan(broker)).usage.propertyListings.used, 2)
    const without = await brokerWithPlan()
    assert.equal((await submit(without.broker)).status, 201)
  })

  test('a broker above the limit keeps all listings but cannot add one', async () => {
    const { db } = site.context
    const { broker } = await brokerWithPlan({ propertyListings: 2 })
    for (let n = 0; n < 4; n++) await makeProperty(db, { brokerId: broker.id })
    assert.equal((await submit(broker)).status, 409)
    const live = await db.selectFrom('property').select('id').where('is_live', '=', true).execute()
    assert.equal(live.length, 4)
    assert.deepEqual((await planActs(site).plan(broker)).usage.propertyListings, {
      ...{ used: 4, limit: 2 },
    })
  })
})

describe('contact views', () => {
  async function receiveInquiries(broker: { id: string }, count: number) {
    const { id } = await makeProperty(site.context.db, { brokerId: broker.id })
    for (let n = 0; n < count; n++) {
      const body = { name: `Person ${n}`, phone: `98765432${10 + n}`, email: `p${n}@example.in` }
      await site.call(inquiry.create, { params: { id }, body }, { address: `10.0.0.${n}` })
    }
  }
  const list = async (caller: { token: string }) =>
    (await site.call(inquiry.list, { query: { limit: '100' } }, caller)).body.inquiries
  const open = async (caller: { token: string }, id: string) =>
    (await site.call(inquiry.get, { params: { id } }, caller)).body

  test('contact views open one number each, up to the limit, also in parallel', async () => {
    const { broker } = await brokerWithPlan({ contactViews: 2 })
    await receiveInquiries(broker, 5)
    const before = await list(broker)
    assert.ok(before.every(({ contact, email }) => contact === 'sealed' && email === null))
    assert.ok(before.every(({ phone }) => /^\+91 •+ ••\d\d$/.test(phone)))
    const opened = await Promise.all(before.map(({ _id }) => open(broker, _id)))
    const shown = opened.filter((one) => one.inquiry.contact === 'open')
    assert.equal(shown.length, 2)
    assert.match(shown[0]?.inquiry.phone ?? '', /^\+9198765432\d\d$/)
    for (const { inquiry: lead, asked: inquiries } of opened) {
      if (lead.contact === 'open') continue
      assert.equal(lead.contact, 'over')
      assert.doesNotMatch(JSON.stringify({ lead, inquiries }), /9876543|example\.in/)
    }
    // Opening it again uses no view.
    const [first] = shown
    assert.equal((await open(broker, first?.inquiry._id ?? '')).inquiry.contact, 'open')
    assert.deepEqual((await planActs(site).plan(broker)).usage.contactViews, {
      ...{ used: 2, credited: 0, limit: 2 },
    })
  })

  test('a new plan has new contact views, and opened contacts stay open', async () => {
    const { db } = site.context
    const { broker, end } = await brokerWithPlan({ contactViews: 1 })
    await receiveInquiries(broker, 2)
    const [one, other] = await list(broker)
    await open(broker, one?._id ?? '')
    assert.equal((await open(broker, other?._id ?? '')).inquiry.contact, 'over')
    await db
      .updateTable('contact_view')
      .set({ viewed_at: new Date(`${indianDay(-20)}T12:00:00+05:30`) })
      .execute()
    await end()
    assert.ok((await list(broker)).every(({ contact }) => contact === 'open'))
    const renewed = { startsIn: -10, endsIn: 20, brokerId: broker.id, limits: { contactViews: 1 } }
    await makeSubscription(db, renewed)
    const states = (await list(broker)).map(({ contact }) => contact).sort()
    assert.deepEqual(states, ['open', 'sealed'])
  })

  test('a broker without a plan sees all contacts', async () => {
    const { broker } = await brokerWithPlan()
    await receiveInquiries(broker, 1)
    const [lead] = await list(broker)
    assert.deepEqual([lead?.contact, lead?.phone], ['open', '+919876543210'])
  })

  test('replies, changes and messages do not reveal a sealed contact', async () => {
    const { broker } = await brokerWithPlan({ contactViews: 0 })
    await receiveInquiries(broker, 1)
    const [lead] = await list(broker)
    const params = { id: lead?._id ?? '' }
    const changed = await site.call(
      inquiry.change,
      { params, body: { stage: 'contacted' } },
      broker,
    )
    const replied = await site.call(inquiry.reply, { params, body: { text: 'Hello' } }, broker)
    const messages = await site.context.db
      .selectFrom('message')
      .select(['body', 'variables'])
      .where('template', '=', 'inquiry.received')
      .execute()
    assert.ok(messages.length > 0)
    const visibleText = JSON.stringify([lead, changed.body, replied.body, messages])
    assert.doesNotMatch(visibleText, /9876543210|98765 43210|p0@example/)
  })
})

describe('premium listings', () => {
  const mark = (caller: { token: string }, id: string, isPremium = true) =>
    site.call(premium.mark, { params: { id }, body: { premium: isPremium ? 'on' : 'off' } }, caller)
  const shown = async () => {
    const rows = await site.context.db
      .selectFrom('property')
      .select('id')
      .where('is_premium', '=', true)
      .execute()
    return rows.map(({ id }) => id)
  }
  const homes = async (brokerId: string, count: number) => {
    const rows = []
    for (let n = 0; n < count; n++) rows.push(await makeProperty(site.context.db, { brokerId }))
    return rows.map(({ id }) => id)
  }

  test('marking eight listings at once makes only as many premium as the plan allows', async () => {
    const { broker } = await brokerWithPlan({ premiumListings: 3 })
    const ids = await homes(broker.id, 8)
    const responses = await Promise.all(ids.map((id) => mark(broker, id)))
    assert.equal(responses.filter(({ status }) => status === 200).length, 3)
    assert.ok(responses.some(({ body }) => body.code === 'premium_limit_reached'))
    assert.equal((await shown()).length, 3)
  })

  test('removing a mark or selling the listing makes room for another', async () => {
    const { broker } = await brokerWithPlan({ premiumListings: 1 })
    const [one = '', other = ''] = await homes(broker.id, 2)
    await mark(broker, one)
    assert.equal((await mark(broker, other)).status, 409)
    await mark(broker, one, false)
    assert.deepEqual(await shown(), [])
    assert.equal((await mark(broker, other)).status, 200)
    assert.deepEqual(await shown(), [other])
    const params = { id: other }
    await site.call(property.close, { params, body: { status: 'sold' } }, broker)
    assert.equal((await mark(broker, one)).status, 200)
    assert.equal((await mark(broker, other)).status, 409)
  })

  test('premium ends with the plan, and the marks apply again on renewal', async () => {
    const { db } = site.context
    const { broker, end } = await brokerWithPlan({ premiumListings: 2 })
    const [one = '', other = ''] = await homes(broker.id, 2)
    await mark(broker, one)
    await mark(broker, other)
    const premiumUsage = async () =>
      (await site.call(payment.plan, {}, broker)).body.usage.premiumListings
    assert.deepEqual(await premiumUsage(), { used: 2, limit: 2, waiting: 0 })
    await end()
    await settlePremium(db)
    assert.deepEqual(await shown(), [])
    assert.deepEqual(await premiumUsage(), { used: 0, limit: 0, waiting: 2 })
    const { body } = await mark((await brokerWithPlan()).broker, one)
    assert.equal(body.code, 'property_not_found')
    await makeSubscription(db, {
      ...{ startsIn: 0, endsIn: 30, brokerId: broker.id, limits: { premiumListings: 1 } },
    })
    await settlePremium(db)
    assert.deepEqual(await shown(), [one])
    const mine = await site.call(premium.mine, {}, broker)
    assert.deepEqual(mine.body, { marked: [one, other], used: 2, limit: 1 })
    assert.deepEqual(await premiumUsage(), { used: 1, limit: 1, waiting: 1 })
  })

  test('a broker without a plan cannot mark listings', async () => {
    const { broker } = await brokerWithPlan()
    const [id = ''] = await homes(broker.id, 1)
    const { status, body } = await mark(broker, id)
    assert.deepEqual([status, body.code], [409, 'premium_limit_reached'])
    assert.match(body.message, /need a plan/)
  })
})
