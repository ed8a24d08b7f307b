import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { importAll, upload } from '#test/import-call.ts'
import { saidOf, stockLists } from '#test/stock-list.ts'

/** Lists as brokers keep them: sold homes, units beside prices, letterheads, hidden rows. */

const site = useApp()

const { people, bringIn } = stockLists(site)

const gone = (line: number) => `${line} refusal: the row says that this home is no longer available`

/** Creates a list of flats with one additional column. */
function flatsWith(header: string, cells: readonly string[]): string {
  const rows = cells.map((cell, at) => `Flat ${at},Apartment,Sale,65 Lakh,900,Pune,Baner,"${cell}"`)
  return [`Title,Type,For,Price,Area,City,Locality,${header}`, ...rows].join('\n')
}

describe('a home that its list marks as gone', () => {
  for (const header of ['Status', 'Availability', 'Deal Stage', 'Unit', 'Remarks', '']) {
    test(`is left out with the reason in a column called "${header}"`, async () => {
      const cells = ['Available', 'Sold', 'Blocked', 'बिक गया', 'Booked - Rao', 'Available', 'Hold']
      const { run, titles } = await bringIn(flatsWith(header, cells))
      assert.deepEqual(titles, ['Flat 0', 'Flat 5'])
      assert.deepEqual(
        saidOf(run).filter((text) => text.includes('refusal')),
        [3, 4, 5, 6, 8].map(gone),
      )
    })
  }

  test('is left out if a column says yes to being sold, or names the buyer', async () => {
    const sold = await bringIn(flatsWith('Sold?', ['Yes', 'No', '']))
    assert.deepEqual(sold.titles, ['Flat 1', 'Flat 2'])
    const bought = await bringIn(flatsWith('Buyer Name', ['', 'Mr Rao', '']))
    assert.deepEqual(bought.titles, ['Flat 0', 'Flat 2'])
  })

  test('creates no second listing when the list is imported again', async () => {
    const january = flatsWith('Status', ['Available', 'Available', 'Available'])
    const { token, broker } = await bringIn(january)
    const february = flatsWith('Status', ['Sold', 'Available', 'Hold'])
    const run = await importAll(site, token, february, { brokerId: broker.id })
    const { counts, remarks } = run
    assert.deepEqual([counts.inserted, counts.duplicates, counts.refused], [0, 1, 2])
    assert.ok(
      remarks.some((text) => /still listed.*"Flat 0", "Flat 2"/.test(text)),
      remarks.join(),
    )
  })

  test('is not recognised by words with another meaning in other columns', async () => {
    const { titles } = await bringIn(
      flatsWith('Kitchen', ['Closed', 'Open', 'Reserved', 'Soldier']),
    )
    assert.equal(titles.length, 4)
  })
})

describe('the unit of a price', () => {
  for (const header of ['Unit', 'Price Unit', '']) {
    test(`is read from the column beside it called "${header}"`, async () => {
      const rows = [`Title,Type,For,Price,${header},Area,City,Locality`]
      rows.push('A,Plot,Sale,65,Lac,2000,Pune,Wakad', 'B,Plot,Sale,1.2,Cr,2100,Pune,Wakad')
      rows.push('C,Plot,Sale,85,Lac,2200,Pune,Wakad')
      const { listings } = await bringIn(rows.join('\n'))
      assert.deepEqual(
        listings.map(({ price }) => price),
        [6_500_000, 12_000_000, 8_500_000],
      )
    })
  }

  test('may be a rate, which is multiplied by the area', async () => {
    const { listings } = await bringIn(
      'Title,Type,For,Price,Unit,Area,City\nA,Plot,Sale,65,' +
        'Lac,2000,Pune\nB,Plot,Sale,6500,per sqft,2000,Pune',
    )
    assert.deepEqual(
      listings.map(({ price }) => price),
      [6_500_000, 13_000_000],
    )
  })

  test('suggested only by numbers is noted, and a number far from others is refused', async () => {
    const prices = ['65', '1.2', '85', '90', '110']
    const rows = prices.map((price, at) => `Plot ${at},Plot,Sale,${price},2000,Pune,Wakad`)
    const content = ['Title,Type,For,Price,Area,City,Locality', ...rows].join('\n')
    const { run, titles } = await bringIn(content)
    assert.deepEqual(titles, ['Plot 0', 'Plot 2', 'Plot 3', 'Plot 4'])
    assert.match(run.doubts[0] ?? '', /^"Price" has no unit, so its numbers were read as lakh\./)
    assert.equal(saidOf(run)[0], '2 note: the column has no unit, so this was read as lakh')
    assert.match(saidOf(run)[1] ?? '', /^3 refusal: far below the other prices/)
  })
})

test('an unknown deal refuses its row and does not affect the others', async () => {
  const deals = ['Sale', 'Rent', 'JV', 'Wanted', 'Heavy Deposit', 'Outright', 'Girvi', 'Sale']
  const rows = deals.map(
    (deal, at) =>
      `Home ${at},Apartment,${deal},${deal === 'Rent' ? 25000 : 6500000},900,Pune,Baner`,
  )
  const { listings } = await bringIn(
    ['Title,Type,Transaction,Price,Area,City,Locality', ...rows].join('\n'),
  )
  assert.deepEqual(
    listings.map(({ title, listing_type }) => `${title} ${listing_type}`),
    ['Home 0 sell', 'Home 1 rent', 'Home 5 sell', 'Home 7 sell'],
  )
})

test('rows without rooms are not assumed to be apartments', async () => {
  const { token, broker } = await people()
  const content =
    'Title,For,Price,Area,City,Rooms\nA,Sale,6500000,900,Pune,2 BHK\nB,Sale,900000,300,Pune,'
  const { body } = await upload(site, token, content, { brokerId: broker.id })
  assert.deepEqual(
    body.import.missing.map(({ name }) => name),
    ['propertyType'],
  )
  assert.deepEqual(body.import.proposals, [])
})

test('a list in Hindi has its types, deals and furnishing parsed', async () => {
  const { listings } = await bringIn(
    [
      'शीर्षक,संपत्ति का प्रकार,बिक्री/किराया,कीमत,क्षेत्रफल,शहर,फर्निशिंग',
      'एक,फ्लैट,बिक्री,६५ लाख,१२०० वर्ग फुट,पुणे,अर्ध-सुसज्जित',
      'तीन,प्लॉट,बिक्री,40 लाख,150 गज,पुणे,',
      'दो,दुकान,किराया,"25,000",300 वर्ग फुट,पुणे,',
    ].join('\n'),
  )
  assert.deepEqual(listings.map(({ property_type, price }) => [property_type, price]).toSorted(), [
    ['apartment', 6_500_000],
    ['commercial', 25_000],
    ['plot', 4_000_000],
  ])
})

test('the date order of month-first dates is decided by column, not by cell', async () => {
  const rows = ['08/15/2087', '03/04/2087', '12/31/2087']
  const { listings, run } = await bringIn(flatsWith('Possession Date', rows))
  assert.deepEqual(
    listings.map(({ detail }) => (detail as { possessionBy?: string }).possessionBy),
    ['2087-08', '2087-03', '2087-12'],
  )
  assert.ok(saidOf(run).includes('3 note: read with the month first'))
  const mixed = await bringIn(
    flatsWith('Possession Date', ['08/15/2087', '03/04/2087', '25/12/2087']),
  )
  assert.match(
    saidOf(mixed.run).join(),
    /3 note: left out: this could have the day or the month first/,
  )
})

test('a small deposit is a number of months, and one too small is left out', async () => {
  const rows = ['3', '1.5', '100000', '500', 'Nil'].map(
    (deposit, at) => `Flat ${at},Apartment,Rent,25000,900,Pune,Baner,${deposit}`,
  )
  const { listings } = await bringIn(
    ['Title,Type,For,Rent,Area,City,Locality,Security Deposit', ...rows].join('\n'),
  )
  assert.deepEqual(
    listings.map(({ detail }) => (detail as { deposit?: number }).deposit),
    [75_000, 37_500, 100_000, undefined, 0],
  )
})

test('one home at two prices in a file is noted with the line of the first', async () => {
  const flat = (price: string) => `Orchid 4,Apartment,Sale,${price},1400,Pune,Baner,4`
  const { run } = await bringIn(
    ['Title,Type,For,Price,Area,City,Locality,Floor', flat('9000000'), flat('8800000')].join('\n'),
  )
  assert.deepEqual(saidOf(run), ['3 note: line 2 has the same home for ₹90,00,000'])
  assert.equal(run.counts.noted, 1)
})

describe('the table of a file', () => {
  test('begins below a letterhead of any length, and its headings are no listings', async () => {
    const { run, titles } = await bringIn(
      [
        'SHREE SAI REALTY,,,,,,',
        '"Office 4, Baner Road",,,,,,',
        'Stock list as on 25/11/2026,,,,,,',
        ',,,,,,',
        'Sr,Title,Type,For,Price,Area,City',
        'TOWER A,,,,,,',
        '1,Flat 1,Apartment,Sale,65 L,1000,Pune',
        ',Subtotal,,,65 L,1000,',
        '2,Flat 2,Apartment,Sale,66 L,1010,Pune',
      ].join('\n'),
    )
    assert.deepEqual(titles, ['Flat 1', 'Flat 2'])
    assert.deepEqual(saidOf(run), [
      '6 refusal: this line has a single cell: a heading, not a listing',
      '8 refusal: this is a line of totals, not a listing',
    ])
  })

  test('may name its columns in several lines', async () => {
    const { run, listings } = await bringIn(
      [
        'Title,Type,For,Area,,Price,City',
        ',,,Carpet,Built-up,,',
        ',,,sq.m,sq.m,Lakh,',
        'Flat,Apartment,Sale,60,75,65,Pune',
      ].join('\n'),
    )
    const [flat] = listings
    assert.deepEqual([flat?.area, flat?.area_unit, flat?.price], [60, 'sqmt', 6_500_000])
    assert.deepEqual(run.doubts[0], 'The column names span 3 lines, which were joined.')
  })

  test('may have columns without a name at its end', async () => {
    const { titles } = await bringIn(
      'Title,Type,For,Price,Area,City\nA,Apartment,Sale,' +
        '65 L,900,Pune,,x\nB,Apartment,Sale,66 L,900,Pune,,y',
    )
    assert.deepEqual(titles, ['A', 'B'])
  })
})

test('an age garbled by a spreadsheet is left out; a year is that of construction', async () => {
  const { listings } = await bringIn(flatsWith('Age', ['4-May', '2015', '5-10 years']))
  assert.deepEqual(
    listings.map(({ detail }) => (detail as { age?: string }).age),
    [undefined, 'Built in 2015', '5-10 years'],
  )
})

describe('a whole price beside a rate', () => {
  for (const header of ['Buy_total_price', 'Ask', 'Quote', 'Demand']) {
    test(`is the price of the home where its column is called "${header}"`, async () => {
      const { listings } = await bringIn(
        `Title,Type,For,Area,City,Locality,Price_per_square_feet,${header}
A,Apartment,Sale,1300,Delhi,Rohini,6667,9000000`,
      )
      assert.deepEqual(
        listings.map(({ price }) => price),
        [9_000_000],
      )
    })
  }
})

for (const header of ['Price (Mn)', 'Price in million', 'Price (M)']) {
  test(`a price under "${header}" counts millions`, async () => {
    const { listings } = await bringIn(
      `Title,Type,For,${header},Area,City,Locality,BHK
A,Apartment,Sale,6.5,900,Pune,Wakad,2`,
    )
    assert.deepEqual(
      listings.map(({ price }) => price),
      [6_500_000],
    )
  })
}

test('a rate in a cell is in rupees, whatever the unit of its column', async () => {
  const { listings } = await bringIn(
    `Title,Type,For,Price,Area,City,Locality,BHK
A,Apartment,Sale,65,900,Pune,Wakad,2
B,Apartment,Sale,66,900,Pune,Wakad,2
C,Apartment,Sale,67,900,Pune,Wakad,2
D,Apartment,Sale,7500/sqft,900,Pune,Wakad,2`,
  )
  assert.deepEqual(
    listings.map(({ price }) => price).sort((one, other) => one - other),
    [6_500_000, 6_600_000, 6_700_000, 6_750_000],
  )
})

test('a rupee sign decoded with the wrong encoding is still recognized', async () => {
  const { listings } = await bringIn(
    `Title,Type,For,Price,Area,City,Locality,BHK
A,Apartment,Sale,â‚¹65 Lac,900,Pune,Wakad,2`,
  )
  assert.deepEqual(
    listings.map(({ price }) => price),
    [6_500_000],
  )
})
