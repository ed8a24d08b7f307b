import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { suggestion } from '#contract/search/suggestion.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

async function suggested(q: string) {
  const { status, body } = await site.call(suggestion.list, { query: { q } })
  assert.equal(status, 200, JSON.stringify(body))
  return body.suggestions
}
const texts = async (q: string) => (await suggested(q)).map(({ text }) => text)

/** Creates a home with a society. */
async function makeHome({ society, ...given }: GivenProperty & { society: string }) {
  const { db } = site.context
  const { id } = await makeProperty(db, { address: `${society}, 12, Lake Road`, ...given })
  await db
    .updateTable('property')
    .set({ detail: JSON.stringify({ society }) })
    .where('id', '=', id)
    .execute()
}

describe('societies that are suggested', () => {
  test('are those with live listings', async () => {
    for (const [society, status] of [
      ['Gulmohar Heights', 'approved'],
      ['Gulmohar Nest', 'pending'],
    ] as const) {
      await makeHome({ society, status })
    }
    assert.deepEqual(await suggested('gulm'), [
      { kind: 'society', text: 'Gulmohar Heights', detail: 'Society' },
    ])
    assert.deepEqual(await texts('gulm%'), [])
    assert.deepEqual(await texts('2 bhk in gulmohar h'), ['2 bhk in Gulmohar Heights'])
  })

  test('are in the city that is named, even if others have more homes', async () => {
    const { db } = site.context
    for (const [city, societies] of [
      ['Pune', ['Gulmohar Court', 'Gulmohar Kunj', 'Gulmohar Nest', 'Gulmohar Park']],
      ['Nagpur', ['Gulmohar Vihar']],
    ] as const) {
      const { id: locationId } = await makeLocation(db, { name: city })
      for (const society of societies) {
        await makeHome({ society, locationId })
      }
    }
    assert.equal((await texts('gulm')).length, 5)
    assert.deepEqual(await suggested('2 bhk in nagpur gulm'), [
      {
        kind: 'society',
        text: '2 bhk in nagpur Gulmohar Vihar',
        detail: 'Society in Nagpur',
      },
    ])
  })

  test('include all with the typed prefix, those with most homes first', async () => {
    const { db } = site.context
    const { id: pune } = await makeLocation(db, { name: 'Pune' })
    const homes = ['Court', 'Gardens', 'Greens', 'Kunj', 'Park', 'Vihar', 'Vihar', 'Residency']
    for (const end of [...homes, 'Vihar', 'Residency'])
      await makeHome({ society: `Kokila ${end}`, locationId: pune })
    assert.deepEqual(await texts('kokila'), [
      'Kokila Vihar, Pune',
      'Kokila Residency, Pune',
      'Kokila Court, Pune',
      'Kokila Gardens, Pune',
      'Kokila Greens, Pune',
      'Kokila Kunj, Pune',
    ])
    // With places there is less room for societies.
    await makeLocation(db, { name: 'Kokilapuram' })
    assert.deepEqual((await texts('kokila')).slice(1), [
      'Kokila Vihar, Pune',
      'Kokila Residency, Pune',
      'Kokila Court, Pune',
    ])
  })

  test('match the words before the name and are known to the search', async () => {
    const { db } = site.context
    const { id: pune } = await makeLocation(db, { name: 'Pune' })
    await makeHome({ society: 'Bakul Kunj', bedrooms: 3, locationId: pune })
    await makeHome({ society: 'Bakul Heights', bedrooms: 2, locationId: pune })
    await makeHome({ society: 'Luxury Apartments', bedrooms: 2, locationId: pune })
    assert.deepEqual(await texts('2 bhk in bak'), ['2 bhk in Bakul Heights, Pune'])
    assert.deepEqual(await texts('3 bhk in bakul'), ['3 bhk in Bakul Kunj, Pune'])
    assert.deepEqual(await texts('villa bakul'), [])
    assert.deepEqual(await texts('2 bhk in pune luxury ap'), [])
    for (const text of await texts('bakul')) {
      const { body } = await site.call(property.publicList, { query: { search: text } })
      assert.equal(body.pagination.total, 1, text)
      assert.deepEqual(body.interpretation?.rest, [], text)
    }
  })
})
