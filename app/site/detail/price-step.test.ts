import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysListed, priceCutOf, priceSteps } from './price-step.ts'

test('an unchanged price has no history, and each change has its percentage', () => {
  const at = '2026-03-01T06:30:00.000Z'
  assert.deepEqual(priceSteps({ prices: [{ at, price: 100 }] }), [])
  const prices = [
    { at, price: 10_000_000 },
    { at: '2026-04-01T06:30:00.000Z', price: 9_500_000 },
    { at: '2026-05-01T20:30:00.000Z', price: 9_690_000 },
  ]
  assert.deepEqual(
    priceSteps({ prices }).map(({ at, price, change, isLower }) => [at, price, change, isLower]),
    [
      ['May 02, 2026', '₹96,90,000', '+2 %', false],
      ['Apr 01, 2026', '₹95,00,000', '−5 %', true],
      ['Mar 01, 2026', '₹1,00,00,000', undefined, false],
    ],
  )
})

test('days on the market are whole days', () => {
  const now = Date.parse('2026-03-11T06:00:00Z')
  assert.equal(daysListed('2026-03-10T08:00:00Z', now), 'Today')
  assert.equal(daysListed('2026-03-10T05:00:00Z', now), '1 day ago')
  assert.equal(daysListed('2025-03-11T05:00:00Z', now), '365 days ago')
})

test('a cut is what a home asks less than ever before', () => {
  const at = '2026-03-01T06:30:00.000Z'
  const of = (...asked: number[]) =>
    priceCutOf({ prices: asked.map((price) => ({ at, price })), price: asked.at(-1) ?? 0 })?.less
  assert.deepEqual([of(100, 90), of(100, 120, 110), of(100, 90, 95, 80)], [10, undefined, 10])
  assert.equal(of(100), undefined)
})
