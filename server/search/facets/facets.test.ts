import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type PropertyFacets, propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { isDwelling } from '#contract/property/property-kind.ts'
import { Furnished, ListingType, Possession, PropertyType } from '#contract/property/vocabulary.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

type Query = Record<string, string>

async function facetsOf(query: Query): Promise<PropertyFacets> {
  const { status, body } = await site.call(propertyFacet.list, { query })
  assert.equal(status, 200, JSON.stringify(body))
  assert.ok(body.facets)
  return body.facets
}

async function totalOf(query: Query): Promise<number> {
  const { status, body } = await site.call(property.publicList, { query: { limit: '1', ...query } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.pagination.total
}

const home = fc.record({
  propertyType: fc.constantFrom(...PropertyType.keys),
  listingType: fc.constantFrom(...ListingType.keys),
  bedrooms: fc.integer({ min: 1, max: 7 }),
  furnished: fc.constantFrom(...Furnished.keys),
  amenities: fc.subarray(['Lift', 'gym', 'Garden', 'Helipad']),
  detail: fc.record(
    {
      possession: fc.constantFrom(...Possession.keys),
      facing: fc.constantFrom('east', 'north-west'),
      tenants: fc.constantFrom('Family', 'Any', 'Bachelors'),
      petsAllowed: fc.boolean(),
      brokerage: fc.constantFrom('none', 'one-month'),
      listedBy: fc.constantFrom('owner', 'promoter'),
      deposit: fc.constantFrom(50_000, 200_000),
    },
    { requiredKeys: [] },
  ),
  price: fc.constantFrom(9_999, 10_000, 2_499_999, 2_500_000, 7_500_000, 19_000_000, 90_000_000),
})

/** Creates listings: some folded into the bitmaps, some changed since, some new. */
async function market() {
  const { db } = site.context
  const city = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
  const other = await makeLocation(db, { name: 'Nashik' })
  // It has the same name as its city, so a listing in it is in both.
  const namesake = await makeLocation(db, { name: 'Nashik', parentId: other.id })
  const areas = [
    await makeLocation(db, { name: 'Baner', parentId: city.id }),
    await makeLocation(db, { name: 'Kothrud', parentId: city.id }),
  ]
  const pin = await makeLocation(db, {
    name: '411045',
    type: 'pincode',
    pincode: '411045',
    parentId: areas[0]?.id ?? '',
  })
  const places = [city, other, namesake, ...areas, pin].map(({ id }) => id)
  const { id: brokerId } = await makeBroker(db)
  for (const [index, given] of fc.sample(home, { numRuns: 60, seed: 3 }).entries()) {
    const locationId = places[index % places.length] ?? ''
    const pincode = index % 7 === 0 ? '411045' : '560066'
    const hasFloor = index % 5 > 0 && isDwelling(given.propertyType)
    const floors = hasFloor && { floor: [0, 2, 5, 9][index % 4] ?? 0, totalFloors: 9 }
    // Some of the newest say it only in their text.
    const words = index > 50 && { title: 'Home for a family' }
    const own = { ...given, ...floors, ...words }
    const { id } = await makeProperty(db, { ...own, brokerId, locationId, pincode })
    if (index === 40) await foldWords(db)
    if (index > 45 && isDwelling(given.propertyType))
      await db.updateTable('property').set({ bedrooms: 5 }).where('id', '=', id).execute()
  }
  await db
    .updateTable('property')
    .set({ furnished: 'unfurnished' })
    .where('bedrooms', '=', 3)
    .execute()
}

test('each choice finds as many homes as it says, with any other filters', async () => {
  await market()
  const questions: Query[] = [
    {},
    // Homes here match both the area and its PIN code, and each counts once.
    { location: 'Pune' },
    { listingType: 'rent', bedrooms: '2', minPrice: '10000', maxPrice: '7500000' },
    { location: 'Baner', amenities: 'lift,Helipad', search: 'flat under 80 lakh' },
    // A chosen deal overrides the one in the words.
    { search: 'rent' },
    { search: 'homes under 1 cr' },
    { facing: 'east', tenants: 'pets' },
    { location: 'Baner;Nashik', includeUnstated: 'true' },
    { bedrooms: '2,3', possession: 'ready', floor: 'high', includeUnstated: 'true' },
  ]
  let counted = 0
  for (const query of questions) {
    const { location, prices, amenities, tenants, unstated: _, ...words } = await facetsOf(query)
    const is = async (count: number, name: string, change: Query) => {
      const { minPrice, maxPrice, ...rest } = query
      const asked = name === 'price' ? { ...rest, ...change } : { ...query, ...change }
      assert.equal(count, await totalOf(asked), `${name} of ${JSON.stringify(asked)}`)
      counted += count > 0 ? 1 : 0
    }
    for (const [name, facets] of Object.entries(words)) {
      for (const { value, count } of facets) await is(count, name, { [name]: value })
    }
    for (const { value, count } of amenities) {
      const all = [query.amenities, value].filter(Boolean).join(',')
      await is(count, 'amenities', { amenities: all })
    }
    for (const { value, count } of tenants) {
      const all = [query.tenants, value].filter(Boolean).join(',')
      await is(count, 'tenants', { tenants: all })
    }
    for (const { value, count } of location) await is(count, 'location', { location: value })
    for (const { min, max, count } of prices) {
      await is(count, 'price', {
        ...(min !== null && { minPrice: String(min) }),
        ...(max !== null && { maxPrice: String(max - 1) }),
      })
    }
  }
  assert.ok(counted > 60, `${counted} choices found something`)
})

test('homes that do not state a value are counted, in the form and in words', async () => {
  await market()
  const questions: Query[] = [
    { maxDeposit: '60000' },
    { search: 'ready to move, east facing' },
    { possession: 'ready', includeUnstated: 'true' },
  ]
  for (const query of questions) {
    const all = await totalOf({ ...query, includeUnstated: 'true' })
    const stated = await totalOf({ ...query, includeUnstated: 'false' })
    assert.ok(stated > 0 && all > stated, `${stated} of ${all}`)
    assert.equal((await facetsOf(query)).unstated, all - stated, JSON.stringify(query))
  }
  assert.equal((await facetsOf({ listingType: 'rent' })).unstated, 0)
})

test('price bands are of rents if the search is for rents', async () => {
  const first = async (query: Query) => (await facetsOf(query)).prices[0]?.max
  assert.equal(await first({}), 2_500_000)
  assert.equal(await first({ search: '2bhk in baner' }), 2_500_000)
  assert.equal(await first({ listingType: 'rent' }), 10_000)
  assert.equal(await first({ search: 'rent in Baner' }), 10_000)
  assert.equal(await first({ search: 'flat under 30k' }), 10_000)
  assert.equal(await first({ maxMonthlyCost: '30000' }), 10_000)
  assert.equal(await first({ search: 'rent', listingType: 'sell' }), 2_500_000)
})

test('place choices are cities, or the areas of the chosen city', async () => {
  await market()
  const names = async (query: Query) => (await facetsOf(query)).location.map(({ value }) => value)
  assert.deepEqual((await names({})).toSorted(), ['Nashik', 'Pune'])
  assert.deepEqual((await names({ location: 'Pune' })).toSorted(), ['Baner', 'Kothrud'])
  assert.deepEqual((await names({ location: 'Kothrud' })).toSorted(), ['Baner', 'Kothrud'])
})
