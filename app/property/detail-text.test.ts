import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailText } from './detail-text.ts'

test('figures of commercial space have their units', () => {
  assert.equal(detailText('powerLoadKw', 74.6), '74.6 kW')
  assert.equal(detailText('frontageFt', 20), '20 ft')
  assert.equal(detailText('seats', 1_200), '1,200')
  assert.equal(detailText('brokeragePercent', 1.5), '1.5% of the price')
})

test('half a BHK is one room and a kitchen', () => {
  assert.equal(detailText('bhk', 0.5), '1 RK')
  assert.equal(detailText('bhk', 2.5), '2.5')
})
