import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { maxSaved, savedProperty } from '#contract/saved/saved-property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { sweepUnsaved } from './service.ts'

const site = useApp()

const save = (token: string, propertyId: string) =>
  site.call(savedProperty.save, { body: { propertyId } }, { token })
const remove = (token: string, id: string) =>
  site.call(savedProperty.remove, { params: { id } }, { token })
const list = async (token: string, query: Record<string, string> = {}) =>
  (await site.call(savedProperty.list, { query }, { token })).body
const ids = async (token: string) => (await site.call(savedProperty.ids, {}, { token })).body.ids
const setPrice = (id: string, price: number) =>
  site.context.db.updateTable('property').set({ price }).where('id', '=', id).execute()
const later = (minutes: number) =>
  site.context.db
    .updateTable('saved_property')
    .set({ removed_at: sql`removed_at - make_interval(mins => ${minutes})` })
    .execute()

describe('saved properties', () => {
  test('are stored with the price and status of the moment, newest first', async () => {
    const { token } = await makeCustomer(site.context.db)
    const first = await makeProperty(site.context.db, { price: 13_200_000 })
    const second = await makeProperty(site.context.db)
    assert.equal((await save(token, first.id)).status, 201)
    await save(token, second.id)
    await setPrice(first.id, 12_500_000)
    const { savedProperties, pagination } = await list(token)
    assert.deepEqual(
      savedProperties.map(({ _id }) => _id),
      [second.id, first.id],
    )
    assert.equal(pagination.total, 2)
    const kept = savedProperties[1]
    assert.equal(kept?.savedPrice, 13_200_000)
    assert.equal(kept?.savedStatus, 'approved')
    assert.equal(kept?.property?.price, 12_500_000)
    assert.match(kept?.brokerPhone ?? '', /^\+91/)
    assert.deepEqual((await ids(token)).sort(), [first.id, second.id].sort())
  })

  test('saved twice or from two devices at once are saved once', async () => {
    const { token } = await makeCustomer(site.context.db)
    const { id } = await makeProperty(site.context.db, { price: 100 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(token, id)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(201),
    )
    await setPrice(id, 90)
    assert.equal((await save(token, id)).body.savedProperty.savedPrice, 100)
    assert.equal((await list(token)).pagination.total, 1)
  })

  test('are restored when a removal is undone, and saved anew after a while', async () => {
    const { token } = await makeCustomer(site.context.db)
    const { id } = await makeProperty(site.context.db, { price: 100 })
    await save(token, id)
    await setPrice(id, 90)
    assert.equal((await remove(token, id)).status, 200)
    assert.equal((await remove(token, id)).status, 200)
    assert.deepEqual(await ids(token), [])
    assert.equal((await save(token, id)).body.savedProperty.savedPrice, 100)
    await remove(token, id)
    await later(11)
    assert.equal((await save(token, id)).body.savedProperty.savedPrice, 90)
    await remove(token, id)
    await later(11)
    await sweepUnsaved(site.context.db)
    assert.equal((await site.context.db.selectFrom('saved_property').execute()).length, 0)
  })

  test('show when a home is sold, and keep the title of a removed one', async () => {
    const { token } = await makeCustomer(site.context.db)
    const broker = await makeBroker(site.context.db)
    const { id } = await makeProperty(site.context.db, { brokerId: broker.id, title: 'Lake flat' })
    await save(token, id)
    const { db } = site.context
    await db.updateTable('property').set({ status: 'sold' }).where('id', '=', id).execute()
    const sold = (await list(token)).savedProperties[0]
    assert.equal(sold?.property?.status, 'sold')
    assert.equal(sold?.brokerPhone, null)
    await db.updateTable('property').set({ title: 'Secret' }).where('id', '=', id).execute()
    await db.updateTable('broker').set({ status: 'blocked' }).where('id', '=', broker.id).execute()
    const gone = (await list(token)).savedProperties[0]
    assert.equal(gone?.property, null)
    assert.equal(gone?.title, 'Lake flat')
    assert.equal(gone?.brokerPhone, null)
  })

  test('are homes the public can see', async () => {
    const { token } = await makeCustomer(site.context.db)
    const hidden = await makeProperty(site.context.db, { status: 'pending' })
    for (const id of [hidden.id, v7()]) {
      const answer = await save(token, id)
      assert.equal(answer.status, 404)
      assert.equal(answer.body.code, 'property_not_found')
    }
    assert.equal((await save(token, 'x')).status, 400)
  })

  test('are visible to their customer only', async () => {
    const one = await makeCustomer(site.context.db)
    const other = await makeCustomer(site.context.db)
    const { id } = await makeProperty(site.context.db)
    await save(one.token, id)
    assert.deepEqual(await ids(other.token), [])
    await remove(other.token, id)
    assert.deepEqual(await ids(one.token), [id])
  })

  test('have a limit that concurrent saves cannot exceed', async () => {
    const customer = await makeCustomer(site.context.db)
    const broker = await makeBroker(site.context.db)
    const { db } = site.context
    await sql`
      insert into property (id, broker_id, title, description, property_type, listing_type, price,
        area, area_unit, location_text, address, status)
      select gen_random_uuid(), ${broker.id}, 'Flat', 'Flat', 'apartment', 'sell', 1, 1, 'sqft',
        'x',
        'x', 'approved' from generate_series(1, ${maxSaved + 1})`.execute(db)
    await sql`
      insert into saved_property (customer_id, property_id, title, price, status)
      select ${customer.id}, id, title, price, status from property limit ${maxSaved - 1}`.execute(
      db,
    )
    const left = await db
      .selectFrom('property')
      .select('id')
      .where('id', 'not in', (select) => select.selectFrom('saved_property').select('property_id'))
      .execute()
    const answers = await Promise.all(left.map(({ id }) => save(customer.token, id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    assert.equal((await ids(customer.token)).length, maxSaved)
  })
})
