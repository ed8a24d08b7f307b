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

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
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

test('a zone without a location means the whole city, and the search says so', async () => {
  assert.deepEqual(await found('2 bhk south delhi'), {
    titles: ['Rohini flat', 'Saket flat'],
    use: 'filter',
    note: 'South Delhi is not in our list of places, so we search all of Delhi.',
  })
  const { titles } = await found('north bangalore flat')
  assert.deepEqual(titles, ['Bangalore flat', 'Koramangala block 5 flat', 'Koramangala flat'])
})

test('a zone does not widen the search if a locality of the city is named as well', async () => {
  const { titles } = await found('flat in saket, south delhi')
  assert.deepEqual(titles, ['Saket flat'])
})

test('a zone of a city without locations is searched in texts', async () => {
  const { titles, use, note } = await found('2 bhk south mumbai')
  assert.deepEqual(titles, [])
  assert.equal(use, 'text')
  assert.equal(
    note,
    'South Mumbai is not in our list of places, so we look for homes that mention it.',
  )
})

test('a zone that is a location means that location only', async () => {
  const { db } = site.context
  const { id } = await db
    .selectFrom('location')
    .where('name', '=', 'Delhi')
    .select('id')
    .executeTakeFirstOrThrow()
  await makeLocation(db, { name: 'South Delhi', parentId: id })
  assert.deepEqual(await found('2 bhk south delhi'), { titles: [], use: 'filter', note: null })
})

test('a block of a location means all of it, and the search says so', async () => {
  assert.deepEqual(await found('2 bhk koramangala 5th block'), {
    titles: ['Koramangala block 5 flat', 'Koramangala flat'],
    use: 'filter',
    note: 'Koramangala Block 5 is not in our list of places, so we search all of Koramangala.',
  })
  const { titles, note } = await found('2 bhk not in koramangala 5th block')
  assert.deepEqual(titles, ['Bangalore flat', 'Rohini flat', 'Saket flat'])
  assert.equal(
    note,
    'Koramangala Block 5 is not in our list of places, so all of Koramangala is left out.',
  )
})
