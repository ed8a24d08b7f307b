import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'

const site = useApp()

async function dealsOf(owner: { token: string }): Promise<number> {
  const { body } = await site.call(broker.profile, {}, owner)
  return body.broker.totalDeals
}

describe('the number of a broker’s deals', () => {
  test('counts sold and rented listings, whoever closed them, until they are removed', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    const admin = await makeAdministrator(db)
    const make = async () => ({ id: (await makeProperty(db, { brokerId: owner.id })).id })
    const [one, two, three] = [await make(), await make(), await make()]
    assert.equal(await dealsOf(owner), 0)
    await site.call(property.close, { params: one, body: { status: 'sold' } }, owner)
    await site.call(property.changeStatus, { params: two, body: { status: 'rented' } }, admin)
    await site.call(property.changeStatus, { params: three, body: { status: 'rejected' } }, admin)
    assert.deepEqual([await dealsOf(owner), await dealsOf(other)], [2, 0])
    // Closing it again is refused and counts nothing.
    await site.call(property.close, { params: one, body: { status: 'rented' } }, owner)
    assert.equal(await dealsOf(owner), 2)
    await site.call(property.remove, { params: two }, admin)
    assert.equal(await dealsOf(owner), 1)
    await site.call(property.withdraw, { params: one }, owner)
    await site.call(property.withdraw, { params: three }, owner)
    assert.equal(await dealsOf(owner), 0)
  })

  test('is right when many listings are closed and removed at once', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const admin = await makeAdministrator(db)
    const ids = await Promise.all(
      Array.from({ length: 24 }, async () => (await makeProperty(db, { brokerId: owner.id })).id),
    )
    const acts = ids.flatMap((id, index) => [
      site.call(property.close, { params: { id }, body: { status: 'sold' } }, owner),
      site.call(property.changeStatus, { params: { id }, body: { status: 'rented' } }, admin),
      ...(index % 3 === 0 ? [site.call(property.withdraw, { params: { id } }, owner)] : []),
    ])
    for (const { status } of await Promise.all(acts)) {
      assert.ok([200, 404, 409].includes(status), `${status}`)
    }
    const closed = await db
      .selectFrom('property')
      .where('broker_id', '=', owner.id)
      .where('status', 'in', ['sold', 'rented'])
      .where('removed_at', 'is', null)
      .select('id')
      .execute()
    assert.ok(closed.length >= 16)
    assert.equal(await dealsOf(owner), closed.length)
  })

  test('is right when many sold listings are inserted at once', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const arrive = () => makeProperty(db, { brokerId: owner.id, status: 'sold' })
    await Promise.all(Array.from({ length: 24 }, arrive))
    assert.equal(await dealsOf(owner), 24)
  })

  test('follows rows that were changed by SQL', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    const { id } = await makeProperty(db, { brokerId: owner.id, status: 'sold' })
    await makeProperty(db, { brokerId: owner.id, status: 'rented' })
    assert.equal(await dealsOf(owner), 2)
    await db.updateTable('property').set({ broker_id: other.id }).where('id', '=', id).execute()
    assert.deepEqual([await dealsOf(owner), await dealsOf(other)], [1, 1])
    await db.deleteFrom('property').where('broker_id', '=', owner.id).execute()
    assert.deepEqual([await dealsOf(owner), await dealsOf(other)], [0, 1])
  })
})
