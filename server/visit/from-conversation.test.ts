import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { conversation } from '#contract/inquiry/conversation.ts'
import { touchMonths } from '#contract/touch.ts'
import { visitSchedule } from '#contract/visit/schedule.ts'
import { sweepTouches } from '#server/touch/queries.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer } from '#test/make.ts'
import { visitActs } from '#test/visit.ts'

/** Visits are booked from a conversation too, and say how somebody came (decision 0108). */

const site = useApp()
const { makeLister, book, tomorrow } = visitActs(site)
const leads = leadActs(site)

const advert = { class: 'search', source: 'google', campaign: 'diwali', touchedOn: '2026-11-02' }
const touches = { first: advert, last: { class: 'direct' } }

const asked = async () => {
  const made = await makeLister()
  const customer = await makeCustomer(site.context.db, { isVerified: true })
  await leads.ask(made.listing, { phone: customer.phone }, customer.token)
  const { inquiries } = (await site.call(conversation.list, {}, customer)).body
  return { ...made, customer, id: inquiries[0]?._id ?? '' }
}

describe('a conversation', () => {
  test('says whether its listing takes visits now', async () => {
    const { broker, listing, customer, id } = await asked()
    const takes = async () => {
      const { body } = await site.call(conversation.get, { params: { id } }, customer)
      return body.asked.map(({ takesVisits }) => takesVisits)
    }
    assert.deepEqual(await takes(), [true])
    const change = { params: { id: listing }, body: { isOpen: false } }
    await site.call(visitSchedule.saveListing, change, { token: broker.token })
    assert.deepEqual(await takes(), [false])
  })
})

describe('how somebody came', () => {
  const stored = () =>
    site.context.db.selectFrom('touch').select(['position', 'class', 'inquiry_id']).execute()

  test('is stored with the booking of a visit, where it is sent', async () => {
    const { listing, customer } = await asked()
    const [first = '', second = ''] = await tomorrow(listing)
    const other = await makeLister()
    const [free = ''] = await tomorrow(other.listing)
    assert.equal((await book(customer, other.listing, free)).status, 201)
    assert.deepEqual(await stored(), [])
    assert.equal((await book(customer, listing, second || first, { touches })).status, 201)
    const rows = await stored()
    assert.deepEqual(rows.map(({ position }) => position).sort(), ['first', 'last'])
    assert.ok(rows.every(({ inquiry_id }) => inquiry_id !== null))
  })

  test('is deleted after two years and a month', async () => {
    const { listing, customer } = await asked()
    const [first = ''] = await tomorrow(listing)
    await book(customer, listing, first, { touches })
    const { db } = site.context
    const age = (days: number) =>
      db
        .updateTable('touch')
        .set({
          created_at: sql`now() - make_interval(months => ${touchMonths}, days => ${days})`,
        })
        .execute()
    await age(-1)
    await sweepTouches(db)
    assert.equal((await stored()).length, 2)
    await age(1)
    await sweepTouches(db)
    assert.deepEqual(await stored(), [])
  })
})
