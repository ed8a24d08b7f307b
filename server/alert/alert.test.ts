import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { consent } from '#contract/account/consent.ts'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { unsubscribeLink } from '#server/notification/consent/unsubscribe.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { proveNumber } from '#test/number-proof.ts'

const site = useApp()
const seekers = seekerActs(site)
const everything = { minPrice: 1 }

const setProperty = (id: string, change: { price?: number; status?: 'approved' | 'pending' }) =>
  site.context.db.updateTable('property').set(change).where('id', '=', id).execute()
const titles = (alerts: { variables: Record<string, string> }[]) =>
  alerts.map(({ variables }) => variables.title)
const passSlot = () =>
  site.context.db
    .updateTable('saved_search')
    .set({ next_alert_at: sql`now()` })
    .where('next_alert_at', 'is not', null)
    .execute()

describe('alerts', () => {
  test('an approved listing is alerted once', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await seekers.search(token, { location: 'Whitefield', maxPrice: 9_000_000 }, { name: 'Ours' })
    const listing = await makeProperty(site.context.db, { status: 'pending', title: 'Lake flat' })
    await makeProperty(site.context.db, { locationText: 'Hebbal' })
    await makeProperty(site.context.db, { price: 9_100_000 })
    assert.deepEqual(await seekers.alertsTo(id), [])
    const admin = await makeAdministrator(site.context.db)
    const approved = await site.call(
      property.changeStatus,
      { params: { id: listing.id }, body: { status: 'approved' } },
      { token: admin.token },
    )
    assert.equal(approved.status, 200)
    const [message, ...others] = await seekers.alertsTo(id)
    assert.deepEqual(others, [])
    assert.equal(message?.channel, 'email')
    assert.equal(message?.template, 'alert.matched')
    assert.deepEqual(message?.variables, {
      name: 'Meera',
      search: 'Ours',
      news: 'New',
      title: 'Lake flat',
      price: '₹85.0L',
      place: 'Whitefield',
      link: `http://127.0.0.1:5001/properties/${listing.id}`,
    })
    for (const status of ['pending', 'approved'] as const) await setProperty(listing.id, { status })
    assert.equal((await seekers.alertsTo(id)).length, 1)
  })

  test('verifying or reactivating the broker alerts the listings', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    await seekers.search(token, everything)
    const admin = await makeAdministrator(db)
    const pending = await makeBroker(db, { kycStatus: 'pending' })
    const resting = await makeBroker(db, { status: 'inactive' })
    await makeProperty(db, { brokerId: pending.id, title: 'First' })
    await makeProperty(db, { brokerId: resting.id, title: 'Second' })
    assert.deepEqual(await seekers.alertsTo(id), [])
    await db
      .updateTable('broker')
      .set({ kyc_status: 'verified' })
      .where('id', '=', pending.id)
      .execute()
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['First'])
    const activated = await site.call(
      broker.changeStatus,
      { params: { id: resting.id }, body: { status: 'active' } },
      { token: admin.token },
    )
    assert.equal(activated.status, 200)
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['First', 'Second'])
  })

  test('a price that drops into range is alerted, a rise is not', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    const listing = await makeProperty(site.context.db, { price: 120 })
    const cheap = await makeProperty(site.context.db, { price: 40 })
    await seekers.work()
    await seekers.search(token, { minPrice: 50, maxPrice: 100 })
    await setProperty(cheap.id, { price: 60 })
    assert.deepEqual(await seekers.alertsTo(id), [])
    await setProperty(listing.id, { price: 110 })
    assert.deepEqual(await seekers.alertsTo(id), [])
    await setProperty(listing.id, { price: 100 })
    const [message] = await seekers.alertsTo(id)
    assert.equal(message?.variables.news, 'Price drop')
    await setProperty(listing.id, { price: 90 })
    assert.equal((await seekers.alertsTo(id)).length, 1)
  })

  test('listings of one moment are sent in one message', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await seekers.search(token, everything)
    for (const title of ['One', 'Two', 'Three']) await makeProperty(site.context.db, { title })
    const [message, ...others] = await seekers.alertsTo(id)
    assert.equal(others.length, 0)
    assert.equal(message?.template, 'alert.digest')
    assert.equal(message?.variables.count, '3 homes')
    for (const title of ['One', 'Two', 'Three'])
      assert.match(message?.variables.homes ?? '', new RegExp(title))
  })

  test('plots are called plots, and several types are called properties', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await seekers.search(token, everything)
    for (const title of ['One', 'Two']) {
      await makeProperty(site.context.db, { title, propertyType: 'plot' })
    }
    await makeProperty(site.context.db, { title: 'Three', propertyType: 'office' })
    const [all] = await seekers.alertsTo(id)
    assert.equal(all?.variables.count, '3 properties')
    for (const title of ['Four', 'Five']) {
      await makeProperty(site.context.db, { title, propertyType: 'plot' })
    }
    const alerts = await seekers.alertsTo(id)
    assert.deepEqual(
      alerts.map(({ variables }) => variables.count).filter((count) => count !== '3 properties'),
      ['2 plots'],
    )
  })

  test('daily alerts wait for the morning in India, weekly ones for Monday', async () => {
    const { rows } = await sql<Record<string, Date>>`
      select alert_slot('daily', '2026-11-21 03:29:59Z') as before_nine,
        alert_slot('daily', '2026-11-21 03:30:00Z') as at_nine,
        alert_slot('weekly', '2026-11-21 12:00:00Z') as saturday,
        alert_slot('weekly', '2026-11-23 03:00:00Z') as monday_early,
        alert_slot('instant', '2026-11-21 03:29:59Z') as instant`.execute(site.context.db)
    assert.deepEqual(
      Object.fromEntries(
        Object.entries(rows[0] ?? {}).map(([name, at]) => [name, at.toISOString()]),
      ),
      {
        before_nine: '2026-11-21T03:30:00.000Z',
        at_nine: '2026-11-22T03:30:00.000Z',
        saturday: '2026-11-23T03:30:00.000Z',
        monday_early: '2026-11-23T03:30:00.000Z',
        instant: '2026-11-21T03:29:59.000Z',
      },
    )
    const { id, token } = await makeCustomer(site.context.db)
    await seekers.search(token, everything, { frequency: 'daily' })
    const gone = await makeProperty(site.context.db, { title: 'Gone by then' })
    await makeProperty(site.context.db, { title: 'Kept' })
    assert.deepEqual(await seekers.alertsTo(id), [])
    await setProperty(gone.id, { status: 'pending' })
    await passSlot()
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['Kept'])
    // A match that was not sent because the listing was gone is sent once it is back.
    await setProperty(gone.id, { status: 'approved' })
    await seekers.work()
    await passSlot()
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['Kept', 'Gone by then'])
  })

  test('listings from while alerts were off are never alerted', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    const search = await seekers.search(token, everything, { frequency: 'daily' })
    await makeProperty(site.context.db)
    await seekers.work()
    assert.equal(
      (await seekers.change(token, search, { alertsEnabled: false })).body.savedSearch
        .alertsEnabled,
      false,
    )
    await makeProperty(site.context.db)
    await seekers.work()
    await seekers.change(token, search, { alertsEnabled: true, frequency: 'instant' })
    assert.deepEqual(await seekers.alertsTo(id), [])
    assert.equal((await seekers.get(token, search)).newCount, 2)
    await makeProperty(site.context.db, { title: 'Now' })
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['Now'])
  })

  test('a link in the message ends alerts without a sign-in', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    const search = await seekers.search(token, everything)
    const { id: consentId } = await site.context.db
      .selectFrom('consent')
      .where('account_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    const { oneClick } = unsubscribeLink(site.context, consentId)
    const given = new URL(oneClick).searchParams.get('token') ?? ''
    const answer = await site.call(consent.unsubscribe, { query: { token: given } })
    assert.equal(answer.status, 200)
    await makeProperty(site.context.db)
    assert.deepEqual(await seekers.alertsTo(id), [])
    assert.equal((await seekers.get(token, search)).alertsEnabled, false)
    await seekers.change(token, search, { alertsEnabled: true })
    assert.equal((await seekers.get(token, search)).alertsEnabled, true)
    assert.deepEqual(await seekers.alertsTo(id), [])
    await makeProperty(site.context.db, { title: 'Again' })
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['Again'])
  })

  test('alerts are sent by WhatsApp if the customer chose it', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await site.context.db
      .updateTable('customer')
      .set({ whatsapp: '+919876543210' })
      .where('id', '=', id)
      .execute()
    await proveNumber(site.context.db, { realm: 'customer', id }, '+919876543210')
    await seekers.search(token, everything, { channels: ['email', 'whatsapp'] })
    await makeProperty(site.context.db)
    assert.deepEqual((await seekers.alertsTo(id)).map(({ channel }) => channel).sort(), [
      'email',
      'whatsapp',
    ])
  })

  test('alerts match as the list does: places inside places, words, rooms', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    const city = await makeLocation(db, { name: 'Bengaluru', aliases: ['Bangalore'] })
    const area = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
    await seekers.search(token, {
      location: 'bangalore',
      search: 'lake',
      bedrooms: '3+',
      amenities: 'gym',
    })
    const fits = { locationId: area.id, title: 'By the lake', bedrooms: 4, amenities: ['Gym'] }
    await makeProperty(db, fits)
    await makeProperty(db, { ...fits, bedrooms: 2 })
    await makeProperty(db, { ...fits, amenities: [] })
    await makeProperty(db, {
      ...fits,
      title: 'By the river',
      description: 'Quiet',
      address: 'River Road',
    })
    const { locationId: _none, ...elsewhere } = fits
    await makeProperty(db, elsewhere)
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['By the lake'])
  })

  test('alerts parse the search text as the list does', async () => {
    const { db } = site.context
    const { id, token } = await makeCustomer(db)
    await seekers.search(token, { search: '3 bhk flat under 90 lakh' })
    await makeProperty(db, { title: 'Fits', bedrooms: 3, price: 8_900_000 })
    await makeProperty(db, { title: 'Dear', bedrooms: 3, price: 9_100_000 })
    await makeProperty(db, { title: 'Small', bedrooms: 2, price: 8_900_000 })
    assert.deepEqual(titles(await seekers.alertsTo(id)), ['Fits'])
  })

  test('changing the filters drops the pending matches', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    const search = await seekers.search(token, everything, { frequency: 'daily' })
    await makeProperty(site.context.db)
    await seekers.work()
    await seekers.change(token, search, { filters: { maxPrice: 10 } })
    await passSlot()
    assert.deepEqual(await seekers.alertsTo(id), [])
  })

  test('a blocked customer’s searches match nothing', async () => {
    const { id, token } = await makeCustomer(site.context.db)
    await seekers.search(token, everything)
    await site.context.db.updateTable('customer').set({ status: 'blocked' }).execute()
    await makeProperty(site.context.db)
    assert.deepEqual(await seekers.alertsTo(id), [])
  })
})
