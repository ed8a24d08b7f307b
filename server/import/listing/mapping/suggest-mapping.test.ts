import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readRow } from '#server/import/listing/row/read-row.ts'
import { fieldOfHeader } from './header-synonyms.ts'
import { makePlan, missingFrom } from './read-plan.ts'
import { proposeColumns } from './suggest-mapping.ts'
import { proposeParameters } from './suggest-parameters.ts'

/** Made-up files with unknown layouts. */

function propose(fileName: string, headers: string, ...lines: string[]) {
  const names = headers.split('|')
  const sample = lines.map((line) => line.split('|'))
  const mapping = proposeColumns(names, sample)
  const plan = makePlan(names, mapping, {})
  const proposals = proposeParameters(plan, fileName, sample)
  const said = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  const rows = sample.map((cells) => readRow(makePlan(names, mapping, said), cells))
  return { mapping, said, missing: missingFrom(plan).map(({ name }) => name), rows }
}

describe('columns of an unknown layout', () => {
  test('may give the unit of the price in a separate column', () => {
    const { mapping, said, rows } = propose(
      'mumbai_prices.csv',
      'bhk|type|area|price|price_unit|locality|status',
      '3|Apartment|685|2.5|Cr|Andheri West|Ready to move',
      '2|Apartment|640|52.51|L|Naigaon East|Under Construction',
    )
    assert.deepEqual(mapping, [
      'configuration',
      'propertyType',
      'area',
      'price',
      'priceUnit',
      'locality',
      'possession',
    ])
    assert.deepEqual(said, { city: 'Mumbai', listingType: 'sell' })
    assert.deepEqual(
      rows.map(({ listing }) => listing?.price),
      [25_000_000, 5_251_000],
    )
  })

  test('"Unit" is the unit of the area where its cells are units, else the number', () => {
    const flats = ['101|640', '201|655', 'Shop 3|250']
    const head = 'Unit|Carpet Area|Type|Deal|Price|City'
    const row = (start: string) => `${start}|Flat|Sale|8500000|Pune`
    const numbered = propose('pune.csv', head, ...flats.map(row))
    assert.equal(numbered.mapping[0], null)
    assert.deepEqual(
      numbered.rows.map(({ listing }) => [listing?.area, listing?.areaUnit, listing?.hasUnit]),
      [640, 655, 250].map((area) => [area, 'sqft', true]),
    )
    const measured = propose('pune.csv', head, row('sqm|64'), row('sqm|70'))
    assert.equal(measured.mapping[0], 'areaUnit')
  })

  test('maintenance and pets', () => {
    const flat = (cells: string) => `Flat|Rent|25000|900|Pune|${cells}`
    const cells = ['2,500|Yes', '₹3/sq ft|Not allowed', 'Included|No pets', '4|Pet friendly']
    const { mapping, rows } = propose(
      'pune.csv',
      'Type|Deal|Rent pm|Area|City|Maintenance|Pets',
      ...cells.map(flat),
      flat('24,000 a year|Cats'),
    )
    assert.deepEqual(mapping.slice(5), ['maintenance', 'petsAllowed'])
    assert.deepEqual(
      rows.map(({ listing }) => {
        const { maintenance, maintenancePer, petsAllowed } = listing?.detail ?? {}
        return [maintenance, maintenancePer, petsAllowed]
      }),
      [
        [2_500, 'month', true],
        [3, 'sqft', false],
        [undefined, undefined, false],
        [4, 'sqft', true],
        [24_000, 'year', undefined],
      ],
    )
    assert.equal(rows[2]?.listing?.detail.isMaintenanceIncluded, true)
    const notes = rows.map((row) => (row.listing ? row.notes.map(({ reason }) => reason) : []))
    assert.deepEqual(notes.flat(), [
      'read as a rate per sq ft',
      'left out: this is neither yes nor no',
    ])
  })

  test('particulars of commercial space, in the units of their headers', () => {
    const { mapping, rows } = propose(
      'pune.csv',
      'Type|Deal|Price|Area|City|Workstations|Cabins|Conf Rooms|' +
        'Height (m)|Power HP|Front|Brokerage',
      'Office|Rent|150000|1850|Pune|40 + 4 cabins||1||||1 month',
      'Office|Rent|450000|6000|Pune|80|6|2||||1%',
      'Warehouse|Rent|360000|20000|Pune||||9|100|150 ft|15 days',
      'Shop|Sale|9500000|360|Pune|||||10 kW|12|2%',
      'Flat|Sale|8500000|700|Pune|2||||||NA',
    )
    assert.deepEqual(mapping.slice(5), [
      ...['seats', 'cabins', 'meetingRooms', 'ceilingHeightFt', 'powerLoadKw', 'frontageFt'],
      'brokerage',
    ])
    const details = rows.map(({ listing }) => listing?.detail)
    assert.deepEqual(
      details.map((detail) => [detail?.seats, detail?.cabins, detail?.meetingRooms]),
      [[40, 4, 1], [80, 6, 2], ...Array.from({ length: 3 }, () => Array(3).fill(undefined))],
    )
    const sizes = details.map((one) => [one?.ceilingHeightFt, one?.powerLoadKw, one?.frontageFt])
    assert.deepEqual(sizes.slice(2, 4), [
      [29.5, 74.6, 150],
      [undefined, 10, 12],
    ])
    assert.deepEqual(
      details.map((detail) => detail?.brokerage ?? detail?.brokeragePercent),
      ['one-month', undefined, 'fifteen-days', 2, undefined],
    )
    const notes = rows.map((row) => (row.listing ? row.notes.map(({ reason }) => reason) : []))
    assert.deepEqual(notes.flat(), [
      'left out: the brokerage of a rent is in days or months of rent',
      'read as 29.5 feet',
      'read as 74.6 kW',
      'left out: a listing of type apartment has no workstations',
    ])
  })

  test('underscores for blanks, resale beside furnishing', () => {
    const { mapping, rows } = propose(
      'delhi.csv',
      'Area|BHK|Bathroom|Furnishing|Locality|Parking|Price|Status|Transaction|Type|Per_Sqft',
      '800|3|2|Semi-Furnished|Rohini Sector 25|1|6500000|Ready_to_move|New_Property|Builder_Floor|',
      '950|2|2|Furnished|Rohini Sector 13|1|15500000|Ready_to_move|Resale|Apartment|6667',
    )
    assert.deepEqual(mapping.slice(7), ['possession', 'resale', 'propertyType', null])
    assert.deepEqual(
      rows.map(({ listing }) => listing?.detail.resale),
      [false, true],
    )
  })

  test('are proposed as prices in lakh if only that is plausible', () => {
    const { mapping } = propose(
      'homes.csv',
      'size|total_sqft|price|site_location',
      '2 BHK|1056|39.07|Alandi Road',
      '3 BHK|1440|62|Anandnagar',
    )
    assert.deepEqual(mapping, ['configuration', 'area', 'priceLakh', 'locality'])
  })

  test('a unit in the header', () => {
    assert.equal(fieldOfHeader('Price (in Lakhs)')?.field, 'priceLakh')
    assert.equal(fieldOfHeader('price(L)')?.field, 'priceLakh')
    assert.equal(fieldOfHeader('Price [Cr]')?.field, 'priceCrore')
    assert.equal(fieldOfHeader('Area (sq. m)')?.field, 'areaSqmt')
    assert.equal(fieldOfHeader('Area (sq yards)')?.field, 'areaSqyd')
    assert.equal(fieldOfHeader('Area (sqft)')?.field, 'area')
    assert.equal(fieldOfHeader('Plot Area Sq.Yd')?.field, 'areaSqyd')
    assert.equal(fieldOfHeader('rent (k/month)')?.field, 'priceThousand')
    assert.equal(fieldOfHeader('Rent pm')?.field, 'price')
    assert.equal(fieldOfHeader('Rent / month')?.field, 'price')
    assert.equal(fieldOfHeader('Project / Society')?.field, 'society')
    assert.equal(fieldOfHeader('Deposit / Rent'), undefined)
    assert.equal(fieldOfHeader('Price/sqft'), undefined)
    assert.equal(fieldOfHeader('Agent’s photo'), undefined)
  })

  test('are identified by their values if the headers do not help', () => {
    const { mapping } = propose(
      'x.csv',
      'No|What|Ask|How big|Look|Where to',
      '1|2 BHK Flat in Wakad|₹ 85 Lac|1050 sq ft|Semi-Furnished|Wakad, Pune',
      '2|3 BHK Flat in Baner|₹ 1.2 Cr|1450 sq ft|Unfurnished|Baner, Pune',
    )
    assert.deepEqual(mapping, [null, 'heading', 'price', 'area', 'furnished', 'place'])
  })

  test('are not identified by a header that their values contradict', () => {
    const { mapping } = propose(
      'x.csv',
      'price|area|posted_on|type',
      '4500000|Wakad|3 days ago|sale',
      '6000000|Baner|a month ago|sale',
    )
    assert.deepEqual(mapping, ['price', 'locality', 'postedAgo', 'listingType'])
  })

  test('the field names of the product, with broker and an address that holds the city', () => {
    const { mapping, missing, rows } = propose(
      'export.csv',
      'title|description|propertyType|listingType|price|area|areaUnit|bedrooms|bathrooms|' +
        'furnished|location|address|pincode|amenities|status|broker',
      'Plot at Hoskote|Clear title|plot|sell|4500000|2|acre||||Hoskote|' +
        'Site 4, Hoskote, Bangalore 562114|562114|Road; Water|approved|ravi@example.in',
    )
    assert.deepEqual(missing, [])
    assert.equal(mapping[14], null)
    const listing = rows[0]?.listing
    assert.deepEqual(
      [listing?.title, listing?.area, listing?.areaUnit, listing?.city, listing?.brokerEmail],
      ['Plot at Hoskote', 2, 'acre', 'Bengaluru', 'ravi@example.in'],
    )
    assert.equal(listing?.address, 'Site 4, Hoskote, Bangalore 562114')
    assert.deepEqual(listing?.amenities, ['Road', 'Water'])
  })

  test('are identified by the closest field name', () => {
    const { mapping } = propose('x.csv', 'District|City|cost|price', 'Pune|Pune|1|4500000')
    assert.deepEqual(mapping, [null, 'city', null, 'price'])
  })
})

describe('what a file does not say', () => {
  const headers = 'bedrooms|price|sqft|locality'
  const rents = ['2|25000|1000|Wakad', '3|40000|1500|Baner']

  test('is proposed with a reason, never assumed', () => {
    const { missing, said } = propose('flats.csv', headers, ...rents)
    assert.deepEqual(missing, ['city', 'listingType', 'propertyType'])
    assert.deepEqual(said, { listingType: 'rent', propertyType: 'apartment' })
  })

  test('is proposed from the file name: city and purpose', () => {
    const { said } = propose('navi-mumbai_villas_for_sale.csv', headers, ...rents)
    assert.deepEqual(said, { city: 'Navi Mumbai', listingType: 'sell', propertyType: 'villa' })
  })

  test('refuses rows if it is the city', () => {
    const { rows } = propose('flats.csv', headers, ...rents)
    assert.deepEqual(
      rows.map((row) => (row.listing ? [] : row.refusals.map(({ reason }) => reason))),
      [['the row does not state the city'], ['the row does not state the city']],
    )
  })
})
