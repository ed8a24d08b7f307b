import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyCompare } from '#contract/property/compare.ts'
import { maxMapPoints, PropertyMap } from '#contract/property/map.ts'
import type { Bounds } from '#contract/property/map-bounds.ts'
import { property } from '#contract/property/property.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { coverBox } from './cells.ts'

const site = useApp()

const map = async (query: Record<string, string> = {}) => {
  const { status, body } = await site.call(property.publicMap, { query })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const list = async (query: Record<string, string>) =>
  (await site.call(property.publicList, { query })).body

const pune = { latitude: 18.5204, longitude: 73.8567 }
/** Baner with its surroundings, about 6 km wide. */
const baner = '73.75,18.53,73.81,18.59'

/** Creates a listing with an exact public location. */
async function makeAt(latitude: number, longitude: number, given: object = {}) {
  const { db } = site.context
  const { id } = await makeProperty(db, given)
  await db
    .updateTable('property')
    .set({ latitude, longitude, detail: JSON.stringify({ placePrecision: 'exact' }) })
    .where('id', '=', id)
    .execute()
  return id
}

test('the map response matches the contract, although the database writes its points', async () => {
  await makeAt(18.561234, 73.781234, { price: 8_500_000 })
  await makeAt(18.562, 73.782)
  const queries: Record<string, string>[] = [{}, { bounds: baner }, { search: 'no such words' }]
  for (const query of queries) {
    const body = await map(query)
    assert.deepEqual(PropertyMap.parse(body), body)
  }
  const { points } = await map({ bounds: baner })
  assert.deepEqual(
    points.map(({ latitude, price }) => [latitude, price]).toSorted()[0],
    [18.561234, 8_500_000],
  )
})

describe('the public location of a listing', () => {
  test('is exact if its broker chose so', async () => {
    const id = await makeAt(18.561234, 73.781234)
    const { body } = await site.call(property.publicGet, { params: { id } })
    const { latitude, longitude, placePrecision } = body.property
    assert.deepEqual([latitude, longitude, placePrecision], [18.561234, 73.781234, 'exact'])
  })

  test('is otherwise in its square of 0.01°, wherever the listing is within it', async () => {
    const { db } = site.context
    const seen = new Set<string>()
    const { id } = await makeProperty(db)
    for (const [latitude, longitude] of [
      [18.5601, 73.7801],
      [18.5699, 73.7899],
    ] as const) {
      await db.updateTable('property').set({ latitude, longitude }).where('id', '=', id).execute()
      const { points } = await map()
      seen.add(JSON.stringify(points))
      const [point] = points
      assert.ok(point && point.latitude >= 18.56 && point.latitude < 18.57)
      assert.ok(point.longitude >= 73.78 && point.longitude < 73.79)
      const { body } = await site.call(property.publicGet, { params: { id } })
      assert.deepEqual(
        [body.property.latitude, body.property.longitude, body.property.placePrecision],
        [18.565, 73.785, 'locality'],
      )
    }
    assert.equal(seen.size, 1, 'the place in the square says nothing about the place in it')
  })

  test('is in a smaller square if its broker shows the street', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const detail = JSON.stringify({ placePrecision: 'street' })
    await db
      .updateTable('property')
      .set({ latitude: 18.561234, longitude: 73.781234, detail })
      .where('id', '=', id)
      .execute()
    const { body } = await site.call(property.publicGet, { params: { id } })
    const { latitude, longitude, placePrecision } = body.property
    assert.deepEqual(
      [latitude?.toFixed(6), longitude?.toFixed(6), placePrecision],
      ['18.561000', '73.781000', 'street'],
    )
    const [point] = (await map()).points
    assert.ok(point && Math.abs(point.latitude - 18.561) <= 0.001)
    assert.ok(Math.abs(point.longitude - 73.781) <= 0.001)
  })

  for (const placePrecision of ['locality', 'street'] as const) {
    test(`and its own point in no public answer when it shows its ${placePrecision}`, async () => {
      const { db } = site.context
      const { id } = await makeProperty(db, { title: 'Terrace flat' })
      const detail = JSON.stringify({ placePrecision })
      // All digits: the point shown depends on the id and may share the leading ones.
      const own = { latitude: 18.561234, longitude: 73.781234 }
      await db
        .updateTable('property')
        .set({ ...own, detail })
        .where('id', '=', id)
        .execute()
      const answers = [
        await site.call(property.publicGet, { params: { id } }),
        await site.call(property.publicList, { query: { search: 'terrace' } }),
        await site.call(property.publicMap),
        await site.call(property.publicMap, { query: { bounds: baner } }),
        await site.call(propertyCompare.some, { query: { ids: id } }),
      ]
      for (const { status, body } of answers) {
        assert.equal(status, 200)
        const text = JSON.stringify(body)
        assert.ok(text.includes(id) && !text.includes('18.561234') && !text.includes('73.781234'))
      }
      // Small boxes around it must not reveal it either.
      const tight = '73.7812339,18.5612339,73.7812341,18.5612341'
      const found = await list({ bounds: tight })
      const [point] = (await map()).points
      const isThere = point?.latitude === own.latitude && point.longitude === own.longitude
      assert.deepEqual([found.pagination.total, isThere], [0, false])
    })
  }

  test('is near its locality if its own is unknown, and missing for a city alone', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune' })
    const area = await makeLocation(db, { name: 'Baner', parentId: city.id })
    await db.updateTable('location').set(pune).where('id', '=', city.id).execute()
    const { id } = await makeProperty(db, { locationId: area.id })
    await makeProperty(db, { locationId: city.id })
    assert.equal((await map()).total, 0)
    await db
      .updateTable('location')
      .set({ latitude: 18.559, longitude: 73.7868 })
      .where('id', '=', area.id)
      .execute()
    const { total, points } = await map()
    assert.deepEqual([total, points[0]?._id], [1, id])
    assert.ok(points[0] && Math.abs(points[0].latitude - 18.555) < 0.0051)
  })
})

describe('the bounds of a search', () => {
  for (const folded of [false, true]) {
    test(`hold what lies in them and nothing else, ${folded ? '' : 'not '}folded`, async () => {
      const { db } = site.context
      const inside = await makeAt(18.5601, 73.7801, { price: 5_000_000 })
      await makeAt(18.5599, 73.8101, { title: 'just east of it' })
      await makeAt(18.5299, 73.7801, { title: 'just south of it' })
      await makeAt(28.6, 77.2, { title: 'Delhi' })
      await makeProperty(db, { title: 'on no map' })
      if (folded) await foldWords(db)
      const { properties, pagination } = await list({ bounds: baner })
      assert.deepEqual([pagination.total, properties[0]?._id], [1, inside])
      assert.equal((await list({ bounds: baner, maxPrice: '4000000' })).pagination.total, 0)
      const found = await map({ bounds: baner, propertyType: 'residential' })
      assert.deepEqual([found.total, found.points.length, found.clusters.length], [1, 1, 0])
      assert.equal((await map()).total, 4)
      assert.equal((await map({ search: 'delhi' })).total, 1)
    })
  }

  test('leave the total equal to the pages', async () => {
    for (let index = 0; index < 30; index++) await makeAt(18.5 + index / 300, 73.76 + index / 900)
    await foldWords(site.context.db)
    for (const bounds of [baner, '73,18,74.5,19', '68,6,97,36', '73.76,18.5,73.7601,18.5001']) {
      const { properties, pagination } = await list({ bounds, limit: '100', sort: 'price-asc' })
      assert.equal(pagination.total, properties.length, bounds)
      assert.equal((await map({ bounds })).total, properties.length, bounds)
    }
  })

  for (const bounds of ['', '1,2,3', '73,18,74,x', '74,18,73,19', '73,19,74,18', '0,0,200,10'])
    test(`${bounds || 'nothing'} is ${bounds ? 'refused' : 'everywhere'}`, async () => {
      const { status } = await site.call(property.publicMap, { query: { bounds } })
      assert.equal(status, bounds ? 400 : 200)
    })
})

describe('many listings', () => {
  const many = maxMapPoints + 20

  async function makeMany() {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    await makeAt(18.56, 73.78, { brokerId, title: 'first' })
    // As a form or an import would insert them, but in one statement.
    const { sql } = await import('kysely')
    await sql`
      insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, location_text, address, status, latitude, longitude)
      select gen_random_uuid(), ${brokerId}, 'Many', 'Many', 'apartment', 'sell', 100 + n, 100,
        'sqft',
        'Pune', 'Pune', 'approved', 18.4 + (n % 20) * 0.02, 73.7 + (n % 26) * 0.02
      from generate_series(1, ${many - 1}) n`.execute(db)
  }

  for (const folded of [false, true]) {
    test(`are gathered so that nothing is lost, ${folded ? '' : 'not '}folded`, async () => {
      await makeMany()
      if (folded) await foldWords(site.context.db)
      const { total, bounds, points, clusters } = await map()
      assert.deepEqual([total, points.length], [many, 0])
      assert.ok(clusters.length > 4 && clusters.length <= 100, String(clusters.length))
      assert.equal(
        clusters.reduce((sum, { count }) => sum + count, 0),
        many,
      )
      assert.ok(bounds && bounds.west <= 73.7 && bounds.east >= 74.2)
      for (const { latitude, longitude, bounds: part, count } of clusters) {
        assert.ok(latitude >= part.south && latitude < part.north)
        assert.ok(longitude >= part.west && longitude < part.east)
        const { west, south, east, north } = part
        const inside = await map({ bounds: [west, south, east, north].join(',') })
        assert.equal(inside.total, count)
      }
    })
  }

  /** Returns the listings of a part of the map by checking every one. */
  async function lookedAt(bounds: string): Promise<{ total: number; points: string[] }> {
    const { sql } = await import('kysely')
    const [west, south, east, north] = bounds ? bounds.split(',').map(Number) : [-180, -90, 180, 90]
    const box = coverBox({ west, south, east, north } as Bounds).box
    const { rows } = await sql<{ id: string }>`
      select id from property where is_live
        and map_longitude >= ${box.west} and map_longitude < ${box.east}
        and map_latitude >= ${box.south} and map_latitude < ${box.north} order by id`.execute(
      site.context.db,
    )
    return { total: rows.length, points: rows.map(({ id }) => id) }
  }

  test('are counted at their current position, whatever changed since folding', async () => {
    const { sql } = await import('kysely')
    const { db } = site.context
    await makeMany()
    await foldWords(db)
    const some = (from: number, count: number) =>
      sql`id in (select id from property order by price offset ${from} limit ${count})`
    await sql`update property set latitude = 28.6, longitude = 77.2 where ${some(1, 30)}`.execute(
      db,
    )
    await sql`update property set status = 'sold' where ${some(40, 10)}`.execute(db)
    await sql`delete from property where ${some(60, 5)}`.execute(db)
    for (let index = 0; index < 8; index++) await makeAt(18.5 + index / 100, 73.76)
    for (const isFolded of [false, true]) {
      if (isFolded) await foldWords(db)
      for (const bounds of ['', '68,6,97,36', '73,18,74.5,19.2', '77.1,28.5,77.3,28.7', baner]) {
        const { total, points, clusters } = await map(bounds ? { bounds } : {})
        const looked = await lookedAt(bounds)
        const where = `${bounds}, ${isFolded ? 'folded' : 'not folded'}`
        assert.equal(total, looked.total, where)
        if (clusters.length === 0) {
          assert.deepEqual(points.map(({ _id }) => _id).toSorted(), looked.points, where)
        } else {
          const gathered = clusters.reduce((sum, { count }) => sum + count, 0)
          assert.deepEqual([gathered, points.length], [total, 0], where)
        }
      }
    }
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from map_cell full join (
        select word, count(*)
        from property, unnest(property_cells(map_longitude, map_latitude)) word
        where is_live group by word) looked using (word)
      where map_cell.count is distinct from looked.count`.execute(db)
    assert.equal(rows[0]?.wrong, 0)
  })

  test('are single points again if fewer match', async () => {
    await makeMany()
    const { total, points, clusters } = await map({ maxPrice: '150' })
    assert.deepEqual([total, points.length, clusters.length], [50, 50, 0])
  })
})
