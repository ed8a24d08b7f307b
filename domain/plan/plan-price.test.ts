import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { pricePerMonth } from './plan-price.ts'

describe('the price of a month', () => {
  for (const [price, duration, type, month] of [
    [999, 1, 'months', 999],
    [2_700, 3, 'months', 900],
    [59_990, 1, 'years', 5_000],
    [24_000, 2, 'years', 1_000],
    [700, 7, 'days', 3_000],
    [1_000, 30, 'days', 1_000],
    [0, 1, 'months', 0],
  ] as const) {
    test(`₹${price} for ${duration} ${type} is ₹${month}`, () => {
      assert.equal(pricePerMonth(price, duration, type), month)
    })
  }

  test('is never lower than the price that is charged', () => {
    assert.equal(pricePerMonth(1_000, 3, 'months'), 334)
  })
})
