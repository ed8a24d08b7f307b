import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

async function ask(search: string) {
  const body = await publicList(site, { search })
  const place = body.interpretation?.slots.find(({ slot }) => slot === 'locality')
  return { titles: body.properties.map(({ title }) => title), use: place?.use, note: place?.note }
}

/** What is found, the same whether the bitmaps know the listings or each is looked at. */
async function found(search: string) {
  const before = await ask(search)
  await foldWords(site.context.db)
  const after = await ask(search)
  assert.deepEqual(after.titles.toSorted(), before.titles.toSorted(), search)
  return { ...after, titles: after.titles.toSorted() }
}

beforeEach(async () => {
  const { db } = site.context
  const brokerId = (await makeBroker(db)).id
  const delhi = (await makeLocation(db, { name: 'Delhi' })).id
  const bangalore = (await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })).id
  const saket = (await makeLocation(db, { name: 'Saket', parentId: delhi })).id
  const rohini = (await makeLocation(db, { name: 'Rohini', parentId: delhi })).id
  const koramangala = (await makeLocation(db, { name: 'Koramangala', parentId: bangalore })).id
  for (const [title, locationId] of [
    ['Saket flat', saket],
    ['Rohini flat', rohini],
    ['Koramangala block 5 flat', koramangala],
    ['Koramangala flat', koramangala],
    ['Bangalore flat', bangalore],
  ] as const) {
    await makeProperty(db, { title, locationId, brokerId, locationText: 'Lake' })
  }
})

test('a zone of a city that is no Location stands for all of the city, and says so', async () => {
  assert.deepEqual(await found('2 bhk south delhi'), {
    titles: ['Rohini flat', 'Saket flat'],
    use: 'filter',
    note: 'South Delhi is not in our list of places: all of Delhi is looked through.',
  })
  const { titles } = await found('north bangalore flat')
  assert.deepEqual(titles, ['Bangalore flat', 'Koramangala block 5 flat', 'Koramangala flat'])
})

test('a zone widens nothing where a locality of the city is named beside it', async () => {
  const { titles } = await found('flat in saket, south delhi')
  assert.deepEqual(titles, ['Saket flat'])
})

test('a zone of a city without Locations is looked for in texts', async () => {
  const { titles, use, note } = await found('2 bhk south mumbai')
  assert.deepEqual(titles, [])
  assert.equal(use, 'text')
  assert.equal(
    note,
    'South Mumbai is not in our list of places: homes that mention it are looked for.',
  )
})

test('a zone that is a Location is that alone', async () => {
  const { db } = site.context
  const { id } = await db
    .selectFrom('location')
    .where('name', '=', 'Delhi')
    .select('id')
    .executeTakeFirstOrThrow()
  await makeLocation(db, { name: 'South Delhi', parentId: id })
  assert.deepEqual(await found('2 bhk south delhi'), { titles: [], use: 'filter', note: null })
})

test('a block of a Location stands for all of it, and says so', async () => {
  assert.deepEqual(await found('2 bhk koramangala 5th block'), {
    titles: ['Koramangala block 5 flat', 'Koramangala flat'],
    use: 'filter',
    note: 'Koramangala Block 5 is not in our list of places: all of Koramangala is looked through.',
  })
  const { titles, note } = await found('2 bhk not in koramangala 5th block')
  assert.deepEqual(titles, ['Bangalore flat', 'Rohini flat', 'Saket flat'])
  assert.equal(
    note,
    'Koramangala Block 5 is not in our list of places: all of Koramangala is left out.',
  )
})
