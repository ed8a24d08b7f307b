import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { review } from '#contract/review.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { useApp } from '#test/app.ts'
import { outbox } from '#test/outbox.ts'
import { visitActs } from '#test/visit.ts'

/** Whether a visit took place: its code, who did not come, and what follows from both. */

const site = useApp()
const { book, tomorrow, booked, own, ofBroker, passTo } = visitActs(site)

type Person = { token: string }
const at = (person: Person) => ({ token: person.token })

const codeOf = async (customer: Person) => (await own(customer)).visits[0]?.code ?? ''
const enter = (broker: Person, id: string, code: string) =>
  site.call(brokerVisit.prove, { params: { id }, body: { code } }, at(broker))
const wrongOf = (code: string) => (code === '0000' ? '0001' : '0000')

describe('the code at the door', () => {
  test('proves the visit, from an hour before it on', async () => {
    const { customer, broker, id } = await booked()
    assert.equal((await own(customer)).visits[0]?.code, null)
    assert.equal((await enter(broker, id, '1234')).body.code, 'visit_step_impossible')
    await passTo(id, '-50 minutes')
    const code = await codeOf(customer)
    assert.equal((await enter(broker, id, wrongOf(code))).body.code, 'visit_code_wrong')
    const { body } = await enter(broker, id, code)
    assert.equal(body.visit.state, 'met')
    const { visits, kept } = await own(customer)
    assert.deepEqual([visits[0]?.code, kept], [null, 1])
  })

  test('proves nothing after the day of the visit', async () => {
    const { customer, broker, id } = await booked()
    await passTo(id, '-30 minutes')
    const code = await codeOf(customer)
    await passTo(id, '25 hours')
    assert.equal((await own(customer, { when: 'past' })).visits[0]?.code, null)
    assert.equal((await enter(broker, id, code)).body.code, 'visit_step_impossible')
  })

  test('is guessed five times at most, even with the right one at last', async () => {
    const { customer, broker, id } = await booked()
    await passTo(id, '-30 minutes')
    const code = await codeOf(customer)
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is', 'No tries are']) {
      const { body } = await enter(broker, id, wrongOf(code))
      assert.equal(body.code, 'visit_code_wrong')
      assert.match(body.message, new RegExp(`${left} left this hour\\.$`))
    }
    const refused = await enter(broker, id, code)
    assert.deepEqual([refused.status, /in an hour/.test(refused.body.message)], [429, true])
    const { visits } = await own(customer)
    assert.equal(visits[0]?.state, 'booked')
  })

  test('is found among the coming visits when the visit begins late', async () => {
    const { customer, broker, id } = await booked()
    await passTo(id, '1 second')
    await site.context.db
      .updateTable('visit')
      .set({ ends_at: new Date(), busy_until: new Date() })
      .where('id', '=', id)
      .execute()
    const [coming] = (await own(customer)).visits
    assert.deepEqual([coming?._id, coming?.isOver], [id, true])
    assert.deepEqual((await own(customer, { when: 'past' })).visits, [])
    const { body } = await enter(broker, id, coming?.code ?? '')
    assert.equal(body.visit.state, 'met')
    assert.deepEqual((await own(customer)).visits, [])
    assert.equal((await own(customer, { when: 'past' })).visits[0]?._id, id)
  })

  test('lets the customer rate the visit', async () => {
    const { customer, broker, id, visit: made } = await booked()
    const rated = async () =>
      (await site.call(conversation.get, { params: { id: made.inquiryId } }, customer)).body.visit
    assert.equal(await rated(), null)
    await passTo(id, '-30 minutes')
    await enter(broker, id, await codeOf(customer))
    assert.deepEqual(await rated(), { stars: null })
  })
})

describe('a side that did not come', () => {
  const said = (person: Person) => (id: string) =>
    site.call(visit.sayMissed, { params: { id } }, at(person))

  test('is named by the other after the visit, and can answer', async () => {
    const { customer, broker, id } = await booked()
    assert.equal((await said(customer)(id)).body.code, 'visit_step_impossible')
    await passTo(id, '15 days')
    assert.equal((await said(customer)(id)).body.code, 'visit_step_impossible')
    await passTo(id, '2 hours')
    const { body } = await site.call(brokerVisit.sayMissed, { params: { id } }, at(broker))
    assert.equal(body.visit.missed.customer?.answer, null)
    const messages = (await outbox(site)).filter(({ template }) => template === 'visit.missed')
    assert.deepEqual(
      messages.map(({ recipient }) => recipient),
      [customer.email],
    )
    // The list opens with what is to come, where the visit is not.
    assert.match(messages[0]?.body ?? '', /customer-portal\/visits\?when=past/)
    const toAnswer = async () =>
      (await own(customer, { when: 'to-answer' })).visits.map(({ _id }) => _id)
    assert.deepEqual(await toAnswer(), [id])
    assert.deepEqual(await ofBroker(broker, { when: 'to-answer' }), [])
    assert.ok(!body.visit.may.includes('say-missed'))
    const answer = (word: string) =>
      site.call(visit.answerMissed, { params: { id }, body: { answer: word } }, customer)
    const { body: answered } = await answer('disputed')
    assert.equal(answered.visit.missed.customer?.answer, 'disputed')
    assert.deepEqual(await toAnswer(), [])
    assert.equal((await answer('agreed')).body.code, 'visit_step_impossible')
    assert.equal((await own(customer, { when: 'past' })).missed, 0)
  })

  test('counts where it agrees, or says nothing for three days', async () => {
    const { customer, broker, id } = await booked()
    await passTo(id, '2 hours')
    await site.call(brokerVisit.sayMissed, { params: { id } }, at(broker))
    assert.equal((await own(customer)).missed, 0)
    await site.context.db
      .updateTable('visit_no_show')
      .set({ said_at: new Date(Date.now() - 4 * 86_400_000) })
      .execute()
    assert.equal((await own(customer)).missed, 1)
    assert.deepEqual((await own(customer, { when: 'to-answer' })).visits, [])
    const [past] = (await own(customer, { when: 'past' })).visits
    assert.deepEqual(past?.isMissed, { customer: true, broker: false })
    assert.equal((await ofBroker(broker, { when: 'past' }))[0]?.customer.missedCount, null)
  })

  test('is shown to brokers from two missed visits on', async () => {
    const { customer, broker, listing, id } = await booked()
    await passTo(id, '-1 hour')
    await site.call(visit.cancel, { params: { id }, body: {} }, customer)
    const [time = ''] = await tomorrow(listing)
    const second = (await book(customer, listing, time)).body.visit._id
    await passTo(second, '-1 hour')
    await site.call(visit.cancel, { params: { id: second }, body: {} }, customer)
    const rows = await ofBroker(broker, { when: 'past' })
    assert.deepEqual(
      rows.map((row) => row.customer.missedCount),
      [2, 2],
    )
  })
})

describe('a proven visit', () => {
  const write = (customer: Person, id: string) =>
    site.call(review.create, { params: { id }, body: { stars: 5, text: 'On time.' } }, customer)

  test('lets the customer review the broker, which a booking alone does not', async () => {
    const { customer, broker, id } = await booked()
    assert.equal((await write(customer, broker.id)).body.code, 'review_not_open')
    await passTo(id, '-30 minutes')
    await enter(broker, id, await codeOf(customer))
    const { open } = (await site.call(review.own, {}, customer)).body
    assert.deepEqual(
      open.map((one) => one._id),
      [broker.id],
    )
    assert.equal((await write(customer, broker.id)).body.review.basis, 'visit')
  })

  test('counts on the public page of the broker, from five visits on', async () => {
    const { broker } = await booked()
    const face = async () =>
      (await site.call(brokerDirectory.get, { params: { id: broker.id } })).body.broker.visits
    const repeat = (count: number, columns: string) =>
      site.pool.query(`insert into visit (id, broker_id, property_id, inquiry_id, place, starts_at,
          ends_at, busy_until, state, met_at, cancelled_at, cancelled_by)
        select gen_random_uuid(), broker_id, property_id, inquiry_id, place, at,
          at + interval '30 minutes', at + interval '30 minutes', ${columns}
        from visit, lateral (select now() - n * interval '1 day' as at
          from generate_series(1, ${count}) n) days where state = 'booked'`)
    await repeat(4, `'met', at, null, null`)
    assert.equal(await face(), null)
    // Cancelled an hour before.
    await repeat(1, `'cancelled', null, at - interval '1 hour', 'broker'`)
    // In time, and by the customer.
    await repeat(1, `'cancelled', null, at - interval '3 hours', 'broker'`)
    await repeat(1, `'cancelled', null, at - interval '1 hour', 'customer'`)
    assert.deepEqual(await face(), { kept: 4, due: 5 })
  })
})
