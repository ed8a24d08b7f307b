import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'
import { metroSale } from './metro-sale.ts'

const headers = Object.keys(metroSale.columns)
const row = (flag: string, location = 'Sector 18 Kharghar', city = 'Mumbai') =>
  readMadeUp(
    headers,
    ['4850000', '720', location, '1', '1', ...headers.slice(5).map(() => flag)].join('|'),
    { city, propertyType: 'apartment' },
  )

test('flags become amenities and features; 9 means not stated', () => {
  const all = listingOf(row('1'))
  assert.ok(all.amenities.includes('24x7 security') && all.features.includes('Wi-Fi'))
  assert.equal(all.amenities.length + all.features.length, headers.length - 5)
  assert.equal(all.detail.resale, true)
  for (const flag of ['0', '9']) {
    assert.deepEqual(listingOf(row(flag)).amenities, [])
    assert.deepEqual(reasonsOf(row(flag)), [])
  }
})

test('a row under another city is another listing, but under an alias the same', () => {
  assert.notEqual(listingOf(row('9')).source, listingOf(row('9', undefined, 'Pune')).source)
  assert.equal(
    listingOf(row('9', undefined, 'Bombay')).source,
    listingOf(row('9', undefined, 'mumbai')).source,
  )
})

test('Delhi contains places of Noida, with a note', () => {
  const result = row('9', 'Sector 78 Noida', 'delhi')
  assert.deepEqual([listingOf(result).city, listingOf(result).locality], ['Noida', 'Sector 78'])
  assert.deepEqual(reasonsOf(result), ['Location: read as a place in Noida, not in Delhi'])
})
