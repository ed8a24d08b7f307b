import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { maxSavedSearches } from '#contract/saved/saved-search.ts'
import { searchLabel } from '#contract/search/labels.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()
const seekers = seekerActs(site)
const filters = {
  propertyType: 'apartment',
  listingType: 'sell',
  location: 'Whitefield',
  maxPrice: 8_000_000,
}

describe('saved searches', () => {
  test('are stored with filters, a readable name, and daily alerts by e-mail', async () => {
    const { token } = await makeCustomer(site.context.db)
    const { status, body } = await seekers.create(token, {
      filters: { ...filters, page: '2', sort: 'area' },
    })
    assert.equal(status, 201)
    const { _id, createdAt, ...saved } = body.savedSearch
    assert.deepEqual(saved, {
      name: 'Apartments for sale in Whitefield, up to ₹80.0L',
      label: 'Apartments for sale in Whitefield, up to ₹80.0L',
      filters: { ...filters, maxPrice: '8000000' },
      text: null,
      understood: null,
      alertsEnabled: true,
      frequency: 'daily',
      channels: ['email'],
      newCount: 0,
      lastRunAt: null,
    })
    assert.deepEqual((await seekers.list(token)).body.savedSearches, [{ _id, createdAt, ...saved }])
  })

  test('are refused if the list would not accept them or they have no filter', async () => {
    const { token } = await makeCustomer(site.context.db)
    for (const [wrong, path] of [
      [{ propertyType: 'castle' }, 'filters.propertyType'],
      [{ minPrice: 'cheap' }, 'filters.minPrice'],
      [{ secret: '1' }, 'filters'],
      [{}, 'filters'],
      [{ sort: 'area' }, 'filters'],
    ] as const) {
      const { status, body } = await seekers.create(token, { filters: wrong })
      assert.equal(status, 400, JSON.stringify(wrong))
      assert.ok(
        body.errors?.some((issue) => issue.path === path),
        JSON.stringify(body),
      )
    }
  })

  test('are stored once, whatever the order of their filters', async () => {
    const { token } = await makeCustomer(site.context.db)
    await seekers.create(token, { filters })
    const turned = Object.fromEntries(Object.entries(filters).reverse())
    const answer = await seekers.create(token, { filters: turned, name: 'Again' })
    assert.equal(answer.status, 409)
    assert.equal(answer.body.code, 'search_known')
    const other = await makeCustomer(site.context.db)
    assert.equal((await seekers.create(other.token, { filters })).status, 201)
  })

  test('report how their words were understood, as in the list', async () => {
    const { db } = site.context
    const { token } = await makeCustomer(db)
    const city = await makeLocation(db, { name: 'Pune' })
    await makeLocation(db, { name: 'Baner', parentId: city.id })
    for (const [search, said] of [
      ['2bhk flt baner 80 lakh tak', '2 BHK apartment in Baner, Pune, under ₹80 lakh'],
      ['2 bhk in Baner gulmohar', '2 BHK in Baner, Pune, “gulmohar”'],
      ['gulmohar', null],
    ] as const) {
      const { savedSearch } = (await seekers.create(token, { filters: { search } })).body
      assert.equal(savedSearch.understood, said)
      assert.equal((await seekers.get(token, savedSearch._id)).understood, said)
    }
  })

  test('keep fields that a change omits; a generated name follows the filters', async () => {
    const { token } = await makeCustomer(site.context.db)
    const id = await seekers.search(token, filters)
    await seekers.change(token, id, { filters: { location: 'Hebbal' } })
    assert.equal((await seekers.get(token, id)).name, 'Properties in Hebbal')
    await seekers.change(token, id, { name: 'For my parents', frequency: 'weekly' })
    await seekers.change(token, id, { filters: { location: 'Hebbal', bedrooms: '3' } })
    const saved = await seekers.get(token, id)
    assert.equal(saved.name, 'For my parents')
    assert.equal(saved.label, '3 BHK homes in Hebbal')
    assert.equal(saved.frequency, 'weekly')
  })

  test('count the new homes since they were last opened', async () => {
    const { token } = await makeCustomer(site.context.db)
    const id = await seekers.search(token, { location: 'Whitefield' }, { alertsEnabled: false })
    const gone = await makeProperty(site.context.db)
    await makeProperty(site.context.db)
    await makeProperty(site.context.db, { locationText: 'Hebbal' })
    await seekers.work()
    assert.equal((await seekers.get(token, id)).newCount, 2)
    await site.context.db
      .updateTable('property')
      .set({ status: 'sold' })
      .where('id', '=', gone.id)
      .execute()
    const run = await seekers.run(token, id)
    assert.equal(run.body.savedSearch.newCount, 1)
    assert.equal(run.body.since, run.body.savedSearch.createdAt)
    const after = await seekers.get(token, id)
    assert.equal(after.newCount, 0)
    assert.ok(after.lastRunAt)
    await makeProperty(site.context.db)
    await seekers.work()
    assert.equal((await seekers.run(token, id)).body.savedSearch.newCount, 1)
  })

  test('are visible to their customer only', async () => {
    const one = await makeCustomer(site.context.db)
    const other = await makeCustomer(site.context.db)
    const id = await seekers.search(one.token, filters)
    const before = await seekers.get(one.token, id)
    for (const answer of [
      await seekers.change(other.token, id, { name: 'Mine' }),
      await seekers.run(other.token, id),
      await seekers.remove(other.token, id),
    ]) {
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'search_not_found')
    }
    assert.equal(await seekers.get(other.token, id), undefined)
    assert.deepEqual(await seekers.get(one.token, id), before)
    assert.deepEqual((await seekers.list(other.token)).body.savedSearches, [])
  })

  test('have a limit that concurrent requests cannot exceed', async () => {
    const { token } = await makeCustomer(site.context.db)
    const answers = await Promise.all(
      Array.from({ length: maxSavedSearches + 3 }, (_, index) =>
        seekers.create(token, { filters: { minPrice: index + 1 } }),
      ),
    )
    const made = answers.filter(({ status }) => status === 201)
    assert.equal(made.length, maxSavedSearches)
    assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'searches_too_many')
  })

  test('need a WhatsApp number before alerts are sent there', async () => {
    const customer = await makeCustomer(site.context.db)
    const ask = () => seekers.create(customer.token, { filters, channels: ['whatsapp'] })
    const refused = await ask()
    assert.equal(refused.status, 400)
    assert.equal(refused.body.errors?.[0]?.path, 'channels')
    await site.context.db
      .updateTable('customer')
      .set({ whatsapp: '+919876543210' })
      .where('id', '=', customer.id)
      .execute()
    assert.equal((await ask()).status, 201)
  })
})

test('a search is described in words', () => {
  for (const [given, said] of [
    [{ bedrooms: '3+', listingType: 'rent' }, '3+ BHK homes for rent'],
    [{ minPrice: '5000000', maxPrice: '8000000' }, 'Properties, ₹50.0L – ₹80.0L'],
    [{ search: 'lake view', minArea: '1200' }, 'Lake view, from 1,200 sq ft'],
    [{ propertyType: 'plot', amenities: 'Gym,Pool' }, 'Plots, with Gym, Pool'],
    [{ furnished: 'semi-furnished' }, 'Properties, semi-furnished'],
    [
      { bedrooms: '2,3', location: 'Baner; Aundh', maxEmi: '60000', facing: 'east', floor: 'top' },
      '2 or 3 BHK homes in Baner or Aundh, EMI up to ₹60,000, east facing, top floor',
    ],
  ] as const) {
    assert.equal(searchLabel(given), said)
  }
})
