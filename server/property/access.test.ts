import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'

const site = useApp()

const rowOf = (id: string) =>
  site.context.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a broker with the listing of another (AZ-02)', () => {
  test('finds nothing and changes nothing, by any call', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    for (const status of PropertyStatus.keys) {
      const { id } = await makeProperty(db, { brokerId: owner.id, status })
      const before = await rowOf(id)
      const params = { id }
      const answers = [
        await site.call(property.mineOne, { params }, other),
        await site.call(property.change, { params, body: { title: 'Mine now' } }, other),
        await site.call(property.close, { params, body: { status: 'sold' } }, other),
        await site.call(property.withdraw, { params }, other),
      ]
      for (const answer of answers) {
        assert.deepEqual([answer.status, answer.body.code], [404, 'property_not_found'])
      }
      assert.deepEqual(await rowOf(id), before)
    }
    const mine = await site.call(property.mine, {}, other)
    assert.deepEqual(mine.body.properties, [])
    const stats = await site.call(property.mineStats, {}, other)
    assert.equal(stats.body.stats.total, 0)
  })

  test('cannot move a listing to another broker or take it over by naming its id', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    const { id } = await makeProperty(db, { brokerId: owner.id })
    for (const body of [{ brokerId: other.id }, { broker_id: other.id }, { _id: id, title: 'x' }]) {
      const { status } = await site.call(property.change, { params: { id }, body }, owner)
      assert.equal(status, 400)
    }
    assert.equal((await rowOf(id)).broker_id, owner.id)
  })
})

describe('fields that are not the owner’s to write (AZ-04)', () => {
  const fields: Record<string, unknown> = {
    _id: '01999999-9999-7999-8999-999999999999',
    id: '01999999-9999-7999-8999-999999999999',
    status: 'approved',
    isLive: true,
    is_live: true,
    views: 1_000,
    inquiries: 1_000,
    version: 99,
    brokerId: '01999999-9999-7999-8999-999999999999',
    broker: { kycStatus: 'verified' },
    kycStatus: 'verified',
    isVerified: true,
    rejectionReason: '',
    createdAt: '2020-01-01T00:00:00Z',
    submittedAt: '2020-01-01T00:00:00Z',
    decidedAt: '2020-01-01T00:00:00Z',
    approvedPrice: 1,
    city: 'Pune',
    areaSqft: 1,
    latitude: 1,
    sourceKey: 'x',
    removedAt: null,
    may: ['approve'],
    price: -1,
    area: 0,
  }
  for (const [name, value] of Object.entries(fields)) {
    test(`${name} is refused when a listing is made and when it is changed`, async () => {
      const owner = await makeBroker(site.context.db)
      const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status: 'pending' })
      const before = await rowOf(id)
      const changed = await site.call(
        property.change,
        { params: { id }, body: { [name]: value } },
        owner,
      )
      assert.equal(changed.status, 400)
      const made = await site.call(property.create, { body: { ...plain, [name]: value } }, owner)
      assert.equal(made.status, 400)
      assert.deepEqual(await rowOf(id), before)
    })
  }

  const plain = {
    title: 'Plot by the road',
    description: 'Level.',
    propertyType: 'plot',
    price: 100,
    area: 1,
    location: 'Baner',
    address: 'Survey 4',
    pincode: '411045',
  }
  test('are not needed: without them the listing is accepted', async () => {
    const owner = await makeBroker(site.context.db)
    assert.equal((await site.call(property.create, { body: plain }, owner)).status, 201)
  })
})

describe('what the public sees', () => {
  const cardKeys = [
    ...['_id', 'title', 'address', 'location', 'city', 'pincode', 'price', 'listingType'],
    ...[
      'propertyType',
      'bedrooms',
      'bathrooms',
      'area',
      'areaUnit',
      'areaSqft',
      'cashNeeded',
      'furnished',
    ],
    ...['features', 'status', 'createdAt', 'images', 'imageCount', 'broker'],
    ...['confirmedOn', 'isUnconfirmed', 'priceCut', 'offers', 'homeId', 'carpet'],
  ]
  const detailKeys = [
    ...cardKeys.filter((key) => !['imageCount', 'priceCut', 'offers', 'homeId'].includes(key)),
    ...['description', 'parkingSpaces', 'floor', 'totalFloors', 'latitude', 'longitude'],
    ...['amenities', 'detail', 'views', 'placePrecision', 'listedAt', 'prices'],
    ...['claims', 'home', 'priceRange', 'takesVisits'],
  ]
  const imageKeys = ['url', 'isPrimary', 'width', 'height', 'thumbhash', 'sources']

  test('is what is listed here and nothing else (AZ-05)', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const city = await makeLocation(db, { name: 'Pune' })
    const { id } = await makeProperty(db, {
      brokerId: owner.id,
      locationId: city.id,
      status: 'rejected',
    })
    const { url } = await makePhoto(site, owner)
    await site.call(property.change, { params: { id }, body: { images: [{ url }] } }, owner)
    const admin = await makeAdministrator(db)
    await site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, admin)

    const list = await site.call(property.publicList)
    const detail = await site.call(property.publicGet, { params: { id } })
    const [card] = list.body.properties
    const one = detail.body.property
    const keysOf = (value: object | undefined) => Object.keys(value ?? {}).toSorted()
    assert.deepEqual(keysOf(list.body), ['interpretation', 'pagination', 'properties', 'sort'])
    assert.deepEqual(keysOf(card), cardKeys.toSorted())
    assert.deepEqual(keysOf(one), detailKeys.toSorted())
    for (const image of [card?.images[0], one.images[0]]) {
      assert.deepEqual(keysOf(image), imageKeys.toSorted())
      assert.doesNotMatch(JSON.stringify(image), /signature/)
    }
    const name = ['_id', 'firstName', 'lastName', 'companyName', 'isVerified']
    assert.deepEqual(keysOf(card?.broker), name.toSorted())
    const shown = [...name, 'email', 'phone', 'experience', 'response', 'agentNumber']
    assert.deepEqual(keysOf(one.broker), shown.toSorted())
    assert.deepEqual(keysOf(one.location as object), ['_id', 'name'])
    // Lists are harvested, so no person's number or address may be in one.
    const text = JSON.stringify(list.body)
    assert.ok(!text.includes(owner.email) && !text.includes(owner.phone))
  })

  test('is never a listing that is not public, by id, list, words or broker (AZ-09)', async () => {
    const { db } = site.context
    const hidden = [
      { broker: {}, status: 'pending' },
      { broker: {}, status: 'rejected' },
      { broker: { status: 'blocked' }, status: 'approved' },
      { broker: { status: 'suspended' }, status: 'approved' },
      { broker: { status: 'inactive' }, status: 'approved' },
      { broker: { kycStatus: 'pending' }, status: 'approved' },
      { broker: { kycStatus: 'rejected' }, status: 'approved' },
      { broker: { status: 'blocked' }, status: 'sold' },
      { broker: { kycStatus: 'pending' }, status: 'rented' },
    ] as const
    for (const { broker, status } of hidden) {
      const what = JSON.stringify({ broker, status })
      const owner = await makeBroker(db, broker)
      const { id } = await makeProperty(db, { brokerId: owner.id, status, title: 'Secret garden' })
      const { status: code, body } = await site.call(property.publicGet, { params: { id } })
      assert.deepEqual([code, body.code], [404, 'property_not_found'], what)
      for (const query of [
        {},
        { search: 'secret' },
        { brokerId: owner.id },
        { location: 'Whitefield' },
      ]) {
        const list = await site.call(property.publicList, { query })
        assert.equal(list.body.pagination.total, 0, what)
      }
      const admin = await makeAdministrator(db)
      assert.equal((await site.call(property.get, { params: { id } }, admin)).status, 200)
    }
  })

  test('of a sold or rented listing is its page, but no entry in a list', async () => {
    const { db } = site.context
    for (const status of ['sold', 'rented'] as const) {
      const { id } = await makeProperty(db, { status })
      const page = await site.call(property.publicGet, { params: { id } })
      assert.deepEqual([page.status, page.body.property.status], [200, status])
      assert.equal((await site.call(property.publicList)).body.pagination.total, 0)
    }
  })

  test('of an invalid or unknown id is 404', async () => {
    for (const id of ['x', '01999999-9999-7999-8999-999999999999', '../../etc', "' or 1=1--"]) {
      assert.equal((await site.call(property.publicGet, { params: { id } })).status, 404, id)
    }
  })
})
