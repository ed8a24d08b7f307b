import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { imported } from '#test/imported.ts'
import { fileOf, type Row, usual } from '#test/row-file.ts'

/** Doubtful rows are imported as the file says, with a note. */

const site = useApp()

describe('a doubtful row is imported with a note', () => {
  test('but not land that is cheap for its size or far out', async () => {
    const plot = { Title: 'Corner', Type: 'Plot', Area: '1800', BHK: '' }
    const usualPrices = ['19000000', '20000000', '21000000', '22000000', '18000000', '20500000']
    const rows: Row[] = usualPrices.map((Price) => ({ ...plot, Title: `Corner ${Price}`, Price }))
    rows.push({ ...plot, Title: 'Far', Price: '3000000' })
    rows.push({ ...plot, Title: 'Large', Price: '20000000', Area: '2 acre' })
    rows.push({ ...plot, Title: 'Slip', Price: '200000' })
    const { remarks } = await imported(site, fileOf(rows))
    const far = 'the price per sq ft of similar rows in this file: a zero may be missing'
    assert.deepEqual(remarks, [`10 note: far below ${far}`])
  })

  test('if it is a lease paid once, or land let at the price of land', async () => {
    const { remarks } = await imported(
      site,
      fileOf([
        { For: 'Lease', Price: '1500000' },
        {
          Title: 'Field',
          For: 'Lease',
          Price: '9000000',
          Type: 'Agricultural land',
          Area: '1 acre',
          BHK: '',
        },
        { For: 'Lease', Price: '40000' },
      ]),
    )
    assert.deepEqual(remarks, [
      '2 note: over ₹300 per sq ft, which may be a one-time amount and not a monthly rent',
      '3 note: over ₹100 per sq ft of land, which may not be a monthly rent',
    ])
  })

  test('if its price is the start of an auction, which the file notes as well', async () => {
    const file = fileOf([{}, {}]).replace('Price', 'Reserve Price')
    const { remarks, uploaded, listings } = await imported(site, file)
    assert.deepEqual(remarks, [
      '2 note: the price is a starting price',
      '3 note: the price is a starting price',
    ])
    assert.ok(uploaded.doubts.some((doubt) => doubt.includes('where an auction begins')))
    assert.equal(listings[0]?.price, 6_500_000)
  })

  test('with the unit of the title if the area is the same bare number', async () => {
    const { remarks, listings } = await imported(
      site,
      fileOf([
        { Title: '200 gaj plot', Type: 'Plot', Area: '200', BHK: '' },
        { Title: '200 gaj corner plot', Type: 'Plot', Area: '1800', BHK: '' },
      ]),
    )
    assert.deepEqual(remarks, ['2 note: this area has no unit, but the title says 200 gaj'])
    assert.deepEqual(
      listings.map(({ area, areaUnit }) => [area, areaUnit]),
      [
        [1800, 'sqft'],
        [1800, 'sqft'],
      ],
    )
  })

  test('without a placeholder society or the owner’s name in the society', async () => {
    const { listings } = await imported(
      site,
      fileOf([
        { Society: 'On Request', Title: 'Flat A' },
        { Society: 'Sai Heights (Owner: Suresh Patil)', Title: 'Flat B' },
      ]),
    )
    assert.deepEqual(
      listings.map(({ detail }) => detail?.society ?? null),
      [null, 'Sai Heights'],
    )
    assert.ok(!JSON.stringify(listings).includes('Suresh'))
    assert.ok(!JSON.stringify(listings).includes('On Request'))
  })

  test('tenants by food or religion are reworded, a row that is a test is refused', async () => {
    const { remarks } = await imported(
      site,
      fileOf([
        { 'Preferred Tenants': 'Veg family; no muslims' },
        { Title: 'TEST', 'Preferred Tenants': 'Family' },
      ]),
      { said: { wording: 'neutral' } },
    )
    assert.deepEqual(remarks, [
      '2 note: replaced with “All buyers are welcome”. ' +
        'Listings cannot select people by what they eat.',
      '2 note: left out. Listings cannot select people by religion.',
      '3 refusal: this is a test, not an offer',
    ])
  })

  test('but a repaired text is only counted for the file', async () => {
    const { remarks, checked } = await imported(
      site,
      fileOf([{ Description: 'Itâ€™s near' }, { Description: 'Itâ€™s far' }]),
    )
    assert.deepEqual(remarks, [])
    assert.equal(checked.counts.noted, 0)
    assert.deepEqual(
      checked.summary.map(({ reason, count }) => [reason, count]),
      [['garbled characters in the text were repaired', 2]],
    )
  })

  test('a price ten times that of the like rows of its file is noted', async () => {
    const usualPrices = ['6100000', '6400000', '6900000', '7200000', '5800000']
    const rows: Row[] = usualPrices.map((Price) => ({ Price }))
    const rents = ['21000', '24000', '26000', '19000', '23000']
    rows.push({ Price: '65000000' }, { Price: '650000', Area: '1000' })
    rows.push(...rents.map((Price) => ({ Price, For: 'Rent' })))
    rows.push({ Price: '250000', For: 'Rent' }, { Price: '2500', For: 'Rent' })
    const { remarks, listings } = await imported(site, fileOf(rows))
    const far = 'the price per sq ft of similar rows in this file:'
    assert.deepEqual(remarks, [
      `7 note: far above ${far} there may be an extra zero, or the area may be in sq yd`,
      '8 note: under ₹1,000 per sq ft',
      `8 note: far below ${far} a zero may be missing`,
      '14 note: a rent over ₹200 per sq ft',
      `14 note: far above ${far} there may be an extra zero, or the area may be in sq yd`,
      '15 note: a rent under ₹4 per sq ft',
      `15 note: far below ${far} a zero may be missing`,
    ])
    assert.equal(listings.length, rows.length)
  })

  test('but not the most expensive and cheapest homes of a city', async () => {
    const prices = ['4500000', '6000000', '7000000', '9000000', '12000000', '25000000']
    const { remarks } = await imported(site, fileOf(prices.map((Price) => ({ Price }))))
    assert.deepEqual(remarks, [])
  })

  const areas: [what: string, row: Row, remark: string, area: number][] = [
    [
      'a carpet area larger than the super built-up area',
      { 'Carpet Area': '1250', 'Super Built-up Area': '900' },
      'note: the carpet area is larger than the super built-up area, so one of them may be wrong',
      1250,
    ],
    [
      'a carpet area in another unit than the super built-up area',
      { 'Carpet Area': '84', 'Super Built-up Area': '1250' },
      'note: the carpet area is far too small compared with the other area and was left out',
      1250,
    ],
    [
      'a carpet area beside a super built-up area with zeros too many',
      { 'Carpet Area': '900', 'Super Built-up Area': '125000' },
      'note: the super built-up area is far too large compared with the other area ' +
        'and was left out',
      900,
    ],
    [
      'an area of nothing beside one that is told',
      { 'Carpet Area': '0', 'Super Built-up Area': '1250' },
      'note: left out: the area must be more than zero',
      1250,
    ],
  ]
  for (const [what, row, remark, area] of areas) {
    test(`${what} is noted`, async () => {
      const { Area: _area, ...others } = usual
      const cells = { ...others, ...row }
      const ordinary = { ...cells, 'Carpet Area': '900', 'Super Built-up Area': '1250', BHK: '3' }
      const lines = [cells, ordinary].map((each) => Object.values(each).join(','))
      const content = [Object.keys(cells).join(','), ...lines].join('\n')
      const { listings, remarks } = await imported(site, content)
      assert.deepEqual(remarks, [`2 ${remark}`])
      const found = listings.find(({ bedrooms }) => bedrooms === 2)
      assert.equal(found?.area, area)
    })
  }

  test('a PIN code of another city is left out, also of the same state', async () => {
    const codes = ['411045', '400001', '560001']
    const rows = codes.map((code) => ({ 'Pin Code': code }))
    const { listings, remarks } = await imported(site, fileOf(rows))
    assert.deepEqual(
      listings.map(({ pincode }) => pincode ?? null),
      ['411045', null, null],
    )
    assert.deepEqual(remarks, [
      '3 note: left out: this PIN code is not in Pune',
      '4 note: left out: this PIN code is not in Maharashtra',
    ])
  })

  test('but a home that a status column calls rented is not offered for rent', async () => {
    const { For: _for, ...rest } = { ...usual, Price: '26000' }
    const lines = ['To Let', 'For Rent', 'Rented', 'Occupied'].map((status, at) =>
      [...Object.values({ ...rest, Title: `Flat ${at}` }), status].join(','),
    )
    const content = [`${Object.keys(rest).join(',')},Status`, ...lines].join('\n')
    const columns = { Status: 'listingType' } as const
    const { listings, remarks } = await imported(site, content, { columns })
    assert.deepEqual(
      listings.map(({ title }) => title),
      ['Flat 0', 'Flat 1'],
    )
    const gone = 'refusal: the row says that this home is no longer available'
    assert.deepEqual(remarks, [`4 ${gone}`, `5 ${gone}`])
  })

  test('without its current occupants as preferred tenants', async () => {
    const tenants = ['Family', 'Mr Rao till Mar 2031', 'Vacant', 'Bachelors / family']
    const rows = tenants.map((each) => ({ 'Preferred Tenants': each, For: 'Rent', Price: '26000' }))
    const { listings, remarks } = await imported(site, fileOf(rows))
    assert.deepEqual(
      listings.map(({ detail }) => detail.tenants ?? null),
      ['Family', null, null, 'Bachelors / family'],
    )
    const note = 'note: left out: this does not name any preferred tenants'
    assert.deepEqual(remarks, [`3 ${note}`, `4 ${note}`])
  })

  test('acres and guntha in one cell are added up, and koti is a crore', async () => {
    const land = { Title: 'Field', Type: 'Agricultural Land', BHK: '', Price: '१.५ कोटी' }
    const content = fileOf([{ ...land, Area: '2-20' }]).replace(',Area,', ',Area (Acre-Guntha),')
    const columns = { 'Area (Acre-Guntha)': 'areaAcre' } as const
    const { listings } = await imported(site, content, { columns })
    assert.deepEqual(
      listings.map(({ price, areaSqft }) => [price, Math.round(areaSqft)]),
      [[15_000_000, 108_900]],
    )
  })

  test('amenities that are not there are left out, each with a note', async () => {
    const rows = [{ Amenities: 'Lift, Gym, No swimming pool' }, { Amenities: 'Lift: No; Gym: Yes' }]
    const { listings, remarks } = await imported(site, fileOf(rows))
    assert.deepEqual(
      listings.map(({ amenities }) => amenities),
      [['Lift', 'Gym'], ['Gym']],
    )
    assert.deepEqual(remarks, [
      '2 note: "No swimming pool" is marked as not available and was left out',
      '3 note: "Lift: No" is marked as not available and was left out',
    ])
  })

  test('a title of a web page is published as people read it', async () => {
    const rows = [{ Title: '2 BHK &amp; Study', Description: '<b>Sea</b> view<br>call now' }]
    const { listings, remarks } = await imported(site, fileOf(rows))
    assert.deepEqual(
      listings.map(({ title, description }) => [title, description]),
      [['2 BHK & Study', 'Sea view\ncall now']],
    )
    const note = 'note: HTML tags were removed from the text'
    assert.deepEqual(remarks, [`2 ${note}`, `2 ${note}`])
  })

  test('a rate for each acre or guntha is multiplied by the area in that unit', async () => {
    const land = {
      Title: 'Field',
      Type: 'Agricultural Land',
      BHK: '',
      Locality: 'Paud',
      Area: '4 acre',
    }
    const said = 'note: the price is this rate times the area'
    const byHeader = fileOf([{ ...land, Price: '25 Lakh' }]).replace(',Price,', ',Rate per Acre,')
    const whole = await imported(site, byHeader)
    assert.deepEqual(
      whole.listings.map(({ price }) => price),
      [10_000_000],
    )
    assert.deepEqual(whole.remarks, [`2 ${said}`])
    const rates = ['8 lakh per guntha', '12 L/guntha']
    const cells = rates.map((Price, at) => ({ ...land, Price, Title: `Field ${at}` }))
    const each = await imported(site, fileOf(cells.map((row) => ({ ...row, Area: '11 guntha' }))))
    assert.deepEqual(
      each.listings.map(({ price }) => price),
      [8_800_000, 13_200_000],
    )
    assert.ok(each.remarks.includes(`3 ${said}`))
  })
})
