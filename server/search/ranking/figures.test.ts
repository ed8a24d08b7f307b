import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()
const createdAt = new Date('2026-06-01')

const titles = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body.properties.map(({ title }) => title)
}

interface Given {
  price?: number
  area?: number
  title?: string
  createdAt?: Date
}

/** Makes homes that differ in nothing else than what is given, and folds them. */
async function makeHomes(homes: Record<string, Given>) {
  const { db } = site.context
  const { id: brokerId } = await makeBroker(db)
  for (const [title, given] of Object.entries(homes)) {
    await makeProperty(db, { title, brokerId, createdAt, listingType: 'rent', ...given })
  }
  await foldWords(db)
}

describe('the best match', () => {
  test('is nearest to the largest price that was named', async () => {
    await makeHomes({
      third: { price: 22_000 },
      first: { price: 48_500 },
      second: { price: 41_000 },
      beyond: { price: 51_000 },
    })
    const wanted = ['first', 'second', 'third']
    assert.deepEqual(await titles({ search: '2 bhk rent under 50000' }), wanted)
    assert.deepEqual(await titles({ search: '2 bhk rent', maxPrice: '50000' }), wanted)
  })

  test('is nearest to the middle of a price that was named about', async () => {
    await makeHomes({ above: { price: 53_000 }, near: { price: 50_500 }, below: { price: 46_000 } })
    assert.deepEqual(await titles({ search: '2 bhk rent around 50k' }), ['near', 'above', 'below'])
  })

  test('is any home between two prices, the newest first', async () => {
    await makeHomes({
      cheap: { price: 41_000, createdAt: new Date('2026-06-03') },
      middle: { price: 45_000, createdAt: new Date('2026-06-02') },
      dear: { price: 49_000 },
    })
    const found = await titles({ search: '2 bhk rent between 40k and 50k' })
    assert.deepEqual(found, ['cheap', 'middle', 'dear'])
  })

  test('is nearest to the size that was named', async () => {
    await makeHomes({ smaller: { area: 1_100 }, exact: { area: 1_160 }, larger: { area: 1_260 } })
    assert.deepEqual(await titles({ search: '2 bhk rent 1160 sqft' }), [
      ...['exact', 'smaller', 'larger'],
    ])
  })

  test('has the very price that was named, before what is newer and named better', async () => {
    await makeHomes({
      'Home of the very price': { price: 47_500 },
      '2 BHK flat for rent': { price: 46_900, createdAt: new Date() },
    })
    const found = await titles({ search: '2 bhk flat rent 47500' })
    assert.deepEqual(found, ['Home of the very price', '2 BHK flat for rent'])
  })

  test('follows a changed price before it is folded', async () => {
    await makeHomes({ one: { price: 30_000 }, other: { price: 40_000 } })
    assert.deepEqual(await titles({ search: '2 bhk rent under 50k' }), ['other', 'one'])
    await site.context.db
      .updateTable('property')
      .set({ price: 49_000 })
      .where('title', '=', 'one')
      .execute()
    assert.deepEqual(await titles({ search: '2 bhk rent under 50k' }), ['one', 'other'])
  })
})
