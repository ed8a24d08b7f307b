import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { importAll, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

/** Files as brokers, builders and portals write them, from the upload to the listing. */

const site = useApp()

async function importFile(lines: readonly string[]) {
  const { token } = await makeAdministrator(site.context.db)
  const broker = await makeBroker(site.context.db)
  const { body } = await upload(site, token, lines.join('\n'), { brokerId: broker.id })
  const { _id: id, columns, proposals } = body.import
  const given = Object.fromEntries(proposals.map(({ parameter, value }) => [parameter, value]))
  await site.call(propertyImport.map, { params: { id }, body: given }, { token })
  const done = await importAll(site, token, lines.join('\n'), { ...given, brokerId: broker.id })
  const listings = await site.context.db
    .selectFrom('property')
    .selectAll()
    .where('broker_id', '=', broker.id)
    .orderBy('price')
    .execute()
  return { fields: columns.map(({ field }) => field), proposals, done, listings }
}

describe('an imported file', () => {
  test('with rooms alone under a name for headings proposes flats and imports them', async () => {
    const { fields, proposals, listings } = await importFile([
      'house_type,locality,city,area,rent',
      '2 BHK,Andheri West,Mumbai,800,45000',
      '1 RK,Kurla,Mumbai,300,15000',
    ])
    assert.equal(fields[0], 'configuration')
    assert.ok(proposals.some(({ value }) => value === 'apartment'))
    assert.deepEqual(
      listings.map(({ property_type, bedrooms }) => [property_type, bedrooms]),
      [
        ['apartment', 0],
        ['apartment', 2],
      ],
    )
  })

  test('with shops and row houses under "Flat" takes rooms alone as a flat', async () => {
    const { fields, listings } = await importFile([
      'Sr,Flat,Area,Rate,City',
      '1,2bhk semi furnish,1050,85L nego,Pune',
      '2,Row house,1800,1.9 Cr,Pune',
      '3,Shop,300,65 L,Pune',
    ])
    assert.deepEqual(fields, [null, 'heading', 'area', 'price', 'city'])
    assert.deepEqual(
      listings.map(({ property_type, price }) => [property_type, price]),
      [
        ['commercial', 6_500_000],
        ['apartment', 8_500_000],
        ['house', 19_000_000],
      ],
    )
  })

  test('with headlines under "Property" is read by them', async () => {
    const { listings } = await importFile([
      'Property,Locality,City,Expected Price,Area',
      '3 BHK Flat in Sector 150,Sector 150,Noida,1.45 Crore,1180',
      'Residential Plot in Pari Chowk,Pari Chowk,Greater Noida,55 Lac,1800',
      'Office Space in Sector 62,Sector 62,Noida,95 Lac,650',
    ])
    assert.deepEqual(
      listings.map(({ property_type }) => property_type),
      ['plot', 'office', 'apartment'],
    )
  })

  test('of rents with Marathi column names is parsed completely', async () => {
    const { listings, done } = await importFile([
      'अ.क्र.,मालमत्ता,परिसर,शहर,क्षेत्रफळ (चौ.फूट),मासिक भाडे,अनामत रक्कम,मजला,फर्निचर',
      '१,२ बीएचके फ्लॅट,कोथरूड,पुणे,९५०,२२०००,१ लाख,३,अर्ध सुसज्ज',
      '२,दुकान,सदाशिव पेठ,पुणे,२५०,३५ हजार,२ महिने,तळमजला,',
    ])
    assert.equal(done.counts.refused, 0)
    assert.deepEqual(
      listings.map(({ listing_type, price, floor, furnished, detail }) => {
        return [listing_type, price, floor, furnished, (detail as { deposit?: number }).deposit]
      }),
      [
        ['rent', 22_000, 3, 'semi-furnished', 100_000],
        ['rent', 35_000, 0, null, 70_000],
      ],
    )
  })

  test('leaves out rooms, storeys and furniture of plots, with notes', async () => {
    const { listings, done } = await importFile([
      'Type,City,Size,Price,Furnished,BHK,Bathrooms,Floor,Possession',
      'Plot,Pune,1500,30 lakh,Unfurnished,0,0,0,Ready to move',
      'Plot,Pune,1600,32 lakh,Furnished,2,0,0,',
      'Office,Pune,900,90 lakh,Furnished,2,1,3,',
    ])
    assert.deepEqual(
      listings.map(({ bedrooms, bathrooms, floor, furnished }) => {
        return [bedrooms, bathrooms, floor, furnished]
      }),
      [
        [null, null, null, null],
        [null, null, null, null],
        [null, 1, 3, 'fully-furnished'],
      ],
    )
    assert.doesNotMatch(listings[0]?.description ?? '', /furnish|floor|move/i)
    assert.deepEqual(
      done.problems.map(({ line, column, reason }) => [line, column, reason]),
      [
        [3, 'BHK', 'left out: a listing of type plot has no bedrooms'],
        [3, 'Furnished', 'left out: a listing of type plot has no furniture'],
        [4, 'BHK', 'left out: a listing of type office has no bedrooms'],
      ],
    )
  })

  const head = 'Title,Type,Locality,City,BHK,Area,Price'
  const saidOf = ({ problems }: Awaited<ReturnType<typeof importFile>>['done']) =>
    problems.map(({ line, kind, reason }) => `${line} ${kind}: ${reason}`)

  test('with a second table below the first refuses its rows with a reason', async () => {
    const { listings, done } = await importFile([
      head,
      'Amber,Flat,Baner,Pune,2,900,7200000',
      'Blue,Flat,Baner,Pune,2,910,7300000',
      'Title,Type,Locality,City,BHK,Price,Area',
      'Coral,Flat,Baner,Pune,2,9000,7400',
      head,
      'Dune,Flat,Baner,Pune,2,930,7500000',
    ])
    assert.deepEqual(
      listings.map(({ title }) => title),
      ['Amber', 'Blue', 'Dune'],
    )
    assert.deepEqual(saidOf(done), [
      '4 refusal: this line has the column names of another table',
      '5 refusal: this row belongs to another table, which starts at line 4. ' +
        'Please import that table separately',
      '6 refusal: this line repeats the column names',
    ])
  })

  test('applies a heading to the rows below it', async () => {
    const { listings, done } = await importFile([
      head,
      'Amber,Flat,Baner,Pune,2,900,7200000',
      'Blue,Flat,Baner,Pune,2,910,7300000',
      'FOR RENT,,,,,,',
      'Coral,Shop,Baner,Pune,,900,90000',
    ])
    assert.deepEqual(
      listings.map(({ title, listing_type }) => `${title} ${listing_type}`),
      ['Coral rent', 'Amber sell', 'Blue sell'],
    )
    assert.deepEqual(saidOf(done), [
      '4 refusal: this line has a single cell: a heading, not a listing',
      '5 note: the heading above says for rent, so this row uses it instead of sale',
    ])
  })

  test('with ditto marks repeats the line above, with a note', async () => {
    const { listings, done } = await importFile([
      head,
      'Amber,Flat,Kothrud,Pune,2,900,7200000',
      'Blue,ditto,-do-,same as above,3,1300,9300000',
      'Coral,″,"""",do,2,900,9400000',
    ])
    assert.deepEqual(
      listings.map(({ title, property_type, location_text }) => [
        title,
        property_type,
        location_text,
      ]),
      ['Amber', 'Blue', 'Coral'].map((title) => [title, 'apartment', 'Kothrud']),
    )
    const note = 'note: copied from the line above:'
    assert.deepEqual(
      saidOf(done),
      [3, 4].flatMap((line) =>
        ['Flat', 'Kothrud', 'Pune'].map((cell) => `${line} ${note} ${cell}`),
      ),
    )
  })

  test('with only a rate multiplies it by the area that is sold', async () => {
    const { listings, done } = await importFile([
      'Title,Type,For,Locality,City,BHK,Carpet,Super Area,Rate/sqft',
      'Amber,Flat,Sale,Baner,Pune,2,780,1050,8000',
      'Blue,Flat,Sale,Baner,Pune,2,800,,8000',
    ])
    assert.deepEqual(
      listings.map(({ price, area }) => [price, Number(area)]),
      [
        [6_400_000, 800],
        [8_400_000, 780],
      ],
    )
    assert.deepEqual(saidOf(done), [
      '2 note: the price is this rate times the super built-up area',
      '3 note: the price is this rate times the carpet area',
    ])
  })

  test('whose column of areas has rates publishes none of them as a place', async () => {
    const { fields, listings } = await importFile([
      'property_name,society,price,area,areaWithType,bedRoom,address',
      '2 BHK Flat in Baner Pune,Sai Park,75 Lac,"₹ 7,500/sq.ft.",' +
        'Carpet area: 1000 sq.ft.,2 Bedrooms,"Baner, Pune"',
      '3 BHK Flat in Aundh Pune,Sai Hill,1.2 Crore,"₹ 9,275/sq.ft.",' +
        'Carpet area: 1300 sq.ft.,3 Bedrooms,"Aundh, Pune"',
    ])
    assert.deepEqual(fields.slice(3, 5), ['pricePerSqft', 'area'])
    assert.deepEqual(
      listings.map(({ location_text }) => location_text),
      ['Baner', 'Aundh'],
    )
  })

  test('with short column names offers no home that is gone', async () => {
    const { listings } = await importFile([
      'Unit For,Title,Type,Locality,City,BHK,Area,Price,Avail',
      'For Sale,Amber,Flat,Baner,Pune,2,900,7200000,Y',
      'Hold Now,Blue,Flat,Baner,Pune,2,900,7300000,Y',
      'For Rent |##| For sale,Coral,Flat,Baner,Pune,2,900,7400000,Yes',
      'For Sale,Dune,Flat,Baner,Pune,2,900,7500000,No',
    ])
    assert.deepEqual(
      listings.map(({ title }) => title),
      ['Amber'],
    )
  })
})
