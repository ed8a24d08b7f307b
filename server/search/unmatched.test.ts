import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

beforeEach(async () => {
  await makeProperty(site.context.db, { title: 'two rooms', bedrooms: 2, listingType: 'rent' })
})

async function ask(search: string) {
  const { properties, interpretation } = await publicList(site, { search })
  const words = interpretation?.rest ?? []
  const without = await searchesWithout(site, search, words)
  return {
    titles: properties.map(({ title }) => title),
    rest: words.map(({ text, use }, at) => [text, use, without[at]]),
  }
}

/** Returns the titles of a whole list, page by page. */
async function loadAll(query: Record<string, string>): Promise<string[]> {
  const seen: string[] = []
  for (let after: string | null | undefined = ''; typeof after === 'string'; ) {
    const { properties, pagination } = await publicList(site, { ...query, ...(after && { after }) })
    seen.push(...properties.map(({ title }) => title))
    after = pagination.next
  }
  return seen
}

describe('words for something that listings do not state', () => {
  test('are shown in one piece and exclude no home', async () => {
    for (const piece of [
      ...['emi 25k', 'loan 50 lakh', 'maintenance under 5k', 'older than 10 years'],
      ...['vegetarian only', 'peaceful', 'non veg allowed'],
    ])
      assert.deepEqual(
        await ask(`2bhk for rent ${piece}`),
        { titles: ['two rooms'], rest: [[piece, 'none', '2bhk for rent']] },
        piece,
      )
  })

  test('are searched if there is nothing else', async () => {
    assert.deepEqual(await ask('loan 25 lakh'), {
      titles: [],
      rest: [['loan 25 lakh', 'text', '']],
    })
  })
})

describe('a word that was not understood', () => {
  test('excludes no home beside understood words, and ranks homes with it higher', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'Gulmohar', bedrooms: 2, listingType: 'rent' })
    await makeProperty(db, { title: 'newer', bedrooms: 2, listingType: 'rent' })
    await foldWords(db)
    const { titles, rest } = await ask('2bhk gulmohar humare loan 25 lakh')
    assert.deepEqual(titles, ['Gulmohar', 'newer', 'two rooms'])
    assert.deepEqual(rest, [
      ['gulmohar', 'rank', '2bhk humare loan 25 lakh'],
      ['humare', 'rank', '2bhk gulmohar loan 25 lakh'],
      ['loan 25 lakh', 'none', '2bhk gulmohar humare'],
    ])
  })

  test('ranks a home higher however many are newer, and Load More skips none', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'Skyline Heights', bedrooms: 2, listingType: 'rent' })
    const { id: brokerId } = await makeBroker(db)
    const newer = { title: 'newer', bedrooms: 2, listingType: 'rent', brokerId } as const
    for (let count = 0; count < 250; count++) await makeProperty(db, newer)
    await foldWords(db)
    const seen = await loadAll({ search: '2bhk skyline' })
    assert.equal(seen[0], 'Skyline Heights')
    assert.equal(seen.filter((title) => title === 'newer').length, 250)
    assert.equal(seen.length, 252)
  })
})

describe('a name that is a place elsewhere', () => {
  test('is searched as a word if it finds nothing as the place', async () => {
    const { db } = site.context
    const location = await makeLocation(db, { name: 'Powai' })
    assert.ok(location)
    await makeProperty(db, { title: 'Powai Solar villa', bedrooms: 3 })
    const { properties, interpretation } = await publicList(site, { search: '3bhk powai solar' })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['Powai Solar villa'],
    )
    assert.match(interpretation?.instead ?? '', /3 BHK.*Powai/)
    const { body } = await site.call(property.publicMap, { query: { search: '3bhk powai solar' } })
    assert.equal(body.total, 0)
  })
})

describe('a message that no home matches in full', () => {
  const message =
    'hello sir we are a family shifting to Powai and need a 3 bhk on rent under 60k ' +
    'fully furnished with gym and swimming pool'

  test('lists homes with the essentials, those with more of the rest first', async () => {
    const { db } = site.context
    const locationId = (await makeLocation(db, { name: 'Powai' })).id
    const home = { locationId, bedrooms: 3, listingType: 'rent', price: 55_000 } as const
    await makeProperty(db, { ...home, title: 'with a gym', amenities: ['Gym'] })
    await makeProperty(db, { ...home, title: 'newer and bare' })
    await makeProperty(db, { ...home, title: 'too dear', price: 95_000 })
    await makeProperty(db, { ...home, title: 'too small', bedrooms: 2 })
    await foldWords(db)
    const { properties, interpretation } = await publicList(site, { search: message })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['with a gym', 'newer and bare'],
    )
    assert.equal(interpretation?.isRelaxed, true)
    const wished = interpretation?.slots.filter(({ slot }) => slot === 'amenity')
    assert.deepEqual(
      wished?.map(({ use }) => use),
      ['rank', 'rank'],
    )
    const amenities = ['Gym', 'Swimming pool']
    const furnished = 'fully-furnished' as const
    await makeProperty(db, { ...home, title: 'all of it', furnished, amenities })
    await foldWords(db)
    const strict = await publicList(site, { search: message })
    assert.deepEqual(
      strict.properties.map(({ title }) => title),
      ['all of it'],
    )
    assert.equal(strict.interpretation?.isRelaxed, false)
  })

  test('lists no home that states another value of a fact, or has what it excludes', async () => {
    const { db } = site.context
    const home = { bedrooms: 3, listingType: 'rent', price: 55_000 } as const
    const furnished = 'fully-furnished' as const
    await makeProperty(db, { ...home, title: 'furnished', furnished })
    await makeProperty(db, {
      ...home,
      title: 'furnished with a lift',
      furnished,
      amenities: ['Lift'],
    })
    await makeProperty(db, { ...home, title: 'bare', furnished: 'unfurnished' })
    await foldWords(db)
    const search = `${message.replace('Powai', 'town')}, but without lift`
    const { properties, interpretation } = await publicList(site, { search })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['furnished'],
    )
    assert.equal(interpretation?.isRelaxed, true)
  })

  test('does not apply to a short search, which stays exact', async () => {
    const { db } = site.context
    await makeProperty(db, { bedrooms: 3, listingType: 'rent', price: 55_000 })
    await foldWords(db)
    const { properties, interpretation } = await publicList(site, { search: '3bhk rent with gym' })
    assert.equal(properties.length, 0)
    assert.equal(interpretation?.isRelaxed, false)
  })
})

describe('a preference', () => {
  test('ranks homes higher and excludes none, including a price', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'with gym', amenities: ['Gym'], price: 9_000_000 })
    await makeProperty(db, { title: 'newer', price: 7_000_000 })
    await makeProperty(db, { title: 'newest', price: 9_000_000 })
    await foldWords(db)
    const gym = await publicList(site, { search: '2bhk for sale, gym ho to accha' })
    assert.deepEqual(
      gym.properties.map(({ title }) => title),
      ['with gym', 'newest', 'newer'],
    )
    assert.deepEqual(
      gym.interpretation?.slots.map(({ slot, use }) => [slot, use]),
      [
        ['bhk', 'filter'],
        ['intent', 'filter'],
        ['amenity', 'rank'],
      ],
    )
    const cheap = await publicList(site, { search: '2bhk for sale, preferably under 80 lakh' })
    assert.deepEqual(
      cheap.properties.map(({ title }) => title),
      ['newer', 'newest', 'with gym'],
    )
  })
})

test('a preferred place limits the search to its city', async () => {
  const { db } = site.context
  const pune = await makeLocation(db, { name: 'Pune' })
  const wakad = await makeLocation(db, { name: 'Wakad', parentId: pune.id })
  const delhi = await makeLocation(db, { name: 'Delhi' })
  await makeProperty(db, { title: 'in Wakad', locationId: wakad.id, bedrooms: 2 })
  await makeProperty(db, { title: 'in Pune', locationId: pune.id, bedrooms: 2 })
  await makeProperty(db, { title: 'in Delhi', locationId: delhi.id, bedrooms: 2 })
  await foldWords(db)
  const { properties } = await publicList(site, { search: '2bhk, preferably in Wakad' })
  assert.deepEqual(
    properties.map(({ title }) => title),
    ['in Wakad', 'in Pune'],
  )
})

describe('a second choice', () => {
  test('is not searched, but offered with the number of its homes', async () => {
    const { db } = site.context
    const { id: parentId } = await makeLocation(db, { name: 'Pune' })
    for (const name of ['Wakad', 'Hinjewadi']) {
      const location = await makeLocation(db, { name, parentId })
      await makeProperty(db, { title: name, locationId: location.id, bedrooms: 2 })
    }
    const { properties, interpretation } = await publicList(site, {
      search: '2bhk in Wakad, nahi to Hinjewadi',
    })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['Wakad'],
    )
    assert.deepEqual(
      interpretation?.relaxations
        .filter(({ isWithout }) => !isWithout)
        .map(({ label, total }) => [label, total]),
      [['2 BHK in Hinjewadi, Pune', 1]],
    )
  })
})

describe('a message', () => {
  const unmatched =
    'Hello sir, we are a family of four and need a 2bhk flat on rent, deposit 2 months ok'

  test('does not exclude homes that do not state tenants or other wishes', async () => {
    const { db } = site.context
    const home = { bedrooms: 2, listingType: 'rent' } as const
    const says = async (title: string, tenants: string) => {
      const { id } = await makeProperty(db, { ...home, title })
      const detail = JSON.stringify({ tenants })
      await db.updateTable('property').set({ detail }).where('id', '=', id).execute()
    }
    await says('for a family', 'Family')
    await says('for bachelors', 'Bachelors')
    await foldWords(db)
    const { properties, interpretation } = await publicList(site, { search: unmatched })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['for a family', 'two rooms'],
    )
    assert.deepEqual(
      interpretation?.slots.find(({ slot }) => slot === 'tenant')?.note,
      'For family: homes that do not state it are shown too, further down.',
    )
    const short = await publicList(site, { search: '2bhk rent family' })
    assert.equal(short.pagination.total, 1)
  })

  test('of a buyer says nothing about tenants', async () => {
    await makeProperty(site.context.db, { title: 'for sale', bedrooms: 2, listingType: 'sell' })
    const search = unmatched.replace('on rent, deposit 2 months ok', 'to buy, loan is approved')
    const { properties } = await publicList(site, { search })
    assert.deepEqual(
      properties.map(({ title }) => title),
      ['for sale'],
    )
  })
})
