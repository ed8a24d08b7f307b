import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Parameters } from '#server/import/listing/mapping/read-plan.ts'
import { listingOf, readMadeUp, reasonsOf } from '#test/import.ts'
import { recogniseLayout } from './all.ts'
import { acresGurgaon } from './ninety-nine-acres.ts'

describe('the files of Gurgaon', () => {
  const headers = Object.keys(acresGurgaon.columns)
  const base: Record<string, string> = {
    PROP_ID: 'x10000001',
    CITY: 'gurgaon',
    PRICE: '12500000.0',
    PRICE_SQFT: '8333.0',
    AREA: '1500.0',
    PROP_HEADING: '3 bhk flat in sector 102 gurgaon',
    DESCRIPTION: 'airy flat,\nnear the park',
    PROPERTY_TYPE: 'residential apartment',
    FURNISH: 'Semifurnished',
    FACING: 'North-East',
    AGE: '1-5 Year Old Property',
    TOTAL_FLOOR: 'high rise',
    BEDROOM_NUM: '3.0',
    BALCONY_NUM: '4.0',
    LATITUDE: '28.47',
    LONGITUDE: '76.97',
    LOCALITY_NAME: 'sector 102 gurgaon',
    SOCIETY_NAME: 'green acres',
  }
  const row = (change: Record<string, string>, parameters: Parameters = { listingType: 'sell' }) =>
    readMadeUp(
      headers,
      headers.map((header) => ({ ...base, ...change })[header] ?? '').join('|'),
      parameters,
    )

  test('a flat in small letters', () => {
    const listing = listingOf(row({}))
    assert.equal(listing.title, '3 BHK Flat in Sector 102 Gurgaon')
    assert.deepEqual([listing.city, listing.locality], ['Gurgaon', 'Sector 102'])
    assert.equal(listing.description, 'airy flat,\nnear the park')
    assert.equal(listing.address, 'Green Acres, Sector 102 Gurgaon')
    assert.deepEqual([listing.detail.facing, listing.detail.balconies], ['north-east', 4])
  })

  test('a placeholder is no address', () => {
    for (const ADDRESS of ['111', '000', 'middle floor']) {
      const result = row({ ADDRESS })
      assert.equal(listingOf(result).address, 'Green Acres, Sector 102 Gurgaon')
      assert.deepEqual(reasonsOf(result), [
        'ADDRESS: left out: this is a placeholder, not an address',
      ])
    }
  })

  test('swapped coordinates are corrected, zero and far ones left out', () => {
    const swapped = row({ LATITUDE: '77.03', LONGITUDE: '28.46' })
    assert.deepEqual([listingOf(swapped).latitude, listingOf(swapped).longitude], [28.46, 77.03])
    assert.match(reasonsOf(swapped).join(), /swapped/)
    for (const LATITUDE of ['0.0', '13.08']) {
      const dropped = row({ LATITUDE })
      assert.equal(listingOf(dropped).latitude, null)
      assert.equal(reasonsOf(dropped).length, 1)
    }
  })

  test('a place that names another city than its column keeps the city, with a note', () => {
    const result = row({ LOCALITY_NAME: 'sector-33 sohna', LATITUDE: '28.25', LONGITUDE: '77.07' })
    assert.deepEqual([listingOf(result).city, listingOf(result).locality], ['Gurgaon', 'Sector-33'])
    assert.deepEqual(reasonsOf(result), [
      'LOCALITY_NAME: the place names Sohna, but the city stays Gurgaon',
    ])
  })

  test('land has no rooms, and under construction is no age', () => {
    const land = listingOf(
      row({ PROPERTY_TYPE: 'residential land', BEDROOM_NUM: '', AGE: 'Under Construction' }),
    )
    assert.equal(land.propertyType, 'plot')
    assert.equal(land.detail.possession, 'under-construction')
    assert.equal(land.detail.age, undefined)
  })

  test('a rent among sales is refused, and read where the file is of rents', () => {
    assert.match(reasonsOf(row({ PRICE: '45000.0' })).join(), /too low to be the sale price/)
    const rent = listingOf(row({ PRICE: '45000.0' }, { listingType: 'rent' }))
    assert.equal(rent.listingType, 'rent')
  })

  test('the listing number makes it the same listing, whatever else has changed', () => {
    const { source } = listingOf(row({}))
    assert.equal(listingOf(row({ PRICE: '13000000.0' })).source, source)
    assert.notEqual(listingOf(row({ PROP_ID: 'x10000002' })).source, source)
  })
})

describe('the file as shown', () => {
  const headers = ['location', 'price', 'area', 'bedroom']
  const row = (cells: string) => readMadeUp(headers, cells, { city: 'Delhi NCR' })

  test('heading, total with rate, area with basis, rooms with baths', () => {
    const listing = listingOf(
      row(
        '4 BHK Independent Builder Floor in DLF CITY PHASE 2|₹ 1.9 Cr₹ 7,224/sq.ft.|2,630 ' +
          'sq.ft. (244 sq.m.) Super built-up Area|4 BHK5 Baths',
      ),
    )
    assert.deepEqual([listing.price, listing.area], [19_000_000, 2630])
    assert.deepEqual(
      [listing.bedrooms, listing.bathrooms, listing.propertyType],
      [4, 5, 'apartment'],
    )
    assert.deepEqual([listing.city, listing.locality], ['Gurgaon', 'DLF CITY PHASE 2'])
  })

  test('a place in a city of the region is assigned to that city without a note', () => {
    const result = row(
      'Residential land / Plot in Sector-81 Faridabad|₹ 76 ' +
        'Lac₹ 4,000/sq.ft.|1,900 sq.ft. (177 sq.m.) Plot Area|',
    )
    assert.deepEqual(
      [listingOf(result).city, listingOf(result).propertyType],
      ['Faridabad', 'plot'],
    )
    assert.deepEqual(reasonsOf(result), [])
  })

  test('a price on request is refused', () => {
    const result = row(
      '3 BHK Residential Apartment in Sector-62 Gurgaon|Price ' +
        'on Request|1,508 sq.ft. (140 sq.m.) Carpet Area|3 BHK',
    )
    assert.deepEqual(reasonsOf(result), ['price: the price is on request'])
  })

  test('a file of the same four headers with other values is not this layout', () => {
    assert.equal(recogniseLayout(headers, [['Whitefield', '8500000', '1100', '2']]), undefined)
  })
})
