import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'

const headers = (
  'Posted On,BHK,Rent,Size,Floor,Area Type,Area Locality,City,Furnishing Status,' +
  'Tenant Preferred,Bathroom,Point of Contact'
).split(',')
const row = (cells: string) => readMadeUp(headers, cells, { propertyType: 'apartment' })

test('a flat with its floor, its day and its city', () => {
  const listing = listingOf(
    row(
      '2022-05-18|2|17000|1000|Upper Basement out of 4|Super Area|Ballygunge|Kolkata|' +
        'Semi-Furnished|Family|1|Contact Owner',
    ),
  )
  assert.deepEqual([listing.floor, listing.totalFloors], [-1, 4])
  assert.equal(listing.detail.postedOn, '2022-05-18')
  assert.deepEqual([listing.listingType, listing.city], ['rent', 'Kolkata'])
  assert.equal(listing.furnished, 'semi-furnished')
})

test('an invalid locality stays as text under its city', () => {
  const result = row(
    '2022-05-18|2|17000|1000|3|Carpet Area|2 BHK|Bangalore|Furnished|Family|1|Contact Agent',
  )
  const { city, locality, locationText } = listingOf(result)
  assert.deepEqual([city, locality, locationText], ['Bengaluru', null, '2 BHK'])
  assert.equal(reasonsOf(result).length, 1)
})

test('a floor above its building is left out with a note', () => {
  const result = row(
    '2022-05-18|2|17000|1000|8 out of 5|Carpet Area|' +
      'Miyapur, NH 9|Hyderabad|Unfurnished|Family|1|Contact Owner',
  )
  assert.equal(listingOf(result).floor, null)
  assert.equal(listingOf(result).locality, 'Miyapur')
  assert.deepEqual(reasonsOf(result), ['Floor: left out: the floor is higher than the building'])
})

test('a rent with a typing error is refused', () => {
  const result = row(
    '2022-05-18|3|3500000|2500|1 out of 2|Carpet Area|' +
      'Hebbal|Bangalore|Unfurnished|Family|3|Contact Owner',
  )
  assert.match(reasonsOf(result).join(), /too high for a monthly rent/)
})
