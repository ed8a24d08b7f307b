import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import type { Handle } from '#server/db/connect.ts'
import { rewordListings } from '#server/property/reword-listings.ts'
import { useApp } from '#test/app.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** Deleting, merging, accepting and renaming locations that have listings. */

const site = useApp()

async function signIn() {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  return { token }
}

type Who = Awaited<ReturnType<typeof signIn>>

async function whitefield(db: Handle) {
  const city = await makeLocation(db, { name: 'Bangalore', aliases: ['Bengaluru'] })
  const area = await makeLocation(db, { name: 'Whitefield', parentId: city.id })
  return { city, area }
}

/** Creates a location as an import proposes it. */
async function proposed(db: Handle, given: { name: string; parentId?: string }) {
  const place = await makeLocation(db, { ...given, isActive: false })
  await db.updateTable('location').set({ is_proposed: true }).where('id', '=', place.id).execute()
  return place
}

const remove = (id: string, who: Who) => site.call(location.remove, { params: { id } }, who)
const merge = (id: string, into: string, who: Who) =>
  site.call(location.merge, { params: { id }, body: { into } }, who)
const get = async (id: string, who: Who) =>
  (await site.call(location.get, { params: { id } }, who)).body.location
const change = (id: string, body: Record<string, unknown>, who: Who) =>
  site.call(location.change, { params: { id }, body }, who)

/** Returns the titles of the live listings that a visitor finds. */
async function found(query: Record<string, string>) {
  const { body } = await site.call(property.publicList, { query })
  return body.properties.map(({ title }) => title).sort()
}

describe('a place in use', () => {
  test('is not deleted, and the refusal counts its listings and places', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    for (const pincode of ['560066', '560067']) {
      await makeLocation(db, { name: pincode, type: 'pincode', parentId: area.id, pincode })
    }
    await makeProperty(db, { locationId: area.id })
    await makeProperty(db, { locationId: area.id, status: 'pending' })
    const refused = await remove(area.id, who)
    assert.deepEqual([refused.status, refused.body.code], [409, 'in_use'])
    assert.match(refused.body.message, /^Whitefield has 2 listings and 2 PIN codes\./)
    const { body } = await remove(city.id, who)
    assert.match(body.message, /^Bangalore has 2 listings, 1 area and 2 PIN codes\./)
  })

  test('can be deleted once its listings are removed; they move to its city', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const { id } = await makeProperty(db, { locationId: area.id })
    await db.updateTable('property').set({ removed_at: new Date() }).where('id', '=', id).execute()
    const { status, body } = await remove(area.id, who)
    assert.deepEqual([status, body.message], [200, 'Location deleted successfully'])
    const row = await db
      .selectFrom('property')
      .select(['location_id', 'city_id'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(row, { location_id: city.id, city_id: city.id })
    assert.equal((await remove(area.id, who)).body.code, 'location_not_found')
  })

  test('is either refused or deleted when areas are added at the same moment', async () => {
    const { db } = site.context
    const who = await signIn()
    const city = await makeLocation(db, { name: 'Mysuru' })
    const add = (n: number) =>
      site.call(
        location.create,
        { body: { name: `Area ${n}`, type: 'area', parent: city.id } },
        who,
      )
    const answers = await Promise.all([add(1), remove(city.id, who), add(2), remove(city.id, who)])
    for (const { status } of answers) assert.ok(status < 500)
    const rows = await db.selectFrom('location').select(['id', 'parent_id']).execute()
    const ids = new Set(rows.map(({ id }) => id))
    for (const { parent_id } of rows) assert.ok(parent_id === null || ids.has(parent_id))
  })
})

describe('a merge', () => {
  test('moves listings, child places and names, and writes audit entries', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const twin = await proposed(db, { name: 'White Field', parentId: city.id })
    const pin = await makeLocation(db, {
      name: '560066',
      type: 'pincode',
      parentId: twin.id,
      pincode: '560066',
    })
    await makeProperty(db, { title: 'Sold flat', locationId: twin.id, status: 'sold' })
    await makeProperty(db, { title: 'Old flat', locationId: area.id })
    await makeProperty(db, { title: 'New flat', locationId: twin.id, locationText: 'White Field' })
    const { status, body } = await merge(twin.id, area.id, who)
    assert.equal(status, 200, body.message)
    assert.equal(body.moved, 2)
    assert.deepEqual(body.location.aliases, ['White Field'])
    assert.equal(body.location.propertyCount, 3)
    assert.equal((await get(pin.id, who)).parent?._id, area.id)
    assert.equal((await site.call(location.get, { params: { id: twin.id } }, who)).status, 404)
    await rewordListings(db)
    assert.deepEqual(await found({ location: 'white field' }), ['New flat', 'Old flat'])
    assert.deepEqual(await found({ search: 'whitefield' }), ['New flat', 'Old flat'])
    const acts = await db
      .selectFrom('audit_event')
      .select(['act', 'target_id', 'after'])
      .orderBy('id')
      .execute()
    assert.deepEqual(acts, [
      {
        act: 'location.merge',
        target_id: area.id,
        after: { merged: 'White Field', listings: 2 },
      },
      { act: 'location.remove', target_id: twin.id, after: { mergedInto: 'Whitefield' } },
    ])
  })

  test('of cities merges areas with the same name and moves the others', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const other = await makeLocation(db, { name: 'Bengaluru Urban' })
    const same = await makeLocation(db, { name: 'WHITEFIELD', parentId: other.id })
    const hebbal = await makeLocation(db, { name: 'Hebbal', parentId: other.id })
    await makeProperty(db, { title: 'In Whitefield', locationId: same.id })
    await makeProperty(db, { title: 'In Hebbal', locationId: hebbal.id })
    const { body } = await merge(other.id, city.id, who)
    assert.equal(body.moved, 1)
    assert.equal((await get(hebbal.id, who)).parent?._id, city.id)
    assert.equal((await get(area.id, who)).propertyCount, 1)
    assert.deepEqual(await found({ location: 'Bengaluru' }), ['In Hebbal', 'In Whitefield'])
    assert.equal((await get(city.id, who)).propertyCount, 2)
  })

  test('into itself, into something smaller or by a moderator is refused', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    for (const [from, into] of [
      [area.id, area.id],
      [city.id, area.id],
      [area.id, v7()],
    ] as const) {
      const { status, body } = await merge(from, into, who)
      assert.deepEqual([status, body.errors?.[0]?.path], [400, 'into'])
    }
    assert.equal((await merge(v7(), area.id, who)).status, 404)
    const { token } = await makeAdministrator(db, { role: 'moderator' })
    assert.equal((await merge(area.id, city.id, { token })).status, 403)
  })

  test('leaves a listing where its broker moves it in the meantime', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const other = await makeLocation(db, { name: 'Varthur', parentId: city.id })
    const elsewhere = await makeLocation(db, { name: 'Hoodi', parentId: city.id })
    const { id } = await makeProperty(db, { locationId: area.id })
    await makeProperty(db, { locationId: area.id })
    const { merging } = await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('property')
        .set({ location_id: elsewhere.id })
        .where('id', '=', id)
        .execute()
      const merging = merge(area.id, other.id, who)
      while ((await locksAwaited(db)) === 0);
      return { merging }
    })
    assert.equal((await merging).status, 200)
    const row = await db
      .selectFrom('property')
      .where('id', '=', id)
      .select('location_id')
      .executeTakeFirstOrThrow()
    assert.equal(row.location_id, elsewhere.id)
  })

  test('requested twice at once happens once', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const twin = await makeLocation(db, { name: 'White Field', parentId: city.id })
    await makeProperty(db, { locationId: twin.id })
    const answers = await Promise.all([merge(twin.id, area.id, who), merge(twin.id, area.id, who)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
    assert.equal((await get(area.id, who)).propertyCount, 1)
  })
})

describe('a proposed place', () => {
  test('waits in a queue and is accepted by activating it', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city } = await whitefield(db)
    const waiting = await proposed(db, { name: 'Hoodi', parentId: city.id })
    const queue = async () => {
      const { body } = await site.call(location.list, { query: { status: 'proposed' } }, who)
      return body.locations.map(({ name }) => name)
    }
    assert.deepEqual(await queue(), ['Hoodi'])
    const renamed = await change(waiting.id, { name: 'Hoodi Circle', isActive: false }, who)
    assert.equal(renamed.body.location.isProposed, true)
    const accepted = await change(waiting.id, { isActive: true }, who)
    const { isActive, isProposed } = accepted.body.location
    assert.deepEqual({ isActive, isProposed }, { isActive: true, isProposed: false })
    assert.deepEqual(await queue(), [])
  })
})

/** Returns listings by a word; a search would read it as a place and not look for the word. */
async function wordedAs(word: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from property where search_vector @@ ${word}::tsquery`.execute(site.context.db)
  return rows.map(({ title }) => title)
}

describe('a new name', () => {
  test('finds the listings in and below the place; the old one becomes an alias', async () => {
    const { db } = site.context
    const who = await signIn()
    const { city, area } = await whitefield(db)
    const broker = await makeBroker(db)
    await makeProperty(db, { title: 'Flat', brokerId: broker.id, locationId: area.id })
    const renamed = await change(area.id, { name: 'Immadihalli' }, who)
    assert.deepEqual(renamed.body.location.aliases, ['Whitefield'])
    await change(city.id, { aliases: ['Bengaluru', 'Garden City'] }, who)
    await rewordListings(db)
    for (const search of ['immadihalli', 'whitefield', 'garden city']) {
      assert.deepEqual(await found({ search }), ['Flat'], search)
    }
    for (const place of ['Immadihalli', 'Whitefield', 'garden city']) {
      assert.deepEqual(await found({ location: place }), ['Flat'], place)
    }
    const { location_text } = await db
      .selectFrom('property')
      .select('location_text')
      .executeTakeFirstOrThrow()
    assert.equal(location_text, 'Immadihalli')
    await change(area.id, { aliases: [] }, who)
    await rewordListings(db)
    assert.deepEqual(await found({ search: 'immadihalli' }), ['Flat'])
    assert.deepEqual(await found({ search: 'whitefield' }), [])
    assert.deepEqual(await wordedAs('whitefield'), [])
  })

  test('is applied once more later, for listings submitted in the meantime', async () => {
    const { db } = site.context
    const who = await signIn()
    const { area } = await whitefield(db)
    await change(area.id, { name: 'Immadihalli' }, who)
    await rewordListings(db)
    await makeProperty(db, { title: 'Late', locationId: area.id })
    await rewordListings(db)
    assert.deepEqual(await wordedAs('immadihalli'), [])
    await db.updateTable('location_rename').set({ due_at: new Date() }).execute()
    await rewordListings(db)
    assert.deepEqual(await wordedAs('immadihalli'), ['Late'])
    assert.deepEqual(await db.selectFrom('location_rename').selectAll().execute(), [])
  })

  test('of a place that moved to another city moves its listings as well', async () => {
    const { db } = site.context
    const who = await signIn()
    const { area } = await whitefield(db)
    const other = await makeLocation(db, { name: 'Hosur' })
    await makeProperty(db, { title: 'Flat', locationId: area.id })
    await change(area.id, { parent: other.id }, who)
    await rewordListings(db)
    assert.deepEqual(await found({ location: 'Hosur' }), ['Flat'])
    assert.deepEqual(await found({ location: 'Bangalore' }), [])
    assert.deepEqual(await found({ search: 'hosur' }), ['Flat'])
  })
})
