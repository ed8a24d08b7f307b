import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { location } from '#contract/location.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** The lists of the back office and the choices in forms. */

const site = useApp()

async function signIn(role: 'admin' | 'moderator' = 'admin') {
  const { token } = await makeAdministrator(site.context.db, { role })
  return { token }
}

type Who = Awaited<ReturnType<typeof signIn>>

async function added(body: Record<string, unknown>, who: Who) {
  const answer = await site.call(location.create, { body }, who)
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body.location
}

const change = (id: string, body: Record<string, unknown>, who: Who) =>
  site.call(location.change, { params: { id }, body }, who)

async function bangalore(who: Who) {
  const city = await added({ name: 'Bangalore', state: 'Karnataka', aliases: ['Bengaluru'] }, who)
  const area = await added({ name: 'Whitefield', type: 'area', parent: city._id }, who)
  return { city, area }
}

describe('the list', () => {
  const names = async (query: Record<string, string>, who: Who) => {
    const { body } = await site.call(location.list, { query }, who)
    return body.locations.map(({ name }) => name)
  }

  test('is found by name, alias, PIN code, type, parent and status', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    await added({ name: '560066', type: 'pincode', parent: area._id, pincode: '560066' }, who)
    await change(area._id, { isActive: false }, who)
    assert.deepEqual(await names({}, who), ['Bangalore', 'Whitefield', '560066'])
    assert.deepEqual(await names({ search: 'BENGAL', type: 'city' }, who), ['Bangalore'])
    assert.deepEqual(await names({ search: '5600' }, who), ['560066'])
    assert.deepEqual(await names({ parentId: city._id }, who), ['Whitefield'])
    assert.deepEqual(await names({ status: 'inactive' }, who), ['Whitefield'])
    assert.deepEqual(await names({ sort: 'name-desc' }, who), ['Whitefield', 'Bangalore', '560066'])
  })

  test('returns everything unless a page is asked for', async () => {
    const who = await signIn()
    for (let n = 0; n < 12; n++) await makeLocation(site.context.db)
    const all = await site.call(location.list, {}, who)
    assert.equal(all.body.locations.length, 12)
    const page = await site.call(location.list, { query: { page: '2', limit: '5' } }, who)
    assert.equal(page.body.locations.length, 5)
    assert.deepEqual(page.body.pagination, { page: 2, limit: 5, total: 12, pages: 3 })
  })

  test('counts listings in any status below it, and brokers in or naming it', async () => {
    const who = await signIn()
    const { db } = site.context
    const { area } = await bangalore(who)
    const pin = await added(
      { name: '560066', type: 'pincode', parent: area._id, pincode: '560066' },
      who,
    )
    const one = await makeBroker(db)
    const waiting = await makeBroker(db, { kycStatus: 'pending' })
    const naming = await makeBroker(db)
    const blocked = await makeBroker(db, { status: 'blocked' })
    const operatesIn = (id: string, areas: string[]) =>
      db.updateTable('broker').set({ operating_areas: areas }).where('id', '=', id).execute()
    await operatesIn(naming.id, ['bengaluru'])
    await operatesIn(one.id, ['Whitefield'])
    await operatesIn(blocked.id, ['Bangalore'])
    await makeProperty(db, { brokerId: one.id, locationId: area._id })
    await makeProperty(db, { brokerId: one.id, locationId: pin._id, status: 'sold' })
    await makeProperty(db, { brokerId: waiting.id, locationId: pin._id })
    const gone = await makeProperty(db, { brokerId: one.id, locationId: pin._id })
    await db
      .updateTable('property')
      .set({ removed_at: new Date() })
      .where('id', '=', gone.id)
      .execute()
    const figures = async () => {
      const { body } = await site.call(location.list, { query: { sort: 'properties-desc' } }, who)
      return body.locations.slice(0, 3).map((row) => [row.name, row.propertyCount, row.brokerCount])
    }
    const expected = [
      ['Bangalore', 3, 2],
      ['Whitefield', 3, 1],
      ['560066', 2, 0],
    ]
    assert.deepEqual(await figures(), expected)
    // So many locations are counted in one pass.
    for (let n = 0; n < 100; n++) await makeLocation(db)
    assert.deepEqual(await figures(), expected)
  })

  test('returns the cities, and the areas of a city by id, name or alias', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    await makeLocation(site.context.db, { name: 'Proposed', isActive: false })
    await site.context.db
      .updateTable('location')
      .set({ is_proposed: true })
      .where('name', '=', 'Proposed')
      .execute()
    const cities = await site.call(location.allCities, {}, who)
    assert.deepEqual(
      cities.body.cities.map(({ name }) => name),
      ['Bangalore'],
    )
    for (const called of [city._id, 'BANGALORE', 'bengaluru']) {
      const { body } = await site.call(location.areasOf, { params: { city: called } }, who)
      assert.deepEqual(
        body.areas?.map(({ name }) => name),
        ['Whitefield'],
      )
    }
    const missing = await site.call(location.areasOf, { params: { city: 'Atlantis' } }, who)
    assert.deepEqual([missing.status, missing.body.code], [404, 'location_not_found'])
  })

  test('offers active places of active cities in the forms', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    const broker = await makeBroker(site.context.db)
    const offered = async () => {
      const query = { type: 'area' as const }
      const [own, office] = [
        await site.call(location.brokerList, { query }, broker),
        await site.call(location.offered, { query }, who),
      ]
      return [own, office].map(({ body }) => body.locations.map(({ name }) => name))
    }
    assert.deepEqual(await offered(), [['Whitefield'], ['Whitefield']])
    await change(city._id, { isActive: false }, who)
    assert.deepEqual(await offered(), [[], []])
  })
})
