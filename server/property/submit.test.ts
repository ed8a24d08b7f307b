import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { draft, submit } from '#test/submission.ts'

const site = useApp()

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
    const { status, body } = await submit(site, owner)
    assert.equal(status, 201)
    const { _id, createdAt, submittedAt, confirmedAt, ...said } = body.property
    assert.deepEqual([submittedAt, confirmedAt], [createdAt, createdAt])
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
      unconfirmedPlace: null,
      confirmedOn: dayInIndia(createdAt),
      carpet: null,
      cashNeeded: null,
      ...{ isUnconfirmed: false, isExpired: false },
      closing: null,
      may: ['edit'],
    })
    assert.equal((await lastEvent(_id)).act, 'property.create')
  })

  for (const area of [0.001, 1e-50, 1e-320]) {
    test(`of ${area} square feet, which the column would round to zero, is refused`, async () => {
      const owner = await makeBroker(site.context.db)
      const { status, body } = await submit(site, owner, { area })
      assert.deepEqual([status, body.message], [400, 'The area must be more than zero.'])
    })
  }

  test('fifty times with one key is one listing (CON-01)', async () => {
    const owner = await makeBroker(site.context.db)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => submit(site, owner, {}, 'one-and-only')),
    )
    const first = answers.find(({ status }) => status === 201)
    for (const { status, body } of answers) {
      if (status === 201) assert.deepEqual(body, first?.body)
      else assert.deepEqual([status, body.code], [409, 'key_in_use'])
    }
    assert.equal(await count(), 1)
  })

  test('whose response was lost is answered again, and stored once (CON-03)', async () => {
    const owner = await makeBroker(site.context.db)
    const lost = await submit(site, owner, {}, 'one-and-only')
    const again = await submit(site, owner, {}, 'one-and-only')
    assert.equal(again.status, 201)
    assert.deepEqual(again.body, lost.body)
    assert.equal(await count(), 1)
  })

  test('under a key that was used for another request is refused (CON-02)', async () => {
    const owner = await makeBroker(site.context.db)
    await submit(site, owner, {}, 'one-and-only')
    const other = await submit(site, owner, { price: 1 }, 'one-and-only')
    assert.deepEqual([other.status, other.body.code, await count()], [409, 'key_reused', 1])
  })

  test('gets its bedrooms from the BHK where they are not given', async () => {
    const owner = await makeBroker(site.context.db)
    const { body } = await submit(site, owner, { bedrooms: undefined, detail: { bhk: 2.5 } })
    assert.deepEqual([body.property.bedrooms, body.property.detail], [2, { bhk: 2.5 }])
  })
})

describe('the location of a submission', () => {
  test('is matched by id, name or alias, and includes its city', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const city = await makeLocation(db, { name: 'Bengaluru', aliases: ['Bangalore'] })
    const area = await makeLocation(db, { name: 'Indiranagar', parentId: city.id })
    for (const location of [area.id, 'Indiranagar', 'INDIRANAGAR']) {
      const { body } = await submit(site, owner, { location })
      assert.deepEqual(body.property.location, { _id: area.id, name: 'Indiranagar' })
      assert.equal(body.property.city, 'Bengaluru')
    }
    const { body } = await submit(site, owner, { location: 'bangalore' })
    assert.deepEqual(body.property.location, { _id: city.id, name: 'Bengaluru' })
  })

  test('that several places share is decided by the PIN code, else stored as text', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const [one, other] = [await makeLocation(db), await makeLocation(db)]
    await makeLocation(db, { name: 'Gandhi Nagar', parentId: one.id, pincode: '560009' })
    const right = await makeLocation(db, {
      name: 'Gandhi Nagar',
      parentId: other.id,
      pincode: '380001',
    })
    const settled = await submit(site, owner, { location: 'gandhi nagar', pincode: '380001' })
    assert.deepEqual(settled.body.property.location, { _id: right.id, name: 'Gandhi Nagar' })
    const open = await submit(site, owner, { location: 'gandhi nagar', pincode: '110031' })
    assert.equal(open.body.property.location, 'gandhi nagar')
  })

  test('must fit the PIN code’s city, when new and when edited', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeLocation(db, { name: 'Pune' })
    const area = await makeLocation(db, { name: 'Wakad', parentId: id })
    for (const [location, pincode, outside] of [
      [area.id, '110001', 'Maharashtra'],
      ['wakad', '400001', 'Pune'],
      ['Andheri, Mumbai', '411045', 'Mumbai'],
    ]) {
      const refused = await submit(site, owner, { location, pincode })
      const message = `This PIN code is not in ${outside}.`
      assert.deepEqual([refused.status, refused.body.errors], [400, [{ path: 'pincode', message }]])
    }
    const { body } = await submit(site, owner, { location: 'Wakad', pincode: '411057' })
    const edit = (change: Record<string, unknown>) =>
      site.call(
        property.change,
        { params: { id: body.property._id }, body: change },
        { token: owner.token },
      )
    assert.equal((await edit({ pincode: '110001' })).body.errors?.[0]?.path, 'pincode')
    assert.equal((await edit({ pincode: '411033' })).status, 200)
  })

  test('prefers an accepted place to a proposed one', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const city = await makeLocation(db)
    await makeLocation(db, { name: 'Baner', parentId: city.id, isActive: false })
    const elsewhere = await makeLocation(db)
    const active = await makeLocation(db, { name: 'Baner', parentId: elsewhere.id })
    const { body } = await submit(site, owner, { location: 'Baner' })
    assert.deepEqual(body.property.location, { _id: active.id, name: 'Baner' })
  })

  test('may be an unknown name, but never an unknown id', async () => {
    const owner = await makeBroker(site.context.db)
    assert.equal(
      (await submit(site, owner, { location: 'Behind the old mill' })).body.property.location,
      'Behind the old mill',
    )
    const unknown = await submit(site, owner, { location: '01999999-9999-7999-8999-999999999999' })
    assert.deepEqual([unknown.status, unknown.body.code], [400, 'location_unknown'])
  })
})

describe('the photos of a submission', () => {
  test('are the broker’s own, the first primary unless another was chosen', async () => {
    const owner = await makeBroker(site.context.db)
    const photos = [await makePhoto(site, owner), await makePhoto(site, owner)]
    const first = await submit(site, owner, { images: photos.map(({ url }) => ({ url })) })
    assert.deepEqual(
      first.body.property.images.map(({ isPrimary }) => isPrimary),
      [true, false],
    )
    const chosen = await submit(site, owner, {
      images: photos.map(({ url }, index) => ({ url, isPrimary: index === 1 })),
    })
    assert.equal(idOf(chosen.body.property.images[0]?.url), idOf(photos[1]?.url))
    assert.equal(chosen.body.property.images[0]?.isPrimary, true)
  })

  test('of another broker, unknown or from elsewhere are refused (UPL-10)', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, await makeBroker(site.context.db))
    for (const other of [
      url,
      '/media/01999999-9999-7999-8999-999999999999/400.webp',
      'https://elsewhere.example/a.jpg',
      '/media/../../etc/passwd',
    ]) {
      const { status, body } = await submit(site, owner, { images: [{ url: other }] })
      assert.deepEqual([status, body.code], [400, 'image_not_yours'], other)
    }
    assert.equal(await count(), 0)
  })

  test('are at most twenty', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, owner)
    const answer = await submit(site, owner, {
      images: Array.from({ length: 21 }, () => ({ url })),
    })
    assert.deepEqual(
      [answer.status, answer.body.message],
      [400, 'A listing can have at most 20 photos.'],
    )
  })
})

const idOf = (url = '') => url.split('/')[2]
