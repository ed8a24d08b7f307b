import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { location } from '#contract/location.ts'
import { PropertyCard, property } from '#contract/property/property.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { submit } from '#test/submission.ts'
import { rewordListings } from './reword-listings.ts'

const site = useApp()

const idOf = (image: { url: string }) => image.url.split('/')[2]

/** Returns the first card of the public list, checked strictly against the contract. */
async function shown() {
  const { body } = await site.call(property.publicList)
  const [first] = body.properties
  assert.ok(first)
  return PropertyCard.strict().parse(first)
}

/** Asserts that the stored cards equal newly written ones. */
async function assertTrue() {
  const { db } = site.context
  const read = () => db.selectFrom('property_card').selectAll().orderBy('property_id').execute()
  const kept = await read()
  await sql`select refill_property_card()`.execute(db)
  assert.deepEqual(kept, await read())
  const { rows } = await sql`
    select from property where not exists (select from property_card
      where property_id = id)`.execute(db)
  assert.equal(rows.length, 0)
}

test('a card and the page of its listing agree', async () => {
  const { db } = site.context
  const city = await makeLocation(db, { name: 'Bengaluru' })
  const area = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
  const owner = await makeBroker(db)
  const { id } = await makeProperty(db, {
    ...{ brokerId: owner.id, locationId: area.id, title: 'A “quiet” flat \\ ₹ शांत\n\t2 BHK' },
    ...{ area: 1_150.5, areaUnit: 'sqmt', price: 12_345_678_901 },
  })
  const page = (await site.call(property.publicGet, { params: { id } })).body.property
  const card = await shown()
  const { images, imageCount, broker, priceCut, offers, homeId, ...facts } = card
  assert.deepEqual([images, imageCount, priceCut], [[], 0, null])
  assert.deepEqual([offers, homeId], [null, null])
  const inCommon = Object.fromEntries(
    Object.entries(page).filter(([name]) => Object.hasOwn(facts, name)),
  )
  assert.deepEqual(facts, inCommon)
  const { isVerified, _id, firstName, lastName, companyName } = page.broker
  assert.deepEqual(broker, { isVerified, _id, firstName, lastName, companyName })
})

test('a card says how much less a home asks than ever before, and since when', async () => {
  const { db } = site.context
  const { id: brokerId, token } = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId, price: 10_000_000 })
  await sql`update property_price set at = at - interval '40 days'`.execute(db)
  const cutAt = async (price: number) => {
    const answer = await site.call(property.change, { params: { id }, body: { price } }, { token })
    assert.equal(answer.status, 200)
    return (await shown()).priceCut
  }
  const since = dayInIndia(new Date())
  assert.deepEqual(await cutAt(9_500_000), { less: 500_000, since })
  await assertTrue()
  assert.equal(await cutAt(9_900_000), null)
  // A rise before makes no cut.
  assert.equal(await cutAt(9_600_000), null)
  assert.deepEqual(await cutAt(9_000_000), { less: 500_000, since })
  await assertTrue()
})

test('a card has the current five photos of its listing and their number', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  const admin = await makeAdministrator(db)
  const photos = await Promise.all(Array.from({ length: 7 }, () => makePhoto(site, owner)))
  const images = photos.map(({ url }, index) => ({ url, isPrimary: index === 6 }))
  const { _id: id } = (await submit(site, owner, { images })).body.property
  const approve = () =>
    site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, admin)
  await approve()

  const card = async () => {
    const { images, imageCount } = await shown()
    const page = (await site.call(property.publicGet, { params: { id } })).body.property
    assert.deepEqual(images, page.images.slice(0, 5))
    return [images.map(idOf), imageCount]
  }
  const ids = photos.map(idOf)
  assert.deepEqual(await card(), [[ids[6], ...ids.slice(0, 4)], 7])

  const change = async (given: { url: string }[]) => {
    const { body } = await site.call(
      property.change,
      { params: { id }, body: { images: given } },
      owner,
    )
    if (body.property.status === 'pending') await approve()
  }
  await change(photos.toReversed().map(({ url }) => ({ url })))
  assert.deepEqual(await card(), [ids.toReversed().slice(0, 5), 7])
  await change(photos.slice(0, 2).map(({ url }) => ({ url })))
  assert.deepEqual(await card(), [ids.slice(0, 2), 2])
  await change([])
  assert.deepEqual(await card(), [[], 0])
  await assertTrue()
})

test('a card follows changes of its listing, its broker and its place', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const city = await makeLocation(db, { name: 'Bangalore' })
  const area = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
  const owner = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: owner.id, locationId: area.id })
  await makeProperty(db, { createdAt: new Date(0) })

  await site.call(property.change, { params: { id }, body: { price: 8_600_000 } }, owner)
  assert.equal((await shown()).price, 8_600_000)
  await db
    .updateTable('broker')
    .set({ company_name: 'Rao and Daughters' })
    .where('id', '=', owner.id)
    .execute()
  assert.equal((await shown()).broker.companyName, 'Rao and Daughters')
  await site.call(location.change, { params: { id: city.id }, body: { name: 'Bengaluru' } }, admin)
  await rewordListings(db)
  assert.equal((await shown()).city, 'Bengaluru')
  await assertTrue()
})

test('a broker renamed while adding a listing has the new name on its card', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  const adding = await db.startTransaction().execute()
  await makeProperty(adding, { brokerId: owner.id })
  const renamed = sql`
    update broker set company_name = 'Rao and Daughters' where id = ${owner.id}`.execute(db)
  await someoneWaits()
  await adding.commit().execute()
  await renamed
  assert.equal((await shown()).broker.companyName, 'Rao and Daughters')
  await assertTrue()
})

async function someoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(
      site.context.db,
    )
    if (rows[0]?.waiting) return
  }
}

test('a deleted listing has no card', async () => {
  const { db } = site.context
  const { id } = await makeProperty(db)
  await assertTrue()
  await db.deleteFrom('property').where('id', '=', id).execute()
  assert.deepEqual(await db.selectFrom('property_card').selectAll().execute(), [])
})

/** Returns the page as it is sent, which no schema has cut. */
async function pageOf(id: string) {
  const { status, body } = await site.call(property.publicGet, { params: { id } })
  assert.equal(status, 200)
  return body.property
}

/** What its broker sees of it and its page shows as well. */
async function ownOf(id: string, token: string) {
  const { body } = await site.call(property.mineOne, { params: { id } }, { token })
  return body.property
}

async function publish(given: Parameters<typeof makeProperty>[1] = {}) {
  const { db } = site.context
  const owner = await makeBroker(db)
  const city = await makeLocation(db, { name: 'Nashik', state: 'Maharashtra' })
  const area = await makeLocation(db, { name: 'Panchavati', parentId: city.id })
  const { id } = await makeProperty(db, {
    ...{ brokerId: owner.id, locationId: area.id, area: 90.5, areaUnit: 'sqmt' },
    ...given,
  })
  return { id, owner }
}

describe('the page of a listing', () => {
  test('has what the contract names and nothing else', async () => {
    const detail = { reraNumber: 'P51600012345', surveyNumber: '12/3', ownReference: 'N-1' }
    const { id } = await publish({ detail })
    const sent = await site.app.inject({ url: `/api/public/properties/${id}` })
    const body = sent.json()
    assert.deepEqual(property.publicGet.reply?.parse(body), body)
    assert.deepEqual(body.property.detail, {
      ...{ reraNumber: 'P51600012345', reraState: 'Maharashtra' },
    })
  })

  test('has the facts that its broker sees', async () => {
    const { id, owner } = await publish({
      ...{ amenities: ['Lift', 'Power “backup”'], features: ['Corner'], floor: 3, totalFloors: 9 },
      detail: { areaBasis: 'super-built-up', areaCarpetSqft: 700 },
    })
    const { images: _, broker: __, views: ___, ...page } = await pageOf(id)
    const own: Record<string, unknown> = await ownOf(id, owner.token)
    const shared = Object.keys(page).filter((name) => Object.hasOwn(own, name))
    assert.ok(shared.length > 28, shared.join())
    for (const name of shared) {
      // The place on the map is not its own.
      if (name === 'latitude' || name === 'longitude') continue
      assert.deepEqual(page[name as keyof typeof page], own[name], name)
    }
  })

  for (const count of [0, 5, 6]) {
    test(`has all of ${count} photos in their order`, async () => {
      const { id, owner } = await publish()
      const { db } = site.context
      const photos = await Promise.all(
        Array.from({ length: count }, async (_, position) => ({
          ...{ property_id: id, position, is_primary: position === 2 },
          media_id: (await makePhoto(site, owner)).url.split('/')[2] ?? '',
        })),
      )
      if (count > 0) await db.insertInto('property_image').values(photos).execute()
      const { images } = await pageOf(id)
      const own = await ownOf(id, owner.token)
      assert.equal(images.length, count)
      assert.deepEqual(images, own.images)
    })
  }
})
