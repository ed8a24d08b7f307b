import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'

const headers = 'area_type,availability,location,size,society,total_sqft,bath,balcony,price'.split(
  ',',
)
const row = (cells: string) => readMadeUp(headers, cells)

test('a flat: price in lakh, possession year first', () => {
  const listing = listingOf(
    row('Super built-up  Area|19-Dec| Kaggadasapura |2 BHK|Grvlla |1056|2|1|39.07'),
  )
  assert.equal(listing.price, 3_907_000)
  assert.equal(listing.propertyType, 'apartment')
  assert.equal(listing.title, '2 BHK apartment in Kaggadasapura')
  assert.equal(listing.city, 'Bengaluru')
  const { possession, possessionBy } = listing.detail
  assert.deepEqual([possession, possessionBy], ['ready', undefined], 'December 2019 has passed')
  assert.equal(listing.detail.areaBasis, 'super-built-up')
  assert.equal(listing.detail.society, 'Grvlla')
})

test('Bedroom is a house, no rooms with a plot area is a plot', () => {
  const house = row('Plot  Area|Ready To Move|Hennur|4 Bedroom||2400|4||120')
  assert.equal(listingOf(house).propertyType, 'house')
  const plot = row('Plot  Area|Immediate Possession|Hoskote|||1200 - 2400|||34.2')
  assert.equal(listingOf(plot).propertyType, 'plot')
  assert.equal(listingOf(plot).detail.areaMaxSqft, 2400)
  assert.deepEqual(reasonsOf(plot), ['total_sqft: the area is a range, so the lower end was used'])
})

test('other units of land are converted', () => {
  const guntha = row('Plot  Area|Ready To Move|Anekal|2 Bedroom||24Guntha|2||150')
  assert.equal(listingOf(guntha).area, 26_136)
  assert.equal(listingOf(guntha).detail.areaText, '24Guntha')
  const metres = listingOf(row('Carpet  Area|Ready To Move|Hebbal|1 BHK||64.46Sq. Meter|1||40'))
  assert.deepEqual([metres.area, metres.areaUnit], [64.46, 'sqmt'])
})

test('an impossible value is refused with column, value and reason', () => {
  const tiny = row('Built-up  Area|Ready To Move|Yelahanka|3 BHK||11|3|2|74')
  assert.ok(!tiny.listing)
  assert.ok(tiny.refusals.some(({ column, value }) => column === 'total_sqft' && value === '11'))
  const rooms = row('Built-up  Area|Ready To Move|Hebbal|many||900|2||60')
  assert.deepEqual(reasonsOf(rooms), ['size: we cannot read this number of rooms'])
  const price = row('Built-up  Area|Ready To Move|Hebbal|2 BHK||900|2||')
  assert.deepEqual(reasonsOf(price), ['price: the price is empty'])
})

test('a row without rooms and plot area has an unknown type and is refused', () => {
  const open = row('Built-up  Area|Ready To Move|Hebbal|||900|2||60')
  assert.deepEqual(reasonsOf(open), ['size: the row does not state the property type'])
})
