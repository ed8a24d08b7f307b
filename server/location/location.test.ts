import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { location } from '#contract/location.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'

/** Locations: managed in the back office, used by the portals and the search. */

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
  test('is an active city by default', async () => {
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
        isPopular: false,
        isProposed: false,
        propertyCount: 0,
        brokerCount: 0,
        version: 1,
      },
    )
  })

  test('gets the state of its parent, which is listed with its name and type', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    assert.deepEqual(area.parent, { _id: city._id, name: 'Bangalore', type: 'city' })
    assert.equal(area.state, 'Karnataka')
    const pin = { name: '560066', type: 'pincode', parent: area._id, pincode: '560066' }
    assert.equal((await added(pin, who)).parent?.type, 'area')
  })

  test('ignores empty texts and coordinates of 0', async () => {
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

  test('keeps fields that a change does not name; null and an empty point clear one', async () => {
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
    const unchanged = (await change(city._id, zeros, who)).body.location
    assert.deepEqual(
      [unchanged.district, unchanged.coordinates],
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

  test('of type pincode needs a PIN code and a parent area or city', async () => {
    const who = await signIn()
    const { area } = await bangalore(who)
    const body = { name: '560066', type: 'pincode', parent: area._id }
    const { body: problem } = await site.call(location.create, { body }, who)
    assert.deepEqual(problem.errors, [{ path: 'pincode', message: 'Please enter the PIN code.' }])
    const inner = { name: 'Hoodi', type: 'area', parent: area._id }
    assert.equal((await site.call(location.create, { body: inner }, who)).status, 400)
  })

  test('cannot share a name or alias with a sibling', async () => {
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

  test('can be active only in an active parent', async () => {
    const who = await signIn()
    const { city, area } = await bangalore(who)
    await change(area._id, { isActive: false }, who)
    await change(city._id, { isActive: false }, who)
    const { status, body } = await change(area._id, { isActive: true }, who)
    assert.deepEqual([status, body.message], [400, 'Please activate Bangalore first.'])
  })

  test('refuses a change based on an older version', async () => {
    const who = await signIn()
    const { city } = await bangalore(who)
    const answers = await Promise.all(
      ['One', 'Two'].map((district) => change(city._id, { district, version: city.version }, who)),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })

  test('stores hostile text as text', async () => {
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

  test('is changed only by authorized people, each time with an audit entry', async () => {
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
