import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'

const site = useApp()

const phrases = [
  'less than # years old',
  '# bhk',
  '#+ bhk',
  'rent around #',
  'under # lakh',
  '# cr to # cr',
  'above # sqft',
  '# acre land',
  '#th floor',
  'not on # floor',
  '# bathrooms',
  'deposit # months',
  'deposit under #',
  'posted in last # days',
  '# min from metro',
  'within # km of metro',
  '# per sqft',
  'pin #',
  '#',
]
const numbers = ['15555', '12345.67', '1000000', '4294967296', '9007199254740993', '9'.repeat(30)]

test('an impossible number is not understood, whatever it is of, and causes no error', async () => {
  await makeProperty(site.context.db)
  for (const phrase of phrases) {
    for (const number of numbers) {
      const search = phrase.replaceAll('#', number)
      for (const endpoint of [property.publicList, property.publicMap, propertyFacet.list]) {
        const { status, body } = await site.call(endpoint, { query: { search } })
        assert.equal(status, 200, `${endpoint.path} ${search}: ${JSON.stringify(body)}`)
      }
    }
  }
})

test('an unusual amount is understood to the rupee, within a tenth each way', async () => {
  await makeProperty(site.context.db, { listingType: 'rent', price: 17_111 })
  const { body } = await site.call(property.publicList, { query: { search: 'rent around 15555' } })
  assert.equal(body.interpretation?.sentence, 'properties for rent, around ₹15,555')
  assert.equal(body.pagination.total, 1)
})

test('each amenity is searched once, and at most twenty of them', async () => {
  await makeProperty(site.context.db, { amenities: ['Lift'] })
  const listed = (amenities: string) => site.call(property.publicList, { query: { amenities } })
  const often = await listed(Array<string>(80).fill('lift').join(','))
  assert.deepEqual([often.status, often.body.pagination.total], [200, 1])
  const many = await listed(Array.from({ length: 21 }, (_, index) => `a${index}`).join(','))
  assert.equal(many.status, 400)
  const { body } = await site.call(propertyFacet.list, {
    query: { amenities: 'Helipad,helipad,HELIPAD' },
  })
  const named = body.facets?.amenities.filter(({ value }) => value.toLowerCase() === 'helipad')
  assert.equal(named?.length, 1)
})
