import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { privacy } from '#contract/privacy.ts'
import { property } from '#contract/property/property.ts'
import { brokerVisit, visit } from '#contract/visit/visit.ts'
import { eraseDue } from '#server/privacy/erase.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'
import { everyDay, visitActs } from '#test/visit.ts'
import { endVisits } from './close.ts'
import { remindOfVisits } from './remind.ts'

/** What becomes of a visit that was booked. */

const site = useApp()
const { book, tomorrow, booked, own, ofBroker, passTo, publish, slots } = visitActs(site)

type Person = { token: string }
const at = (person: Person) => ({ token: person.token })

const mails = async (template: string) =>
  (await outbox(site)).filter((one) => one.template === template && one.channel === 'email')
const stageOf = async (broker: Person) =>
  (await site.call(inquiry.list, {}, at(broker))).body.inquiries[0]?.stage

describe('a customer', () => {
  test('cancels a visit, and the lead is no longer planned', async () => {
    const { customer, broker, listing, first, id } = await booked()
    const cancel = () =>
      site.call(visit.cancel, { params: { id }, body: { reason: 'found-another' } }, customer)
    assert.equal((await cancel()).body.visit.state, 'cancelled')
    assert.equal((await cancel()).body.code, 'visit_step_impossible')
    assert.equal(await stageOf(broker), 'contacted')
    assert.ok((await tomorrow(listing)).includes(first))
    const [toBroker] = await mails('visit.cancelled')
    assert.match(toBroker?.body ?? '', /I have found another home/)
    assert.equal((await book(customer, listing, first)).status, 201)
  })

  test('accepts the time that the broker proposes, or keeps the visit', async () => {
    const { customer, broker, first, id } = await booked()
    const evening = new Date(Date.parse(first) + 10 * 3_600_000).toISOString()
    const propose = (version: number) =>
      site.call(
        brokerVisit.propose,
        { params: { id }, body: { startsAt: evening, version } },
        at(broker),
      )
    const answer = (accept: boolean, version: number) =>
      site.call(visit.answerProposal, { params: { id }, body: { accept, version } }, customer)
    assert.equal((await propose(1)).body.visit.proposedAt, evening)
    assert.equal((await own(customer)).visits[0]?.startsAt, first)
    assert.equal((await answer(false, 2)).body.visit.startsAt, first)
    assert.equal((await mails('visit.kept_time')).length, 1)
    assert.equal((await answer(true, 3)).body.code, 'visit_step_impossible')
    await propose(3)
    assert.equal((await answer(true, 4)).body.visit.startsAt, evening)
    assert.equal((await mails('visit.proposed')).length, 2)
  })

  test('has the visit as a calendar file that follows it', async () => {
    const { customer, listing, id, visit: made, title } = await booked()
    const read = async () => {
      const response = await site.app.inject({ url: made.calendar })
      assert.match(String(response.headers['content-type']), /text\/calendar/)
      return response.body
    }
    const before = await read()
    assert.match(before, /^BEGIN:VCALENDAR\r\n/)
    assert.match(before, /SEQUENCE:0\r\n/)
    assert.ok(before.includes(`SUMMARY:Visit: ${title}\r\n`))
    const start = made.startsAt.replace(/[-:]|\.\d+/g, '')
    assert.ok(before.includes(`DTSTART:${start}\r\n`), before)
    const [second = ''] = await tomorrow(listing)
    await site.call(
      visit.move,
      { params: { id }, body: { startsAt: second, version: 1 } },
      customer,
    )
    assert.match(await read(), /SEQUENCE:1\r\n/)
    await site.call(visit.cancel, { params: { id }, body: {} }, customer)
    assert.match(await read(), /METHOD:CANCEL\r\n.*SEQUENCE:2\r\n.*STATUS:CANCELLED\r\n/s)
    const forged = made.calendar.replace('customer', 'broker')
    assert.equal((await site.app.inject({ url: forged })).statusCode, 404)
  })
})

test('a visit is changed by its own two sides alone', async () => {
  const { id } = await booked()
  const customer = await makeCustomer(site.context.db)
  const broker = await makeBroker(site.context.db)
  const params = { id }
  const calls = [
    site.call(visit.cancel, { params, body: {} }, customer),
    site.call(
      visit.move,
      { params, body: { startsAt: '2030-01-01T10:00:00Z', version: 1 } },
      customer,
    ),
    site.call(visit.answerProposal, { params, body: { accept: true, version: 1 } }, customer),
    site.call(visit.sayMissed, { params }, customer),
    site.call(brokerVisit.cancel, { params, body: { reason: 'gone' } }, at(broker)),
    site.call(brokerVisit.prove, { params, body: { code: '1234' } }, at(broker)),
    site.call(
      brokerVisit.propose,
      { params, body: { startsAt: '2030-01-01T10:00:00Z', version: 1 } },
      at(broker),
    ),
  ]
  for (const { body } of await Promise.all(calls)) assert.equal(body.code, 'visit_not_found')
  assert.deepEqual((await own(customer)).visits, [])
  assert.deepEqual(await ofBroker(broker), [])
})

describe('reminders', () => {
  const ageBookings = () =>
    site.context.db
      .updateTable('visit')
      .set({ created_at: new Date(Date.now() - 9 * 86_400_000) })
      .execute()

  test('go a day and two hours before, once each, to both sides', async () => {
    const { id } = await booked()
    const remind = () => remindOfVisits(site.context.db, site.context)
    await ageBookings()
    for (const [before, expected] of [
      ['-30 hours', 0],
      ['-23 hours', 2],
      ['-3 hours', 2],
      ['-110 minutes', 4],
      ['-20 minutes', 4],
    ] as const) {
      await passTo(id, before)
      await Promise.all([remind(), remind()])
      assert.equal((await mails('visit.reminder')).length, expected, before)
    }
  })

  test('leave out a visit that was cancelled', async () => {
    const { id, customer } = await booked()
    await ageBookings()
    await passTo(id, '-20 hours')
    await site.call(visit.cancel, { params: { id }, body: {} }, customer)
    await remindOfVisits(site.context.db, site.context)
    assert.equal((await mails('visit.reminder')).length, 0)
  })

  test('leave out a visit that was just moved near, and come for one that moved away', async () => {
    const allDay = everyDay.hours.map((one) => ({ ...one, opens: '00:00', closes: '24:00' }))
    const { id, customer, listing } = await booked({ hours: allDay })
    await ageBookings()
    await passTo(id, '-30 hours')
    const times = (await slots(listing)).days.flatMap((day) => day.slots)
    const near = times.find((time) => Date.parse(time) > Date.now() + 3 * 3_600_000)
    for (const [startsAt, expected] of [
      [near, 0],
      [times.at(-1), 2],
    ] as const) {
      const [{ version } = {}] = (await own(customer)).visits
      const body = { startsAt, version }
      const { status } = await site.call(visit.move, { params: { id }, body }, customer)
      assert.equal(status, 200)
      if (startsAt !== near) await passTo(id, '-20 hours')
      await remindOfVisits(site.context.db, site.context)
      assert.equal((await mails('visit.reminder')).length, expected)
    }
  })

  test('leave out a visit that was booked just before', async () => {
    const { id } = await booked()
    await passTo(id, '-20 hours')
    await remindOfVisits(site.context.db, site.context)
    assert.equal((await mails('visit.reminder')).length, 0)
  })
})

describe('a visit that cannot take place', () => {
  const end = () => endVisits(site.context.db, site.context)

  test('is cancelled when its home is sold, and both are told why', async () => {
    const { broker, customer, listing } = await booked()
    assert.equal(await end(), 0)
    const closing = { status: 'sold', closedPrice: 9_000_000, closedSource: 'other' }
    const sold = await site.call(
      property.close,
      { params: { id: listing }, body: closing },
      at(broker),
    )
    assert.equal(sold.status, 200, JSON.stringify(sold.body))
    await Promise.all([end(), end()])
    const [gone] = (await own(customer, { when: 'past' })).visits
    assert.deepEqual([gone?.state, gone?.cancelReason], ['cancelled', 'gone'])
    const sent = await mails('visit.cancelled')
    assert.equal(sent.length, 2)
    assert.match(sent[0]?.body ?? '', /no longer available/)
  })

  test('is cancelled when its home is removed, or its broker is no longer active', async () => {
    const { db } = site.context
    const removed = await booked()
    const left = await booked()
    await db
      .updateTable('property')
      .set({ removed_at: new Date(Date.now() - 60_000) })
      .where('id', '=', removed.listing)
      .execute()
    await db
      .updateTable('broker')
      .set({ status: 'inactive' })
      .where('id', '=', left.broker.id)
      .execute()
    await end()
    for (const [{ customer }, reason] of [
      [removed, 'gone'],
      [left, 'unavailable'],
    ] as const) {
      const [ended] = (await own(customer, { when: 'past' })).visits
      assert.deepEqual([ended?.state, ended?.cancelReason], ['cancelled', reason])
    }
  })

  test('is cancelled when its customer wants no contact, or has no account any more', async () => {
    const { db } = site.context
    const withdrawn = await booked()
    await db.updateTable('contact_consent').set({ withdrawn_at: new Date() }).execute()
    const erased = await booked()
    await db.updateTable('visit').set({ customer_id: null }).where('id', '=', erased.id).execute()
    await end()
    for (const { broker, id } of [withdrawn, erased]) {
      const [gone] = await ofBroker(broker, { when: 'past' })
      assert.deepEqual([gone?._id, gone?.cancelledBy], [id, 'customer'])
    }
    assert.equal((await own(withdrawn.customer)).visits.length, 0)
  })
})

test('an erased customer leaves no visit to come, and no trace in messages about it', async () => {
  const { customer, broker, id } = await booked()
  const { db } = site.context
  const exported = await site.call(privacy.data, {}, customer)
  assert.match(JSON.stringify(exported.body), /visitsBooked.*starts_at/s)
  await db
    .insertInto('customer_deletion')
    .values({ customer_id: customer.id, due_at: new Date(Date.now() - 1000) })
    .execute()
  assert.equal(await eraseDue(db), 1)
  assert.ok((await outbox(site)).every(({ body }) => !body.includes('Meera')))
  await endVisits(db, site.context)
  const [gone] = await ofBroker(broker, { when: 'past' })
  assert.deepEqual(
    [gone?._id, gone?.state, gone?.cancelledBy, gone?.customer.name],
    [id, 'cancelled', 'customer', 'Deleted customer'],
  )
})

test('a changed schedule leaves booked visits as they are', async () => {
  const { broker, customer, listing, first } = await booked()
  await publish(broker, { hours: [], version: 1 })
  assert.deepEqual((await slots(listing)).days, [])
  assert.equal((await own(customer)).visits[0]?.startsAt, first)
})
