import assert from 'node:assert/strict'
import { test } from 'node:test'
import { detailText } from './detail-text.ts'

test('half a BHK is one room and a kitchen', () => {
  assert.equal(detailText('bhk', 0.5), '1 RK')
  assert.equal(detailText('bhk', 2.5), '2.5')
})
