import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(search: string) {
  const ask = async () =>
    (await publicList(site, { search })).properties.map(({ title }) => title).toSorted()
  const titles = await ask()
  await foldWords(site.context.db)
  assert.deepEqual(await ask(), titles, search)
  return titles
}

beforeEach(async () => {
  const { db } = site.context
  const brokerId = (await makeBroker(db)).id
  const make = (title: string, description: string, amenities: string[] = []) =>
    makeProperty(db, { title, description, amenities, brokerId })
  await make('Stated', 'A quiet home.', ['Western toilet', 'Compound wall'])
  await make('Described', 'It has a western commode, a toilet with a shower and a boundary wall.')
  await make('Highway', 'Beside the Western Express Highway; a wall of glass.')
})

test('a feature of two words matches amenities, and texts with both words', async () => {
  assert.deepEqual(await found('flat with western toilet'), ['Described', 'Stated'])
  assert.deepEqual(await found('flat with boundary wall'), ['Described', 'Stated'])
})

test('one of two features is enough, whatever words tell them', async () => {
  assert.deepEqual(await found('flat with western toilet or strong room'), ['Described', 'Stated'])
})

test('a refused feature leaves out the homes that state it', async () => {
  assert.deepEqual(await found('flat without western toilet'), ['Described', 'Highway'])
})

test('a feature that no home states leads on to the search without it', async () => {
  const search = 'flat with strong room'
  const { properties, interpretation } = await publicList(site, { search })
  assert.deepEqual(properties, [])
  assert.ok((interpretation?.relaxations ?? []).some(({ total }) => total === 3))
})
