import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { submit } from '#test/submission.ts'

const site = useApp()
const none = {
  ...{ bedrooms: null, bathrooms: null, parkingSpaces: null, floor: null, totalFloors: null },
  furnished: null,
}
const rooms = {
  ...{ bedrooms: 2, bathrooms: 2, parkingSpaces: 1, floor: 3, totalFloors: 4 },
  furnished: 'semi-furnished',
} as const
const fieldsIn = (property: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(none).map((name) => [name, property[name]]))

describe('a submission', () => {
  for (const propertyType of ['plot', 'agricultural'] as const) {
    test(`of type ${propertyType} has no rooms, storeys and furniture, sent or not`, async () => {
      const owner = await makeBroker(site.context.db)
      const plain = await submit(site, owner, { propertyType, bedrooms: undefined })
      assert.deepEqual(fieldsIn(plain.body.property), none)
      const detail = { bhk: 2.5, kitchen: 'modular', lifts: 2, roadWidthFt: 30 } as const
      const full = await submit(site, owner, { propertyType, ...rooms, detail })
      assert.deepEqual(fieldsIn(full.body.property), none)
      assert.deepEqual(full.body.property.detail, { roadWidthFt: 30 })
    })
  }

  test('of an office keeps its storey and furniture and has no bedrooms', async () => {
    const owner = await makeBroker(site.context.db)
    const detail = { bhk: 2, balconies: 1 }
    const { body } = await submit(site, owner, { propertyType: 'office', ...rooms, detail })
    assert.deepEqual(fieldsIn(body.property), { ...rooms, bedrooms: null })
    assert.deepEqual(body.property.detail, { balconies: 1 })
  })

  const space = { seats: 40, cabins: 4, ceilingHeightFt: 12, powerLoadKw: 75, frontageFt: 20 }
  const kept = {
    office: space,
    house: { frontageFt: 20 },
    plot: { frontageFt: 20 },
    apartment: {},
  } as const

  for (const [propertyType, detail] of Object.entries(kept)) {
    test(`of type ${propertyType} keeps what such commercial space has of it`, async () => {
      const owner = await makeBroker(site.context.db)
      const { body } = await submit(site, owner, { propertyType, detail: space })
      assert.deepEqual(body.property.detail, detail)
    })
  }

  test('has its brokerage as a percentage for sale alone', async () => {
    const owner = await makeBroker(site.context.db)
    const detail = { brokeragePercent: 2 }
    const sale = await submit(site, owner, { listingType: 'sell', detail })
    assert.deepEqual(sale.body.property.detail, detail)
    const rent = await submit(site, owner, { listingType: 'rent', detail })
    assert.deepEqual(rent.body.property.detail, {})
    const both = await submit(site, owner, { detail: { ...detail, brokerage: 'none' } })
    assert.equal(both.status, 400, JSON.stringify(both.body))
  })

  test('that becomes a plot loses the fields of a flat', async () => {
    const owner = await makeBroker(site.context.db)
    const { body } = await submit(site, owner, rooms)
    const changed = await site.call(
      property.change,
      { params: { id: body.property._id }, body: { propertyType: 'plot' } },
      { token: owner.token },
    )
    assert.equal(changed.status, 200)
    assert.deepEqual(fieldsIn(changed.body.property), none)
  })
})
