import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDistinctly } from './price-change.ts'

test('two different prices are formatted differently', () => {
  for (const [one, other, said] of [
    [12_500_000, 13_200_000, ['₹1.25 Cr', '₹1.32 Cr']],
    [9_900_000, 10_000_000, ['₹99 L', '₹1 Cr']],
    [32_000, 35_500, ['₹32,000', '₹35,500']],
    [12_500_000, 12_500_001, ['₹1,25,00,000', '₹1,25,00,001']],
    [8_500_000, 8_500_000, ['₹85 L', '₹85 L']],
  ] as const) {
    assert.deepEqual(formatDistinctly(one, other), said)
  }
})
