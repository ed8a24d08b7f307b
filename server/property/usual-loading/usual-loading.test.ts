import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { followUsualLoadings } from './follow.ts'

const site = useApp()

/** Makes listings that state both areas, each 30 % above carpet. */
async function placeWith(count: number, brokers = 3) {
  const { db } = site.context
  const city = await makeLocation(db)
  const { id: locationId } = await makeLocation(db, { parentId: city.id })
  const owners = await Promise.all(Array.from({ length: brokers }, () => makeBroker(db)))
  for (let n = 0; n < count; n++) {
    const brokerId = owners[n % brokers]?.id ?? ''
    const detail = { areaBasis: 'super-built-up', areaCarpetSqft: 1_000 } as const
    await makeProperty(db, { brokerId, locationId, area: 1_300, price: 13_000_000, detail })
  }
  return {
    bare: (price = 13_000_000) =>
      makeProperty(db, {
        ...{ brokerId: owners[0]?.id ?? '', locationId, area: 1_300, price },
        detail: { areaBasis: 'super-built-up' },
      }),
    locationId,
  }
}

const carpetOf = async (id: string) => {
  const page = await site.call(property.publicGet, { params: { id } })
  const { properties } = (await site.call(property.publicList, { query: { limit: '50' } })).body
  const card = properties.find(({ _id }) => _id === id)
  assert.deepEqual(card?.carpet ?? null, page.body.property.carpet ?? null)
  return card?.carpet ?? null
}
const follow = () => followUsualLoadings(site.context.db)

describe('a rate by carpet', () => {
  test('is by the stated carpet area, or by what ten listings of the place have', async () => {
    const { bare } = await placeWith(10)
    const { id } = await bare()
    assert.equal(await carpetOf(id), null)
    await follow()
    assert.deepEqual(await carpetOf(id), { sqft: 1_000, loading: 1.3 })
    assert.deepEqual(await carpetOf((await bare()).id), { sqft: 1_000, loading: 1.3 })
    await site.context.db
      .updateTable('property')
      .set({ detail: JSON.stringify({ areaBasis: 'super-built-up', areaCarpetSqft: 900 }) })
      .where('id', '=', id)
      .execute()
    assert.deepEqual(await carpetOf(id), { sqft: 900, loading: null })
  })

  test('is not converted by nine listings, two brokers or another basis', async () => {
    for (const [count, brokers] of [
      [9, 3],
      [12, 2],
    ] as const) {
      const { bare } = await placeWith(count, brokers)
      const { id } = await bare()
      await follow()
      assert.equal(await carpetOf(id), null)
    }
    const { locationId } = await placeWith(10)
    await follow()
    for (const detail of [{}, { areaBasis: 'carpet' }, { areaBasis: 'built-up' }] as const) {
      assert.equal(
        await carpetOf((await makeProperty(site.context.db, { locationId, detail })).id),
        null,
      )
    }
  })

  test('orders the list', async () => {
    const { bare, locationId } = await placeWith(10)
    await follow()
    const dear = await bare(14_000_000)
    const middle = await makeProperty(site.context.db, {
      ...{ locationId, area: 1_000, price: 13_500_000, detail: { areaBasis: 'carpet' } },
    })
    const { properties } = (
      await site.call(property.publicList, { query: { sort: 'rate', limit: '50' } })
    ).body
    assert.deepEqual(
      properties.slice(-2).map(({ _id }) => _id),
      [middle.id, dear.id],
    )
  })
})
