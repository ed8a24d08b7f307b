import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { hashPhotos } from '#server/media/phash-sweep.ts'
import { useApp } from '#test/app.ts'
import {
  type GivenProperty,
  makeAdministrator,
  makeBroker,
  makeLocation,
  makeProperty,
} from '#test/make.ts'
import { makePhoto, picture, room } from '#test/photo.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

type Broker = Awaited<ReturnType<typeof makeBroker>>

async function signalsOf(id: string) {
  const reviewer = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { status, body } = await site.call(propertyReview.signals, { params: { id } }, reviewer)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const signals = async (id: string) => (await signalsOf(id)).signals

async function listed(owner: Broker, photos: Buffer[], given: Record<string, unknown> = {}) {
  const images = []
  for (const data of photos) images.push({ url: (await makePhoto(site, owner, data)).url })
  const { status, body } = await submit(site, owner, { images, ...given })
  assert.equal(status, 201, JSON.stringify(body))
  return body.property._id
}

const decide = async (id: string, status: 'approved' | 'rejected') => {
  const admin = await makeAdministrator(site.context.db)
  const rejectionReason = status === 'rejected' ? 'Other photos, please.' : undefined
  const answer = await site.call(
    property.changeStatus,
    { params: { id }, body: { status, rejectionReason } },
    admin,
  )
  assert.equal(answer.status, 200)
}

describe('the same photo', () => {
  test('is found in another size and quality, with its distance; other rooms are not', async () => {
    const { db } = site.context
    const [honest, copier] = [await makeBroker(db), await makeBroker(db)]
    const original = await listed(honest, [await room(1), await room(2)], { address: 'A 1' })
    const copy = await listed(copier, [await room(3), await room(2, { width: 500, quality: 40 })])
    const [found, ...others] = (await signals(copy)).samePhoto
    assert.deepEqual([found?.listing._id, others.length], [original, 0])
    assert.equal(found?.photos.length, 1)
    assert.ok((found?.photos[0]?.distance ?? 99) <= 6)
    assert.deepEqual([found?.listing.isSameBroker, found?.listing.status], [false, 'pending'])
    assert.match(found?.photos[0]?.other.url ?? '', /^\/media\/.*signature=/)
  })

  test('does not match where both pictures are plain', async () => {
    const { db } = site.context
    await listed(await makeBroker(db), [await picture()])
    const plain = await listed(await makeBroker(db), [await picture()])
    assert.deepEqual((await signals(plain)).samePhoto, [])
  })

  test('in a broker’s former version is no duplicate, in another live listing it is', async () => {
    const owner = await makeBroker(site.context.db)
    const former = await listed(owner, [await room(4)], { address: 'A 1' })
    await decide(former, 'rejected')
    const again = await listed(owner, [await room(4)], { address: 'A 2' })
    assert.deepEqual((await signals(again)).samePhoto, [])
    const second = await listed(owner, [await room(4)], { address: 'A 3' })
    const [found] = (await signals(second)).samePhoto
    assert.deepEqual([found?.listing._id, found?.listing.isSameBroker], [again, true])
  })

  test('of a deleted listing does not match', async () => {
    const { db } = site.context
    const gone = await listed(await makeBroker(db), [await room(5)])
    await site.call(property.remove, { params: { id: gone } }, await makeAdministrator(db))
    assert.deepEqual(
      (await signals(await listed(await makeBroker(db), [await room(5)]))).samePhoto,
      [],
    )
  })

  test('without a hash is hashed in the background, and the signal waits for it', async () => {
    const { db, stores } = site.context
    await listed(await makeBroker(db), [await room(6)], { address: 'A 1' })
    const late = await listed(await makeBroker(db), [await room(6), await picture()])
    await db.updateTable('media').set({ dhash: null, is_hashed: false }).execute()
    const before = await signals(late)
    assert.deepEqual([before.samePhoto, before.photosToCome], [[], 2])
    await hashPhotos(db, stores.photos)
    const after = await signals(late)
    assert.deepEqual([after.samePhoto.length, after.photosToCome], [1, 0])
  })
})

describe('the same home', () => {
  const home: GivenProperty = { address: 'Flat 4, 12 Lake Road', area: 1_000, status: 'pending' }
  const cases: [string, GivenProperty, boolean][] = [
    ['at the address in other letters and commas', { address: 'flat 4 12, LAKE road' }, true],
    ['two percent larger', { area: 1_020 }, true],
    ['three percent larger', { area: 1_030 }, false],
    ['in another flat', { address: 'Flat 5, 12 Lake Road' }, false],
    ['for rent instead', { listingType: 'rent' }, false],
    ['with other rooms', { bedrooms: 3 }, false],
    ['in another town', { pincode: '110001', locationText: 'Saket' }, false],
  ]
  for (const [what, given, isSame] of cases) {
    test(`${isSame ? 'is' : 'is not'} one ${what}`, async () => {
      const { db } = site.context
      const other = await makeProperty(db, { ...home, ...given })
      const { id } = await makeProperty(db, home)
      const found = (await signals(id)).sameHome.map(({ _id }) => _id)
      assert.deepEqual(found, isSame ? [other.id] : [])
    })
  }

  test('is not matched by an address without a number, which is a locality', async () => {
    const { db } = site.context
    await makeProperty(db, { ...home, address: 'Lake Road' })
    const { id } = await makeProperty(db, { ...home, address: 'Lake Road' })
    assert.deepEqual((await signals(id)).sameHome, [])
  })
})

describe('the price', () => {
  async function locality(rates: number[], given: GivenProperty = {}) {
    const { db } = site.context
    const city = await makeLocation(db)
    const area = await makeLocation(db, { name: 'Indiranagar', parentId: city.id })
    const { id: brokerId } = await makeBroker(db)
    for (const rate of rates) {
      await makeProperty(db, {
        brokerId,
        locationId: area.id,
        area: 100,
        price: rate * 100,
        ...given,
      })
    }
    return area.id
  }
  const ten = [100, 200, 300, 400, 500, 700, 800, 900, 1_000, 1_100]

  const rateOf = async (price: number, given: GivenProperty) => {
    const { db } = site.context
    const { id } = await makeProperty(db, { area: 100, price, status: 'pending', ...given })
    return (await signals(id)).rate
  }

  test('is given as a multiple of its locality’s median, with the number of listings', async () => {
    const locationId = await locality(ten)
    const rate = { place: 'Indiranagar', median: 600, count: 10 }
    assert.deepEqual(await rateOf(186_000, { locationId }), {
      ...rate,
      rate: 1_860,
      times: 3.1,
      isFar: true,
    })
    assert.deepEqual(await rateOf(120_000, { locationId }), {
      ...rate,
      rate: 1_200,
      times: 2,
      isFar: true,
    })
    assert.deepEqual(await rateOf(119_400, { locationId }), {
      ...rate,
      rate: 1_194,
      times: 1.99,
      isFar: false,
    })
    assert.deepEqual(await rateOf(30_000, { locationId }), {
      ...rate,
      rate: 300,
      times: 0.5,
      isFar: true,
    })
  })

  test('is not compared with fewer than ten, other types or deals, or hidden ones', async () => {
    assert.equal(await rateOf(60_000, { locationId: await locality(ten.slice(1)) }), null)
    const others: GivenProperty[] = [
      { propertyType: 'villa' },
      { listingType: 'rent' },
      { status: 'pending' },
    ]
    for (const given of others) {
      assert.equal(await rateOf(60_000, { locationId: await locality(ten, given) }), null)
    }
  })

  test('goes by the PIN code where the locality is unknown, but not by itself', async () => {
    const { db } = site.context
    for (const rate of ten)
      await makeProperty(db, { area: 100, price: rate * 100, pincode: '560038' })
    assert.equal((await rateOf(60_000, { pincode: '560038' }))?.place, '560038')
    const live = await makeProperty(db, { area: 100, price: 900_000, pincode: '560038' })
    assert.equal((await signals(live.id)).rate?.count, 10)
  })
})

test('missing fields are named', async () => {
  const { db } = site.context
  const city = await makeLocation(db)
  const owner = await makeBroker(db)
  const bare = await makeProperty(db, {
    brokerId: owner.id,
    status: 'pending',
    description: 'Nice flat.',
  })
  await db
    .updateTable('property')
    .set({ bedrooms: null, bathrooms: null, pincode: null, furnished: null })
    .where('id', '=', bare.id)
    .execute()
  assert.deepEqual((await signals(bare.id)).missing, [
    'photos',
    'description',
    'bedrooms',
    'bathrooms',
    'pincode',
    'location',
    'furnished',
    'amenities',
  ])
  const photos = [await room(7), await room(8), await room(9)]
  const given = {
    bathrooms: 2,
    amenities: ['Lift'],
    location: city.id,
    description: 'A bright flat on the third floor near the park.',
  }
  assert.deepEqual((await signals(await listed(owner, photos, given))).missing, [])
  assert.deepEqual((await signals(await listed(owner, photos.slice(1), given))).missing, [
    'more-photos',
  ])
  const plot = await makeProperty(db, {
    propertyType: 'plot',
    locationId: city.id,
    status: 'pending',
  })
  assert.deepEqual((await signals(plot.id)).missing, ['photos', 'description'])
})

test('there are no signals of an unknown listing', async () => {
  const { db } = site.context
  const { id } = await makeBroker(db)
  const answer = await site.call(
    propertyReview.signals,
    { params: { id } },
    await makeAdministrator(db),
  )
  assert.equal(answer.status, 404)
})
