import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '#test/app.ts'
import { fileOf, type Row } from '#test/row-file.ts'
import { saidOf, stockLists } from '#test/stock-list.ts'

/** Words for deals and types in lists, and numbers that do not fit the others. */

const site = useApp()

const { bringIn } = stockLists(site)

test('one known deal is enough for the column; each unknown word refuses its row', async () => {
  const deals = ['JV', 'Sale', 'Wanted', 'Girvi', 'Heavy Deposit', 'Exchange', 'Re-sale', 'Barter']
  const rows = deals.map((deal, at) => `Home ${at},Apartment,${deal},6500000,900,Pune,Baner`)
  for (const header of ['Transaction', 'Deal', 'Purpose']) {
    const { titles, run } = await bringIn(
      [`Title,Type,${header},Price,Area,City,Locality`, ...rows].join('\n'),
    )
    assert.deepEqual(titles, ['Home 1', 'Home 6'], header)
    assert.equal(run.counts.refused, 6)
  }
})

test('a column of deals with an unhelpful header is found by its cells', async () => {
  const deals = ['Sale', 'Rent', 'Sale', 'JV', 'Lease']
  const rows = deals.map(
    (deal, at) =>
      `Home ${at},Apartment,${deal},${deal === 'Sale' ? 6500000 : 25000},900,Pune,Baner`,
  )
  const { listings } = await bringIn(
    ['Title,Type,Nature,Price,Area,City,Locality', ...rows].join('\n'),
  )
  assert.deepEqual(
    listings.map(({ title, listing_type }) => `${title} ${listing_type}`),
    ['Home 0 sell', 'Home 1 rent', 'Home 2 sell', 'Home 4 lease'],
  )
})

test('a number far above the others is refused if the unit of its column is guessed', async () => {
  const prices = ['65', '72', '7500', '90', '85']
  const rows = prices.map((price, at) => `Plot ${at},Plot,Sale,${price},2000,Pune,Wakad`)
  const { run, titles } = await bringIn(
    ['Title,Type,For,Price,Area,City,Locality', ...rows].join('\n'),
  )
  assert.deepEqual(titles, ['Plot 0', 'Plot 1', 'Plot 3', 'Plot 4'])
  assert.ok(saidOf(run).some((text) => /^4 refusal: far above the other prices/.test(text)))
})

test('an ambiguous type gets a note', async () => {
  const types = ['Shop cum Office', 'House & Villa', 'Industrial Plot', 'Duplex', 'Flat/Apartment']
  const rows = types.map((type, at) => `Listing ${at},${type},Sale,9500000,1100,Pune,Baner`)
  const { run, listings } = await bringIn(
    ['Title,Type,For,Price,Area,City,Locality', ...rows].join('\n'),
  )
  assert.deepEqual(saidOf(run), [
    '2 note: "Shop cum Office" was read as office',
    '3 note: "House & Villa" was read as villa',
    '4 note: "Industrial Plot" was read as industrial',
    '5 note: "Duplex" was read as house',
  ])
  assert.equal(listings.length, 5)
})

test('types, deals and rooms in Hindi and Marathi are understood', async () => {
  const { run, listings } = await bringIn(
    [
      'अ.क्र.,मालमत्ता,प्रकार,विक्री/भाडे,किंमत (लाख),क्षेत्र (चौ.फूट),शहर,खोल्या',
      '1,एक सदनिका,सदनिका,विक्री,65,1201,पुणे,2 खोल्या',
      '2,तीन शेती,शेतजमीन,विक्री,72,20000,पुणे,',
      '3,दोन गाला,गाला,विक्रीसाठी,55,400,पुणे,',
      '4,घर चार,घर,विक्री,80,1500,पुणे,3 कमरे',
    ].join('\n'),
  )
  assert.deepEqual(
    listings.map(({ title, property_type }) => `${title}: ${property_type}`).toSorted(),
    ['एक सदनिका: apartment', 'घर चार: house', 'तीन शेती: agricultural', 'दोन गाला: commercial'],
  )
  assert.deepEqual(saidOf(run), [
    '2 note: "2 खोल्या" was read as bedrooms',
    '5 note: "3 कमरे" was read as bedrooms',
  ])
})

test('a rent of a few rupees is refused', async () => {
  const { run } = await bringIn(
    'Title,Type,For,Price,Area,City\nA,Plot,Lease,1.2,2000,Pune\nB,Plot,Rent,25000,2000,Pune',
  )
  assert.deepEqual(
    saidOf(run).filter((text) => /refusal/.test(text)),
    ['2 refusal: under ₹500, too low for a monthly rent'],
  )
})

test('a row that offers several homes becomes one listing with a note', async () => {
  const rows: Row[] = [
    { BHK: '2 BHK (2 flats)' },
    { BHK: '2 BHK x 3' },
    { Title: 'Two shops in Baner', Type: 'Shop', BHK: '' },
    { 'No of Units': '12' },
    { Title: 'Flat in a block of 20 flats', 'No of Units': '1' },
  ]
  const { run, titles } = await bringIn(fileOf(rows))
  assert.equal(titles.length, rows.length)
  assert.deepEqual(saidOf(run), [
    '2 note: this names 2 homes, but a row is one listing',
    '3 note: this names 3 homes, but a row is one listing',
    '4 note: this names 2 homes, but a row is one listing',
    '5 note: this names 12 homes, but a row is one listing',
  ])
})

test('a bare area gets the unit that its price fits, with a note on the guess', async () => {
  const plot = { Type: 'Plot', BHK: '', City: 'Jaipur', Locality: 'Vaishali Nagar' }
  const yards = ['150', '200', '250', '400', '500', '1000'].map((Area) => ({
    ...{ ...plot, Area, Price: `${Number(Area) * 45_000}`, Title: `Plot of ${Area}` },
  }))
  const { run, listings } = await bringIn(
    fileOf([
      ...yards,
      { Area: '78' },
      { ...plot, City: 'Pune', Area: '900', Price: '27000000', Title: 'Corner' },
    ]),
  )
  const guess = 'this area has no unit and was read as'
  assert.deepEqual(saidOf(run), [
    ...yards.map((_, at) => `${at + 2} note: ${guess} sq yd because of the price`),
    `8 note: ${guess} sq m because of the price`,
    '9 note: this area has no unit, and at this price it may be in sq yd',
  ])
  assert.deepEqual(
    listings.map(({ area, area_unit }) => `${area} ${area_unit}`).toSorted(),
    ['1350', '1800', '2250', '3600', '4500', '900', '9000']
      .map((area) => `${area} sqft`)
      .concat('78 sqmt')
      .toSorted(),
  )
})

test('text beside a price is used, or named if it is left out', async () => {
  const rent = { For: 'Rent', Area: '1000' }
  const prices = [
    '25k/1L',
    '25,000 + 2,000 maintenance, deposit 75,000',
    '25000 incl. maintenance',
    '3 lakh per year',
    '25k (family only)',
  ]
  const { run, listings } = await bringIn(fileOf(prices.map((Price) => ({ ...rent, Price }))))
  assert.deepEqual(
    listings.map(({ price, detail }) => {
      const { deposit, maintenance, maintenancePer, isMaintenanceIncluded } = Object(detail)
      return [price, deposit, maintenance, maintenancePer, isMaintenanceIncluded]
    }),
    [
      [25_000, 100_000, undefined, undefined, undefined],
      [25_000, 75_000, 2_000, 'month', undefined],
      [25_000, undefined, undefined, undefined, true],
      [25_000, undefined, undefined, undefined, undefined],
      [25_000, undefined, undefined, undefined, undefined],
    ],
  )
  assert.deepEqual(saidOf(run), [
    '2 note: "1l" after the slash was read as the deposit',
    '5 note: yearly rent, divided by 12 to get the monthly rent',
    '6 note: "(family only)" after the price was left out',
  ])
})

test('a cell with several areas gives each of them', async () => {
  const areas = [
    'Super Built-up area 1450(134.71 sq.m.)Carpet area: 1100 sq.ft. (102.19 sq.m.)',
    '780 sqft carpet / 1050 sqft sba',
    '1050 (780 carpet)',
    '780 carpet',
  ]
  const file = fileOf(areas.map((Area) => ({ Area }))).replace(',Area,', ',areaWithType,')
  const { run, listings } = await bringIn(file)
  assert.deepEqual(
    listings.map(({ area, detail }) => [
      Number(area),
      Object(detail).areaBasis,
      Object(detail).areaSuperBuiltUpSqft,
    ]),
    [
      [1100, 'carpet', 1450],
      [780, 'carpet', 1050],
      [780, 'carpet', undefined],
      [780, 'carpet', undefined],
    ],
  )
  assert.deepEqual(saidOf(run), ['4 note: "1050" does not say which area it is and was left out'])
})
