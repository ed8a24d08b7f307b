import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

/**
 * What letting go would show, the same whether the bitmaps know the listings or each is looked at.
 */
async function waysFor(search: string) {
  const ask = async () => {
    const { relaxations = [] } = (await publicList(site, { search })).interpretation ?? {}
    return relaxations.map(({ label, total, search: other }) => [label, total, other] as const)
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

describe('ways to more', () => {
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

  test('widen a place before it is let go: to the city, from a part to all of it', async () => {
    assert.deepEqual(await waysFor('2 bhk in whitefield under 1 cr'), [
      ['Whitefield, in all of Bangalore', 1],
    ])
    await makeProperty(site.context.db, { title: 'Quiet flat in Wakad', brokerId })
    assert.deepEqual(await waysFor('2 bhk wakad phase 2'), [['Phase 2, in all of Wakad', 1]])
  })

  test('are two parts together where none helps by itself', async () => {
    assert.deepEqual(await waysFor('3 bhk in whitefield under 50 lakh'), [
      ['3 BHK and Under ₹50 lakh', 1],
    ])
  })

  test('keep to the city where two parts are let go together, as they say', async () => {
    assert.deepEqual(await waysFor('4 bhk in koramangala under 50 lakh'), [
      ['4 BHK and Under ₹50 lakh', 1],
      ['Koramangala, in all of Bangalore and Under ₹50 lakh', 1],
    ])
  })

  test('let go of the place where all of its city has none', async () => {
    assert.deepEqual(await waysFor('5 bhk in whitefield above 5 cr'), [
      ['Whitefield, Bangalore', 1],
      ['5 BHK and Above ₹5 Cr', 1],
    ])
  })

  test('are the place alone where nothing else helps, with its kind of home if any', async () => {
    const further = 'under 50 lakh ready to move east facing vastu'
    assert.deepEqual(await waysFor(`4 bhk in whitefield ${further}`), [
      ['4 BHK in Whitefield, Bangalore', 1],
      ['Whitefield, Bangalore', 1],
    ])
    assert.deepEqual(await waysFor(`3 bhk villa in whitefield ${further}`), [
      ['Whitefield, Bangalore', 1],
    ])
    assert.deepEqual(await waysFor('whitefield dragon castle moon'), [['Whitefield, Bangalore', 1]])
  })

  test('are its city alone where a place has nothing at all', async () => {
    const further = 'under 50 lakh ready to move east facing vastu'
    assert.deepEqual(await waysFor(`2 bhk in hebbal ${further}`), [
      ['Bangalore', 2],
      ['2 BHK in Bangalore', 1],
    ])
  })

  test('call what was refused by its own words', async () => {
    const { db } = site.context
    await db
      .updateTable('property')
      .set({ amenities: ['Gym'] })
      .execute()
    assert.deepEqual(await waysFor('whitefield without gym'), [['“without gym”', 1]])
    assert.deepEqual(await waysFor('2 bhk with lift in powai'), [['Lift', 1]])
  })

  test('and chips take away all of the same words: a studio is a type and rooms', async () => {
    const { db } = site.context
    await makeProperty(db, { brokerId, bedrooms: 3, price: 5_000_000, propertyType: 'villa' })
    assert.deepEqual(await waysFor('studio under 60 lakh'), [['Studio', 1]])
    const search = 'studio under 60 lakh'
    const { body } = await site.call(property.publicList, { query: { search } })
    const withouts = await searchesWithout(site, search, body.interpretation?.slots)
    assert.deepEqual(withouts, ['under 60 lakh', 'under 60 lakh', 'studio for sale'])
  })
  test('widen a kind to all of its type, and let go of two of one name once', async () => {
    const { db } = site.context
    await makeProperty(db, { brokerId, title: 'Shed by the highway', propertyType: 'industrial' })
    assert.deepEqual(await waysFor('godown'), [['Warehouse in particular', 1]])
    const labels = (await waysFor('owner flat no broker in powai')).map(([label]) => label)
    assert.ok(!labels.some((label) => /(.+) and \1/.test(String(label))), labels.join())
  })
  test('of a long list of wishes are what kind of home, and where', async () => {
    const wishes =
      'lift gym pool garden security intercom borewell terrace balcony cctv wifi geyser tv'
    assert.deepEqual(await waysFor(`4 bhk in whitefield with ${wishes}`), [
      ['4 BHK in Whitefield, Bangalore', 1],
      ['Whitefield, Bangalore', 1],
    ])
    assert.deepEqual(await waysFor(`4 bhk with ${wishes} vastu`), [['4 BHK', 2]])
  })
})
