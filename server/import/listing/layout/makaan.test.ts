import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parameters } from '#server/import/listing/mapping/read-plan.ts'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'

const base: Record<string, string> = {
  house_type: '2 BHK Apartment',
  house_size: '1,170 sq ft',
  location: 'Vesu',
  city: 'Surat',
  latitude: '21.14',
  longitude: '72.76',
  price: '20000',
  currency: 'INR',
  numBathrooms: '2',
  verificationDate: 'Posted 22 days ago',
  description: 'It’s a flat.\nMore',
  SecurityDeposit: ' 1,00,000',
  Status: 'Semi-Furnished',
}
const headers = Object.keys(base)
const row = (change: Record<string, string>, parameters: Parameters = {}) =>
  readMadeUp(headers, Object.values({ ...base, ...change }).join('|'), parameters)

test('a flat with its deposit', () => {
  const listing = listingOf(row({}))
  assert.equal(listing.title, '2 BHK apartment in Vesu')
  assert.equal(listing.description, 'It’s a flat.\nMore')
  assert.equal(listing.detail.deposit, 100_000)
  assert.equal(listingOf(row({ SecurityDeposit: 'No Deposit' })).detail.deposit, 0)
})

test('a wrongly decoded description is repaired, with a note', () => {
  const result = row({ description: 'It\u00e2\u0080\u0099s a flat.' })
  assert.equal(listingOf(result).description, 'It’s a flat.')
  assert.match(reasonsOf(result).join(), /garbled characters/)
})

test('the age of a posting counts from the day the file was created', () => {
  assert.equal(listingOf(row({})).detail.postedOn, undefined)
  assert.equal(listingOf(row({}, { asOf: '2023-08-31' })).detail.postedOn, '2023-08-09')
})

test('a placeholder deposit and a point in another city are left out with a note', () => {
  const result = row({ latitude: '28.59', longitude: '77.05', SecurityDeposit: ' 10,10,202' })
  assert.equal(listingOf(result).detail.deposit, undefined)
  assert.equal(listingOf(result).latitude, null)
  assert.equal(reasonsOf(result).length, 2)
})

test('an independent floor is an apartment, and a studio has no bedroom', () => {
  const floor = listingOf(row({ house_type: '3 BHK Independent Floor' }))
  assert.deepEqual([floor.propertyType, floor.bedrooms], ['apartment', 3])
  const studio = listingOf(row({ house_type: '1 RK Studio Apartment', house_size: '300 sq ft' }))
  assert.deepEqual([studio.bedrooms, studio.detail.bhk], [0, 0.5])
})

test('a row of nulls is refused with everything it lacks', () => {
  const result = readMadeUp(
    headers,
    headers.map((name) => (name === 'price' ? '85000' : 'null')).join('|'),
  )
  assert.deepEqual(result.listing ? [] : result.refusals.map(({ column }) => column), [
    'house_size',
    'house_type',
    'city',
  ])
})
