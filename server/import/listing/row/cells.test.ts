import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Selectable } from 'kysely'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import type { Tables } from '#server/db/tables.ts'
import { useApp } from '#test/app.ts'
import { settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** What brokers and portals write into cells, from the upload to the listing. */

const site = useApp()

/** Uploads a file, accepts the proposed values, checks and imports it. */
async function bringIn(content: string): Promise<{
  rows: readonly Pick<Selectable<Tables['property']>, 'property_type' | 'bedrooms'>[]
  matched: string[]
  checked: ImportDetail
  done: ImportDetail
  listings: Map<string, Record<string, unknown> & { detail: Record<string, unknown> }>
}> {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const fields = { brokerId: broker.id, publish: 'approved' }
  const { status, body } = await upload(site, token, content, fields)
  assert.equal(status, 200, body.message)
  const { _id: id, columns, proposals, missing } = body.import
  const said = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  assert.deepEqual(
    missing.map(({ name }) => name).filter((name) => !(name in said)),
    [],
  )
  const mapped = columns.map(({ header, field }) => ({ header, field }))
  const params = { id }
  await site.call(propertyImport.map, { params, body: { columns: mapped, ...said } }, { token })
  await site.call(propertyImport.check, { params, body: {} }, { token })
  const checked = await settled(site, token, id)
  await site.call(propertyImport.run, { params, body: {} }, { token })
  const done = await settled(site, token, id)
  assert.equal(done.counts.inserted, checked.counts.new, 'the import does what its check said')
  const rows = await db
    .selectFrom('property')
    .selectAll()
    .where('broker_id', '=', broker.id)
    .execute()
  const listings = new Map(
    rows.map((row) => [row.title, { ...row, detail: row.detail as Record<string, unknown> }]),
  )
  return { rows, matched: columns.map(({ field }) => String(field)), checked, done, listings }
}

const reasonsOf = ({ problems }: ImportDetail) =>
  problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`)

describe('an imported file', () => {
  test('prefers a headline that says rent to the value for the whole file', async () => {
    const { checked, listings } = await bringIn(
      [
        'Headline,Price,Area,City,Locality',
        'Sunny 2 BHK apartment for sale in Aundh,6500000,900,Pune,Aundh',
        'Corner shop for rent in Aundh,90000,400,Pune,Aundh',
        'Quiet 3 BHK apartment for sale in Aundh,9500000,1300,Pune,Aundh',
      ].join('\n'),
    )
    assert.deepEqual([...listings].map(([title, { listing_type: type }]) => [title, type]).sort(), [
      ['Corner shop for rent in Aundh', 'rent'],
      ['Quiet 3 BHK apartment for sale in Aundh', 'sell'],
      ['Sunny 2 BHK apartment for sale in Aundh', 'sell'],
    ])
    assert.deepEqual(reasonsOf(checked), [
      '3 note: the headline says for rent, so this row uses it instead of sale',
    ])
  })

  test('refuses a row whose headline and column differ, and a month in a sale', async () => {
    const { checked } = await bringIn(
      [
        'Title,Type,For,Price,Area,City,Locality',
        'Flat for rent by the lake,Apartment,Sale,6500000,900,Pune,Aundh',
        'Flat by the lake,Apartment,Sale,"45,00,000 / month",900,Pune,Aundh',
        'Flat over the lake,Apartment,Sale,6600000,900,Pune,Aundh',
      ].join('\n'),
    )
    assert.deepEqual(reasonsOf(checked), [
      '2 refusal: the headline says for rent, the row says sale',
      '3 refusal: this is a monthly price, but the row says sale',
    ])
  })

  test('parses a unit in brackets and refuses an unknown one', async () => {
    const { checked, listings } = await bringIn(
      [
        'Title,Property Type,For,Price,Size,City,Locality',
        'House one,House,Sale,21000000,180 (sq.m.),Pune,Aundh',
        'House two,House,Sale,22000000,(190 sq.m.) Plot Area,Pune,Aundh',
        'House three,House,Sale,23000000,Plot area 240(200.67 sq.m.),Pune,Aundh',
        'House four,House,Sale,24000000,210 (hasta),Pune,Aundh',
      ].join('\n'),
    )
    assert.deepEqual(
      ['House one', 'House two', 'House three'].map((title) => {
        const listing = listings.get(title)
        return [Number(listing?.area), listing?.area_unit, listing?.detail.areaBasis]
      }),
      [
        [180, 'sqmt', undefined],
        [190, 'sqmt', 'plot'],
        [200.67, 'sqmt', 'plot'],
      ],
    )
    assert.deepEqual(reasonsOf(checked), [
      '4 note: "240" has no unit and was left out',
      '5 refusal: we cannot read the unit of this area',
    ])
  })

  test('never takes a column of counts for the type of property', async () => {
    const { matched, checked, rows } = await bringIn(
      [
        'Project,Price,City,Locality,Floors,Bedrooms,Area',
        'Lily Court,6400000,Pune,Aundh,6 Floor Plan,2 BHK Flat,1200 sqft',
        'Fern Villas,31000000,Pune,Aundh,2 Floor Plan,3 BHK Villa,3200 sqft',
        'Rose Homes,5600000,Pune,Aundh,,2 BHK Flat,1010 sqft',
      ].join('\n'),
    )
    assert.deepEqual(matched.slice(4, 6), ['null', 'heading'])
    assert.ok(checked.remarks.includes('Columns left out: "Floors".'))
    assert.deepEqual(rows.map((row) => [row.property_type, row.bedrooms]).sort(), [
      ['apartment', 2],
      ['apartment', 2],
      ['villa', 3],
    ])
  })

  test('stores all areas of a row and uses whichever is given', async () => {
    const { listings } = await bringIn(
      [
        'Title,Type,For,Price,City,Locality,Super Built-up Area (sqft),Carpet Area (sqft)',
        'Only super,Apartment,Sale,7500000,Pune,Aundh,1210,',
        'Only carpet,Apartment,Sale,7600000,Pune,Aundh,,910',
        'Both areas,Apartment,Sale,7700000,Pune,Aundh,1210,910',
      ].join('\n'),
    )
    const areaOf = (title: string) => {
      const row = listings.get(title)
      const { areaBasis, areaCarpetSqft, areaSuperBuiltUpSqft } = row?.detail ?? {}
      return [Number(row?.area), areaBasis, areaCarpetSqft, areaSuperBuiltUpSqft]
    }
    assert.deepEqual(areaOf('Only super'), [1210, 'super-built-up', undefined, undefined])
    assert.deepEqual(areaOf('Only carpet'), [910, 'carpet', undefined, undefined])
    assert.deepEqual(areaOf('Both areas'), [910, 'carpet', 910, 1210])
  })

  test('parses counts followed by what they count', async () => {
    const { matched, checked, listings } = await bringIn(
      [
        'Title,Type,For,Price,Area,City,Locality,bedRoom,bathroom,balcony,noOfFloor,parking',
        'Count a,Apartment,Sale,7500000,1200,Pune,Aundh,' +
          '3 Bedrooms,4 Bathrooms,2 Balconies,3 Floors,1 Covered',
        'Count b,Apartment,Sale,7600000,1100,Pune,Aundh,2 Bedrooms,2 Baths,3+ ' +
          'Balconies,G+7,"Open: 1, Covered: 1"',
        'Count c,Apartment,Sale,7700000,900,Pune,Aundh,' +
          '1 Bedroom,1 Bathroom,No Balcony,4 Floors,2 Car',
      ].join('\n'),
    )
    assert.ok(!matched.includes('null'), matched.join())
    assert.deepEqual(
      ['Count a', 'Count b', 'Count c'].map((title) => {
        const row = listings.get(title)
        return [row?.bathrooms, row?.detail.balconies, row?.total_floors, row?.parking_spaces]
      }),
      [
        [4, 2, 3, 1],
        [2, 3, 8, 2],
        [1, 0, 4, 2],
      ],
    )
    assert.deepEqual(reasonsOf(checked), ['3 note: "3+ Balconies" was read as 3'])
  })

  test('reads a type in the column of rooms as no rooms, unless the row is a home', async () => {
    const { checked, listings } = await bringIn(
      [
        'Title,Property Type,For,Price,Area,City,Locality,BHK',
        'Only flat,Apartment,Sale,7500000,1200,Pune,Aundh,3 BHK',
        'Open plot,Plot,Sale,4500000,1500,Pune,Aundh,Plot',
        'Lake studio,Apartment,Sale,3800000,450,Pune,Aundh,Studio',
        'Square shop,Commercial,Sale,9000000,400,Pune,Aundh,Shop',
        'Third office,Office,Sale,9500000,600,Pune,Aundh,NA',
        'Odd flat,Apartment,Sale,7900000,1100,Pune,Aundh,Plot',
      ].join('\n'),
    )
    assert.deepEqual(
      [...listings].map(([title, row]) => [title, row.property_type, row.bedrooms]).sort(),
      [
        ['Lake studio', 'apartment', 0],
        ['Only flat', 'apartment', 3],
        ['Open plot', 'plot', null],
        ['Square shop', 'commercial', null],
        ['Third office', 'office', null],
      ],
    )
    assert.deepEqual(reasonsOf(checked), [
      '7 refusal: the rooms say plot, but the property type says apartment',
    ])
  })
})
