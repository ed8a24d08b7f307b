import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'

const site = useApp()

const draft = {
  title: 'Three bedrooms over the park',
  description: 'Morning sun, a lift and a quiet lane.',
  propertyType: 'apartment',
  price: 9_500_000,
  area: 1_240,
  bedrooms: 3,
  location: 'Indiranagar',
  address: '14, 12th Main',
  pincode: '560038',
}

type Broker = Awaited<ReturnType<typeof makeBroker>>

async function submit(owner: Broker, given: Record<string, unknown> = {}, key?: string) {
  return site.call(
    property.create,
    { body: { ...draft, ...given } },
    { token: owner.token, headers: key ? { 'idempotency-key': key } : {} },
  )
}

async function approve(id: string) {
  const { token } = await makeAdministrator(site.context.db)
  const answer = await site.call(
    property.changeStatus,
    { params: { id }, body: { status: 'approved' } },
    { token },
  )
  assert.equal(answer.status, 200)
}

const edit = (owner: Broker, id: string, body: Record<string, unknown>) =>
  site.call(property.change, { params: { id }, body }, { token: owner.token })

const lastEvent = (id: string) =>
  site.context.db
    .selectFrom('audit_event')
    .select(['act', 'before', 'after'])
    .where('target_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

const count = async () => {
  const rows = await site.context.db.selectFrom('property').select('id').execute()
  return rows.length
}

describe('a submission', () => {
  test('waits for review with the defaults of the form', async () => {
    const owner = await makeBroker(site.context.db)
    const { status, body } = await submit(owner)
    assert.equal(status, 201)
    const { _id, createdAt, submittedAt, ...said } = body.property
    assert.equal(createdAt, submittedAt)
    assert.deepEqual(said, {
      ...draft,
      city: null,
      bathrooms: null,
      parkingSpaces: null,
      floor: null,
      totalFloors: null,
      listingType: 'sell',
      areaUnit: 'sqft',
      areaSqft: 1_240,
      furnished: 'unfurnished',
      latitude: null,
      longitude: null,
      amenities: [],
      features: [],
      detail: {},
      images: [],
      status: 'pending',
      views: 0,
      inquiries: 0,
      rejectionReason: null,
      version: 1,
      decidedAt: null,
      isLive: false,
      may: ['edit'],
    })
    assert.equal((await lastEvent(_id)).act, 'property.create')
  })

  test('fifty times with one key is one listing (CON-01)', async () => {
    const owner = await makeBroker(site.context.db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submit(owner, {}, 'one-and-only')),
    )
    const first = answers.find(({ status }) => status === 201)
    for (const { status, body } of answers) {
      if (status === 201) assert.deepEqual(body, first?.body)
      else assert.deepEqual([status, body.code], [409, 'key_in_use'])
    }
    assert.equal(await count(), 1)
  })

  test('under a key that was used for something else is refused (CON-02)', async () => {
    const owner = await makeBroker(site.context.db)
    await submit(owner, {}, 'one-and-only')
    const other = await submit(owner, { price: 1 }, 'one-and-only')
    assert.deepEqual([other.status, other.body.code, await count()], [409, 'key_reused', 1])
  })

  test('counts bedrooms from the configuration where they are not given', async () => {
    const owner = await makeBroker(site.context.db)
    const { body } = await submit(owner, { bedrooms: undefined, detail: { bhk: 2.5 } })
    assert.deepEqual([body.property.bedrooms, body.property.detail], [2, { bhk: 2.5 }])
  })
})

describe('the location of a submission', () => {
  test('is a Location by id, name or alias, and says its city', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const city = await makeLocation(db, { name: 'Bengaluru', aliases: ['Bangalore'] })
    const area = await makeLocation(db, { name: 'Indiranagar', parentId: city.id })
    for (const location of [area.id, 'Indiranagar', 'INDIRANAGAR']) {
      const { body } = await submit(owner, { location })
      assert.deepEqual(body.property.location, { _id: area.id, name: 'Indiranagar' })
      assert.equal(body.property.city, 'Bengaluru')
    }
    const { body } = await submit(owner, { location: 'bangalore' })
    assert.deepEqual(body.property.location, { _id: city.id, name: 'Bengaluru' })
  })

  test('that several places share is settled by the PIN code, else kept as it was written', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const [one, other] = [await makeLocation(db), await makeLocation(db)]
    await makeLocation(db, { name: 'Gandhi Nagar', parentId: one.id, pincode: '560009' })
    const right = await makeLocation(db, {
      name: 'Gandhi Nagar',
      parentId: other.id,
      pincode: '380001',
    })
    const settled = await submit(owner, { location: 'gandhi nagar', pincode: '380001' })
    assert.deepEqual(settled.body.property.location, { _id: right.id, name: 'Gandhi Nagar' })
    const open = await submit(owner, { location: 'gandhi nagar', pincode: '110031' })
    assert.equal(open.body.property.location, 'gandhi nagar')
  })

  test('prefers an accepted place to one that waits for it', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const city = await makeLocation(db)
    await makeLocation(db, { name: 'Baner', parentId: city.id, isActive: false })
    const elsewhere = await makeLocation(db)
    const active = await makeLocation(db, { name: 'Baner', parentId: elsewhere.id })
    const { body } = await submit(owner, { location: 'Baner' })
    assert.deepEqual(body.property.location, { _id: active.id, name: 'Baner' })
  })

  test('may be a name we do not know, never an id we do not know', async () => {
    const owner = await makeBroker(site.context.db)
    assert.equal(
      (await submit(owner, { location: 'Behind the old mill' })).body.property.location,
      'Behind the old mill',
    )
    const unknown = await submit(owner, { location: '01999999-9999-7999-8999-999999999999' })
    assert.deepEqual([unknown.status, unknown.body.code], [400, 'location_unknown'])
  })
})

describe('the photos of a submission', () => {
  test('are the broker’s own, the first primary unless another was chosen', async () => {
    const owner = await makeBroker(site.context.db)
    const photos = [await makePhoto(site, owner), await makePhoto(site, owner)]
    const first = await submit(owner, { images: photos.map(({ url }) => ({ url })) })
    assert.deepEqual(
      first.body.property.images.map(({ isPrimary }) => isPrimary),
      [true, false],
    )
    const chosen = await submit(owner, {
      images: photos.map(({ url }, index) => ({ url, isPrimary: index === 1 })),
    })
    assert.equal(idOf(chosen.body.property.images[0]?.url), idOf(photos[1]?.url))
    assert.equal(chosen.body.property.images[0]?.isPrimary, true)
  })

  test('of another broker, of nobody and of elsewhere are refused (UPL-10)', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, await makeBroker(site.context.db))
    for (const other of [
      url,
      '/media/01999999-9999-7999-8999-999999999999/400.webp',
      'https://elsewhere.example/a.jpg',
      '/media/../../etc/passwd',
    ]) {
      const { status, body } = await submit(owner, { images: [{ url: other }] })
      assert.deepEqual([status, body.code], [400, 'image_not_yours'], other)
    }
    assert.equal(await count(), 0)
  })

  test('are at most twenty', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, owner)
    const answer = await submit(owner, { images: Array.from({ length: 21 }, () => ({ url })) })
    assert.deepEqual(
      [answer.status, answer.body.message],
      [400, 'A listing can have at most 20 photos.'],
    )
  })
})

describe('an edit of an approved listing', () => {
  const material: [string, Record<string, unknown>][] = [
    ['a price more than 5 % higher', { price: 9_975_001 }],
    ['a price more than 5 % lower', { price: 9_024_999 }],
    ['another area', { area: 1_241 }],
    ['another unit of area', { areaUnit: 'sqmt' }],
    ['another type', { propertyType: 'villa' }],
    ['sale instead of rent', { listingType: 'rent' }],
    ['another location', { location: 'Koramangala' }],
    ['another PIN code', { pincode: '560034' }],
  ]
  for (const [what, change] of material) {
    test(`with ${what} is reviewed again, and the log shows the difference`, async () => {
      const owner = await makeBroker(site.context.db)
      const { _id } = (await submit(owner)).body.property
      await approve(_id)
      const { body } = await edit(owner, _id, change)
      assert.deepEqual([body.property.status, body.property.isLive], ['pending', false])
      const event = await lastEvent(_id)
      const [field = '', value] = Object.entries(change)[0] ?? []
      const [before, after] = [event.before, event.after] as Record<string, unknown>[]
      assert.deepEqual([before?.status, after?.status], ['approved', 'pending'])
      assert.equal(after?.[field], value)
      assert.notEqual(before?.[field], value)
    })
  }

  const harmless: [string, Record<string, unknown>][] = [
    ['a price exactly 5 % higher', { price: 9_975_000 }],
    ['another title and description', { title: 'Other', description: 'Other' }],
    [
      'other amenities, furnishing and rooms',
      { amenities: ['Lift'], furnished: 'fully-furnished', bathrooms: 3 },
    ],
    ['the same location in other letters', { location: 'Indiranagar' }],
  ]
  for (const [what, change] of harmless) {
    test(`with ${what} stays live`, async () => {
      const owner = await makeBroker(site.context.db)
      const { _id } = (await submit(owner)).body.property
      await approve(_id)
      const { body } = await edit(owner, _id, change)
      assert.deepEqual([body.property.status, body.property.isLive], ['approved', true])
    })
  }

  test('with one more photo is reviewed again, in another order it is not', async () => {
    const owner = await makeBroker(site.context.db)
    const [one, two] = [await makePhoto(site, owner), await makePhoto(site, owner)]
    const { _id } = (await submit(owner, { images: [{ url: one.url }, { url: two.url }] })).body
      .property
    await approve(_id)
    const turned = await edit(owner, _id, { images: [{ url: two.url }, { url: one.url }] })
    assert.equal(turned.body.property.status, 'approved')
    assert.equal(idOf(turned.body.property.images[0]?.url), idOf(two.url))
    const three = await makePhoto(site, owner)
    const more = await edit(owner, _id, { images: [{ url: two.url }, { url: three.url }] })
    assert.equal(more.body.property.status, 'pending')
  })

  test('cannot raise the price step by step past what was approved', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(owner, { price: 1_000_000 })).body.property
    await approve(_id)
    assert.equal((await edit(owner, _id, { price: 1_040_000 })).body.property.status, 'approved')
    assert.equal((await edit(owner, _id, { price: 1_080_000 })).body.property.status, 'pending')
  })

  test('that changes nothing leaves no line in the log and the version as it is', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(owner)).body.property
    await approve(_id)
    const { body } = await edit(owner, _id, { title: draft.title, location: draft.location })
    assert.deepEqual([body.property.version, (await lastEvent(_id)).act], [2, 'property.approve'])
  })
})

describe('an edit', () => {
  test('of a rejected listing submits it again and clears the reason', async () => {
    const owner = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: owner.id, status: 'rejected' })
    const { body } = await edit(owner, id, { title: 'Mended' })
    assert.deepEqual([body.property.status, body.property.rejectionReason], ['pending', null])
    assert.equal((await lastEvent(id)).act, 'property.resubmit')
  })

  test('keeps what it does not name', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, owner)
    const before = (
      await submit(owner, {
        bathrooms: 2,
        amenities: ['Lift'],
        detail: { facing: 'east' },
        images: [{ url }],
      })
    ).body.property
    const { body } = await edit(owner, before._id, { title: 'Other' })
    assert.deepEqual({ ...body.property, version: 1 }, { ...before, title: 'Other' })
  })

  test('of the floor alone is held against the building it is in', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(owner, { floor: 2, totalFloors: 4 })).body.property
    const { status, body } = await edit(owner, _id, { floor: 9 })
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'floor'])
  })

  test('is found by its new words', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(owner)).body.property
    await approve(_id)
    await edit(owner, _id, { title: 'Penthouse' })
    const { body } = await site.call(property.publicList, { query: { search: 'penthouse' } })
    assert.equal(body.pagination.total, 1)
  })
})

const idOf = (url = '') => url.split('/')[2]
