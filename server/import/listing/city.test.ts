import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()
const columns = 'Title,Property Type,For,Price,Area,City,Locality,BHK'

let price = 6_000_000
const flat = (title: string, city: string, locality = 'Gandhi Nagar') =>
  `${title},Apartment,Sale,${++price},1200,"${city}",${locality},2`
const file = (...rows: string[]) => [columns, ...rows].join('\n')

async function importFile(content: string, publish: 'approved' | 'pending' = 'approved') {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  return importAll(site, token, content, { brokerId: broker.id, publish })
}

async function titles(query: Record<string, string>) {
  const { properties } = await publicList(site, query)
  return properties.map(({ title }) => title).sort()
}

/** Returns title, city and place of listings with this title prefix, live or not. */
async function stored(beginning: string) {
  return site.context.db
    .selectFrom('property')
    .innerJoin('location as city', 'city.id', 'property.city_id')
    .innerJoin('location as place', 'place.id', 'property.location_id')
    .where('title', 'like', `${beginning}%`)
    .select(['property.id', 'title', 'city.name as city', 'place.name as place', 'status'])
    .orderBy('title')
    .execute()
}

describe('the city a file writes', () => {
  async function makePlaces() {
    const { db } = site.context
    const delhi = await makeLocation(db, { name: 'Delhi' })
    await makeLocation(db, {
      name: 'Connaught Place',
      aliases: ['Rajiv Chowk'],
      parentId: delhi.id,
    })
    await makeLocation(db, { name: 'Lajpat Nagar', parentId: delhi.id })
    await makeLocation(db, { name: 'Gurgaon' })
  }

  test('stays the city where a neighbouring city has a locality of that name', async () => {
    await makePlaces()
    const columns = await importFile(
      file(
        flat('School lane flat one', 'Gurgaon', 'Rajiv Chowk'),
        flat('School lane flat two', 'Gurgaon', 'Lajpat Nagar'),
      ),
    )
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const broker = await makeBroker(db)
    const address = [
      'Title,Property Type,For,Price,Area,BHK,Address',
      'School lane flat three,Apartment,Sale,6700000,1202,2,"Rajiv Chowk, Gurgaon, Haryana"',
      'School lane flat four,Apartment,Sale,6800000,1203,2,"Lajpat Nagar, Gurgaon, Haryana"',
    ].join('\n')
    const { body } = await upload(site, token, address, { publish: 'approved' })
    const id = body.import._id
    const mapping = { columns: [{ header: 'Address', field: 'fullAddress' as const }] }
    await site.call(propertyImport.map, { params: { id }, body: mapping }, { token })
    const check = { params: { id }, body: { brokerId: broker.id } }
    await site.call(propertyImport.check, check, { token })
    await settled(site, token, id)
    await site.call(
      propertyImport.run,
      { params: { id }, body: { brokerId: broker.id, publish: 'approved' } },
      { token },
    )
    await settled(site, token, id)
    const rows = await stored('School lane flat')
    assert.deepEqual(
      rows.map(({ title, city, place }) => [title, city, place]),
      [
        ['School lane flat four', 'Gurgaon', 'Lajpat Nagar'],
        ['School lane flat one', 'Gurgaon', 'Rajiv Chowk'],
        ['School lane flat three', 'Gurgaon', 'Rajiv Chowk'],
        ['School lane flat two', 'Gurgaon', 'Lajpat Nagar'],
      ],
    )
    assert.match(
      columns.summary.map(({ reason }) => reason).join(),
      /we know "Lajpat Nagar" in Delhi/,
    )
    const inCity = await titles({ location: 'Gurgaon' })
    assert.equal(inCity.length, 4)
    for (const search of ['flats in Gurgaon', 'flats in gurugram', 'flats in गुड़गांव']) {
      assert.deepEqual(await titles({ search }), inCity, search)
    }
  })

  test('stays if the locality names another city, with a note', async () => {
    const done = await importFile(file(flat('Two cities flat', 'Gurgaon', 'Sector 62 Noida')))
    const [row] = await stored('Two cities flat')
    assert.equal(row?.city, 'Gurgaon')
    assert.deepEqual(
      done.summary.map(({ reason }) => reason),
      ['the place names Noida, but the city stays Gurgaon'],
    )
  })
})

const spellings = Object.entries({
  Pune: ['पुणे', 'Pune, Maharashtra', 'Pune (Maharashtra)', 'Pune City', 'PUNE.', 'Pune - 411045'],
  Mumbai: ['मुंबई', 'Mumbai Suburban', 'Bombay', 'மும்பை', 'Greater Mumbai', 'Mumbay'],
  Delhi: ['दिल्ली', 'Delhi/NCR', 'New Delhi', 'South Delhi', 'Delhi NCR', 'Dehli'],
  Bangalore: ['Bangalore Urban', 'Bengaluru (Bangalore)', 'ಬೆಂಗಳೂರು', 'Bengaluru, KA', 'Banglore'],
  Hyderabad: ['Hydrabad', 'హైదరాబాద్', 'Hyderabad, Telangana', 'Hyderabad\u00a0'],
  Kolkata: ['Calcutta', 'কলকাতা', 'Kolkatta'],
  Vadodara: ['Baroda', 'વડોદરા', 'Distt. Vadodara'],
  Thiruvananthapuram: ['Trivandrum', 'Thiruvananthapuram (Kerala)'],
  Prayagraj: ['Prayagraj/Allahabad', 'Allahabad, U.P.'],
  Belagavi: ['Belgaum', 'Belgaum, Karnataka'],
  'Pimpri Chinchwad': ['Pimpri-Chinchwad', 'PCMC', 'pimpri chinchwad', 'पिंपरी चिंचवड'],
})

describe('one city in many spellings', () => {
  test('is one city for import, filter and search, however it is written', async () => {
    await makeLocation(site.context.db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    const rows = spellings.flatMap(([city, cells]) =>
      [city, ...cells].map((cell, at) => flat(`Spelling ${city} ${at}`, cell, 'Station Area')),
    )
    const done = await importFile(file(...rows))
    assert.equal(done.counts.refused, 0)
    assert.equal(done.counts.inserted, rows.length)
    for (const [city, cells] of spellings) {
      const its = await stored(`Spelling ${city} `)
      assert.equal(its.length, cells.length + 1)
      assert.deepEqual([...new Set(its.map((row) => row.city))], [city])
      assert.ok(its.every(({ status }) => status === 'approved'))
      const inCity = its.map(({ title }) => title).sort()
      for (const cell of [city, ...cells]) {
        assert.deepEqual(await titles({ location: cell }), inCity, `location=${cell}`)
        // A search with a PIN code looks for the PIN code.
        if (/\d{6}/.test(cell)) continue
        assert.deepEqual(await titles({ search: `flats in ${cell}` }), inCity, `flats in ${cell}`)
      }
    }
  })

  test('of a twin town is found by the filter and by every search', async () => {
    const towns = ['Pimpri Chinchwad', 'Pimpri-Chinchwad', 'PCMC']
    await importFile(file(...towns.map((town, at) => flat(`Twin town flat ${at}`, town, 'Nigdi'))))
    const inCity = await titles({ location: 'Pimpri Chinchwad' })
    assert.equal(inCity.length, 3)
    const searches = ['flat in pimpri chinchwad', 'flat in Pimpri-Chinchwad', 'flats in pcmc']
    for (const search of searches) assert.deepEqual(await titles({ search }), inCity, search)
  })
})

describe('an unknown city', () => {
  const cities = ['Andheri', 'Tricity', 'Maharashtra', 'NCR', 'Mumbai/Pune', 'Ambala Road 7*']

  test('is named by the check, and its listings wait for review', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const broker = await makeBroker(db)
    const content = file(
      ...cities.map((city, at) => flat(`Unknown city flat ${at}`, city)),
      flat('Unknown city flat satara', 'Satara', 'Godoli'),
    )
    const { body } = await upload(site, token, content, {
      ...{ brokerId: broker.id, publish: 'approved' },
    })
    const params = { id: body.import._id }
    await site.call(propertyImport.check, { params, body: {} }, { token })
    const checked = await settled(site, token, params.id)
    assert.equal(checked.status, 'checked')
    assert.deepEqual(
      checked.newCities.map(({ name, isKnown }) => [name, isKnown]),
      [...cities.map((city) => [city, false]), ['Satara', true]],
    )
    const reasons = checked.summary.map(({ reason }) => reason).join('\n')
    assert.match(
      reasons,
      /"Tricity" would be a new city: an administrator has to review the listing/,
    )
    assert.match(reasons, /"Maharashtra" is a state, not a city/)
    assert.match(reasons, /"NCR" is a region of several cities/)
    assert.match(reasons, /"Mumbai\/Pune" names several cities/)
    const before = await db.selectFrom('location').where('name', 'in', cities).selectAll().execute()
    assert.equal(before.length, 0)

    await site.call(propertyImport.run, { params: { id: checked._id }, body: {} }, { token })
    const done = await settled(site, token, checked._id)
    assert.deepEqual(done.summary, checked.summary)
    const rows = await stored('Unknown city flat')
    assert.deepEqual(
      rows.map(({ status }) => status),
      [...cities.map(() => 'pending'), 'approved'],
    )

    const [listing] = rows
    assert.ok(listing)
    const approve = () =>
      site.call(
        property.changeStatus,
        { params: { id: listing.id }, body: { status: 'approved' } },
        { token },
      )
    const refused = await approve()
    assert.deepEqual([refused.status, refused.body.code], [409, 'city_proposed'])
    const andheri = await db
      .selectFrom('location')
      .where('name', '=', 'Andheri')
      .select(['id', 'is_active', 'is_proposed'])
      .executeTakeFirstOrThrow()
    assert.deepEqual([andheri.is_active, andheri.is_proposed], [false, true])
    const accepted = { params: { id: andheri.id }, body: { isActive: true, state: 'Maharashtra' } }
    assert.equal((await site.call(location.change, accepted, { token })).status, 200)
    assert.equal((await approve()).status, 200)
  })

  test('waits in every later import until it was accepted', async () => {
    await importFile(file(flat('Later city flat a', 'Atlantis')))
    await importFile(file(flat('Later city flat b', 'Atlantis')))
    const rows = await stored('Later city flat')
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['pending', 'pending'],
    )
  })

  test('a place that looks like a road or a state, or has stray signs, waits too', async () => {
    const places = ['Service Road', 'Haryana', 'Baner**', 'MG Road', 'Sector 9']
    const done = await importFile(
      file(...places.map((place) => flat(`Odd place flat ${place}`, 'Pune', place))),
    )
    const rows = await stored('Odd place flat')
    assert.deepEqual(
      rows.map(({ place, status }) => [place, status]),
      [
        ['Baner**', 'pending'],
        ['Haryana', 'pending'],
        ['MG Road', 'approved'],
        ['Sector 9', 'approved'],
        ['Service Road', 'pending'],
      ],
    )
    assert.match(
      done.summary.map(({ reason }) => reason).join('\n'),
      /"Service Road" looks like a road/,
    )
  })
})
