import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'

const site = useApp()

type Query = Record<string, string>

async function dealsFound(query: Query): Promise<string[]> {
  const { body } = await site.call(property.publicList, { query: { ...query, limit: '50' } })
  assert.equal(body.pagination.total, body.properties.length)
  return body.properties.map(({ listingType, price }) => `${listingType} ${price}`).toSorted()
}

describe('a range of prices without Buy or Rent', () => {
  beforeEach(async () => {
    const { db } = site.context
    const make = (price: number, listingType: ListingType, propertyType?: PropertyType) =>
      makeProperty(db, { price, listingType, ...(propertyType && { propertyType }) })
    await make(25_000, 'rent')
    await make(60_000, 'rent')
    await make(4_000_000, 'sell')
    await make(9_000_000, 'sell')
    await make(1_500_000, 'lease')
    await make(400_000, 'sell', 'plot')
    await make(900_000, 'rent', 'office')
    await db.updateTable('property').set({ latitude: 18.56, longitude: 73.77 }).execute()
  })

  test('finds rents or homes for sale, depending on its amounts', async () => {
    for (const [query, found] of [
      [{ maxPrice: '50000' }, ['rent 25000']],
      [{ minPrice: '20000' }, ['rent 25000', 'rent 60000', 'rent 900000']],
      [{ minPrice: '20000', maxPrice: '5000000' }, ['sell 400000', 'sell 4000000']],
      [{ maxPrice: '10000000' }, ['sell 400000', 'sell 4000000', 'sell 9000000']],
      [{ propertyType: 'plot', maxPrice: '450000' }, ['sell 400000']],
      [{ propertyType: 'office', maxPrice: '1000000' }, ['rent 900000']],
      [{ search: 'flat under 50000' }, ['rent 25000']],
    ] as [Query, string[]][]) {
      assert.deepEqual(await dealsFound(query), found, JSON.stringify(query))
    }
  })

  test('leaves a chosen deal as it is', async () => {
    assert.deepEqual(await dealsFound({ maxPrice: '10000000', listingType: 'rent' }), [
      ...['rent 25000', 'rent 60000', 'rent 900000'],
    ])
    assert.equal((await dealsFound({})).length, 7)
    assert.equal((await dealsFound({ minPrice: '0' })).length, 7)
  })

  test('counts the same on the list, on the map and in the facets', async () => {
    for (const query of [{ maxPrice: '50000' }, { maxPrice: '10000000' }] as Query[]) {
      const total = (await dealsFound(query)).length
      const map = await site.call(property.publicMap, { query })
      assert.equal(map.body.total, total, JSON.stringify(query))
      const { body } = await site.call(propertyFacet.list, { query })
      const counts = body.facets?.listingType ?? []
      for (const { value, count } of counts) {
        assert.equal(count, (await dealsFound({ ...query, listingType: value })).length, value)
      }
    }
    const { body } = await site.call(propertyFacet.list, { query: {} })
    const lowest = body.facets?.prices[0]
    const found = await dealsFound({ maxPrice: String((lowest?.max ?? 0) - 1) })
    assert.deepEqual([lowest?.count, found], [1, ['sell 400000']])
  })

  test('is of homes for sale where they are launched, or the rate is that of a sale', async () => {
    const { db } = site.context
    await makeProperty(db, { price: 8_000_000, listingType: 'sell', title: 'New launch' })
    await makeProperty(db, { price: 30_000, listingType: 'rent', title: 'New launch' })
    assert.deepEqual(await dealsFound({ search: 'new launch' }), ['sell 8000000'])
    const sold = ['sell 400000', 'sell 4000000', 'sell 8000000', 'sell 9000000']
    assert.deepEqual(await dealsFound({ search: 'rate 6500 per sqft' }), sold)
    const ofAnyDeal = await dealsFound({ search: 'rate 65 per sqft' })
    assert.ok(ofAnyDeal.includes('rent 30000'), ofAnyDeal.join())
  })

  test('hides no other type of home beside a kind', async () => {
    const { db } = site.context
    const price = 7_000_000
    const make = (title: string, propertyType: PropertyType) =>
      makeProperty(db, { price, listingType: 'sell', propertyType, title })
    await make('Shop on a corner', 'commercial')
    await make('Plain flat', 'apartment')
    await make('Restaurant', 'commercial')
    const search = 'shop or flat 70 lakh'
    const { body } = await site.call(property.publicList, { query: { search, limit: '50' } })
    const titles = body.properties.map(({ title }) => title)
    assert.ok(titles.includes('Shop on a corner') && titles.includes('Plain flat'))
    assert.ok(!titles.includes('Restaurant'))
  })
})
