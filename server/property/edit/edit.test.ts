import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { draft, submit } from '#test/submission.ts'

const site = useApp()

type Broker = Awaited<ReturnType<typeof makeBroker>>

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

describe('an edit of an approved listing', () => {
  const material: [string, Record<string, unknown>][] = [
    ['a price more than 5 % higher', { price: 9_975_001 }],
    ['another area', { area: 1_241 }],
    ['another unit of area', { areaUnit: 'sqmt' }],
    ['another type', { propertyType: 'villa' }],
    ['sale instead of rent', { listingType: 'rent' }],
    ['another location', { location: 'Koramangala' }],
    ['another PIN code', { pincode: '560034' }],
    ['another title', { title: 'Villa with a private pool' }],
    ['another description', { description: 'A different home altogether.' }],
    ['another address', { address: '7, 80 Feet Road' }],
    ['more bedrooms', { bedrooms: 5 }],
    ['more bathrooms', { bathrooms: 5 }],
    ['another pin on the map', { coordinates: { latitude: 12.95, longitude: 77.62 } }],
    ['another BHK', { detail: { bhk: 5 } }],
    ['another RERA number', { detail: { reraNumber: 'PRM/KA/RERA/1251/446/PR/171014/000245' } }],
    ['another token amount', { detail: { tokenAmount: 500_000 } }],
    ['another society', { detail: { society: 'Prestige Shantiniketan' } }],
    ['another landmark', { detail: { landmark: 'Opposite the lake' } }],
    ['another carpet area', { detail: { areaCarpetSqft: 2_400 } }],
    ['a feature in other words', { features: ['Ten bedrooms on the beach in Goa'] }],
    ['an amenity in other words', { amenities: ['Lift', 'Call the owner'] }],
    ['tenants in other words', { detail: { tenants: 'Ask for the other flat' } }],
    ['another metro station', { detail: { metroName: 'Ask for the other flat' } }],
    ['a price range with a higher end', { detail: { priceMax: 19_000_000 } }],
    ['a building that is no longer ready', { detail: { possession: 'under-construction' } }],
  ]
  for (const [what, change] of material) {
    test(`with ${what} is reviewed again, and the audit log has the difference`, async () => {
      const owner = await makeBroker(site.context.db)
      const { _id } = (await submit(site, owner)).body.property
      await approve(_id)
      const { body } = await edit(owner, _id, change)
      assert.deepEqual([body.property.status, body.property.isLive], ['pending', false])
      const event = await lastEvent(_id)
      const [field = '', value] = Object.entries(change)[0] ?? []
      const [before, after] = [event.before, event.after] as Record<string, unknown>[]
      assert.deepEqual([before?.status, after?.status], ['approved', 'pending'])
      assert.deepEqual(after?.[field], value)
      assert.notDeepEqual(before?.[field], value)
    })
  }

  const harmless: [string, Record<string, unknown>][] = [
    ['a price exactly 5 % higher', { price: 9_975_000 }],
    ['a price of a tenth', { price: 950_000 }],
    ['floors of the building given for the first time', { totalFloors: 4 }],
    ['features of those offered', { features: ['Corner plot', 'near metro'] }],
    ['other terms', { detail: { deposit: 50_000, facing: 'east', petsAllowed: true } }],
    ['other amenities and furnishing', { amenities: ['Lift'], furnished: 'fully-furnished' }],
    ['the same location in other letters', { location: 'Indiranagar' }],
  ]
  for (const [what, change] of harmless) {
    test(`with ${what} stays live`, async () => {
      const owner = await makeBroker(site.context.db)
      const { _id } = (await submit(site, owner)).body.property
      await approve(_id)
      const { body } = await edit(owner, _id, change)
      assert.deepEqual([body.property.status, body.property.isLive], ['approved', true])
    })
  }

  test('with one more photo is reviewed again, in another order it is not', async () => {
    const owner = await makeBroker(site.context.db)
    const [one, two] = [await makePhoto(site, owner), await makePhoto(site, owner)]
    const { _id } = (await submit(site, owner, { images: [{ url: one.url }, { url: two.url }] }))
      .body.property
    await approve(_id)
    const turned = await edit(owner, _id, { images: [{ url: two.url }, { url: one.url }] })
    assert.equal(turned.body.property.status, 'approved')
    assert.equal(idOf(turned.body.property.images[0]?.url), idOf(two.url))
    const three = await makePhoto(site, owner)
    const more = await edit(owner, _id, { images: [{ url: two.url }, { url: three.url }] })
    assert.equal(more.body.property.status, 'pending')
  })

  test('cannot raise the price step by step above what was approved', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner, { price: 1_000_000 })).body.property
    await approve(_id)
    assert.equal((await edit(owner, _id, { price: 1_040_000 })).body.property.status, 'approved')
    assert.equal((await edit(owner, _id, { price: 1_080_000 })).body.property.status, 'pending')
  })

  test('may cut the price to a rupee, and the price drop stays below 100 %', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner, { price: 34_000_000 })).body.property
    await approve(_id)
    assert.equal((await edit(owner, _id, { price: 1 })).body.property.status, 'approved')
  })

  const floors: [string, Record<string, unknown>][] = [
    ['another floor', { floor: 1 }],
    ['no floor any more', { floor: null }],
    ['another number of floors', { totalFloors: 40 }],
  ]
  for (const [what, change] of floors) {
    test(`with ${what} than the reviewed one is reviewed again`, async () => {
      const owner = await makeBroker(site.context.db)
      const { _id } = (await submit(site, owner, { floor: 17, totalFloors: 22 })).body.property
      await approve(_id)
      assert.equal((await edit(owner, _id, change)).body.property.status, 'pending')
    })
  }

  test('that says the building is ready now stays live', async () => {
    const owner = await makeBroker(site.context.db)
    const detail = { possession: 'under-construction' }
    const { _id } = (await submit(site, owner, { detail })).body.property
    await approve(_id)
    const { body } = await edit(owner, _id, { detail: { possession: 'ready' } })
    assert.equal(body.property.status, 'approved')
  })

  test('that changes nothing leaves no audit entry and the version as it is', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner)).body.property
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

  test('keeps the fields it does not name', async () => {
    const owner = await makeBroker(site.context.db)
    const { url } = await makePhoto(site, owner)
    const before = (
      await submit(site, owner, {
        bathrooms: 2,
        amenities: ['Lift'],
        detail: { facing: 'east' },
        images: [{ url }],
      })
    ).body.property
    const { body } = await edit(owner, before._id, { title: 'Other' })
    assert.deepEqual({ ...body.property, version: 1 }, { ...before, title: 'Other' })
  })

  test('clears the fields it names as null', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner, { floor: 2, totalFloors: 4 })).body.property
    const emptied = { bedrooms: null, floor: null, totalFloors: null }
    const { status, body } = await edit(owner, _id, emptied)
    const { bedrooms, floor, totalFloors } = body.property
    assert.deepEqual([status, { bedrooms, floor, totalFloors }], [200, emptied])
    assert.equal((await edit(owner, _id, { price: null })).status, 400)
  })

  test('of the floor only is checked against the stored number of floors', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner, { floor: 2, totalFloors: 4 })).body.property
    const { status, body } = await edit(owner, _id, { floor: 9 })
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'floor'])
  })

  test('makes the listing found by its new words', async () => {
    const owner = await makeBroker(site.context.db)
    const { _id } = (await submit(site, owner)).body.property
    await approve(_id)
    await edit(owner, _id, { title: 'Penthouse' })
    await approve(_id)
    const { body } = await site.call(property.publicList, { query: { search: 'penthouse' } })
    assert.equal(body.pagination.total, 1)
  })
})

const idOf = (url = '') => url.split('/')[2]
