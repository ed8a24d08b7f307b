import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { propertyFacet } from '#contract/property/facet.ts'
import type { ListingType, PropertyType } from '#contract/property/vocabulary.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

beforeEach(async () => {
  const make = (title: string, propertyType: PropertyType, listingType: ListingType) =>
    makeProperty(site.context.db, { title, propertyType, listingType, price: 40_000 })
  await make('office rent', 'office', 'rent')
  await make('office lease', 'office', 'lease')
  await make('office sell', 'office', 'sell')
  await make('shed lease', 'industrial', 'lease')
  await make('flat rent', 'apartment', 'rent')
  await make('flat lease', 'apartment', 'lease')
})

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(query: Record<string, string>) {
  const titles = async () => {
    const { properties, pagination } = await publicList(site, query)
    assert.equal(pagination.total, properties.length)
    return properties.map(({ title }) => title).toSorted()
  }
  const before = await titles()
  await foldWords(site.context.db)
  assert.deepEqual(await titles(), before, JSON.stringify(query))
  return before
}

test('a search for an office or a shed on rent finds those on lease, and the reverse', async () => {
  const both = ['office lease', 'office rent']
  assert.deepEqual(await found({ search: 'office for rent' }), both)
  assert.deepEqual(await found({ search: 'office on lease' }), both)
  assert.deepEqual(await found({ search: 'office under 50k' }), both)
  assert.deepEqual(await found({ propertyType: 'office', listingType: 'rent' }), both)
  assert.deepEqual(await found({ propertyType: 'office', listingType: 'lease' }), both)
  assert.deepEqual(await found({ search: 'office', listingType: 'lease' }), both)
  assert.deepEqual(await found({ search: 'industrial shed for rent' }), ['shed lease'])
})

test('homes on rent and on lease are two deals, and what is sold is another', async () => {
  assert.deepEqual(await found({ search: 'flat for rent' }), ['flat rent'])
  assert.deepEqual(await found({ search: 'flat on lease' }), ['flat lease'])
  assert.deepEqual(await found({ listingType: 'lease' }), [
    ...['flat lease', 'office lease', 'office rent', 'shed lease'],
  ])
  assert.deepEqual(await found({ search: 'office for sale' }), ['office sell'])
  assert.deepEqual(await found({ search: 'shed or flat for rent' }), ['flat rent', 'shed lease'])
})

test('says so on the chip and in the sentence, and in what leads on', async () => {
  const { interpretation } = await publicList(site, { search: 'office on lease' })
  const deal = interpretation?.slots.find(({ slot }) => slot === 'intent')
  assert.equal(deal?.label, 'For rent or lease')
  assert.match(interpretation?.sentence ?? '', /^office for rent or lease$/i)
  const implied = await publicList(site, { search: 'office', maxPrice: '50000' })
  assert.equal(implied.interpretation?.implied, 'For Rent or Lease')
  const homes = await publicList(site, { search: 'flat on lease' })
  assert.match(homes.interpretation?.sentence ?? '', /^apartment for lease$/i)
  const none = await publicList(site, { search: 'office with gym', listingType: 'lease' })
  const [way] = none.interpretation?.relaxations ?? []
  assert.equal(way?.total, 2)
})

test('the choices of the form count what each finds', async () => {
  await foldWords(site.context.db)
  const { body } = await site.call(propertyFacet.list, { query: { propertyType: 'office' } })
  const counts = body.facets?.listingType.map(({ value, count }) => [value, count])
  assert.deepEqual(counts, [
    ['sell', 1],
    ['rent', 2],
    ['lease', 2],
  ])
})
