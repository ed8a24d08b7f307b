import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'

const site = useApp()

async function people() {
  const { db } = site.context
  return { token: (await makeAdministrator(db)).token, broker: await makeBroker(db) }
}

describe('places of rows', () => {
  test('are matched whatever their spelling, and proposed if they are new', async () => {
    const { token, broker } = await people()
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })
    const area = await makeLocation(db, { name: 'Electronic City Phase 2', parentId: city.id })
    const rows = [
      'electronic  city phase II',
      'Electronic City, Phase 2',
      'Hebbal',
      ' hebbal ',
      '2 BHK',
    ]
    const content = [
      'price,area,bedrooms,locality,city',
      ...rows.map((place, at) => `${6_000_000 + at},1100,2,"${place}",Bengaluru`),
    ].join('\n')
    const done = await importAll(site, token, content, {
      brokerId: broker.id,
      listingType: 'sell',
      propertyType: 'apartment',
    })
    assert.equal(done.counts.locationsProposed, 1)
    const found = await db
      .selectFrom('property')
      .innerJoin('location', 'location.id', 'property.location_id')
      .select(['location.id', 'location.name', 'is_proposed', 'location.is_active', 'city_id'])
      .orderBy('price')
      .execute()
    assert.deepEqual(
      found.map(({ id, name }) => (id === area.id ? 'area' : id === city.id ? 'city' : name)),
      ['area', 'area', 'Hebbal', 'Hebbal', 'city'],
    )
    assert.ok(found.every(({ city_id }) => city_id === city.id))
    const proposed = found.find(({ name }) => name === 'Hebbal')
    assert.deepEqual([proposed?.is_proposed, proposed?.is_active], [true, false])
  })

  test('a place also in a neighbouring city stays in the file’s city, with a note', async () => {
    const { token, broker } = await people()
    const { db } = site.context
    const neighbour = await makeLocation(db, { name: 'Navi Mumbai' })
    const vashi = await makeLocation(db, { name: 'Vashi', parentId: neighbour.id })
    const sector = await makeLocation(db, { name: 'Sector 7', parentId: neighbour.id })
    const content = [
      'price,area,locality,city',
      '6000000,1000,Vashi,Mumbai',
      '6000001,1000,Sector 7,Mumbai',
    ].join('\n')
    const done = await importAll(site, token, content, {
      brokerId: broker.id,
      listingType: 'sell',
      propertyType: 'apartment',
    })
    // Mumbai itself, its own Vashi and its own Sector 7.
    assert.equal(done.counts.locationsProposed, 3)
    assert.deepEqual(
      done.summary.map(({ reason }) => reason),
      ['we know "Vashi" in Navi Mumbai, but it is imported under Mumbai, as in the file'],
    )
    const found = await db
      .selectFrom('property')
      .innerJoin('location as city', 'city.id', 'property.city_id')
      .select(['location_id', 'city.name', 'city.aliases', 'city.state', 'city.is_proposed'])
      .orderBy('price')
      .execute()
    assert.notEqual(found[0]?.location_id, vashi.id)
    assert.equal(found[0]?.name, 'Mumbai')
    assert.notEqual(found[1]?.location_id, sector.id)
    const { name, aliases, state, is_proposed } = found[1] ?? assert.fail()
    assert.deepEqual(
      [name, aliases, state, is_proposed],
      ['Mumbai', ['Bombay'], 'Maharashtra', true],
    )
  })
})
