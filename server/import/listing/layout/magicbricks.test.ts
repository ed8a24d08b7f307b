import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'

const base: Record<string, string> = {
  City: 'Hyderabad',
  BHK: '4',
  Location: 'Lake View, Kokapet, Outer Ring Road, Hyderabad',
  'Price (₹)': '3.1 Lac',
  'Area (sqft)': '600 sqyrd',
  'Property Type': 'Villa',
  Furnishing: 'Furnished',
  'Property Facing': 'North - East',
  overlooking: 'Pool, Main Road',
  Bathroom: '> 10',
  Balcony: '1',
  'Tenant Preferred': 'Family',
  Availability: "From May '86",
}
const row = (change: Record<string, string>) =>
  readMadeUp(Object.keys(base), Object.values({ ...base, ...change }).join('|'))

test('place, price in lakh, square yards, views', () => {
  const listing = listingOf(row({}))
  assert.deepEqual([listing.price, listing.area], [310_000, 5400])
  assert.deepEqual([listing.locality, listing.detail.society], ['Kokapet', 'Lake View'])
  assert.deepEqual(listing.features, ['Overlooks pool', 'Overlooks main road'])
  assert.deepEqual([listing.bathrooms, listing.detail.possessionBy], [10, '2086-05'])
  assert.deepEqual([listing.propertyType, listing.detail.facing], ['villa', 'north-east'])
})

test('interpreted values have notes', () => {
  assert.deepEqual(reasonsOf(row({})), [
    'Bathroom: "> 10" was read as 10',
    'Area (sqft): converted at 9 sq ft per sqyd',
    'Bathroom: more than four bathrooms beyond the number of bedrooms',
  ])
})

test('an ambiguous type is refused', () => {
  assert.deepEqual(reasonsOf(row({ 'Property Type': 'Farm' })), [
    'Property Type: we do not recognise this property type',
  ])
})
