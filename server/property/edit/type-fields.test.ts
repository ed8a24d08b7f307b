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
