import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { city } from '#contract/city.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** What the public pages say of a city: counted, with how many each median rests on. */

const site = useApp()

// Figures are up to a minute old: each test begins minutes after the one before.
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

/** Homes for sale in a city at a price, listed in this quarter or in the same of last year. */
async function offer(locationId: string, count: number, price: number, when: 'now' | 'then') {
  const { db } = site.context
  const { id: brokerId } = await makeBroker(db)
  for (let n = 0; n < count; n++) {
    const { id } = await makeProperty(db, { brokerId, locationId, price, area: 1000 })
    const quarter = sql<Date>`(date_trunc('quarter', india_today())::timestamp at time zone 'Asia/Kolkata')`
    const at = when === 'now' ? quarter : sql<Date>`${quarter} - interval '1 year'`
    await db.updateTable('property').set({ created_at: at }).where('id', '=', id).execute()
  }
}

describe('a city', () => {
  test('has the live listings, brokers and areas there are, and a median with its number', async () => {
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

  test('without a sale has no median, and one that is not active is not there', async () => {
    const { db } = site.context
    await makeLocation(db, { name: 'Nashik' })
    await makeLocation(db, { name: 'Hidden', isActive: false })
    assert.equal((await cityOf('Nashik'))?.medianPricePerSqft, null)
    assert.equal(await cityOf('Hidden'), undefined)
  })

  test('has grown by what twenty prices say against twenty of the same quarter last year', async () => {
    const { db } = site.context
    const { id } = await makeLocation(db, { name: 'Kochi' })
    await offer(id, 20, 8_800_000, 'now')
    await offer(id, 20, 8_000_000, 'then')
    assert.equal((await cityOf('Kochi'))?.growth, 10)
  })

  test('says nothing of growth with nineteen', async () => {
    const { id } = await makeLocation(site.context.db, { name: 'Mysuru' })
    await offer(id, 20, 8_800_000, 'now')
    await offer(id, 19, 8_000_000, 'then')
    assert.equal((await cityOf('Mysuru'))?.growth, null)
  })

  test('is popular when it is among the three most asked about in thirty days', async () => {
    const { db } = site.context
    const asked: [string, number, string][] = [
      ['First', 3, 'now()'],
      ['Second', 2, 'now()'],
      ['Third', 1, 'now()'],
      ['Long ago', 9, `now() - interval '31 days'`],
      ['Never', 0, 'now()'],
    ]
    for (const [name, count, at] of asked) {
      const { id: locationId } = await makeLocation(db, { name })
      const { id, broker_id } = await makeProperty(db, { locationId })
      for (let n = 0; n < count; n++) {
        await db
          .insertInto('inquiry')
          .values({
            id: v7(),
            reference: `${name} ${n}`,
            property_id: id,
            broker_id,
            name: 'Meera',
            phone: `+9198${String(20_000_000 + n + count * 100)}`,
            created_at: sql<Date>`${sql.raw(at)}`,
          })
          .execute()
      }
    }
    const { cities } = (await site.call(city.list, {})).body
    const popular = cities.filter(({ isPopular }) => isPopular).map(({ name }) => name)
    assert.deepEqual(popular.sort(), ['First', 'Second', 'Third'])
  })
})

describe('the page of a city', () => {
  test('is found by slug, name in any case, alias and id; nothing else is a city', async () => {
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

  test('counts its types and localities and tells eight quarters without a gap', async () => {
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
