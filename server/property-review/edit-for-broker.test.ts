import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { draft } from '#test/submission.ts'

const site = useApp()

const administrator = () => makeAdministrator(site.context.db, { role: 'admin' })

const edit = async (id: string, body: Record<string, unknown>) =>
  site.call(propertyReview.edit, { params: { id }, body }, await administrator())

describe('an administrator', () => {
  test('submits a listing for a broker, with that broker’s photos only', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    const admin = await administrator()
    const add = (body: Record<string, unknown>) =>
      site.call(propertyReview.add, { body: { ...draft, brokerId: owner.id, ...body } }, admin)
    const { status, body } = await add({ images: [{ url: (await makePhoto(site, owner)).url }] })
    assert.deepEqual(
      [status, body.property.status, body.property.broker._id, body.property.images.length],
      [201, 'pending', owner.id, 1],
    )
    const mine = await site.call(property.mine, {}, owner)
    assert.equal(mine.body.properties[0]?._id, body.property._id)
    const event = await db
      .selectFrom('audit_event')
      .where('target_id', '=', body.property._id)
      .select(['act', 'actor_id'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(event, { act: 'property.create', actor_id: admin.id })
    assert.equal((await add({ images: [{ url: (await makePhoto(site, other)).url }] })).status, 400)
    assert.equal((await add({ brokerId: body.property._id })).status, 404)
    assert.equal((await add({ title: '' })).status, 400)
  })

  test('edits by the broker’s rules: a material change is reviewed again', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const mended = await edit(id, { price: 4_500_000, floor: null })
    const { price, floor, status } = mended.body.property
    assert.deepEqual([price, floor, status], [4_500_000, null, 'approved'])
    assert.equal((await edit(id, { price: 99_000_000 })).body.property.status, 'pending')
    const rejected = await makeProperty(db, { status: 'rejected' })
    assert.equal((await edit(rejected.id, { title: 'Mended' })).body.property.status, 'pending')
    const sold = await makeProperty(db, { status: 'sold' })
    assert.equal((await edit(sold.id, { title: 'Mended' })).status, 409)
    assert.equal((await edit((await makeBroker(db)).id, { title: 'Mended' })).status, 404)
  })

  test('is named in the audit log, with before and after', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    await edit(id, { title: 'Mended' })
    const event = await db
      .selectFrom('audit_event')
      .where('target_id', '=', id)
      .select(['act', 'actor_realm', 'before', 'after'])
      .executeTakeFirstOrThrow()
    assert.deepEqual(event, {
      act: 'property.edit',
      actor_realm: 'administrator',
      before: { title: '2 BHK flat near the lake', status: 'approved' },
      after: { title: 'Mended', status: 'pending' },
    })
  })

  test('cannot overwrite what changed in the meantime', async () => {
    const { id } = await makeProperty(site.context.db)
    assert.equal((await edit(id, { title: 'First', version: 1 })).status, 200)
    const { status, body } = await edit(id, { title: 'Second', version: 1 })
    assert.deepEqual([status, body.code], [409, 'property_changed'])
    assert.equal((await edit(id, { title: 'Second', version: 2 })).status, 200)
  })

  test('that names no version cannot overwrite an edit made since it was sent', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: broker.id })
    const params = { id }
    const admin = await administrator()
    const save = (title: string) =>
      site.call(propertyReview.edit, { params, body: { title } }, admin)
    await site.call(property.get, { params }, admin)
    const own = { ...draft, title: 'Mended by its broker' }
    assert.equal((await site.call(property.change, { params, body: own }, broker)).status, 200)
    const { status, body } = await save('Over it')
    assert.deepEqual([status, body.code], [409, 'property_changed'])
    await site.call(property.get, { params }, admin)
    assert.equal((await save('Over it')).status, 200)
    assert.equal((await save('And my own')).status, 200)
  })
})

test('a moderator reviews, but cannot add, edit or delete', async () => {
  const { db } = site.context
  const moderator = await makeAdministrator(db, { role: 'moderator' })
  const { id, broker_id } = await makeProperty(db, { status: 'pending' })
  const params = { id }
  const refused = [
    await site.call(propertyReview.add, { body: { ...draft, brokerId: broker_id } }, moderator),
    await site.call(propertyReview.edit, { params, body: { title: 'Mine' } }, moderator),
    await site.call(property.remove, { params }, moderator),
  ]
  assert.deepEqual(
    refused.map(({ status }) => status),
    [403, 403, 403],
  )
  assert.equal((await site.call(propertyReview.signals, { params }, moderator)).status, 200)
  const body = { status: 'approved', version: 1 } as const
  assert.equal((await site.call(property.changeStatus, { params, body }, moderator)).status, 200)
})

describe('the list', () => {
  const titles = async (query: Record<string, string>) => {
    const { status, body } = await site.call(property.list, { query }, await administrator())
    assert.equal(status, 200, JSON.stringify(body))
    return body.properties.map(({ title }) => title)
  }

  test('is sorted by title in any case, by status, and by waiting time', async () => {
    const { db } = site.context
    const day = (date: number) => new Date(Date.UTC(2026, 0, date))
    const { id } = await makeProperty(db, { title: 'beta', status: 'pending', createdAt: day(1) })
    await makeProperty(db, { title: 'Alpha', status: 'pending', createdAt: day(2) })
    await makeProperty(db, { title: 'Gamma', status: 'approved', createdAt: day(3) })
    // Resubmitted after the other one.
    await db
      .updateTable('property')
      .set({ submitted_at: day(9) })
      .where('id', '=', id)
      .execute()
    await db
      .updateTable('property')
      .set({ submitted_at: day(8) })
      .where('title', '=', 'Alpha')
      .execute()
    assert.deepEqual(await titles({ sort: 'title' }), ['Alpha', 'beta', 'Gamma'])
    assert.deepEqual(await titles({ sort: 'title-desc' }), ['Gamma', 'beta', 'Alpha'])
    assert.deepEqual(await titles({ sort: 'status' }), ['Gamma', 'Alpha', 'beta'])
    assert.deepEqual(await titles({ sort: 'status-desc' }), ['beta', 'Alpha', 'Gamma'])
    assert.deepEqual(await titles({ sort: 'waiting', status: 'pending' }), ['Alpha', 'beta'])
    assert.deepEqual(await titles({ sort: 'title', search: '2026' }), [])
    assert.deepEqual(await titles({ sort: 'title-desc', search: 'Shetty' }), [
      'Gamma',
      'beta',
      'Alpha',
    ])
  })

  test('shows only the selected listings', async () => {
    const { db } = site.context
    const one = await makeProperty(db, { title: 'One' })
    await makeProperty(db, { title: 'Two' })
    const three = await makeProperty(db, { title: 'Three' })
    const query = { ids: `${one.id},${three.id}`, sort: 'title' }
    const { body } = await site.call(property.list, { query }, await administrator())
    assert.deepEqual(
      [body.properties.map(({ title }) => title), body.pagination.total],
      [['One', 'Three'], 2],
    )
    const wrong = await site.call(property.list, { query: { ids: 'x' } }, await administrator())
    assert.equal(wrong.status, 400)
  })
})
