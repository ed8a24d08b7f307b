import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

const prices = async (id: string) =>
  (await site.call(property.publicGet, { params: { id } })).body.property.prices

const change = (token: string, id: string, price: number) =>
  site.call(property.change, { params: { id }, body: { price } }, { token })

describe('the price history of a listing', () => {
  test('starts with the first public price, on that day', async () => {
    const createdAt = new Date('2026-03-01T06:30:00Z')
    const { id } = await makeProperty(site.context.db, { price: 9_000_000, createdAt })
    const { body } = await site.call(property.publicGet, { params: { id } })
    const at = '2026-03-01T06:30:00.000Z'
    assert.equal(body.property.listedAt, at)
    assert.deepEqual(body.property.prices, [{ at, price: 9_000_000 }])
  })

  test('grows with each change, in the transaction of the change', async () => {
    const { db } = site.context
    const { id: brokerId, token } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId, price: 10_000_000 })
    assert.equal((await change(token, id, 9_500_000)).status, 200)
    assert.equal((await change(token, id, 9_500_000)).status, 200)
    const seen = await prices(id)
    assert.deepEqual(
      seen.map(({ price }) => price),
      [10_000_000, 9_500_000],
    )
    // The transaction fails, and its price is not recorded.
    await assert.rejects(
      db.transaction().execute(async (tx) => {
        await tx.updateTable('property').set({ price: 1 }).where('id', '=', id).execute()
        throw new Error('back')
      }),
    )
    assert.deepEqual(await prices(id), seen)
  })

  test('leaves out prices that were never public before the approval', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db, { status: 'pending', price: 10_000_000 })
    const set = (values: object) =>
      db.updateTable('property').set(values).where('id', '=', id).execute()
    await set({ price: 99 })
    await set({ price: 8_000_000 })
    await set({ status: 'approved' })
    assert.deepEqual(
      (await prices(id)).map(({ price }) => price),
      [8_000_000],
    )
  })
})

describe('the biggest price drop', () => {
  test('comes first, and is measured from the first price', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const make = async (title: string, ...asked: number[]) => {
      const [price = 0, ...later] = asked
      const { id } = await makeProperty(db, { brokerId, title, price })
      for (const next of later) {
        await db.updateTable('property').set({ price: next }).where('id', '=', id).execute()
      }
    }
    await make('a twentieth', 1_000_000, 950_000)
    await make('a fifth', 1_000_000, 900_000, 800_000)
    await make('raised and lowered', 1_000_000, 2_000_000, 1_000_000)
    await make('dearer', 1_000_000, 1_100_000)
    const { body } = await site.call(property.publicList, { query: { sort: 'drop' } })
    assert.deepEqual(
      body.properties.slice(0, 2).map(({ title }) => title),
      ['a fifth', 'a twentieth'],
    )
    assert.equal(body.properties.length, 4)
  })
})
