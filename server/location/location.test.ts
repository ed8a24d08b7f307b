import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { location } from '#contract/location.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** Places: what the back office keeps, and the portals and the search build on. */

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

describe('a location', () => {
  test('is an active city unless told otherwise', async () => {
    const city = await added({ name: ' Mysuru ', state: 'Karnataka' }, await signIn())
    assert.deepEqual(
      { ...city, _id: '' },
      {
        _id: '',
        name: 'Mysuru',
        type: 'city',
        parent: null,
        state: 'Karnataka',
        district: null,
        pincode: null,
        coordinates: null,
        aliases: [],
        isActive: true,
        isProposed: false,
        propertyCount: 0,
        brokerCount: 0,
        version: 1,
      },
    )
  })

  test('takes the state of its parent, and names it with its type', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    assert.deepEqual(area.parent, { _id: city._id, name: 'Bangalore', type: 'city' })
    assert.equal(area.state, 'Karnataka')
    const pin = { name: '560066', type: 'pincode', parent: area._id, pincode: '560066' }
    assert.equal((await added(pin, who)).parent?.type, 'area')
  })

  test('leaves out empty texts and a point of zeros', async () => {
    const city = await added(
      {
        name: 'Mysuru',
        state: 'Karnataka',
        parent: '',
        district: '',
        pincode: '',
        coordinates: { latitude: 0, longitude: 0 },
      },
      await signIn(),
    )
    assert.deepEqual(
      [city.parent, city.district, city.pincode, city.coordinates],
      [null, null, null, null],
    )
  })

  test('keeps what a change does not name; null and an empty point take away', async () => {
    const who = await signIn()
    const city = await added(
      {
        name: 'Mysuru',
        state: 'Karnataka',
        district: 'Mysuru',
        coordinates: { latitude: 12.3, longitude: 76.6 },
      },
      who,
    )
    const zeros = { coordinates: { latitude: 0, longitude: 0 }, district: '' }
    const kept = (await change(city._id, zeros, who)).body.location
    assert.deepEqual(
      [kept.district, kept.coordinates],
      ['Mysuru', { latitude: 12.3, longitude: 76.6 }],
    )
    const taken = (await change(city._id, { coordinates: {}, district: null }, who)).body.location
    assert.deepEqual([taken.district, taken.coordinates], [null, null])
  })

  for (const [what, body, field] of [
    ['a city without a state', { name: 'X' }, 'state'],
    ['a missing name', { name: ' ', state: 'K' }, 'name'],
    ['an area without a city', { name: 'X', type: 'area' }, 'parent'],
    ['an area in an unknown city', { name: 'X', type: 'area', parent: v7() }, 'parent'],
    [
      'half a point',
      { name: 'X', state: 'K', coordinates: { latitude: 12 } },
      'coordinates.longitude',
    ],
    [
      'a point at sea',
      { name: 'X', state: 'K', coordinates: { latitude: 1, longitude: 1 } },
      'coordinates.latitude',
    ],
    ['an unknown type', { name: 'X', state: 'K', type: 'street' }, 'type'],
    ['a PIN code that begins with 0', { name: 'X', state: 'K', pincode: '012345' }, 'pincode'],
  ] as const) {
    test(`refuses ${what} at its field`, async () => {
      const answer = await site.call(location.create, { body }, await signIn())
      assert.equal(answer.status, 400)
      assert.deepEqual(
        answer.body.errors?.map(({ path }) => path),
        [field],
      )
    })
  }

  test('of type pincode has a PIN code and lies in an area or a city', async () => {
    const who = await signIn()
    const { area } = await bangalore(who)
    const body = { name: '560066', type: 'pincode', parent: area._id }
    const { body: problem } = await site.call(location.create, { body }, who)
    assert.deepEqual(problem.errors, [{ path: 'pincode', message: 'Please enter the PIN code.' }])
    const inner = { name: 'Hoodi', type: 'area', parent: area._id }
    assert.equal((await site.call(location.create, { body: inner }, who)).status, 400)
  })

  test('shares neither name nor alias with a place beside it', async () => {
    const who = await signIn()
    await bangalore(who)
    const named = await site.call(
      location.create,
      { body: { name: 'BENGALURU', state: 'Karnataka' } },
      who,
    )
    assert.deepEqual([named.status, named.body.errors?.[0]?.path], [409, 'name'])
    const aliased = { name: 'Garden City', state: 'Karnataka', aliases: ['bangalore'] }
    const other = await site.call(location.create, { body: aliased }, who)
    assert.deepEqual([other.status, other.body.errors?.[0]?.path], [409, 'aliases'])
  })

  test('keeps its type while something in it would no longer fit', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    const other = await added({ name: 'Mysuru', state: 'Karnataka' }, who)
    const answer = await change(city._id, { type: 'area', parent: other._id }, who)
    assert.deepEqual([answer.status, answer.body.errors?.[0]?.path], [400, 'type'])
    assert.match(answer.body.message, new RegExp(area.name))
  })

  test('is active only in an active one', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    await change(area._id, { isActive: false }, who)
    await change(city._id, { isActive: false }, who)
    const { status, body } = await change(area._id, { isActive: true }, who)
    assert.deepEqual([status, body.message], [400, 'Please activate Bangalore first.'])
  })

  test('is not overwritten from an older state', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    const answers = await Promise.all(
      ['One', 'Two'].map((district) => change(city._id, { district, version: city.version }, who)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('keeps hostile text as text', async () => {
    const who = await signIn()
    const hostile = `<img src=x onerror=alert(1)>'";--`
    const city = await added(
      { name: hostile, state: hostile, district: hostile, aliases: [`${hostile}!`] },
      who,
    )
    assert.deepEqual(
      [city.name, city.state, city.district, city.aliases],
      [hostile, hostile, hostile, [`${hostile}!`]],
    )
    const { body } = await site.call(location.list, { query: { search: hostile } }, who)
    assert.equal(body.locations.length, 1)
  })

  test('is changed by those who may, and each change leaves a line', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    assert.equal((await change(city._id, { name: 'X' }, await signIn('moderator'))).status, 403)
    await change(city._id, { district: 'Bangalore Urban' }, who)
    const events = await site.context.db
      .selectFrom('audit_event')
      .select(['act', 'before', 'after'])
      .where('target_id', '=', city._id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      events.map(({ act }) => act),
      ['location.create', 'location.change'],
    )
    assert.deepEqual(events[1]?.after, { district: 'Bangalore Urban' })
  })
})

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

  test('counts listings of every state with what lies inside, and brokers there or naming it', async () => {
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
    const { body } = await site.call(location.list, { query: { sort: 'properties-desc' } }, who)
    assert.deepEqual(
      body.locations.map((row) => [row.name, row.propertyCount, row.brokerCount]),
      [
        ['Bangalore', 3, 2],
        ['Whitefield', 3, 1],
        ['560066', 2, 0],
      ],
    )
  })

  test('gives the cities, and the areas of one by id, name or alias', async () => {
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

  test('feeds the forms of brokers with what is active in active cities', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    const broker = await makeBroker(site.context.db)
    const offered = async () => {
      const { body } = await site.call(location.brokerList, { query: { type: 'area' } }, broker)
      return body.locations.map(({ name }) => name)
    }
    assert.deepEqual(await offered(), ['Whitefield'])
    await change(city._id, { isActive: false }, who)
    assert.deepEqual(await offered(), [])
  })
})
