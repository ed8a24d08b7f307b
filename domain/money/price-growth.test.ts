import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growthOf } from './price-growth.ts'

test('growth is the change of the median in percent', () => {
  assert.equal(growthOf({ median: 10_850, n: 20 }, { median: 10_000, n: 41 }), 8.5)
  assert.equal(growthOf({ median: 9_000, n: 30 }, { median: 10_000, n: 30 }), -10)
  assert.equal(growthOf({ median: 10_000, n: 30 }, { median: 10_000, n: 30 }), 0)
})

test('growth is null with fewer than twenty prices on either side', () => {
  assert.equal(growthOf({ median: 10_850, n: 19 }, { median: 10_000, n: 500 }), null)
  assert.equal(growthOf({ median: 10_850, n: 500 }, { median: 10_000, n: 19 }), null)
  assert.equal(growthOf({ median: null, n: 0 }, { median: null, n: 0 }), null)
})
