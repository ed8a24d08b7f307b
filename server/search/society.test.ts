import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'
import { fittingListings } from './match-listings.ts'

const site = useApp()

const ask = (search: string, query: Record<string, string> = {}) =>
  publicList(site, { search, ...query })

/**
 * Returns what is found, which must be the same in any order, on the map, in the facets, and
 * whether or not the bitmaps are folded.
 */
async function found(search: string) {
  const titles = async (sort?: string) => {
    const { properties, pagination } = await ask(search, sort ? { sort } : {})
    assert.equal(pagination.total, properties.length, search)
    return properties.map(({ title }) => title).toSorted()
  }
  const changed = await titles()
  await foldWords(site.context.db)
  for (const sort of [undefined, 'newest']) assert.deepEqual(await titles(sort), changed, search)
  const facets = (await site.call(propertyFacet.list, { query: { search } })).body.facets
  const toBuy = facets?.listingType.find(({ value }) => value === 'sell')
  assert.equal(toBuy?.count, changed.length, search)
  const map = (await site.call(property.publicMap, { query: { search } })).body
  assert.equal(map.total, changed.length, search)
  return changed
}

async function readingOf(search: string) {
  const { interpretation } = await ask(search)
  assert.ok(interpretation, search)
  return interpretation
}

/** Returns the parts that were understood, and the words that were not. */
async function parts(search: string) {
  const { slots, rest } = await readingOf(search)
  return [
    ...slots.map(({ slot, label }) => `${slot}: ${label}`),
    ...rest.map(({ text }) => `? ${text}`),
  ]
}

let brokerId = ''
let mumbai = ''
let pune = ''
let andheri = ''

async function make(title: string, society: string | undefined, given: GivenProperty = {}) {
  const { db } = site.context
  // As in real listings, whose search terms include the society.
  const address = `${society ?? ''}, 12, Lake Road`
  const { id } = await makeProperty(db, {
    ...{ title, brokerId, address, locationId: mumbai },
    ...given,
  })
  await db
    .updateTable('property')
    .set({
      detail: JSON.stringify(society === undefined ? {} : { society }),
      ...{ latitude: 19.1, longitude: 72.85 },
    })
    .where('id', '=', id)
    .execute()
  return id
}

beforeEach(async () => {
  const { db } = site.context
  brokerId = (await makeBroker(db)).id
  mumbai = (await makeLocation(db, { name: 'Mumbai' })).id
  andheri = (await makeLocation(db, { name: 'Andheri', parentId: mumbai })).id
  pune = (await makeLocation(db, { name: 'Pune' })).id
})

describe('a society in a search', () => {
  test('is recognized by its whole name and matches only its own homes', async () => {
    await make('inside', 'Kokila Court', { bedrooms: 2 })
    await make('bigger', 'KOKILA  Court', { bedrooms: 3 })
    await make('accented', 'Kókila Court', { bedrooms: 4 })
    await make('Kokila Gardens beside the court', 'Kokila Gardens', { bedrooms: 2 })
    await make('near Kokila Court', undefined, { bedrooms: 2 })
    assert.deepEqual(await found('kokila court'), ['accented', 'bigger', 'inside'])
    assert.deepEqual(await found('2 bhk in kokila court'), ['inside'])
    assert.deepEqual(await found('Kokila Court, Mumbai'), ['accented', 'bigger', 'inside'])
    assert.deepEqual(await found('3 bhk kokila-court mumbai'), ['bigger'])
    assert.deepEqual(await parts('kokila court'), ['society: Kokila Court, Mumbai'])
    const reading = await readingOf('kokila court')
    assert.equal(reading.sentence, 'properties in Kokila Court, Mumbai')
    assert.deepEqual(await parts(reading.sentence), [
      'society: Kokila Court, Mumbai',
      'city: Mumbai',
    ])
    assert.equal((await readingOf(reading.sentence)).sentence, reading.sentence)
    // A single word of it, or other words, are searched as usual.
    assert.equal((await found('kokila')).length, 5)
    assert.deepEqual(await parts('kokila'), ['? kokila'])
  })

  test('is one part that can be removed, which finds more homes', async () => {
    await make('wanted', 'Bakul Kunj', { bedrooms: 3 })
    await make('smaller', 'Champak Heights', { bedrooms: 2 })
    assert.deepEqual(await found('2 bhk in bakul kunj'), [])
    const { slots, relaxations } = await readingOf('2 bhk in bakul kunj')
    assert.deepEqual(
      slots.map(({ slot, use, text }) => ({ slot, use, text })),
      [
        { slot: 'bhk', use: 'filter', text: '2 bhk' },
        { slot: 'society', use: 'filter', text: 'bakul kunj' },
      ],
    )
    assert.deepEqual(await searchesWithout(site, '2 bhk in bakul kunj', slots), [
      'in bakul kunj',
      '2 bhk',
    ])
    assert.deepEqual(
      relaxations.map(({ label, search, total }) => ({ label, search, total })),
      [
        { label: '2 BHK in Mumbai', search: '2 BHK in Mumbai', total: 1 },
        { label: '2 BHK', search: '2 BHK', total: 1 },
      ],
    )
  })

  test('is in the city that is named, and in all its cities if none is', async () => {
    await make('in mumbai', 'Kokila Court')
    await make('in pune', 'Kokila Court', { locationId: pune })
    await make('in andheri', 'Champak Greens', { locationId: andheri })
    assert.deepEqual(await found('kokila court'), ['in mumbai', 'in pune'])
    assert.deepEqual(await parts('kokila court'), ['society: Kokila Court'])
    assert.deepEqual(await found('kokila court, pune'), ['in pune'])
    assert.deepEqual(await found('kokila court in mumbai or pune'), ['in mumbai', 'in pune'])
    assert.deepEqual(await found('champak greens andheri'), ['in andheri'])
    assert.deepEqual(await found('champak greens or kokila court'), [
      'in andheri',
      'in mumbai',
      'in pune',
    ])
    assert.equal(
      (await readingOf('champak greens andheri')).sentence,
      'properties in Champak Greens, Andheri, Mumbai',
    )
    // It has no homes there, so the words may be the name of something else.
    assert.ok(!(await parts('champak greens, pune')).some((part) => part.startsWith('society')))
  })

  test('does not match words with another meaning, or what is only near or excluded', async () => {
    await make('flat', 'Andheri Gardens')
    await make('junk', 'Luxury Apartments')
    await make('one word', 'Greens')
    await make('own word', 'Antilia')
    await make('gymnasium', 'Palm Gym')
    for (const search of [
      'gardens',
      'andheri gardens',
      'luxury apartments',
      'greens mumbai',
      'antilia',
      'near palm gym',
      'not in palm gym',
    ]) {
      assert.ok(!(await parts(search)).some((part) => part.startsWith('society')), search)
    }
    assert.deepEqual(await parts('antilia mumbai'), ['society: Antilia, Mumbai', 'city: Mumbai'])
    assert.deepEqual(await found('antilia mumbai'), ['own word'])
    assert.deepEqual(await found('palm gym'), ['gymnasium'])
  })

  test('is known as soon as it has a live home, and no longer without any', async () => {
    await make('other', 'Tarang Vihar')
    const id = await make('only', 'Malhar Nivas', { status: 'pending' })
    const { db } = site.context
    const isNone = async () =>
      !(await parts('malhar nivas')).some((part) => part.startsWith('society'))
    assert.ok(await isNone())
    const move = (status: 'approved' | 'pending') =>
      db.updateTable('property').set({ status }).where('id', '=', id).execute()
    await move('approved')
    assert.deepEqual(await found('malhar nivas'), ['only'])
    assert.deepEqual(await parts('malhar nivas'), ['society: Malhar Nivas, Mumbai'])
    await move('pending')
    assert.ok(await isNone())
  })

  test('limits saved searches to its homes', async () => {
    const inside = await make('inside', 'Kokila Court')
    const beside = await make('Court of Kokila', undefined)
    const { db } = site.context
    const fitting = await fittingListings(db, { search: 'kokila court' }, [inside, beside])
    assert.deepEqual(fitting, [inside])
  })
})
