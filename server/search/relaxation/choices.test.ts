import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

const titles = async (search: string) =>
  (await publicList(site, { search })).properties.map(({ title }) => title)
const waysOf = async (search: string) =>
  waysIn((await publicList(site, { search })).interpretation?.relaxations)
const beyondOf = async (search: string) =>
  waysIn((await publicList(site, { search })).interpretation?.beyond)
const waysIn = (ways: readonly { label: string; total: number }[] = []) =>
  ways.map(({ label, total }) => [label, total])

describe('a search with choices', () => {
  const place: Record<string, string> = {}
  let brokerId = ''

  beforeEach(async () => {
    const { db } = site.context
    brokerId = (await makeBroker(db)).id
    const pune = await makeLocation(db, { name: 'Pune' })
    for (const name of ['Aundh', 'Baner', 'Wakad'])
      place[name] = (await makeLocation(db, { name, parentId: pune.id })).id
  })

  const home = (title: string, where: string, fields: object) =>
    makeProperty(site.context.db, {
      ...{ title, brokerId, locationId: place[where] ?? '', propertyType: 'apartment' },
      ...{ bedrooms: 2, price: 7_000_000, ...fields },
    })

  test('finds homes in the preferred place beside those in the accepted one', async () => {
    await home('In Aundh', 'Aundh', {})
    await home('In Baner', 'Baner', {})
    await home('In Wakad', 'Wakad', {})
    assert.deepEqual((await titles('prefer aundh, baner also fine')).toSorted(), [
      'In Aundh',
      'In Baner',
    ])
    const [first] = await titles('2bhk prefer baner, aundh is also ok')
    assert.equal(first, 'In Baner')
  })

  test('names the preferred place, and keeps it in what it offers instead', async () => {
    await home('In Aundh', 'Aundh', { bedrooms: 3 })
    const search = 'prefer aundh, baner also fine, 2bhk'
    const { interpretation } = await publicList(site, { search })
    assert.equal(interpretation?.sentence, '2 BHK in Aundh, Baner, Pune')
    assert.deepEqual((await beyondOf(search))[0], ['1 or 3 BHK in Aundh, Baner, Pune', 1])
  })

  test('finds the first of two sets, and offers the other', async () => {
    await home('First', 'Baner', { price: 7_500_000 })
    await home('Second', 'Wakad', { bedrooms: 3, price: 9_500_000 })
    await home('Neither', 'Baner', { bedrooms: 3, price: 9_500_000 })
    const search = '2bhk in baner 80 lakh otherwise 3bhk in wakad 1 cr'
    assert.deepEqual(await titles(search), ['First'])
    assert.deepEqual((await waysOf(search))[0], ['3 BHK in Wakad, Pune, under ₹1 Cr', 1])
  })

  test('finds both of two sets with "or" between them', async () => {
    await home('First', 'Baner', { price: 7_500_000 })
    await home('Second', 'Wakad', { bedrooms: 3, price: 9_500_000 })
    await home('Too dear', 'Wakad', { bedrooms: 3, price: 11_000_000 })
    const found = await titles('2bhk in baner 80 lakh or 3bhk in wakad 1 cr')
    assert.deepEqual(found.toSorted(), ['First', 'Second'])
  })

  test('finds what costs a tenth less or more than a price that is about', async () => {
    const rent = { listingType: 'rent' as const }
    await home('Too cheap', 'Baner', { ...rent, price: 53_000 })
    await home('Cheaper', 'Baner', { ...rent, price: 54_000 })
    await home('Dearer', 'Baner', { ...rent, price: 66_000 })
    await home('Too dear', 'Baner', { ...rent, price: 67_000 })
    assert.deepEqual((await titles('2bhk baner around 60k')).toSorted(), ['Cheaper', 'Dearer'])
    assert.deepEqual((await titles('2bhk baner rent around 60k can stretch to 70')).toSorted(), [
      'Cheaper',
      'Dearer',
      'Too cheap',
      'Too dear',
    ])
  })

  test('offers other rooms, and homes on rent for a PG, where none fits', async () => {
    await home('One room', 'Baner', { bedrooms: 1, listingType: 'rent', price: 20_000 })
    assert.deepEqual(await beyondOf('1rk'), [['1 BHK', 1]])
    assert.deepEqual(await beyondOf('baner pg girls'), [
      ['homes for rent in Pune', 1],
      ['homes for rent', 1],
    ])
  })
})
