import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { brokerDirectory } from '#contract/broker/directory.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { measureResponseTimes } from './queries.ts'

/** A broker’s page says how long replies take, from what was asked and replied here. */

const site = useApp()
const leads = leadActs(site)

/** A broker with inquiries; each number is the minutes to the reply, null for none. */
async function brokerWith(waits: readonly (number | null)[], askedHoursAgo = 48) {
  const lister = await leads.makeLister()
  for (const [index, minutes] of waits.entries()) {
    await leads.ask(lister.listing, { phone: `98765 4${1000 + index}` })
    const [lead] = (await leads.list(lister.token, { sort: 'newest' })).body.inquiries
    assert.ok(lead)
    if (minutes !== null) await leads.reply(lister.token, lead._id, 'Yes')
    const asked = sql<Date>`now() - make_interval(hours => ${askedHoursAgo})`
    const { db } = site.context
    await db.updateTable('inquiry').set({ created_at: asked }).where('id', '=', lead._id).execute()
    await db
      .updateTable('lead_entry')
      .set({ created_at: sql`${asked} + make_interval(mins => ${minutes ?? 0})` })
      .where('lead_id', '=', lead._id)
      .execute()
  }
  await measureResponseTimes(site.context.db)
  const shown = async () => {
    const { body } = await site.call(brokerDirectory.get, { params: { id: lister.broker.id } })
    return body.broker.response
  }
  return { ...lister, shown }
}

test('the median of replies is shown with the number of inquiries, on both pages', async () => {
  const { listing, shown } = await brokerWith([5, 30, 90, 200, 1000])
  assert.deepEqual(await shown(), { minutes: 90, count: 5 })
  const { body } = await site.call(property.publicGet, { params: { id: listing } })
  assert.deepEqual(body.property.broker.response, { minutes: 90, count: 5 })
})

test('below five inquiries nothing is shown', async () => {
  assert.equal(await (await brokerWith([5, 5, 5, 5])).shown(), null)
})

test('what got no reply counts as longer than any, once a day has passed', async () => {
  assert.deepEqual(await (await brokerWith([10, 20, 30, null, null])).shown(), {
    minutes: 30,
    count: 5,
  })
})

test('a broker who seldom replies has no response time', async () => {
  assert.equal(await (await brokerWith([10, 20, null, null, null])).shown(), null)
})

test('inquiries of today without a reply do not count yet', async () => {
  const waits = [5, 5, 5, 5, 5, null, null, null, null, null, null]
  assert.deepEqual(await (await brokerWith(waits, 2)).shown(), { minutes: 5, count: 5 })
})

test('neither spam nor inquiries older than ninety days count', async () => {
  assert.equal(await (await brokerWith([5, 5, 5, 5, 5], 24 * 91)).shown(), null)
  const { token, shown } = await brokerWith([5, 5, 5, 5, 5])
  const [lead] = (await leads.list(token)).body.inquiries
  await leads.change(token, lead?._id ?? '', { isSpam: true })
  await measureResponseTimes(site.context.db)
  assert.equal(await shown(), null)
})
