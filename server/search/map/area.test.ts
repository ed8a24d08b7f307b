import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { propertyFacet } from '#contract/property/facet.ts'
import { property } from '#contract/property/property.ts'
import { savedSearch } from '#contract/saved/saved-search.ts'
import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { type DrawnArea, formatAreas, formatSurroundings } from '#domain/place/drawn-area.ts'
import { foldWords } from '#server/search/index/apply-changes.ts'
import { seekerActs } from '#test/alert/seeker-acts.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { requirementActs, sought } from '#test/requirement/requirement-acts.ts'

const site = useApp()
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude })

const list = async (query: Record<string, string>) => {
  const { status, body } = await site.call(property.publicList, {
    query: { limit: '100', ...query },
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const idsOf = async (query: Record<string, string>) => {
  const { properties, pagination } = await list(query)
  const ids = properties.map(({ _id }) => _id).toSorted()
  assert.equal(pagination.total, ids.length)
  return ids
}

/** Creates a listing with an exact public location. */
async function makeAt(latitude: number, longitude: number, given: object = {}) {
  const { id } = await makeProperty(site.context.db, given)
  await place(id, at(latitude, longitude), 'exact')
  return id
}

const place = (id: string, point: Point, placePrecision: 'exact' | 'street' | 'locality') =>
  site.context.db
    .updateTable('property')
    .set({ ...point, detail: JSON.stringify({ placePrecision }) })
    .where('id', '=', id)
    .execute()

/** An L around Baner: its bounds hold Aundh, and it does not. */
const baner = [
  at(18.53, 73.75),
  at(18.53, 73.82),
  at(18.55, 73.82),
  at(18.55, 73.77),
  at(18.6, 73.77),
  at(18.6, 73.75),
]
const kothrud = [at(18.49, 73.79), at(18.49, 73.83), at(18.52, 73.81)]

async function makeTown() {
  const { id: brokerId } = await makeBroker(site.context.db)
  const made = {
    inBaner: await makeAt(18.54, 73.8, { brokerId, price: 5_000_000 }),
    alsoInBaner: await makeAt(18.59, 73.76, { brokerId, price: 7_000_000, bedrooms: 3 }),
    inAundh: await makeAt(18.57, 73.8, { brokerId, title: 'within the bounds of the area' }),
    inKothrud: await makeAt(18.5, 73.81, { brokerId, title: 'Kothrud' }),
  }
  await makeProperty(site.context.db, { brokerId, title: 'on no map' })
  return made
}

for (const isFolded of [false, true]) {
  describe(`drawn areas, ${isFolded ? '' : 'not '}folded`, () => {
    test('find what is in one of them or in the circle, in list, map and facets', async () => {
      const { inBaner, alsoInBaner, inAundh, inKothrud } = await makeTown()
      if (isFolded) await foldWords(site.context.db)
      const area = formatAreas([baner])
      const both = formatAreas([baner, kothrud])
      const near = formatSurroundings({ ...at(18.57, 73.8), kilometres: 1 })
      const expected: [Record<string, string>, string[]][] = [
        [{ area }, [inBaner, alsoInBaner]],
        [{ area: both }, [inBaner, alsoInBaner, inKothrud]],
        [{ near }, [inAundh]],
        [{ area, near }, [inBaner, alsoInBaner, inAundh]],
        [{ area, maxPrice: '5500000' }, [inBaner]],
        [{ area, search: 'kothrud' }, []],
        [{ area: both, bounds: '73.7,18.4,73.9,18.52' }, [inKothrud]],
        [{ area: both, sort: 'price-desc', bedrooms: '3' }, [alsoInBaner]],
      ]
      for (const [query, ids] of expected) {
        assert.deepEqual(await idsOf(query), ids.toSorted(), JSON.stringify(query))
        const { sort: _, ...onMap } = query
        const { body } = await site.call(property.publicMap, { query: onMap })
        assert.deepEqual(body.points.map(({ _id }) => _id).toSorted(), ids.toSorted())
        assert.equal(body.total, ids.length)
      }
      const { body } = await site.call(propertyFacet.list, { query: { area: both } })
      const rooms = body.facets?.bedrooms.find(({ value }) => value === '3')
      assert.equal(rooms?.count, 1)
      const types = body.facets?.propertyType.find(({ value }) => value === 'residential')
      assert.equal(types?.count, 3)
    })
  })
}

describe('the edge of an area', () => {
  /** The same by arithmetic, for points that lie on no side. */
  const isIn = ({ latitude, longitude }: Point, area: DrawnArea) =>
    area.filter((one, corner) => {
      const other = area[(corner + 1) % area.length] ?? one
      if (one.latitude > latitude === other.latitude > latitude) return false
      const share = (latitude - one.latitude) / (other.latitude - one.latitude)
      return longitude < one.longitude + share * (other.longitude - one.longitude)
    }).length %
      2 ===
    1

  /** A star around a point: its sides never cross. */
  const star = fc
    .record({
      latitude: fc.double({ min: 18.4, max: 18.6, noNaN: true }),
      longitude: fc.double({ min: 73.7, max: 73.9, noNaN: true }),
      size: fc.constantFrom(0.002, 0.02, 0.2, 2),
      reach: fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), {
        minLength: 4,
        maxLength: 30,
      }),
    })
    .map(({ latitude, longitude, size, reach }) =>
      reach.map((share, corner) => {
        const turn = (corner / reach.length) * 2 * Math.PI
        return at(
          latitude + size * share * Math.sin(turn),
          longitude + size * share * Math.cos(turn),
        )
      }),
    )

  test('parts listings as arithmetic does, whatever was folded', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    await sql`
      insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, location_text, address, status, latitude, longitude, detail)
      select gen_random_uuid(), ${brokerId}, 'Many', 'Many', 'apartment', 'sell', 100 + n, 100,
        'sqft', 'Pune', 'Pune', 'approved', 18.3 + (n * 7919 % 1009) / 2500.0,
        73.6 + (n * 104729 % 1013) / 2500.0, '{"placePrecision": "exact"}'
      from generate_series(1, 1200) n`.execute(db)
    await foldWords(db)
    await sql`
      update property set latitude = latitude + 0.01
      where price between 200 and 320`.execute(db)
    const { rows } = await sql<Point & { id: string }>`
      select id, map_latitude as latitude, map_longitude as longitude from property`.execute(db)
    let found = 0
    for (const areas of fc.sample(fc.array(star, { minLength: 1, maxLength: 3 }), {
      numRuns: 40,
      seed: 5,
    })) {
      const area = formatAreas(areas)
      const { pagination } = await list({ area, limit: '1' })
      const rounded = areas.map((one) =>
        one.map(({ latitude, longitude }) =>
          at(Number(latitude.toFixed(5)), Number(longitude.toFixed(5))),
        ),
      )
      const inside = rows.filter((point) => rounded.some((one) => isIn(point, one)))
      assert.equal(pagination.total, inside.length, area)
      found += inside.length > 0 ? 1 : 0
    }
    assert.ok(found > 20, `${found} areas held something`)
    for (const kilometres of [0.3, 3, 20, 50]) {
      const middle = at(18.5, 73.8)
      const near = formatSurroundings({ ...middle, kilometres })
      const { pagination } = await list({ near, limit: '1' })
      const far = (share: number) =>
        rows.filter((point) => kilometresBetween(middle, point) <= kilometres * share).length
      const { total } = pagination
      assert.ok(total >= far(0.995) && total <= far(1.005), `${total} within ${kilometres} km`)
    }
  })

  test('says nothing about where a listing is that shows its surroundings alone', async () => {
    const { id } = await makeProperty(site.context.db)
    await foldWords(site.context.db)
    const shown = async () => (await site.call(property.publicMap)).body.points[0]
    /** Halves a rectangle of its square until it is a few metres wide. */
    const halved = async () => {
      let [south, west, north, east] = [18.56, 73.78, 18.57, 73.79]
      while (north - south > 0.00005) {
        const isFlat = north - south < east - west
        const middle = isFlat ? (west + east) / 2 : (south + north) / 2
        const half = isFlat
          ? { south, west, north, east: middle }
          : { south, west, north: middle, east }
        const corners = [
          at(half.south, half.west),
          at(half.south, half.east),
          at(half.north, half.east),
          at(half.north, half.west),
        ]
        const { pagination } = await list({ area: formatAreas([corners]) })
        if (pagination.total === 1)
          [south, west, north, east] = [half.south, half.west, half.north, half.east]
        else if (isFlat) west = middle
        else south = middle
      }
      return at((south + north) / 2, (west + east) / 2)
    }
    const found = []
    for (const own of [at(18.56012, 73.78023), at(18.56951, 73.78934)]) {
      await place(id, own, 'locality')
      const point = await shown()
      const bisected = await halved()
      assert.ok(point && kilometresBetween(point, bisected) < 0.02, 'areas find the point shown')
      assert.ok(kilometresBetween(own, bisected) > 0.05, 'and not its own')
      found.push(bisected)
    }
    assert.deepEqual(found[0], found[1])
  })
})

test('a saved search and its alerts, and a requirement, ask for the area', async () => {
  const { db } = site.context
  const { id, token } = await makeCustomer(db)
  const seekers = seekerActs(site)
  // The longest text is longer than any other filter may be.
  const area = formatAreas([baner, kothrud])
  await seekers.search(token, { area })
  await makeAt(18.57, 73.8, { title: 'Elsewhere' })
  await makeAt(18.54, 73.8, { title: 'There' })
  assert.deepEqual(
    (await seekers.alertsTo(id)).map(({ variables }) => variables.title),
    ['There'],
  )
  const { body } = await site.call(savedSearch.list, {}, { token })
  assert.deepEqual(body.savedSearches[0]?.filters, { area })
  assert.match(body.savedSearches[0]?.label ?? '', /2 drawn areas/)
  const requirements = requirementActs(site)
  const { broker } = await requirements.makeScenario({ ...sought, area })
  assert.deepEqual(await requirements.matched(broker), [])
  await makeAt(18.54, 73.8, { brokerId: broker.id })
  await requirements.match()
  assert.deepEqual(
    (await requirements.matched(broker)).map(({ fitCount }) => fitCount),
    [1],
  )
})

for (const [query, text] of [
  [{ area: 'castle' }, /flexible polylines/],
  [{ area: formatAreas([[at(18, 73), at(18.1, 73.1)]]) }, /3 to 60 points/],
  [{ area: formatAreas([[at(1, 73), at(1, 74), at(2, 74)]]) }, /within India/],
  [{ area: formatAreas([[at(18, 73), at(19, 74), at(18, 74), at(19, 73)]]) }, /cross itself/],
  [{ area: Array.from({ length: 6 }, () => formatAreas([kothrud])).join('.') }, /up to 5 areas/],
  [{ near: '18.5,73.8' }, /0.1 to 50 km/],
] as const) {
  test(`${JSON.stringify(query).slice(0, 40)} is refused with its reason`, async () => {
    const { status, body } = await site.call(property.publicList, { query })
    assert.equal(status, 400)
    assert.match(JSON.stringify(body), text)
  })
}
