import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeProperty } from '#test/make.ts'
import { publicList, searchesWithout } from '#test/public-list.ts'

const site = useApp()

beforeEach(async () => {
  const make = async (title: string, amenities: string[], floor: number) => {
    const { id } = await makeProperty(site.context.db, { title, amenities, bedrooms: 2 })
    await site.context.db.updateTable('property').set({ floor }).where('id', '=', id).execute()
  }
  await make('lift', ['Lift'], 6)
  await make('ground', [], 0)
  await make('both', ['Lift', 'Gym'], 0)
  await make('stairs', [], 4)
  await make('stairs and gym', ['Gym'], 3)
})

async function titlesOf(search: string) {
  const { properties, pagination } = await publicList(site, { search })
  const titles = properties.map(({ title }) => title).toSorted()
  assert.equal(pagination.total, titles.length)
  return titles
}

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(search: string) {
  const titles = await titlesOf(search)
  await foldWords(site.context.db)
  assert.deepEqual(await titlesOf(search), titles, search)
  return titles
}

test('one of the features that "or" joins is enough', async () => {
  assert.deepEqual(await found('2bhk with lift or ground floor'), ['both', 'ground', 'lift'])
  assert.deepEqual(await found('2bhk ground floor ya lift, gym'), ['both'])
  assert.deepEqual(await found('2bhk lift or near rosegarden lake'), ['both', 'lift'])
})

test('an option may need two features', async () => {
  assert.deepEqual(await found('2bhk ground floor or 6th floor with lift'), [
    'both',
    'ground',
    'lift',
  ])
  assert.deepEqual(await found('2bhk, above 3rd floor only with lift, gym'), [
    'both',
    'stairs and gym',
  ])
})

test('is one part of the search, said as such and removed as a whole', async () => {
  const search = '2bhk with lift or ground floor, gym'
  const { interpretation } = await publicList(site, { search })
  assert.match(interpretation?.sentence ?? '', /with lift or ground floor/i)
  const part = interpretation?.slots.find(({ slot }) => slot === 'either')
  assert.equal(part?.label, 'With Lift or ground floor')
  assert.equal(part?.use, 'filter')
  const [left] = await searchesWithout(site, search, part ? [part] : [])
  assert.equal(left, '2bhk, gym')
})

test('is left out where none of them is found', async () => {
  const { properties, interpretation } = await publicList(site, {
    search: '2bhk with swimming pool or clubhouse',
  })
  assert.deepEqual(properties, [])
  const ways = interpretation?.relaxations.map(({ label, total }) => [label, total])
  assert.deepEqual(ways?.[0], ['With Swimming pool or with Clubhouse', 5])
})
