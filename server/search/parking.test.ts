import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { PropertyDetail } from '#contract/property/detail.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

async function ask(search: string) {
  const body = await publicList(site, { search })
  const titles = body.properties.map(({ title }) => title).toSorted()
  assert.equal(body.pagination.total, titles.length)
  return { titles, reading: body.interpretation }
}

/** Returns what is found, which must not depend on whether the bitmaps are folded. */
async function found(search: string) {
  const { titles } = await ask(search)
  await foldWords(site.context.db)
  assert.deepEqual((await ask(search)).titles, titles, search)
  return titles
}

beforeEach(async () => {
  const { db } = site.context
  const brokerId = (await makeBroker(db)).id
  const make = async (
    title: string,
    given: { amenities?: string[]; detail?: PropertyDetail; spaces?: number },
  ) => {
    const { id } = await makeProperty(db, { title, brokerId, amenities: given.amenities ?? [] })
    await db
      .updateTable('property')
      .set({ detail: JSON.stringify(given.detail ?? {}), parking_spaces: given.spaces ?? null })
      .where('id', '=', id)
      .execute()
  }
  await make('covered', { amenities: ['Covered parking'] })
  await make('covered space', { detail: { parkingCovered: 1 } })
  await make('open', { detail: { parkingOpen: 1 } })
  await make('two', { spaces: 2 })
  await make('none', { spaces: 0, amenities: ['Lift'] })
  await make('untold', {})
})

const any = ['covered', 'covered space', 'open', 'two']

test('parking matches any kind or number, and “no parking” excludes homes with it', async () => {
  for (const text of ['flat with parking', 'car parking chahiye']) {
    assert.deepEqual(await found(text), any, text)
  }
  assert.deepEqual(await found('bina parking flat'), ['none', 'untold'])
})

test('covered parking matches covered parking only', async () => {
  assert.deepEqual(await found('flat with covered parking'), ['covered', 'covered space'])
  assert.deepEqual(await found('flat without covered parking'), ['none', 'open', 'two', 'untold'])
})

test('parking is described as it was typed, and our words for it find the same', async () => {
  const { reading } = await ask('flat with parking')
  assert.equal(reading?.sentence, 'apartment, with Parking')
  assert.deepEqual(await found(reading.sentence), any)
})

test('a removed parking space is reflected at once, and after folding', async () => {
  assert.deepEqual(await found('parking'), any)
  await site.context.db
    .updateTable('property')
    .set({ parking_spaces: 0 })
    .where('title', '=', 'two')
    .execute()
  assert.deepEqual(await found('parking'), ['covered', 'covered space', 'open'])
})
