import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { dashboard } from '#contract/dashboard.ts'
import { property } from '#contract/property/property.ts'
import { savedProperty } from '#contract/saved/saved-property.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeCustomer, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()
const seeker = seekerActs(site)
const broker = leadActs(site)

const read = async (token: string) => (await site.call(dashboard.get, {}, { token })).body.dashboard
const look = (token: string, propertyId: string) =>
  site.call(dashboard.noteView, { body: { propertyId } }, { token })
const save = (token: string, propertyId: string) =>
  site.call(savedProperty.save, { body: { propertyId } }, { token })

describe('the dashboard of a customer', () => {
  test('a new customer’s dashboard is empty and asks for preferences', async () => {
    await makeProperty(site.context.db)
    const { token } = await makeCustomer(site.context.db)
    assert.deepEqual(await read(token), {
      savedProperties: 0,
      savedSearches: 0,
      activeAlerts: 0,
      propertyViews: 0,
      profileCompletion: 29,
      activity: [],
      recommended: [],
      needsPreferences: true,
    })
  })

  test('each listing viewed this month in India counts once', async () => {
    const { token } = await makeCustomer(site.context.db)
    const [one, two, old] = await Promise.all([1, 2, 3].map(() => makeProperty(site.context.db)))
    assert.ok(one && two && old)
    await look(token, one.id)
    await look(token, one.id)
    await site.call(property.publicGet, { params: { id: two.id } }, { token })
    await look(token, old.id)
    assert.equal((await read(token)).propertyViews, 3)
    await site.context.db
      .updateTable('customer_view')
      .set({
        viewed_at: sql`date_trunc('month', now() at time zone 'Asia/Kolkata')
          at time zone 'Asia/Kolkata' - interval '1 second'`,
      })
      .where('property_id', '=', old.id)
      .execute()
    assert.equal((await read(token)).propertyViews, 2)
    const hidden = await makeProperty(site.context.db, { status: 'pending' })
    assert.equal((await look(token, hidden.id)).status, 404)
    const other = await makeCustomer(site.context.db)
    assert.equal((await read(other.token)).propertyViews, 0)
  })

  test('the dashboard shows the last ten activities', async () => {
    const { token } = await makeCustomer(site.context.db)
    const lister = await broker.makeLister()
    await seeker.search(token, { minPrice: 1 }, { name: 'Anything' })
    await save(token, lister.listing)
    await broker.ask(lister.listing, {}, token)
    const [lead] = (await broker.list(lister.token)).body.inquiries
    await broker.reply(lister.token, lead?._id ?? '', 'Come on Saturday.')
    await broker.change(lister.token, lead?._id ?? '', { stage: 'visit-planned' })
    await seeker.work()
    const { activity } = await read(token)
    assert.deepEqual(
      activity.map(({ kind, title }) => [kind, title]),
      [
        ['alert', 'Anything'],
        ['visit', 'Ravi Shetty'],
        ['reply', 'Ravi Shetty'],
        ['inquiry', lister.title],
        ['saved', lister.title],
        ['search', 'Anything'],
      ],
    )
    assert.equal(activity.find(({ kind }) => kind === 'inquiry')?.targetId, lead?._id)
    for (let n = 0; n < 8; n++) await save(token, (await makeProperty(site.context.db)).id)
    assert.equal((await read(token)).activity.length, 10)
    const other = await makeCustomer(site.context.db)
    assert.deepEqual((await read(other.token)).activity, [])
  })

  test('the dashboard counts alerts that can be sent', async () => {
    const customer = await makeCustomer(site.context.db)
    await seeker.search(customer.token, { minPrice: 1 })
    await seeker.search(customer.token, { minPrice: 2 }, { alertsEnabled: false })
    const alerts = async () => {
      const { savedSearches, activeAlerts } = await read(customer.token)
      return [savedSearches, activeAlerts]
    }
    assert.deepEqual(await alerts(), [2, 1])
    await site.context.db.updateTable('consent').set({ withdrawn_at: sql`now()` }).execute()
    assert.deepEqual(await alerts(), [2, 0])
  })

  test('recommendations follow preferences, with reasons, without dismissed ones', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Mysuru' })
    const area = await makeLocation(db, { name: 'Gokulam', parentId: city.id })
    const customer = await makeCustomer(db)
    await db
      .updateTable('customer')
      .set({ preferred_locations: ['Gokulam'], budget_max: 9_000_000 })
      .where('id', '=', customer.id)
      .execute()
    const fits = await makeProperty(db, { locationId: area.id })
    const dear = await makeProperty(db, { locationId: area.id, price: 20_000_000 })
    await makeProperty(db)
    const { recommended, needsPreferences } = await read(customer.token)
    assert.equal(needsPreferences, false)
    assert.deepEqual(
      recommended.map(({ property: { _id }, reasons }) => [_id, reasons]),
      [[fits.id, ['In Gokulam, one of your preferred locations', 'Within your budget']]],
    )
    const dismiss = (id: string) =>
      site.call(dashboard.dismiss, { body: { propertyId: id } }, { token: customer.token })
    assert.equal((await dismiss(fits.id)).status, 201)
    assert.deepEqual((await read(customer.token)).recommended, [])
    await site.call(dashboard.restore, { params: { id: fits.id } }, { token: customer.token })
    assert.equal((await read(customer.token)).recommended.length, 1)
    await db.updateTable('property').set({ status: 'sold' }).where('id', '=', dear.id).execute()
    assert.equal((await dismiss(dear.id)).status, 404)
  })

  test('recommendations follow saved and viewed homes', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Mysuru' })
    const { token } = await makeCustomer(db)
    const given = { locationId: city.id, bedrooms: 3 }
    const liked = await makeProperty(db, { ...given, title: 'Lake flat' })
    const like = await makeProperty(db, given)
    await makeProperty(db, { ...given, bedrooms: 5, price: 90_000_000, propertyType: 'villa' })
    await save(token, liked.id)
    const { recommended } = await read(token)
    assert.deepEqual(
      recommended.map(({ property: { _id }, reasons }) => [_id, reasons]),
      [[like.id, ['Similar to “Lake flat”, which you saved']]],
    )
  })
})
