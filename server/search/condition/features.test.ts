import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { propertyFacet } from '#contract/property/facet.ts'
import { rewordListings } from '#server/property/reword-listings.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeLocation, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

/** Brokers name what a home has among its amenities or its features: both are searched. */

const site = useApp()

beforeEach(async () => {
  const { db } = site.context
  await makeProperty(db, { title: 'amenity', amenities: ['Servant room', 'Creche'] })
  await makeProperty(db, { title: 'feature', features: ['Servant Room', 'Creche'] })
  await makeProperty(db, { title: 'neither', features: ['Corner plot'] })
})

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(query: { search?: string; amenities?: string }) {
  const titles = async () => {
    const { properties } = await publicList(site, query)
    return properties.map(({ title }) => title).toSorted()
  }
  const unfolded = await titles()
  await foldWords(site.context.db)
  assert.deepEqual(await titles(), unfolded)
  return unfolded
}

const both = ['amenity', 'feature']

test('a feature that a text asks for is found by either name', async () => {
  assert.deepEqual(await found({ search: 'with servant room' }), both)
})

test('a filter by amenities finds what brokers name among the features', async () => {
  assert.deepEqual(await found({ amenities: 'servant room' }), both)
})

test('a name that no list knows is found as a word of the listing', async () => {
  assert.deepEqual(await found({ search: 'creche' }), both)
})

test('its choices count both', async () => {
  await foldWords(site.context.db)
  const { body } = await site.call(propertyFacet.list, { query: { amenities: 'Servant room' } })
  const named = body.facets?.amenities.find(({ value }) => value.toLowerCase() === 'servant room')
  assert.equal(named?.count, 2)
})

test('a renamed place keeps the names, landmark and metro among the words', async () => {
  const { db } = site.context
  const detail = { landmark: 'Clock tower', metroName: 'Ashram Chowk' }
  const { id } = await makeLocation(db)
  await makeProperty(db, { locationId: id, features: ['Amphitheatre'], detail })
  await db.insertInto('location_rename').values({ location_id: id }).execute()
  await rewordListings(db)
  for (const search of ['amphitheatre', 'clock tower', 'ashram chowk']) {
    assert.equal((await found({ search })).length, 1, search)
  }
})
