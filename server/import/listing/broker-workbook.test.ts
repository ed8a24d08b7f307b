import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { inspect } from '#server/import/listing/mapping/inspect.ts'
import { isEmptyRow, makePlan } from '#server/import/listing/mapping/read-plan.ts'
import { proposeParameters } from '#server/import/listing/mapping/suggest-parameters.ts'
import { readRow } from '#server/import/listing/row/read-row.ts'
import { readRows } from '#server/import/tabular/records.ts'
import { temporaryFolder } from '#test/folder.ts'
import { listingOf, reasonsOf } from '#test/import.ts'

/** Made-up sheets as brokers keep and export them, from their bytes to the result of each row. */

let folder: Awaited<ReturnType<typeof temporaryFolder>>
before(async () => {
  folder = await temporaryFolder()
})
after(() => folder.remove())

async function sheet(lines: string[], encode = (text: string): Buffer => Buffer.from(text)) {
  const path = join(folder.path, 'sheet.csv')
  await writeFile(path, encode(lines.join('\r\n')))
  const { format, headers, mapping, sample } = await inspect(path)
  const open = makePlan(headers, mapping, {})
  const proposals = proposeParameters(open, 'sheet.csv', sample)
  const said = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  const plan = makePlan(headers, mapping, said)
  const results = []
  let isHeader = true
  for await (const { cells } of readRows(path, format)) {
    if (!isHeader && !isEmptyRow(cells)) results.push(readRow(plan, cells))
    isHeader = false
  }
  return { mapping, said, results }
}

describe('sheets of brokers', () => {
  test('rooms and type in one cell, society beside "Locality, City", totals last', async () => {
    const { mapping, said, results } = await sheet([
      'Sr No,Project,Location,Type,Carpet (sqft),Rate Rs/sqft,Asking Price',
      '1,Garden Court,"Jagatpur, Ahmedabad",2 BHK Flat,780,6200,Rs. 48.36 Lac',
      '2,Shela Villas,"Shela, Ahmedabad",4 BHK Villa,2400,7500,1.8 Cr',
      'Total,,,,3180,,2.28 Cr',
    ])
    assert.deepEqual(mapping, [null, 'society', 'place', 'heading', 'area', null, 'price'])
    assert.deepEqual(said, { listingType: 'sell' })
    const [flat, villa, total] = results.map((result) => result)
    assert.ok(flat && villa && total)
    const first = listingOf(flat)
    assert.deepEqual(
      [first.price, first.detail.bhk, first.detail.areaBasis, first.city, first.locality],
      [4_836_000, 2, 'carpet', 'Ahmedabad', 'Jagatpur'],
    )
    assert.equal(listingOf(villa).propertyType, 'villa')
    assert.deepEqual(reasonsOf(total), ['null: this is a line of totals, not a listing'])
  })

  test('a builder named Total is no sum, and sums are found under other words', async () => {
    const { results } = await sheet([
      'Project,City,Type,BHK,Area,Price',
      'Total Environment,Bengaluru,Flat,3,2000,2.4 Cr',
      'Subtotal:,,,,2000,2.4 Cr',
      'कुल,,,,2000,2.4 Cr',
      ',,,Total units 1,2000,2.4 Cr',
    ])
    assert.deepEqual(
      results.map((result) => result.listing?.detail.society ?? reasonsOf(result)[0]),
      ['Total Environment', ...Array(3).fill('null: this is a line of totals, not a listing')],
    )
  })

  test('a rate is no price, but alone it gives the price with the area, with a note', async () => {
    const { mapping, results } = await sheet([
      'Project,City,BHK,Super Area,Price per sqft',
      'Lake View,Pune,3,1450,₹ 9200/sq.ft.',
      'Hill Side,Pune,2,1000,on request',
    ])
    assert.deepEqual(mapping.slice(3), ['area', 'pricePerSqft'])
    const [known, unknown] = results
    assert.ok(known && unknown)
    assert.equal(listingOf(known).price, 13_340_000)
    assert.deepEqual(reasonsOf(known), ['Price per sqft: the price is this rate times the area'])
    assert.deepEqual(reasonsOf(unknown), ['Price per sqft: the price is on request'])
  })

  test('Hindi headers and words', async () => {
    const { mapping, results } = await sheet([
      'शहर,इलाका,प्रकार,कमरे,क्षेत्रफल,कीमत,बिक्री/किराया',
      'दिल्ली,रोहिणी,फ्लैट,2 बीएचके,850 वर्ग फुट,₹ 65 लाख,बिक्री',
      'नोएडा,सेक्टर 62,मकान,4 बीएचके,200 गज,₹ 1.1 करोड़,किराया',
    ])
    assert.deepEqual(mapping, [
      ...(['city', 'locality', 'propertyType', 'configuration', 'area', 'price'] as const),
      'listingType',
    ])
    const [flat] = results
    assert.ok(flat)
    const { city, propertyType, detail, area, price, listingType } = listingOf(flat)
    assert.deepEqual(
      [city, propertyType, detail.bhk, area, price, listingType],
      ['Delhi', 'apartment', 2, 850, 6_500_000, 'sell'],
    )
  })

  test('semicolons in Windows-1252; a decimal comma is refused', async () => {
    const { mapping, results } = await sheet(
      [
        'Ville;Locality;Configuration;Area (sq m);Price (Lakhs)',
        'Goa;Café Road, Panjim;2 BHK;95,5;85',
        'Goa;Porvorim;3 BHK;140;120',
      ],
      (text) => Buffer.from(text, 'latin1'),
    )
    assert.deepEqual(mapping, ['city', 'locality', 'configuration', 'areaSqmt', 'priceLakh'])
    const [comma, plain] = results
    assert.ok(comma && plain)
    assert.deepEqual(reasonsOf(comma), ['Area (sq m): we cannot read this area'])
    assert.deepEqual([listingOf(plain).price, listingOf(plain).areaUnit], [12_000_000, 'sqmt'])
  })

  test('TAB in UTF-16, a locality under "Area", days in the Indian order', async () => {
    const { mapping, results } = await sheet(
      [
        'Listing ID\tCity\tArea\tBedrooms\tBuilt Up Area\tMonthly Rent\tPosted Date',
        'L1\tChennai\tAdyar\t2\t1,100 sq.ft.\t28,000\t12/10/2026',
        'L2\tChennai\tVelachery\t3\t1,450 sq.ft.\t35,500\t03-11-2026',
      ],
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
    )
    assert.deepEqual(mapping.slice(2), ['locality', 'bedrooms', 'area', 'price', 'postedOn'])
    const [flat] = results
    assert.ok(flat)
    const { price, listingType, detail } = listingOf(flat)
    assert.deepEqual([price, listingType, detail.postedOn], [28_000, 'rent', '2026-10-12'])
  })

  test('a title above the columns, on a line without a delimiter, is skipped', async () => {
    const { mapping, results } = await sheet([
      'Kumar Estates - Inventory',
      '',
      'City;Locality;Property Type;BHK;Size (Sq.Ft);Price;Status',
      'Hyderabad;Kondapur;Apartment;3 BHK;1650;1.35 Cr;Ready',
      'Hyderabad;Miyapur;Apartment;2 BHK;1200-1350;72 Lacs;Under Construction',
    ])
    assert.equal(mapping.filter(Boolean).length, 7)
    const [, range] = results
    assert.ok(range)
    const { area, price, detail } = listingOf(range)
    assert.deepEqual([area, detail.areaMaxSqft, price], [1200, 1350, 7_200_000])
    assert.deepEqual(reasonsOf(range), [
      'Size (Sq.Ft): the area is a range, so the lower end was used',
    ])
  })

  test('land with its unit in a column of its own', async () => {
    const { mapping, results } = await sheet([
      'Plot No;Village;District;Land Area;Unit;Rate per acre;Total Amount;Kind',
      '12;Shankarpally;Hyderabad;2;Acre;85 Lakh;1.7 Cr;Plot',
      '14;Chevella;Hyderabad;20;Guntas;;35 Lakh;Plot',
      '9;Moinabad;Hyderabad;300;Sq Yards;;60 Lakh;Plot',
    ])
    assert.equal(mapping[5], null)
    assert.deepEqual(
      results.map((result) => {
        const { area, areaUnit, detail } = listingOf(result)
        return [area, areaUnit, detail.areaText]
      }),
      [
        [2, 'acre', undefined],
        [21_780, 'sqft', '20 Guntas'],
        [2_700, 'sqft', '300 Sq Yards'],
      ],
    )
  })

  test('rents in thousand', async () => {
    const { mapping, results } = await sheet([
      'location,rent (k/month),beds,sqft,city',
      'Indiranagar,45,2,1100,Bengaluru',
      'HSR Layout,38,2,1050,Bengaluru',
    ])
    assert.equal(mapping[1], 'priceThousand')
    assert.deepEqual(
      results.map((result) => listingOf(result).price),
      [45_000, 38_000],
    )
  })

  test('a heading of several lines names the city', async () => {
    const { said, results } = await sheet([
      'Heading,Details,Sale Price,Built-up',
      '"3 BHK flat in Kharadi, Pune","Corner flat,\nnear IT park.\n\n' +
        'Two ""covered"" car parks",9500000,1400',
      '"2 BHK flat in Wagholi, Pune",East facing,4800000,950',
    ])
    assert.deepEqual(said, { city: 'Pune', listingType: 'sell' })
    const [flat] = results
    assert.ok(flat)
    assert.match(listingOf(flat).description, /IT park\.\n\nTwo "covered"/)
    assert.equal(listingOf(flat).locality, 'Kharadi')
  })
})

describe('addresses', () => {
  const headers = 'City,Society,Locality,Address,Type,BHK,Area,Price'
  const addressOf = async (row: string) => {
    const { results } = await sheet([headers, row, row])
    const [result] = results
    assert.ok(result)
    return listingOf(result).address
  }

  test('are completed by the other fields of their row', async () => {
    assert.equal(
      await addressOf('Gurgaon,Lake Court,sector 59 gurgaon,tower a,Flat,3,1500,1.2 Cr'),
      'Tower A, Lake Court, Sector 59 Gurgaon',
    )
  })

  test('repeat nothing, nor a city under two of its names', async () => {
    assert.equal(
      await addressOf('Bangalore,Palm Grove,"Palm Grove, Varthur, Bangalore",,Flat,3,1500,1.2 Cr'),
      'Palm Grove, Varthur, Bangalore',
    )
    assert.equal(
      await addressOf('Bengaluru,,Hoskote,"Site 4, Hoskote, Bangalore 562114",Flat,3,1500,1.2 Cr'),
      'Site 4, Hoskote, Bangalore 562114',
    )
  })
})
