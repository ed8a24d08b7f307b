import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { judge, type Plausible, rules } from './plausible.ts'

const flat: Plausible = {
  listingType: 'sell',
  propertyType: 'apartment',
  price: 8_000_000,
  areaSqft: 1_100,
  bedrooms: 2,
  bathrooms: 2,
}
const verdicts = (change: Partial<Plausible>) =>
  judge({ ...flat, ...change }).map((rule) => `${rule.verdict} ${rule.about}`)

describe('implausible listings', () => {
  test('an ordinary home breaks no rule', () => {
    assert.deepEqual(verdicts({}), [])
    assert.deepEqual(verdicts({ listingType: 'rent', price: 25_000 }), [])
    assert.deepEqual(verdicts({ propertyType: 'plot', bedrooms: undefined }), [])
  })

  for (const [what, change, expected] of [
    ['a home of 10 sq ft', { areaSqft: 10, bedrooms: 0, price: 100_000 }, 'refuse area'],
    [
      'square yards taken for feet',
      { areaSqft: 84, bedrooms: 2, listingType: 'rent', price: 22_000 },
      'refuse area',
    ],
    [
      '43 rooms in 2,400 sq ft',
      { areaSqft: 2_400, bedrooms: 43, bathrooms: 40, price: 66_000_000 },
      'refuse area',
    ],
    ['a rent in a file of sales', { price: 25_000 }, 'refuse price'],
    ['a sale in a file of rents', { listingType: 'rent' }, 'refuse price'],
    ['a price with a digit too many', { price: 800_000_000 }, 'refuse price'],
    ['a plot at the price of a month', { propertyType: 'plot', price: 23_000 }, 'refuse price'],
    ['thirteen bathrooms in two rooms', { bathrooms: 13 }, 'refuse bathrooms'],
  ] as const) {
    test(`${what}: ${expected}`, () => assert.ok(verdicts(change).includes(expected)))
  }

  test('what is only odd gets a note and is accepted', () => {
    assert.deepEqual(verdicts({ bathrooms: 7 }), ['note bathrooms'])
    assert.deepEqual(verdicts({ bedrooms: 27, bathrooms: 27, areaSqft: 8_000 }), ['note bedrooms'])
    assert.deepEqual(verdicts({ price: 900_000 }), ['note price'])
  })

  test('many rooms on a small plot are accepted: they may be on several storeys', () => {
    const house = { propertyType: 'house', areaSqft: 600, bedrooms: 9, bathrooms: 9 }
    assert.deepEqual(verdicts({ ...house, areaBasis: 'plot' }), ['note area'])
  })

  test('a lease that may be a lump sum gets a note and is accepted', () => {
    assert.deepEqual(verdicts({ listingType: 'lease', price: 500_000 }), ['note price'])
    assert.deepEqual(verdicts({ listingType: 'lease', price: 50_000 }), [])
  })

  test('every rule has a row that breaks it', () => {
    const rows: Plausible[] = []
    for (const listingType of ['sell', 'rent', 'lease'] as const) {
      for (const propertyType of ['apartment', 'plot', 'agricultural', 'office']) {
        for (const price of [1, 500, 30_000, 500_000, 900_000, 80_000_000, 200_000_000, 9e9]) {
          for (const areaSqft of [10, 55, 90, 150, 1_100, 1_000_000]) {
            for (const [bedrooms, bathrooms] of [
              [2, 2],
              [2, 7],
              [2, 13],
              [25, 25],
            ]) {
              const usualRate = 7_000
              rows.push({
                listingType,
                propertyType,
                price,
                areaSqft,
                bedrooms,
                bathrooms,
                usualRate,
              })
            }
          }
        }
      }
    }
    for (const rule of rules) assert.ok(rows.some(rule.when), rule.reason)
  })
})
