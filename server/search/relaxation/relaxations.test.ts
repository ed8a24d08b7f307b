import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

/** Returns the relaxations of a search, which must not depend on whether the bitmaps are folded. */
async function waysFor(search: string, list: 'relaxations' | 'beyond' = 'relaxations') {
  const ask = async () => {
    const ways = (await publicList(site, { search })).interpretation?.[list] ?? []
    return ways.map(({ label, total, search: other }) => [label, total, other] as const)
  }
  const looked = await ask()
  await foldWords(site.context.db)
  assert.deepEqual(await ask(), looked, search)
  for (const [label, total, other] of looked) {
    const { body } = await site.call(property.publicList, { query: { search: other } })
    assert.equal(body.pagination.total, total, `${label}: ${other}`)
  }
  return looked.map(([label, total]) => [label, total])
}

describe('relaxations', () => {
  let brokerId = ''

  beforeEach(async () => {
    const { db } = site.context
    brokerId = (await makeBroker(db)).id
    const bangalore = await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    const mumbai = await makeLocation(db, { name: 'Mumbai' })
    const place = async (name: string, parentId: string) =>
      (await makeLocation(db, { name, parentId })).id
    const koramangala = await place('Koramangala', bangalore.id)
    const whitefield = await place('Whitefield', bangalore.id)
    const powai = await place('Powai', mumbai.id)
    for (const [locationId, bedrooms, price] of [
      [koramangala, 2, 9_000_000],
      [whitefield, 4, 30_000_000],
      [powai, 2, 9_000_000],
      [powai, 4, 90_000_000],
      [powai, 5, 60_000_000],
    ] as const) {
      await makeProperty(db, { locationId, bedrooms, price, brokerId, propertyType: 'apartment' })
    }
  })

  test('widen the place to its city, the budget by a tenth, or change the place', async () => {
    assert.deepEqual(await waysFor('2 bhk in whitefield under 1 cr'), [
      ['2 BHK in Bangalore, under ₹1 Cr', 1],
      ['2 BHK in Bangalore, under ₹1.1 Cr', 1],
      ['2 BHK in Mumbai, under ₹1 Cr', 1],
      ['2 BHK, under ₹1 Cr', 2],
    ])
    assert.deepEqual(await waysFor('4 bhk in whitefield under 2.8 cr'), [
      ['4 BHK in Whitefield, Bangalore, under ₹3.08 Cr', 1],
      ['4 BHK in Bangalore, under ₹3.08 Cr', 1],
    ])
  })

  test('name a city once that was asked for beside its locality', async () => {
    assert.deepEqual(await waysFor('2 bhk in whitefield, bangalore under 1 cr'), [
      ['2 BHK in Bangalore, under ₹1 Cr', 1],
      ['2 BHK in Bangalore, under ₹1.1 Cr', 1],
      ['2 BHK in Mumbai, under ₹1 Cr', 1],
      ['2 BHK, under ₹1 Cr', 2],
    ])
  })

  test('widen a part of a place to all of it if few are found', async () => {
    await makeProperty(site.context.db, { title: 'Quiet flat in Wakad', brokerId })
    await makeProperty(site.context.db, { title: 'Flat in Wakad, Phase 2', brokerId })
    assert.deepEqual(await waysFor('2 bhk wakad phase 2'), [['Phase 2, in all of Wakad', 2]])
  })

  test('widen localities to their surroundings, nearest first, before their city', async () => {
    const { db } = site.context
    const at = (name: string, latitude: number) =>
      db
        .updateTable('location')
        .set({ latitude, longitude: 77.7 })
        .where('name', '=', name)
        .execute()
    const near = await makeLocation(db, { name: 'Hoodi', parentId: await cityOf('Whitefield') })
    await at('Whitefield', 12.97)
    await at('Hoodi', 12.99)
    await at('Koramangala', 12.5)
    await makeProperty(db, { locationId: near.id, bedrooms: 2, price: 9_500_000, brokerId })
    assert.deepEqual(await waysFor('2 bhk in whitefield under 1 cr'), [
      ['2 BHK in Whitefield, Hoodi, Bangalore, under ₹1 Cr', 1],
      ['2 BHK in Bangalore, under ₹1 Cr', 2],
      ['2 BHK in Hoodi, Bangalore, under ₹1 Cr', 1],
      ['2 BHK in Koramangala, Bangalore, under ₹1 Cr', 1],
    ])
  })

  test('keep deal, kind, rooms and budget', async () => {
    assert.deepEqual(await waysFor('5 bhk in whitefield above 5 cr'), [
      ['5 BHK in Mumbai, above ₹5 Cr', 1],
      ['5 BHK, above ₹5 Cr', 1],
    ])
    for (const search of [
      '4 bhk in koramangala under 50 lakh',
      '3 bhk in whitefield under 50 lakh',
      '3 bhk villa for rent in bangalore',
    ])
      assert.deepEqual(await waysFor(search), [], search)
  })

  test('are none where no home is that anywhere, and what is given up is said', async () => {
    const absentFor = async (search: string) =>
      (await publicList(site, { search })).interpretation?.absent
    const dear = '4 bhk in koramangala under 50 lakh'
    assert.equal(await absentFor(dear), '4 BHK in Bangalore, under ₹50 lakh')
    assert.deepEqual(await waysFor(dear, 'beyond'), [
      ['4 BHK in Bangalore, above ₹50 lakh', 1],
      ['4 BHK, above ₹50 lakh', 2],
      ['Bangalore, above ₹50 lakh', 2],
    ])
    const small = '3 bhk in whitefield under 4 cr'
    assert.deepEqual((await waysFor(small, 'beyond'))[0], [
      '2 or 4 BHK in Whitefield, Bangalore, under ₹4 Cr',
      1,
    ])
    // What is in the city is not absent, nor what is elsewhere said to be there.
    assert.equal(await absentFor('2 bhk in whitefield under 1 cr'), null)
    assert.equal(await absentFor('5 bhk in whitefield'), '5 BHK in Bangalore')
    assert.deepEqual(await waysFor('5 bhk in whitefield', 'beyond'), [])
  })

  test('are in the nearest cities where the city has no home', async () => {
    const { db } = site.context
    const pune = await makeLocation(db, { name: 'Pune' })
    const home = { brokerId, bedrooms: 2, price: 8_000_000, propertyType: 'apartment' } as const
    await makeProperty(db, { ...home, locationId: pune.id })
    const near = '2 bhk flat under 1 cr in surat adajan or vesu'
    assert.deepEqual(await waysFor(near), [
      ['2 BHK apartment in Mumbai, under ₹1 Cr', 1],
      ['2 BHK apartment in Pune, under ₹1 Cr', 1],
      ['2 BHK apartment in Bangalore, under ₹1 Cr', 1],
      ['2 BHK apartment, under ₹1 Cr', 3],
    ])
  })

  test('are in the cities of its state for a town that nobody measured', async () => {
    const chennai = await makeLocation(site.context.db, { name: 'Chennai', state: 'Tamil Nadu' })
    const home = { brokerId, bedrooms: 2, price: 9_000_000, locationId: chennai.id }
    await makeProperty(site.context.db, home)
    const labels = (await waysFor('2 bhk under 1 cr in haveri')).map(([label]) => label)
    // Both cities of these tests are made in Karnataka.
    assert.deepEqual(labels.toSorted(), [
      '2 BHK in Bangalore, under ₹1 Cr',
      '2 BHK in Mumbai, under ₹1 Cr',
      '2 BHK, under ₹1 Cr',
    ])
  })

  test('count with the filters of the form, which make nothing absent', async () => {
    const { db } = site.context
    const locationId = await localityOf('Koramangala')
    // The last two share a bucket of the index with the end of the range.
    for (const price of [20_000_000, 9_505_000, 9_520_000])
      await makeProperty(db, { locationId, bedrooms: 2, price, brokerId })
    const ask = async () =>
      (await publicList(site, { search: '2 bhk in whitefield', maxPrice: '9512345' }))
        .interpretation
    const looked = await ask()
    assert.deepEqual(
      looked?.relaxations.map(({ label, total }) => [label, total]),
      [
        ['2 BHK for sale in Bangalore', 2],
        ['2 BHK for sale in Mumbai', 1],
        ['2 BHK for sale', 3],
      ],
    )
    await foldWords(db)
    assert.deepEqual((await ask())?.relaxations, looked?.relaxations)
    const cheap = await publicList(site, { search: '2 bhk in whitefield', maxPrice: '50000' })
    assert.equal(cheap.interpretation?.absent, null)
  })

  test('count the homes at the end of a budget, within a bucket of the index', async () => {
    const { db } = site.context
    const locationId = await localityOf('Koramangala')
    for (const price of [9_010_000, 9_020_000])
      await makeProperty(db, { locationId, bedrooms: 2, price, brokerId })
    const [first] = await waysFor('2 bhk in whitefield under 9012345')
    assert.deepEqual(first, ['2 BHK in Bangalore, under ₹90,12,345', 2])
  })

  test('widen the budget in other cities where none has such a home within it', async () => {
    assert.deepEqual(await waysFor('5 bhk in whitefield under 5.6 cr'), [
      ['5 BHK in Mumbai, under ₹6.16 Cr', 1],
      ['5 BHK, under ₹6.16 Cr', 1],
    ])
  })

  test('drop all attributes if dropping a single one helps nothing', async () => {
    const further = 'ready to move east facing vastu'
    assert.deepEqual(await waysFor(`4 bhk in whitefield ${further}`), [
      ['4 BHK in Whitefield, Bangalore', 1],
      ['4 BHK in Bangalore', 1],
      ['4 BHK in Mumbai', 1],
      ['4 BHK', 2],
    ])
  })

  test('of a message are short searches, and count what these find', async () => {
    const text = 'hello sir i want a 4 bhk flat in powai please call in the evening thanks'
    assert.deepEqual(await waysFor(text), [['4 BHK', 3]])
    const { interpretation } = await publicList(site, { search: text })
    const searches = interpretation?.relaxations.map(({ search }) => search)
    assert.deepEqual(searches, ['apartment in Powai, Mumbai'])
  })

  test('call an exclusion by its own words', async () => {
    const { db } = site.context
    await db
      .updateTable('property')
      .set({ amenities: ['Gym'] })
      .execute()
    assert.deepEqual(await waysFor('whitefield without gym'), [
      ['“without gym”', 1],
      ['Bangalore', 2],
      ['Mumbai', 3],
    ])
  })

  test('and chips remove all slots of the same words: a studio is a type and rooms', async () => {
    const { db } = site.context
    await makeProperty(db, { brokerId, bedrooms: 3, price: 5_000_000, propertyType: 'villa' })
    const search = 'studio under 60 lakh'
    const { body } = await site.call(property.publicList, { query: { search } })
    const withouts = await searchesWithout(site, search, body.interpretation?.slots)
    assert.deepEqual(withouts, ['under 60 lakh', 'under 60 lakh', 'studio for sale'])
  })

  test('widen a kind to all of its type', async () => {
    const { db } = site.context
    await makeProperty(db, { brokerId, title: 'Shed by the highway', propertyType: 'industrial' })
    assert.deepEqual(await waysFor('godown'), [['industrial shed', 1]])
  })

  test('of thirty parts are type and place', async () => {
    const wishes =
      'lift, gym, pool, garden, security, intercom, borewell, terrace, balcony, cctv, wifi, ' +
      'geyser, tv, fridge, sofa, bed, vastu, rera, east facing, corner, ready to move, ' +
      'semi furnished, family, pets allowed, parking, clubhouse, power backup, no brokerage'
    // One home in Whitefield is listed already, though it has few of them.
    assert.deepEqual(await waysFor(`4 bhk in whitefield with ${wishes}`), [['4 BHK', 2]])
    assert.deepEqual(await waysFor(`5 bhk in whitefield with ${wishes}`), [
      ['5 BHK in Mumbai', 1],
      ['5 BHK', 1],
    ])
  })

  async function localityOf(name: string): Promise<string> {
    const { id } = await site.context.db
      .selectFrom('location')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return id
  }

  async function cityOf(name: string): Promise<string> {
    const { parent_id: id } = await site.context.db
      .selectFrom('location')
      .select('parent_id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    assert.ok(id)
    return id
  }
})
