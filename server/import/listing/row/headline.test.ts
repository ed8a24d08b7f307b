import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { upload } from '#test/import-call.ts'
import { imported, placeOf } from '#test/imported.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Titles compared with the columns of their row. */

const site = useApp()
const columns = 'Title,Property Type,For,Price,Area,City,Locality,BHK'

test('a title that contradicts its columns in rooms, type, place or price is noted', async () => {
  const { listings, remarks } = await imported(
    site,
    [
      columns,
      '4 BHK flat in Aundh,Apartment,Sale,7100000,1010,Pune,Kothrud,2',
      '2 BHK Villa in Kothrud,Apartment,Sale,7200000,1020,Pune,Kothrud,2',
      'Shop in Kothrud,Apartment,Sale,7300000,1030,Pune,Kothrud,2',
      '2 BHK in Bandra Mumbai,Apartment,Sale,7400000,1040,Pune,Kothrud,2',
      '2 BHK 95 lakh Kothrud,Apartment,Sale,7500000,1050,Pune,Kothrud,2',
    ].join('\n'),
  )
  assert.equal(listings.length, 5)
  assert.deepEqual(remarks, [
    '2 note: the title says 4 BHK, the row says 2',
    '2 note: the title says Aundh, the row says Kothrud',
    '3 note: the title says villa, the row says apartment',
    '4 note: the title says commercial, the row says apartment',
    '5 note: the headline says Mumbai, but the city stays Pune',
    '6 note: the title says ₹95,00,000, the row says ₹75,00,000',
  ])
  assert.ok(listings.every((listing) => listing.city === 'Pune' && listing.bedrooms === 2))
})

test('a title that says the same in other words gets no note', async () => {
  const { listings, remarks } = await imported(
    site,
    [
      columns,
      '2.5 BHK flat in Aundh,Apartment,Sale,7110000,1011,Pune,Aundh Annexe,2',
      'Independent house in Aundh,Villa,Sale,7210000,1021,Pune,Aundh,3',
      'Dream home at Lake Towers,Apartment,Sale,7310000,1031,Pune,Kothrud,2',
      '2 BHK in Kothrud Pune for 74.1 lakh,Apartment,Sale,7410000,1041,Pune,Kothrud,2',
      '1 crore 5 lakh only,Apartment,Sale,10500000,1051,Pune,Kothrud,2',
      'Villa plot in Kothrud,Plot,Sale,8510000,1061,Pune,Kothrud,',
      'Flats from 70-75 lakh,Apartment,Sale,7010000,1071,Pune,Kothrud,2',
      '2 BHK flat deposit 1 lakh,Apartment,Rent,25000,1081,Pune,Kothrud,2',
    ].join('\n'),
  )
  assert.equal(listings.length, 8)
  assert.deepEqual(remarks, [])
})

const crawled = [
  'Headline,Price,Area,Property Type,For',
  'Plot for sale in Hebbal Bangalore,5100000,1200,Plot,Sale',
  'Plot for sale in Jakkur Bangalore,5200000,1210,Plot,Sale',
  'Plot for sale at Lake Road,5300000,1220,Plot,Sale',
].join('\n')

for (const field of ['title', 'heading'] as const) {
  test(`the city in a ${field} overrides the city of the whole file`, async () => {
    const given = { columns: { Headline: field }, said: { city: 'Gurgaon' } }
    const { listings, remarks } = await imported(site, crawled, given)
    assert.deepEqual(
      listings.map(({ title, city }) => [title, city]),
      [
        ['Plot for sale at Lake Road', 'Gurgaon'],
        ['Plot for sale in Hebbal Bangalore', 'Bengaluru'],
        ['Plot for sale in Jakkur Bangalore', 'Bengaluru'],
      ],
    )
    const note = 'note: the headline says Bengaluru, so this row uses it instead of Gurgaon'
    assert.deepEqual(
      remarks.filter((remark) => remark.includes('headline')),
      [`2 ${note}`, `3 ${note}`],
    )
  })
}

test('the city of a file is proposed from its titles', async () => {
  const { uploaded, listings } = await imported(site, crawled, { said: { city: 'Bengaluru' } })
  const city = uploaded.proposals.find(({ parameter }) => parameter === 'city')
  assert.equal(city?.value, 'Bengaluru')
  assert.match(city?.reason ?? '', /Headline/)
  assert.equal(listings.length, 3)
})

test('a room and kitchen in an independent house is a house', async () => {
  const { listings } = await imported(
    site,
    [
      'Headline,Price,Area,City,Locality,For',
      '1 RK Independent House in Aundh,9000,300,Pune,Aundh,Rent',
      '1 RK in Aundh,9100,310,Pune,Aundh,Rent',
    ].join('\n'),
    { columns: { Headline: 'heading' } },
  )
  assert.deepEqual(
    listings.map(({ title, propertyType }) => [title, propertyType]),
    [
      ['1 RK Independent House in Aundh', 'house'],
      ['1 RK in Aundh', 'apartment'],
    ],
  )
  assert.deepEqual(listings.map(placeOf), ['Aundh', 'Aundh'])
})

test('an import in one call reports the values it assumed for the whole file', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { role: 'admin' })
  const broker = await makeBroker(db)
  const content = crawled.replaceAll(',Sale', '').replace(',For', '').replaceAll(' for sale', '')
  const fields = { brokerId: broker.id, review: 'false' }
  const { status, body } = await upload(site, token, content, { ...fields, city: 'Bengaluru' })
  assert.deepEqual([status, body.counts?.imported], [200, 3], JSON.stringify(body))
  assert.deepEqual(body.import.doubts, [
    'The file does not state sale or rent, so we used "For Sale": ' +
      'the prices look like sale prices.',
  ])
  const { body: own } = await upload(site, token, `${content}\n`, {
    ...{ ...fields, city: 'Bengaluru', listingType: 'sell' },
  })
  assert.deepEqual(own.import.doubts, [])
})
