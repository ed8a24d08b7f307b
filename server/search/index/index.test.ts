import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { property } from '#contract/property/property.ts'
import { Sort } from '#contract/property/vocabulary.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { useApp } from '#test/app.ts'
import { type GivenProperty, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { foldSomeWords, foldWords } from './apply-changes.ts'
import { changedListings } from './queries.ts'

const site = useApp()

const list = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, { query: { limit: '9', ...query } })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

describe('whatever is written, and whenever it is folded', () => {
  const titles = ['Lake view flat', 'Quiet house', 'Flat near the metro', 'Laketown', 'ठाणे घर']
  // Amounts with a common prefix share a bitmap term, so those are checked in the table.
  const amount = fc.oneof(
    fc.integer({ min: 1, max: 2_500 }),
    fc.integer({ min: 1_200, max: 1_230 }),
  )
  const detail = fc.record(
    {
      deposit: amount,
      areaCarpetSqft: amount,
      maintenance: amount,
      isMaintenanceIncluded: fc.boolean(),
      possession: fc.constantFrom('ready', 'under-construction'),
      facing: fc.constantFrom('east', 'west'),
      tenants: fc.constantFrom('Family', 'Any'),
      roadWidthFt: fc.constantFrom(20, 30, 39.4),
      parkingCovered: fc.integer({ min: 0, max: 3 }),
      availableFrom: fc.constantFrom('2026-12-31', '2027-01-01', '2027-01-15', '2027-02-01'),
      roomSharing: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: [] },
  )
  const given: fc.Arbitrary<GivenProperty> = fc.record({
    title: fc.constantFrom(...titles),
    propertyType: fc.constantFrom('apartment', 'villa', 'office'),
    listingType: fc.constantFrom('sell', 'rent'),
    price: amount,
    area: fc.oneof(fc.integer({ min: 1, max: 150 }), amount),
    areaUnit: fc.constantFrom('sqft', 'sqmt'),
    bedrooms: fc.integer({ min: 0, max: 4 }),
    furnished: fc.constantFrom('unfurnished', 'fully-furnished'),
    amenities: fc.subarray(['Lift', 'Garden', 'GYM']),
    pincode: fc.constantFrom('560066', '560001'),
    status: fc.constantFrom('approved', 'approved', 'approved', 'pending', 'sold'),
    detail,
  })
  const which = fc.nat({ max: 999 })
  const step = fc.oneof(
    {
      arbitrary: fc.record({ act: fc.constant('make' as const), given, where: which }),
      weight: 4,
    },
    fc.record({ act: fc.constant('change' as const), which, given, where: which }),
    fc.record({ act: fc.constant('change' as const), which, given, where: which }),
    fc.record({ act: fc.constant('remove' as const), which }),
    fc.record({ act: fc.constant('erase' as const), which }),
    fc.record({ act: fc.constant('block' as const), which }),
    fc.record({ act: fc.constant('fold' as const), most: fc.integer({ min: 1, max: 30 }) }),
  )
  const filters = {
    propertyType: fc.constantFrom('apartment', 'commercial', 'residential'),
    listingType: fc.constantFrom('sell', 'rent'),
    bedrooms: fc.constantFrom('2', '2+', '0'),
    furnished: fc.constantFrom('unfurnished', 'fully-furnished'),
    location: fc.constantFrom('Pune', 'Baner', '560001', 'lake', 'flat nea'),
    amenities: fc.constantFrom('lift', 'GYM,lift', 'garden, Garden'),
    search: fc.constantFrom('flat', 'l', 'la', 'lak', 'lake', 'laket', 'flat metro', 'ठाणे', 'घ'),
    sort: fc.constantFrom(...Sort.keys),
    stated: fc.oneof(
      amount.map((max) => ({ maxDeposit: String(max) })),
      amount.map((max) => ({ maxMonthlyCost: String(max) })),
      amount.map((min) => ({ minCarpet: String(min) })),
      fc.constantFrom('2', '9').map((max) => ({ maxDepositMonths: max })),
      fc.constant({ possession: 'ready', tenants: 'family' }),
      fc.constantFrom('30', '39').map((minRoad) => ({ minRoad })),
      fc.constantFrom('1', '2').map((minParking) => ({ minParking })),
      fc.constantFrom('2027-01-01', '2027-01-20').map((moveInBy) => ({ moveInBy })),
      fc.constantFrom('1', '1,2').map((sharing) => ({ sharing })),
      fc.constantFrom('east', 'east,west').map((facing) => ({ facing })),
    ),
    includeUnstated: fc.constantFrom('true', 'false'),
  }
  /** A range, or only one of its limits. */
  const range = (min: string, max: string) =>
    fc.tuple(amount, amount, fc.subarray([min, max], { minLength: 1 })).map((drawn) => {
      const [one, other, named] = drawn
      const ends = { [min]: Math.min(one, other), [max]: Math.max(one, other) }
      return Object.fromEntries(named.map((name) => [name, String(ends[name])]))
    })
  const ranges = [fc.constant({}), range('minPrice', 'maxPrice'), range('minArea', 'maxArea')]
  const question = fc
    .tuple(
      fc.record(filters),
      fc.subarray(Object.keys(filters), { maxLength: 2 }),
      fc.oneof(...ranges),
    )
    .map(([{ stated, ...all }, names, range]) => ({
      search: 'l',
      ...range,
      ...(names.includes('stated') && stated),
      ...Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
    }))

  async function town() {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune' })
    const area = await makeLocation(db, { name: 'Baner', parentId: city.id })
    const brokers = [await makeBroker(db), await makeBroker(db), await makeBroker(db)]
    return { places: [city.id, area.id, undefined], brokers: brokers.map(({ id }) => id) }
  }

  /** The columns of a change: its own fields, search terms, area and place. */
  function columnsOf({ title = '', ...rest }: GivenProperty, locationId: string | undefined) {
    return {
      title,
      property_type: rest.propertyType,
      price: rest.price,
      area: rest.area,
      area_unit: rest.areaUnit,
      listing_type: rest.listingType,
      furnished: rest.furnished,
      pincode: rest.pincode,
      // An office has no bedrooms.
      bedrooms: sql<number>`case when property_type <> 'office'
        then ${rest.bedrooms ?? 0}::int end`,
      amenities: rest.amenities,
      status: rest.status,
      detail: JSON.stringify(rest.detail),
      location_id: locationId ?? null,
      search_vector: sql<string>`array_to_tsvector(${searchWords(title, 'lorry')}::text[])`,
    }
  }

  async function perform(
    one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
    { places, brokers }: Awaited<ReturnType<typeof town>>,
  ) {
    const { db } = site.context
    const rows = await db.selectFrom('property').select('id').orderBy('id').execute()
    const id = 'which' in one ? (rows[one.which % rows.length]?.id ?? '') : ''
    if (one.act === 'make') {
      const brokerId = brokers[one.where % brokers.length] ?? ''
      const locationId = places[one.where % places.length]
      await makeProperty(db, { ...one.given, brokerId, ...(locationId && { locationId }) })
    } else if (one.act === 'fold') await foldSomeWords(db, one.most)
    else if (one.act === 'block') {
      const status = one.which % 2 === 0 ? 'blocked' : 'active'
      const broker = brokers[one.which % brokers.length] ?? ''
      await db.updateTable('broker').set({ status }).where('id', '=', broker).execute()
    } else if (id === '') return
    else if (one.act === 'erase') await db.deleteFrom('property').where('id', '=', id).execute()
    else {
      // One column at a time, so that none is followed only because another one changed.
      const columns = Object.entries(
        one.act === 'change'
          ? columnsOf(one.given, places[one.where % places.length])
          : { removed_at: new Date() },
      )
      const set = Object.fromEntries(columns.slice(one.which % columns.length).slice(0, 1))
      const rooms = set.property_type === 'office' && { bedrooms: null }
      await db
        .updateTable('property')
        .set({ ...set, ...rooms })
        .where('id', '=', id)
        .execute()
    }
  }

  test('totals and pages equal those of checking every listing (QRY-05)', async () => {
    const { db } = site.context
    const here = await town()
    let hits = 0
    const samples = { numRuns: 18, seed: 11 }
    const rounds = fc.sample(fc.array(step, { minLength: 12, maxLength: 20 }), samples)
    const questions = fc.sample(fc.array(question, { minLength: 6, maxLength: 6 }), samples)
    for (const [round, steps] of rounds.entries()) {
      for (const one of steps) await perform(one, here)
      const asked = questions[round] ?? []
      const before = []
      for (const query of asked) before.push(await answer(query))
      // With every listing marked as changed, the bitmaps are not used and all listings are
      // checked.
      const { rows } = await site.pool.query<{ last: number }>(
        'select coalesce(max(id), 0) as last from property_word_change',
      )
      await site.pool.query(
        `insert into property_word_change (property_id, words) select id, '{}' from property`,
      )
      for (const [index, query] of asked.entries()) {
        assert.deepEqual(before[index], await answer(query), JSON.stringify(query))
        if (before[index]?.total) hits++
      }
      await site.pool.query('delete from property_word_change where id > $1', [rows[0]?.last])
    }
    assert.ok(hits > 60, `${hits} questions found something`)
    await foldWords(db)
    assert.equal((await site.pool.query('select from property_word_change')).rowCount, 0)
  })

  async function answer(query: Record<string, string>) {
    const first = await list(query)
    const second = await list({ ...query, page: '2' })
    const { next } = first.pagination
    const onward = next ? await list({ ...query, after: next }) : undefined
    return {
      total: first.pagination.total,
      pages: [first, second, onward].map((body) => body?.properties.map(({ _id }) => _id)),
    }
  }
})

test('a search reserves no memory for changes that were folded long ago', async () => {
  const { db } = site.context
  await sql`
    insert into property_word_change (property_id, words)
    select gen_random_uuid(), '{}' from generate_series(1, 20000)`.execute(db)
  await sql`delete from property_word_change`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${changedListings}`.execute(db)
  const [{ Plan: plan } = { Plan: undefined }] = rows[0]?.['QUERY PLAN'] ?? []
  assert.ok((plan?.['Plan Rows'] ?? Number.NaN) <= 100, JSON.stringify(plan))
})
