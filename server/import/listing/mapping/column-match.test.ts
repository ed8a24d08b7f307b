import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Columns that look like another field, and rows that contradict themselves. */

const site = useApp()

async function bringIn(content: string, fields: Record<string, string> = {}) {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const run = await importAll(site, token, content, { brokerId: broker.id, ...fields })
  const listings = await db.selectFrom('property').selectAll().orderBy('title').execute()
  const matched = new Map(run.columns.map(({ header, field }) => [header, field]))
  const said = run.problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`)
  return { run, listings, matched, said }
}

const inPune = (head: string, ...rows: string[]) =>
  [`${head},Price,Area,City,Locality`, ...rows.map((row) => `${row},65 L,900,Pune,Baner`)].join(
    '\n',
  )

describe('a column', () => {
  test('of names that contain words for types is not the type', async () => {
    const { listings, matched } = await bringIn(
      inPune('Name,Kind,Deal', 'Palm Villa,Flat,Sale', 'Rose House,Flat,Sale'),
    )
    assert.deepEqual([matched.get('Name'), matched.get('Kind')], [null, 'propertyType'])
    assert.deepEqual(
      listings.map(({ property_type }) => property_type),
      ['apartment', 'apartment'],
    )
  })

  test('named for the type is chosen among several if all its cells are types', async () => {
    const { listings } = await bringIn(
      inPune(
        'Title,Property Type,Sub Type,For',
        'A,Commercial,Warehouse,Sale',
        'B,Residential,Villa,Sale',
      ),
    )
    assert.deepEqual(
      listings.map(({ property_type }) => property_type),
      ['industrial', 'villa'],
    )
  })

  test('of statuses may give the deal, and a sold home in it is left out', async () => {
    const { listings } = await bringIn(
      'Title,Type,Status,Price,Area,City\nA,Flat,For Sale,65 L,900,Pune\nB,Flat,' +
        'Available for rent,25000,900,Pune\nC,Flat,Sold,66 L,900,Pune',
    )
    assert.deepEqual(
      listings.map(({ title, listing_type }) => `${title} ${listing_type}`),
      ['A sell', 'B rent'],
    )
  })

  test('of money is no PIN code, of links no type, of dollars no price or remark', async () => {
    const { listings, matched } = await bringIn(
      inPune(
        'Title,Type,For,Other Charges,Link,Remarks (internal),Price (USD)',
        'A,Flat,Sale,250000,https://x.example/villa/1,owner in a hurry,90000',
        'B,Flat,Sale,300000,https://x.example/villa/2,,91000',
      ),
    )
    for (const name of ['Other Charges', 'Link', 'Remarks (internal)', 'Price (USD)']) {
      assert.equal(matched.get(name), null, name)
    }
    assert.deepEqual([listings.length, listings[0]?.pincode], [2, null])
  })

  test('of rooms alone leaves the type to the title', async () => {
    const { listings, matched } = await bringIn(
      inPune('Title,property_type,For', '2 BHK Villa for sale in Baner,2 BHK,Sale'),
    )
    assert.equal(matched.get('property_type'), 'configuration')
    assert.deepEqual([listings[0]?.property_type, listings[0]?.bedrooms], ['villa', 2])
  })

  test('without a name may be the unit of the area beside it', async () => {
    const rows = ['200,Sq.Yard', '250,Sq.Yard'].map(
      (area, at) => `P${at},Plot,Sale,65 L,${area},Pune`,
    )
    const { listings } = await bringIn(['Title,Type,For,Price,Area,,City', ...rows].join('\n'))
    assert.deepEqual(
      listings.map(({ area }) => area),
      [1_800, 2_250],
    )
  })

  test('of a total price is preferred to a rate; another candidate is noted', async () => {
    const { run, listings } = await bringIn(
      'Title,Type,For,BSP (Rs/sqft),Agreement Value,All Incl Price,Saleable (sqft),' +
        'RERA Carpet (sqm),City\nA,Flat,Sale,6500,7175000,8036000,1050,62.5,Pune',
    )
    assert.equal(listings[0]?.price, 8_036_000)
    assert.match(run.doubts.join(), /"Agreement Value" could also be the price/)
  })

  test('named remarks is noted if it becomes the description', async () => {
    const { run } = await bringIn(inPune('Title,Type,For,Remarks', 'A,Flat,Sale,Corner flat'))
    assert.match(
      run.doubts.join(),
      /"Remarks" was used as the description, which visitors can read/,
    )
  })
})

describe('a row', () => {
  test('whose price is a range from lakh to crore keeps both units', async () => {
    const { listings } = await bringIn(
      'Title,Type,For,Price,Area,City\nA,Flat,Sale,80-1.2 Cr,1000,Pune',
    )
    assert.equal(listings[0]?.price, 8_000_000)
    assert.deepEqual(listings[0]?.detail, { priceMax: 12_000_000 })
  })

  test('whose title has other rooms, another type or another city gets a note', async () => {
    const { said } = await bringIn(
      inPune(
        'Title,Type,For,BHK',
        '3 BHK flat,Flat,Sale,2',
        'Shop in Baner,Flat,Sale,2',
        'Flat in Andheri Mumbai,Flat,Sale,2',
      ),
    )
    assert.deepEqual(said, [
      '2 note: the title says 3 BHK, the row says 2',
      '3 note: the title says commercial, the row says apartment',
      '4 note: the headline says Mumbai, but the city stays Pune',
    ])
  })

  test('that asks for a home, or whose title says sold, is left out', async () => {
    const { listings, said } = await bringIn(
      inPune(
        'Title,Type,For',
        'Wanted 2 BHK flat,Flat,Sale',
        'Flat 2 (SOLD),Flat,Sale',
        'Soldier Villa,Flat,Sale',
      ),
    )
    assert.deepEqual(
      listings.map(({ title }) => title),
      ['Soldier Villa'],
    )
    assert.deepEqual(said, [
      '2 refusal: this is a request for a home, not an offer',
      '3 refusal: the row says that this home is no longer available',
      '4 note: the title says villa, the row says apartment',
    ])
  })

  test('with a state but no city waits; a PIN code of another state is left out', async () => {
    const { run, listings, said } = await bringIn(
      'Title,Type,For,Price,Area,City,State,Pincode\nA,Flat,Sale,65 L,900,Aurangabad,Bihar,' +
        '824101\nB,Flat,Sale,66 L,900,Pune,Maharashtra,560001',
      { publish: 'approved' },
    )
    assert.deepEqual(
      run.newCities.map(({ name, isKnown }) => [name, isKnown]),
      [
        ['Aurangabad (Bihar)', false],
        ['Pune', true],
      ],
    )
    assert.deepEqual(
      listings.map(({ status, pincode }) => [status, pincode]),
      [
        ['pending', '824101'],
        ['approved', null],
      ],
    )
    assert.ok(said.includes('3 note: left out: this PIN code is not in Maharashtra'))
  })

  test('whose last cells are missing is complete', async () => {
    const { listings } = await bringIn(
      'Title,Type,For,Price,Area,City,Age,Facing\nA,Flat,' +
        'Sale,65 L,900,Pune,5,East\nB,Flat,Sale,66 L,900,Pune',
    )
    assert.equal(listings.length, 2)
  })
})
