import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { contact } from '#contract/contact/contact.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { ownProperty } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import { makeContactToken } from '#server/contact/page-token.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'

const site = useApp()
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' }
const robot = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }

async function numbersOf(id: string, token: string, period = 'daily') {
  const { status, body } = await site.call(
    ownProperty.analytics,
    { params: { id }, query: { period } },
    { token },
  )
  assert.equal(status, 200, body.message)
  return body
}

const take = (id: string, way: string, address: string, headers = person) =>
  site.call(
    contact.ofProperty,
    { params: { id }, body: { way, token: makeContactToken(site.context.secrets, id) } },
    { address, headers },
  )

const ask = (id: string, phone: string) =>
  site.call(inquiry.create, { params: { id }, body: { name: 'Meera Iyer', phone } })

describe('the analytics of a listing', () => {
  test('count impressions, views, contact clicks and inquiries separately', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    const other = await makeProperty(db, { brokerId: owner.id })
    const list = { query: { sort: 'newest' } }
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      await site.call(property.publicList, list, { address, headers: person })
    }
    await site.call(property.publicList, list, { headers: robot })
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      await site.call(property.publicGet, { params: { id } }, { address, headers: person })
    }
    // The same channel counts once; another channel is another contact.
    for (const way of ['call', 'call', 'whatsapp']) {
      assert.equal((await take(id, way, '10.0.0.1')).status, 200)
    }
    await take(id, 'call', '10.0.0.2')
    await take(id, 'email', '10.0.0.2', robot)
    await ask(id, '9886012345')
    const { totals, buckets } = await numbersOf(id, owner.token)
    assert.deepEqual(totals, {
      ...{ shown: 3, opened: 2, call: 2, whatsapp: 1, email: 0, form: 1, closed: 0 },
    })
    assert.equal(buckets, null)
    assert.equal((await numbersOf(other.id, owner.token)).totals.shown, 3)
  })

  test('count an impression as often as a list is served, also from the cache', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    const address = await site.app.listen({ port: 0 })
    for (const headers of [person, person, robot, person]) {
      const answer = await fetch(`${address}/api/public/properties`, { headers })
      assert.equal(answer.status, 200)
      await answer.arrayBuffer()
    }
    assert.equal((await numbersOf(id, owner.token)).totals.shown, 3)
    // Impressions of cached lists after the last write are not lost.
    await (await fetch(`${address}/api/public/properties`, { headers: person })).arrayBuffer()
    assert.equal((await numbersOf(id, owner.token)).totals.shown, 4)
  })

  test('over time depend on the plan, and add up by days, weeks and months', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id })
    await makeSubscription(db, { brokerId: owner.id, startsIn: -1, endsIn: 30 })
    await sql`update subscription
      set plan = jsonb_set(plan, '{limits,analyticsAccess}', 'true')`.execute(db)
    await sql`insert into property_impression
      select ${id}, india_today() - back, back + 1 from generate_series(0, 6) back`.execute(db)
    await sql`insert into property_view
      select ${id}, india_today() - back, decode(md5(back::text), 'hex')
      from generate_series(0, 6) back`.execute(db)
    await take(id, 'whatsapp', '10.0.0.1')
    await ask(id, '9886012345')
    await site.call(
      property.close,
      { params: { id }, body: { status: 'sold' } },
      { token: owner.token },
    )
    for (const period of ['daily', 'weekly', 'monthly']) {
      const { totals, buckets } = await numbersOf(id, owner.token, period)
      assert.deepEqual(totals, {
        ...{ shown: 28, opened: 7, call: 0, whatsapp: 1, email: 0, form: 1, closed: 1 },
      })
      for (const kind of ['shown', 'opened', 'whatsapp', 'form', 'closed'] as const) {
        const sum = buckets?.reduce((all, bucket) => all + bucket[kind], 0)
        assert.equal(sum, totals[kind], `${kind} ${period}`)
      }
    }
    const days = (await numbersOf(id, owner.token)).buckets
    assert.deepEqual(
      days?.slice(-7).map(({ shown }) => shown),
      [7, 6, 5, 4, 3, 2, 1],
    )
  })

  test('are visible to the broker only (AZ-02)', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const other = await makeBroker(db)
    for (const endpoint of [ownProperty.analytics, ownProperty.askers, ownProperty.restore]) {
      const { status } = await site.call(endpoint, { params: { id } }, { token: other.token })
      assert.equal(status, 404)
    }
  })
})

describe('a contact click', () => {
  test('counts for live listings only, and never for their own broker', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const live = await makeProperty(db, { brokerId: owner.id })
    const pending = await makeProperty(db, { brokerId: owner.id, status: 'pending' })
    assert.equal((await take(pending.id, 'call', '10.0.0.1')).status, 404)
    await site.call(
      contact.ofProperty,
      { params: { id: live.id }, body: { way: 'call' } },
      { token: owner.token, headers: person },
    )
    const { count } = await db
      .selectFrom('property_contact')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(count, 0)
  })

  test('counts a customer once over several devices, on an existing channel', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const { token } = await makeCustomer(db)
    const input = { params: { id }, body: { way: 'call' } }
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      await site.call(contact.ofProperty, input, { token, address, headers: person })
    }
    const rows = await db.selectFrom('property_contact').selectAll().execute()
    assert.equal(rows.length, 1)
    assert.equal((await take(id, 'fax', '10.0.0.1')).status, 400)
  })
})
