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

  test('of rents with Marathi names of columns is read whole', async () => {
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
})
