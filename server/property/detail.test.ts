import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'
import { submit } from '#test/submission.ts'
import { wordsOf } from './listing-terms.ts'

const site = useApp()

async function refusedAt(detail: Record<string, unknown>): Promise<Record<string, string>> {
  const owner = await makeBroker(site.context.db)
  const { status, body } = await submit(site, owner, { detail })
  assert.equal(status, 400, JSON.stringify(detail))
  return Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]))
}

async function accepted(given: Record<string, unknown>) {
  const owner = await makeBroker(site.context.db)
  const { status, body } = await submit(site, owner, given)
  assert.equal(status, 201, JSON.stringify(body))
  return { owner, listing: body.property }
}

describe('the particulars of a listing', () => {
  test('are stored as given, without empty ones', async () => {
    const detail = { bhk: 2.5, deposit: 0, petsAllowed: false, waterSources: ['borewell'] }
    const empty = { kitchen: '', society: '', approvals: [], maintenance: null }
    const { listing } = await accepted({ detail: { ...detail, ...empty } })
    assert.deepEqual(listing.detail, detail)
    assert.equal(listing.bedrooms, 3)
  })

  for (const [what, detail, at] of [
    [
      'a carpet area above the built-up one',
      { areaCarpetSqft: 900, areaBuiltUpSqft: 899 },
      'areaCarpetSqft',
    ],
    [
      'a built-up area above the super built-up one',
      { areaBuiltUpSqft: 900, areaSuperBuiltUpSqft: 800 },
      'areaBuiltUpSqft',
    ],
    [
      'a carpet area above the super built-up one',
      { areaCarpetSqft: 900, areaSuperBuiltUpSqft: 800 },
      'areaCarpetSqft',
    ],
    [
      'a home that is ready in the future',
      { possession: 'ready', possessionBy: '2099-01' },
      'possessionBy',
    ],
    ['RERA that does not apply without a reason', { rera: 'not-applicable' }, 'reraReason'],
    ['a registration without its number', { rera: 'registered' }, 'reraNumber'],
    ['a word that is none', { powerBackup: 'always' }, 'powerBackup'],
    ['five open sides', { openSides: 5 }, 'openSides'],
    ['a month that is none', { possessionBy: '2027-13' }, 'possessionBy'],
  ] as const) {
    test(`are refused with ${what}, at the field`, async () => {
      assert.deepEqual(Object.keys(await refusedAt(detail)), [`detail.${at}`])
    })
  }

  test('are accepted just within the limits', async () => {
    await accepted({
      detail: { areaCarpetSqft: 800, areaBuiltUpSqft: 800, areaSuperBuiltUpSqft: 800 },
    })
    await accepted({ detail: { possession: 'ready', possessionBy: '2020-01' } })
    await accepted({ detail: { possession: 'under-construction', possessionBy: '2099-01' } })
    // A suspicious RERA number is flagged, never refused (IND-4).
    await accepted({ detail: { rera: 'registered', reraNumber: 'XX0001', reraState: 'Karnataka' } })
  })

  test('stay with broker and back office where they are private', async () => {
    const { db } = site.context
    const hidden = { surveyNumber: '112/4A', ownReference: 'NH-77', isExclusive: true }
    const { owner, listing } = await accepted({ detail: { ...hidden, khata: 'a' } })
    const admin = await makeAdministrator(db)
    const params = { id: listing._id }
    const decided = await site.call(
      property.changeStatus,
      { params, body: { status: 'approved' } },
      { token: admin.token },
    )
    assert.equal(decided.status, 200)
    const seen = await site.call(property.publicGet, { params })
    assert.deepEqual(seen.body.property.detail, { khata: 'a' })
    const own = await site.call(property.mineOne, { params }, { token: owner.token })
    assert.equal(own.body.property.detail.ownReference, 'NH-77')
  })

  test('are search terms where they name the surroundings', async () => {
    const { listing } = await accepted({
      detail: { landmark: 'Forum Mall', metroName: 'Kadugodi' },
    })
    const { words } = await site.context.db
      .selectFrom('property')
      .where('id', '=', listing._id)
      .select(sql<string[]>`tsvector_to_array(search_vector)`.as('words'))
      .executeTakeFirstOrThrow()
    for (const word of ['forum', 'kadugodi']) assert.ok(words.includes(word), word)
  })

  test('are listed one by one in the next review when they change', async () => {
    const { owner, listing } = await accepted({ detail: { khata: 'b', deposit: 5 } })
    const admin = await makeAdministrator(site.context.db)
    const params = { id: listing._id }
    await site.call(
      property.changeStatus,
      { params, body: { status: 'approved' } },
      { token: admin.token },
    )
    const change = { detail: { khata: 'a', facing: 'east', deposit: 5 } }
    await site.call(property.change, { params, body: change }, { token: owner.token })
    const { body } = await site.call(propertyReview.signals, { params }, { token: admin.token })
    assert.deepEqual(body.difference.fields, [
      { name: 'detail.khata', before: 'b', after: 'a' },
      { name: 'detail.facing', before: null, after: 'east' },
    ])
  })
})

describe('a pin', () => {
  test('is stored, changes with a review only, can be removed, and must be in India', async () => {
    const coordinates = { latitude: 12.9698, longitude: 77.75 }
    const { owner, listing } = await accepted({ coordinates })
    assert.deepEqual([listing.latitude, listing.longitude], [12.9698, 77.75])
    const admin = await makeAdministrator(site.context.db)
    const params = { id: listing._id }
    const approve = { params, body: { status: 'approved' } }
    await site.call(property.changeStatus, approve, { token: admin.token })
    const as = { token: owner.token }
    const change = (body: Record<string, unknown>) =>
      site.call(property.change, { params, body }, as)
    assert.equal((await change({ coordinates })).body.property.status, 'approved')
    const moved = await change({ coordinates: { latitude: 12.9, longitude: 77.75 } })
    assert.equal(moved.body.property.status, 'pending')
    assert.equal((await change({ coordinates: null })).body.property.latitude, null)
    assert.equal((await change({ coordinates: { latitude: 51.5, longitude: 0.1 } })).status, 400)
  })
})

describe('a RERA number', () => {
  const missing = async (given: Record<string, unknown>) => {
    const { listing } = await accepted(given)
    const { token } = await makeAdministrator(site.context.db)
    const { body } = await site.call(
      propertyReview.signals,
      { params: { id: listing._id } },
      { token },
    )
    return body.signals.missing.filter((piece) => piece.startsWith('rera'))
  }

  test('that is required but missing is reported to the reviewer', async () => {
    const sale = { resale: false, projectUnits: 40 }
    assert.deepEqual(await missing({ detail: sale }), ['rera'])
    assert.deepEqual(await missing({ detail: { ...sale, ccReceived: true } }), [])
    const given = { ...sale, rera: 'registered', reraState: 'Delhi' }
    assert.deepEqual(await missing({ detail: { ...given, reraNumber: 'DLRERA2023P0017' } }), [])
    assert.deepEqual(await missing({ detail: { ...given, reraNumber: 'XX0001' } }), ['rera-form'])
  })
})

describe('an unknown place', () => {
  const proposed = () =>
    site.context.db
      .selectFrom('location')
      .where('is_proposed', '=', true)
      .select(['name', 'parent_id', 'state', 'is_active'])
      .execute()

  test('is proposed once to the administrators if its city is named', async () => {
    const city = await makeLocation(site.context.db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    const { listing } = await accepted({ location: 'Hoodi, Bengaluru' })
    const again = await accepted({ location: 'hoodi , bangalore' })
    assert.deepEqual(await proposed(), [
      { name: 'Hoodi', parent_id: city.id, state: 'Karnataka', is_active: false },
    ])
    const { location } = listing
    assert.ok(typeof location === 'object')
    assert.deepEqual([location.name, listing.city], ['Hoodi', 'Bangalore'])
    assert.deepEqual(again.listing.location, location)
  })

  test('is matched with a known area', async () => {
    const city = await makeLocation(site.context.db, { name: 'Pune' })
    const area = await makeLocation(site.context.db, { name: 'Baner', parentId: city.id })
    const { listing } = await accepted({ location: 'Baner, Pune', pincode: '411045' })
    assert.deepEqual(listing.location, { _id: area.id, name: 'Baner' })
    assert.deepEqual(await proposed(), [])
  })

  test('stays as text where the city is unknown too', async () => {
    const { listing } = await accepted({ location: 'Kothi, Satna', pincode: '485001' })
    assert.equal(listing.location, 'Kothi, Satna')
    assert.deepEqual(await proposed(), [])
  })
})

test('an office that states its cabins has their word, and one that has none does not', () => {
  const office = { title: 'Office', description: '', propertyType: 'office', address: '' } as const
  const words = (detail: object) => wordsOf({ ...office, detail }, [])
  assert.deepEqual(words({ seats: 40, cabins: 4 }), ['office', 'workstations', 'cabins'])
  assert.deepEqual(words({ cabins: 0, meetingRooms: 1 }), ['office', 'meeting', 'room'])
})
