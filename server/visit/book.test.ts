import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conversation } from '#contract/inquiry/conversation.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { indianDay } from '#test/day.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'
import { outbox } from '#test/outbox.ts'
import { visitActs } from '#test/visit.ts'
import { codeOf } from './code.ts'

/** Brokers publish when they show homes; customers book. */

const site = useApp()
const { makeLister, slots, book, tomorrow, booked, publish, own, ofBroker } = visitActs(site)
const leads = leadActs(site)
const customers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () => makeCustomer(site.context.db, { isVerified: true })),
  )

describe('the times of a home', () => {
  test('are those of the weekly pattern, with the buffer between', async () => {
    const { listing } = await makeLister()
    const times = (await tomorrow(listing)).map((at) => Date.parse(at))
    const first = Date.parse(`${indianDay(1)}T10:00:00+05:30`)
    assert.deepEqual(times.slice(0, 3), [first, first + 45 * 60_000, first + 90 * 60_000])
    assert.equal(times.at(-1), Date.parse(`${indianDay(1)}T17:30:00+05:30`))
  })

  test('end as far ahead as the broker says, and begin after the notice', async () => {
    const { listing, broker } = await makeLister({ daysAhead: 3, noticeMinutes: 2 * 24 * 60 })
    const days = async () => (await slots(listing)).days.map(({ day }) => day)
    assert.deepEqual((await days()).at(-1), indianDay(3))
    assert.ok(!(await days()).includes(indianDay(1)))
    await publish(broker, { daysAhead: 40, version: 1 })
    const { next } = await slots(listing)
    assert.equal(next, indianDay(14))
    assert.equal((await slots(listing, { from: next ?? '' })).days[0]?.day, indianDay(14))
    assert.deepEqual((await slots(listing, { from: '9999-12-31' })).days, [])
  })

  test('leave a day off out, and have extra hours of one day', async () => {
    const { listing } = await makeLister({
      exceptions: [
        { day: indianDay(1), opens: null, closes: null },
        { day: indianDay(2), opens: '20:00', closes: '20:30' },
      ],
    })
    const { days } = await slots(listing)
    assert.ok(!days.some(({ day }) => day === indianDay(1)))
    const extra = days.find(({ day }) => day === indianDay(2))?.slots.at(-1) ?? ''
    assert.equal(Date.parse(extra), Date.parse(`${indianDay(2)}T20:00:00+05:30`))
  })

  test('are none where the broker, or the listing, is closed for visits', async () => {
    const { listing, broker } = await makeLister()
    const save = (isOpen: boolean) =>
      site.call(
        visitSchedule.saveListing,
        { params: { id: listing }, body: { isOpen, note: 'Ring at gate 2.' } },
        { token: broker.token },
      )
    assert.equal((await save(false)).status, 200)
    assert.equal((await slots(listing)).isOpen, false)
    await save(true)
    assert.equal((await slots(listing)).note, 'Ring at gate 2.')
    await publish(broker, { isOpen: false, version: 1 })
    assert.equal((await slots(listing)).isOpen, false)
    const stranger = await makeLister()
    const params = { id: listing }
    const body = { isOpen: false }
    const token = stranger.broker.token
    const { status } = await site.call(visitSchedule.saveListing, { params, body }, { token })
    assert.equal(status, 404)
  })
})

describe('the schedule of a broker', () => {
  const wrong: [string, Record<string, unknown>][] = [
    ['hours.0.closes', { hours: [{ weekday: 1, opens: '12:00', closes: '11:00' }] }],
    ['hours.0.opens', { hours: [{ weekday: 1, opens: '25:00', closes: '26:00' }] }],
    ['hours.0.weekday', { hours: [{ weekday: 8, opens: '10:00', closes: '11:00' }] }],
    [
      'hours.1.opens',
      {
        hours: [
          { weekday: 1, opens: '10:00', closes: '12:00' },
          { weekday: 1, opens: '11:00', closes: '13:00' },
        ],
      },
    ],
    ['exceptions.0.day', { exceptions: [{ day: '2027-02-29', opens: null, closes: null }] }],
    ['lengthMinutes', { lengthMinutes: 0 }],
  ]
  for (const [path, given] of wrong) {
    test(`is refused where ${path} is wrong`, async () => {
      const { broker } = await makeLister()
      const { status, body } = await publish(broker, { version: 1, ...given })
      assert.equal(status, 400)
      assert.ok(
        body.errors?.some((error) => error.path === path),
        JSON.stringify(body.errors),
      )
    })
  }

  test('is not overwritten by one that was opened earlier', async () => {
    const { broker } = await makeLister()
    const both = await Promise.all([
      publish(broker, { version: 1 }),
      publish(broker, { version: 1 }),
    ])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  })
})

describe('a booking', () => {
  test('makes an inquiry with its consent, and tells both sides', async () => {
    const { customer, broker, listing, first } = await booked()
    const [mine] = (await own(customer)).visits
    assert.equal(mine?.startsAt, first)
    const code = codeOf(site.context.secrets, mine?._id ?? '')
    const [theirs] = await ofBroker(broker)
    assert.equal(theirs?.customer.name, 'Meera Iyer')
    assert.ok(!JSON.stringify(theirs).includes(customer.phone))
    assert.ok(!JSON.stringify(theirs).includes(code))
    const id = theirs?.inquiryId ?? ''
    const lead = (await site.call(inquiry.get, { params: { id } }, { token: broker.token })).body
    assert.equal(lead.inquiry.stage, 'visit-planned')
    assert.deepEqual(
      lead.history.map(({ kind, text }) => [kind, text]),
      [['visit-booked', first]],
    )
    const consents = await site.context.db.selectFrom('contact_consent').selectAll().execute()
    assert.deepEqual(
      consents.map((one) => [one.customer_id, one.broker_id]),
      [[customer.id, broker.id]],
    )
    const sent = (await outbox(site)).filter(({ channel }) => channel === 'email')
    assert.deepEqual(sent.map(({ template }) => template).sort(), [
      'visit.booked',
      'visit.confirmed',
    ])
    assert.ok(sent.every(({ body }) => body.includes('IST')))
    assert.ok(sent.every(({ body }) => !body.includes(code)))
    assert.ok(!(await slots(listing)).days.some((day) => day.slots.includes(first)))
  })

  test('joins the inquiry about the home, however old', async () => {
    const { listing } = await makeLister()
    const [customer] = await customers(1)
    assert.ok(customer)
    await leads.ask(listing, { phone: customer.phone }, customer.token)
    await leads.age('30 days')
    const [first = ''] = await tomorrow(listing)
    const { body } = await book(customer, listing, first, { message: 'We come as three.' })
    const { inquiries } = (await site.call(conversation.list, {}, customer)).body
    assert.equal(inquiries.length, 1)
    assert.equal(inquiries[0]?._id, body.visit.inquiryId)
    assert.equal(inquiries[0]?.inquiryCount, 1)
    assert.equal(inquiries[0]?.status, 'visit-planned')
    assert.equal(inquiries[0]?.lastMessage?.text, 'We come as three.')
  })

  test('of fifty people at once has one winner, and the others hear of the next', async () => {
    const { listing } = await makeLister()
    const [first = '', second = ''] = await tomorrow(listing)
    const people = await customers(50)
    const answers = await Promise.all(people.map((person) => book(person, listing, first)))
    const statuses = answers.map(({ status }) => status)
    // A server with too little processor time for all of them at once tells some to come again.
    const refused = statuses.filter((status) => status === 409 || status === 503)
    assert.deepEqual([refused.length, statuses.filter((one) => one === 201).length], [49, 1])
    const lost = answers.find(({ status }) => status === 409)
    assert.equal(lost?.body.code, 'visit_slot_taken')
    assert.match(lost?.body.message ?? '', /10:45 AM · .*11:30 AM/)
    assert.equal((await book(people.at(-1) ?? { token: '' }, listing, second)).status, 201)
    const { length } = await site.context.db.selectFrom('visit').selectAll().execute()
    assert.equal(length, 2)
    // Who lost has asked nothing.
    assert.equal((await site.context.db.selectFrom('inquiry').select('id').execute()).length, 2)
  })

  test('is one however often its request is repeated', async () => {
    const { listing } = await makeLister()
    const [customer] = await customers(1)
    assert.ok(customer)
    const [first = ''] = await tomorrow(listing)
    const ask = () => book(customer, listing, first, {}, 'lost-answer-1')
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))]
    assert.deepEqual(new Set(answers.map(({ body }) => body.visit._id)).size, 1)
    const mails = (await outbox(site)).filter(({ template }) => template === 'visit.confirmed')
    assert.equal(mails.length, 1)
  })

  test('is refused to a customer who has not confirmed the email address', async () => {
    const { listing } = await makeLister()
    const [first = ''] = await tomorrow(listing)
    const { status, body } = await book(await makeCustomer(site.context.db), listing, first)
    assert.equal(status, 409)
    assert.match(body.message, /confirm your email address first/)
    assert.ok((await tomorrow(listing)).includes(first))
  })

  test('is refused at a time that is none', async () => {
    const { listing } = await makeLister()
    const [customer] = await customers(1)
    assert.ok(customer)
    const [first = ''] = await tomorrow(listing)
    const odd = new Date(Date.parse(first) + 60_000).toISOString()
    const past = await book(customer, listing, '2024-02-29T10:00:00+05:30')
    assert.deepEqual(
      [past.status, past.body.message],
      [409, 'This time is already over. Please choose another one.'],
    )
    const far = ['9999-12-31T10:00:00Z', '9999-12-31T23:00:00-12:00', '0000-01-01T00:00:00+14:00']
    for (const at of [odd, ...far]) {
      assert.equal((await book(customer, listing, at)).body.code, 'visit_slot_taken')
    }
    for (const at of ['2027-02-29T10:00:00Z', 'tomorrow', '', '2026-11-30T25:00:00Z']) {
      assert.equal((await book(customer, listing, at)).status, 400, at)
    }
  })

  test('is one per home from two devices, and one at a time with all brokers', async () => {
    const { listing } = await makeLister()
    const other = await makeLister()
    const [customer] = await customers(1)
    assert.ok(customer)
    const [first = '', second = ''] = await tomorrow(listing)
    const both = await Promise.all([first, second].map((at) => book(customer, listing, at)))
    assert.deepEqual(both.map(({ body }) => body.code ?? 'booked').sort(), [
      'booked',
      'visit_known',
    ])
    const [won] = (await own(customer)).visits
    const clash = await book(customer, other.listing, won?.startsAt ?? '')
    assert.equal(clash.body.code, 'visit_overlaps')
  })

  test('is the fourth to come with a broker at most', async () => {
    const { listing, broker } = await makeLister({ travelMinutes: 0 })
    const { db } = site.context
    const more = await Promise.all(
      Array.from({ length: 4 }, () => makeProperty(db, { brokerId: broker.id })),
    )
    const [customer] = await customers(1)
    assert.ok(customer)
    const codes: string[] = []
    for (const id of [listing, ...more.map((home) => home.id)]) {
      const [first = ''] = await tomorrow(id)
      codes.push((await book(customer, id, first)).body.code ?? 'booked')
    }
    assert.deepEqual(codes, [...Array(4).fill('booked'), 'visit_too_many'])
  })

  test('leaves the time to travel to another place', async () => {
    const { listing, broker } = await makeLister({ travelMinutes: 90 })
    const { id: elsewhere } = await makeProperty(site.context.db, { brokerId: broker.id })
    const [first = '', second = ''] = await tomorrow(listing)
    const [one, other] = await customers(2)
    assert.ok(one && other)
    await book(one, listing, first)
    assert.equal((await tomorrow(listing))[0], second)
    const next = Date.parse((await tomorrow(elsewhere))[0] ?? '')
    assert.equal(next - Date.parse(first), 135 * 60_000)
    assert.equal((await book(other, elsewhere, second)).body.code, 'visit_slot_taken')
  })

  test('is refused for a home that cannot be visited', async () => {
    const { listing, broker } = await makeLister()
    const [customer] = await customers(1)
    assert.ok(customer)
    const [first = ''] = await tomorrow(listing)
    await publish(broker, { isOpen: false, version: 1 })
    assert.equal((await book(customer, listing, first)).body.code, 'visit_not_offered')
    const hidden = await makeProperty(site.context.db, { brokerId: broker.id, status: 'pending' })
    assert.equal((await book(customer, hidden.id, first)).status, 404)
    assert.equal(dayInIndia(first), indianDay(1))
  })
})
