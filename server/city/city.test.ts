import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { sql } from 'kysely'
import { city } from '#contract/city.ts'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import {
  type GivenProperty,
  makeAdministrator,
  makeBroker,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { listCities } from './queries.ts'

/** Public city pages: counts and medians, each with the number of listings behind it. */

const site = useApp()

// Figures are cached for up to a minute: each test starts minutes after the one before.
let minutes = 0
beforeEach(() => {
  minutes += 2
  mock.timers.enable({ apis: ['Date'], now: Date.now() + minutes * 60_000 })
})
afterEach(() => mock.timers.reset())

async function cityOf(name: string) {
  const { cities } = (await site.call(city.list, {})).body
  return cities.find((one) => one.name === name)
}

async function popularCities(): Promise<string[]> {
  const { cities } = (await site.call(city.list, {})).body
  return cities
    .filter(({ isPopular }) => isPopular)
    .map(({ name }) => name)
    .sort()
}

const robot = { headers: { 'user-agent': 'Googlebot/2.1' } }

async function searchCount(cityId: string): Promise<number> {
  const row = await site.context.db
    .selectFrom('city_search')
    .where('city_id', '=', cityId)
    .select(sql<number>`sum(count)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/**
 * Creates homes for sale in a city at a price, listed in this quarter or the same quarter last
 * year.
 */
async function offer(locationId: string, count: number, price: number, when: 'now' | 'then') {
  const { db } = site.context
  const { id: brokerId } = await makeBroker(db)
  for (let n = 0; n < count; n++) {
    const { id } = await makeProperty(db, { brokerId, locationId, price, area: 1000 })
    const quarter = sql<Date>`(date_trunc('quarter', india_today())::timestamp at time zone
      'Asia/Kolkata')`
    const at = when === 'now' ? quarter : sql<Date>`${quarter} - interval '1 year'`
    await db.updateTable('property').set({ created_at: at }).where('id', '=', id).execute()
  }
}

describe('cities', () => {
  test('a city has its live listings, brokers, areas and a median with its count', async () => {
    const { db } = site.context
    const pune = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
    const baner = await makeLocation(db, { name: 'Baner', parentId: pune.id })
    const { id: brokerId } = await makeBroker(db)
    for (const price of [8_000_000, 9_000_000, 20_000_000]) {
      await makeProperty(db, { brokerId, locationId: baner.id, price, area: 1000 })
    }
    await makeProperty(db, { locationId: pune.id, listingType: 'rent', price: 20_000 })
    await makeProperty(db, { locationId: pune.id, status: 'pending' })
    const found = await cityOf('Pune')
    assert.deepEqual(
      [found?.propertyCount, found?.brokerCount, found?.medianPricePerSqft, found?.medianOf],
      [4, 2, 9_000, 3],
    )
    assert.deepEqual([found?.areas, found?.slug], [['Baner'], 'pune'])
  })

  test('a city without sales has no median, and an inactive one is not listed', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Nashik' })
    await makeLocation(db, { name: 'Hidden', isActive: false })
    assert.equal((await cityOf('Nashik'))?.medianPricePerSqft, null)
    assert.equal(await cityOf('Hidden'), undefined)
  })

  test('growth compares twenty prices with twenty of the quarter a year before', async () => {
    const { db } = site.context
    const { id } = await makeLocation(db, { name: 'Kochi' })
    await offer(id, 20, 8_800_000, 'now')
    await offer(id, 20, 8_000_000, 'then')
    assert.equal((await cityOf('Kochi'))?.growth, 10)
  })

  test('nineteen prices are too few for growth', async () => {
    const { id } = await makeLocation(site.context.db, { name: 'Mysuru' })
    await offer(id, 20, 8_800_000, 'now')
    await offer(id, 19, 8_000_000, 'then')
    assert.equal((await cityOf('Mysuru'))?.growth, null)
  })

  test('the three cities searched most in thirty days are popular', async () => {
    const { db } = site.context
    const cities: [string, number, number][] = [
      ['First', 3, 0],
      ['Second', 2, 29],
      ['Third', 1, 0],
      ['Long ago', 9, 30],
      ['Never', 0, 0],
    ]
    for (const [name, count, daysAgo] of cities) {
      const { id } = await makeLocation(db, { name })
      if (count === 0) continue
      const day = sql<string>`india_today() - ${daysAgo}::int`
      await db.insertInto('city_search').values({ day, city_id: id, count }).execute()
    }
    assert.deepEqual(await popularCities(), ['First', 'Second', 'Third'])
  })

  test('searches count by filter, text, alias and a place in the city', async () => {
    const { db } = site.context
    const pune = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
    await makeLocation(db, { name: 'Baner', parentId: pune.id })
    const searches = [
      { location: 'pune' },
      { location: pune.id },
      { location: 'Poona' },
      { location: 'Baner' },
      { search: '2 bhk in pune' },
      { search: 'flat in baner pune' },
      { location: 'Atlantis' },
      { search: 'flat with lift' },
    ]
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
    for (const [index, query] of searches.entries()) {
      const address = `203.0.113.${index + 1}`
      const { status } = await site.call(property.publicList, { query }, { headers, address })
      assert.equal(status, 200, JSON.stringify(query))
    }
    // Searches by bots do not count.
    await site.call(property.publicList, { query: { location: 'Pune' } }, robot)
    await until('the searches are written', async () => (await searchCount(pune.id)) >= 6)
    assert.equal(await searchCount(pune.id), 6)
  })

  test('a visitor’s searches count once a day per city, whatever the user agent', async () => {
    const { db } = site.context
    const pune = await makeLocation(db, { name: 'Pune', aliases: ['Poona'] })
    await makeLocation(db, { name: 'Baner', parentId: pune.id })
    const search = (n: number, address: string) =>
      site.call(
        property.publicList,
        { query: { location: n % 2 ? 'Pune' : 'Baner', minPrice: String(n + 1) } },
        { address, headers: { 'user-agent': `Mozilla/5.0 Firefox/${100 + n}.0` } },
      )
    for (let n = 0; n < 12; n++) await search(n, '203.0.113.1')
    await until('the first is written', async () => (await searchCount(pune.id)) >= 1)
    for (let n = 12; n < 20; n++) await search(n, '203.0.113.1')
    await search(20, '203.0.113.2')
    await until('the second is written', async () => (await searchCount(pune.id)) >= 2)
    assert.equal(await searchCount(pune.id), 2)
  })

  test('a search that its visitor made before on the day costs no statement', async () => {
    const { db } = site.context
    const nagpur = await makeLocation(db, { name: 'Nagpur' })
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
    const search = (address: string, page: number) =>
      site.call(property.publicList, { query: { location: 'Nagpur', page } }, { address, headers })
    await search('203.0.113.7', 1)
    await until('the first is written', async () => (await searchCount(nagpur.id)) === 1)
    await db.deleteFrom('city_search').execute()
    await db.deleteFrom('city_search_visitor').execute()
    await search('203.0.113.7', 2)
    await search('203.0.113.8', 2)
    await until('that of another is written', async () => (await searchCount(nagpur.id)) >= 1)
    assert.equal(await searchCount(nagpur.id), 1)
  })

  test('an administrator can mark a city as popular, but not an area', async () => {
    const { db } = site.context
    const caller = await makeAdministrator(db, { role: 'admin' })
    const kota = await makeLocation(db, { name: 'Kota' })
    const area = await makeLocation(db, { name: 'Talwandi', parentId: kota.id })
    for (const { id } of [kota, area]) {
      const changed = await site.call(
        location.change,
        { params: { id }, body: { isPopular: true } },
        caller,
      )
      assert.equal(changed.status, 200)
      assert.equal(changed.body.location.isPopular, id === kota.id)
    }
    assert.deepEqual(await popularCities(), ['Kota'])
    // Fields not given in an update stay.
    await site.call(
      location.change,
      { params: { id: kota.id }, body: { district: 'Kota' } },
      caller,
    )
    const { body } = await site.call(location.get, { params: { id: kota.id } }, caller)
    assert.equal(body.location.isPopular, true)
  })
})

describe('city pages', () => {
  test('a city page is found by slug, name in any case, alias and id only', async () => {
    const { id } = await makeLocation(site.context.db, {
      name: 'Navi Mumbai',
      aliases: ['New Bombay'],
    })
    for (const called of ['navi-mumbai', 'NAVI MUMBAI', 'new bombay', 'new-bombay', id]) {
      const answer = await site.call(city.get, { params: { city: called } })
      assert.equal(answer.body.city.name, 'Navi Mumbai', called)
    }
    const area = await makeLocation(site.context.db, { name: 'Vashi', parentId: id })
    for (const called of ['atlantis', area.id, 'vashi']) {
      assert.equal((await site.call(city.get, { params: { city: called } })).status, 404, called)
    }
  })

  test('a city page counts types and localities and has eight quarters', async () => {
    const { db } = site.context
    const { id } = await makeLocation(db, { name: 'Indore' })
    const palasia = await makeLocation(db, { name: 'Palasia', parentId: id })
    const vijay = await makeLocation(db, { name: 'Vijay Nagar', parentId: id })
    await offer(vijay.id, 2, 5_000_000, 'now')
    await offer(palasia.id, 1, 9_000_000, 'then')
    await makeProperty(db, { locationId: id, propertyType: 'plot', listingType: 'lease' })
    const { city: page } = (await site.call(city.get, { params: { city: 'indore' } })).body
    assert.deepEqual(page.types, [
      { type: 'apartment', count: 3 },
      { type: 'plot', count: 1 },
    ])
    assert.deepEqual(
      page.places.map(({ name, propertyCount, medianPricePerSqft }) => [
        name,
        propertyCount,
        medianPricePerSqft,
      ]),
      [
        ['Vijay Nagar', 2, 5_000],
        ['Palasia', 1, 9_000],
      ],
    )
    assert.equal(page.quarters.length, 8)
    assert.deepEqual(
      page.quarters.filter(({ n }) => n > 0).map(({ median, n }) => [median, n]),
      [
        [9_000, 1],
        [5_000, 2],
      ],
    )
    const starts = page.quarters.map(({ start }) => start)
    assert.deepEqual(starts, [...starts].sort())
    assert.ok(starts.every((start) => /-(01|04|07|10)-01$/.test(start)))
  })
})

test('medians compare areas of one basis: of carpet where ten homes state it', async () => {
  const { db } = site.context
  const pune = await makeLocation(db, { name: 'Pune', type: 'city' })
  const { id: brokerId } = await makeBroker(db)
  const add = async (
    count: number,
    price: number,
    detail: NonNullable<GivenProperty['detail']>,
  ) => {
    for (let n = 0; n < count; n++) {
      await makeProperty(db, { brokerId, locationId: pune.id, price, area: 1000, detail })
    }
  }
  await add(12, 9_000_000, { areaBasis: 'super-built-up' })
  await add(9, 9_000_000, { areaBasis: 'super-built-up', areaCarpetSqft: 750 })
  const read = async () => {
    const [one] = await listCities(db)
    return [one?.medianBasis, one?.medianPricePerSqft, one?.medianOf]
  }
  assert.deepEqual(await read(), ['super-built-up', 9_000, 12])
  await add(1, 9_000_000, { areaBasis: 'carpet' })
  // Nine at 9,000,000 / 750 and one at 9,000,000 / 1,000.
  assert.deepEqual(await read(), ['carpet', 12_000, 10])
})
