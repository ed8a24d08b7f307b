import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reasonsFor } from './similar.ts'

const home = {
  location: { _id: '1', name: 'Baner' },
  city: 'Pune',
  price: 10_000_000,
  areaSqft: 1_000,
  bedrooms: 2,
  propertyType: 'apartment',
} as const

test('a similar home is shown with what it has in common and what is better about it', () => {
  assert.deepEqual(reasonsFor(home, { ...home, price: 9_000_000 }), [
    'Also in Baner',
    '₹10.0L cheaper',
    'Also 2 BHK',
    'Similar size',
  ])
  assert.deepEqual(reasonsFor(home, { ...home, price: 10_100_000, areaSqft: 1_500 }), [
    'Also in Baner',
    'Same price',
    'Also 2 BHK',
  ])
})

test('no reason is given that does not apply', () => {
  const other = { ...home, location: 'Wakad', bedrooms: 3, areaSqft: 2_000, price: 5_000_000 }
  assert.deepEqual(reasonsFor(home, other), [])
  assert.deepEqual(reasonsFor({ ...home, bedrooms: null }, { ...other, bedrooms: null }), [])
})
