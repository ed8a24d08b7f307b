import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { notifySavers } from './saved-home.ts'

/** What whoever saved a home hears of it. */

const site = useApp()
const seekers = seekerActs(site)

/** A home of ten million rupees and a customer who saved it and takes alerts by email. */
async function savedHome(language: 'en' | 'hi' = 'en') {
  const { db } = site.context
  const owner = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: owner.id, price: 10_000_000, title: 'Lake' })
  const customer = await makeCustomer(db)
  await db.updateTable('customer').set({ language }).where('id', '=', customer.id).execute()
  await seekers.search(customer.token, { maxPrice: 1 })
  const saved = await site.call(savedProperty.save, { body: { propertyId: id } }, customer)
  assert.equal(saved.status, 201)
  const news = async () =>
    (await seekers.alertsTo(customer.id)).map(({ template, variables }) => {
      assert.equal(template, 'alert.home')
      return variables.news
    })
  const ask = async (price: number) => {
    const answer = await site.call(property.change, { params: { id }, body: { price } }, owner)
    assert.equal(answer.status, 200)
  }
  const setStatus = async (status: 'approved' | 'pending' | 'sold') => {
    const { token } = await makeAdministrator(db)
    const answer = await site.call(
      property.changeStatus,
      { params: { id }, body: { status } },
      { token },
    )
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  const hide = () =>
    db.updateTable('property').set({ status: 'pending' }).where('id', '=', id).execute()
  /** Waits: what is due in as many hours is due now, and what was told is as much older. */
  const pass = async (hours: number) => {
    const span = sql<Date>`interval '1 hour' * ${hours}`
    await sql`update saved_home_event set due_at = due_at - ${span}`.execute(db)
    await sql`update saved_property set told_at = told_at - ${span}`.execute(db)
  }
  const tell = (hasAlerts: boolean) =>
    site.call(savedProperty.setAlerts, { params: { id }, body: { hasAlerts } }, customer)
  return { id, customer, news, ask, setStatus, hide, pass, tell }
}

describe('whoever saved a home is told', () => {
  test('of a lower and of a higher price, each once', async () => {
    const { id, customer, news, ask, pass } = await savedHome()
    await ask(4_000_000)
    await pass(1)
    await Promise.all([1, 2].map(() => notifySavers(site.context.db, site.context.config)))
    assert.deepEqual(await news(), ['Price reduced by ₹60.0L'])
    await pass(24)
    await ask(4_100_000)
    await pass(1)
    assert.deepEqual(await news(), ['Price reduced by ₹60.0L', 'Price raised by ₹1.0L'])
    const [message] = await seekers.alertsTo(customer.id)
    assert.deepEqual(message?.variables, {
      name: 'Meera',
      news: 'Price reduced by ₹60.0L',
      title: 'Lake',
      price: '₹40.0L',
      link: `http://127.0.0.1:5001/properties/${id}`,
      saved: 'http://127.0.0.1:5001/customer-portal/saved-properties',
    })
  })

  test('of nothing that was taken back within the hour', async () => {
    const { news, ask, pass } = await savedHome()
    await ask(4_000_000)
    await pass(0.9)
    assert.deepEqual(await news(), [])
    await ask(10_000_000)
    await pass(24)
    assert.deepEqual(await news(), [])
  })

  test('once a day of a price that goes up and down, and then of the last one', async () => {
    const { news, ask, pass } = await savedHome()
    await ask(9_900_000)
    await pass(1)
    assert.deepEqual(await news(), ['Price reduced by ₹1.0L'])
    for (const price of [9_950_000, 9_900_000, 9_800_000, 9_700_000]) {
      await ask(price)
      await pass(2)
      assert.equal((await news()).length, 1)
    }
    await pass(17)
    assert.deepEqual(await news(), ['Price reduced by ₹1.0L', 'Price reduced by ₹2.0L'])
  })

  test('that it is sold, also after a price of the same day', async () => {
    const { news, ask, setStatus, pass } = await savedHome()
    await ask(9_900_000)
    await pass(1)
    await news()
    await setStatus('sold')
    await pass(1)
    assert.deepEqual(await news(), ['Price reduced by ₹1.0L', 'Sold'])
  })

  test('that it is no longer on offer after a day, and when it is back', async () => {
    const { news, ask, setStatus, hide, pass } = await savedHome()
    await hide()
    await ask(9_900_000)
    await pass(23)
    assert.deepEqual(await news(), [])
    await pass(1)
    assert.deepEqual(await news(), ['No longer on offer'])
    await setStatus('approved')
    await pass(24)
    assert.deepEqual(await news(), ['No longer on offer', 'Available again'])
  })

  test('nothing of a home that was back within the day, or of a price that was', async () => {
    const { news, setStatus, hide, pass, ask } = await savedHome()
    await hide()
    await setStatus('approved')
    await ask(9_900_000)
    await ask(10_000_000)
    await pass(24)
    assert.deepEqual(await news(), [])
  })

  test('in their language', async () => {
    const { news, ask, pass } = await savedHome('hi')
    await ask(9_500_000)
    await pass(1)
    assert.deepEqual(await news(), ['कीमत ₹5.0 लाख घटी'])
  })

  test('some at a time, however many there are', async () => {
    const { db, config } = site.context
    const { id, news, ask, pass } = await savedHome()
    await sql`insert into customer (id, first_name, last_name, email, phone, is_verified)
      select gen_random_uuid(), 'A', 'B', 'saver' || n || '@example.in', '98' || 10000000 + n, true
      from generate_series(1, 220) n`.execute(db)
    await sql`insert into saved_property (customer_id, property_id, title, price, status)
      select customer.id, property.id, title, price, property.status
      from customer cross join property where customer.email like 'saver%'`.execute(db)
    await ask(9_000_000)
    await pass(1)
    await Promise.all([1, 2].map(() => notifySavers(db, config)))
    const { rows } = await sql<{ told: number }>`
      select count(*) as told from saved_property where known_price = 9000000`.execute(db)
    assert.deepEqual([rows, await news()], [[{ told: 221 }], ['Price reduced by ₹10.0L']])
    const left = await db.selectFrom('saved_home_event').where('property_id', '=', id).execute()
    assert.deepEqual(left, [])
  })

  test('until they end it for this home, and once they ask again of nothing between', async () => {
    const { customer, news, ask, tell, pass } = await savedHome()
    assert.equal((await tell(false)).status, 200)
    const list = await site.call(savedProperty.list, {}, customer)
    assert.equal(list.body.savedProperties[0]?.hasAlerts, false)
    await ask(9_500_000)
    await pass(1)
    assert.deepEqual(await news(), [])
    await tell(true)
    assert.deepEqual(await news(), [])
    await ask(9_000_000)
    await pass(1)
    assert.deepEqual(await news(), ['Price reduced by ₹5.0L'])
  })
})
