import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { broker as brokers } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { PropertyStatus } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

async function list(query: Record<string, string>) {
  const { status, body } = await site.call(
    property.list,
    { query },
    await makeAdministrator(site.context.db),
  )
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const titles = async (query: Record<string, string>) =>
  (await list(query)).properties.map(({ title }) => title)

describe('the list of the back office', () => {
  test('is searched by title, address and broker, whatever the state', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db, { companyName: 'Lotus Realty' })
    await makeProperty(db, { title: 'Villa', status: 'pending' })
    await makeProperty(db, { title: 'Plot', address: '9, Temple Street', status: 'rejected' })
    await makeProperty(db, { title: 'Shop', brokerId })
    assert.deepEqual(await titles({ search: 'vill' }), ['Villa'])
    assert.deepEqual(await titles({ search: 'temple' }), ['Plot'])
    assert.deepEqual(await titles({ search: 'LOTUS r' }), ['Shop'])
    assert.deepEqual(await titles({ search: 'tu' }), [])
    assert.deepEqual(await titles({ search: 'nobody' }), [])
  })

  test('contains listings submitted in a range of days in India, both included', async () => {
    const { db } = site.context
    const moments = ['2026-03-01T18:29:59Z', '2026-03-01T18:30:00Z', '2026-03-02T18:30:00Z']
    for (const [index, moment] of moments.entries()) {
      const status = index === 1 ? 'pending' : 'rejected'
      await makeProperty(db, { title: `Villa ${index}`, status, createdAt: new Date(moment) })
    }
    const day = '2026-03-02'
    const one = await list({ createdFrom: day, createdTo: day })
    assert.deepEqual([one.pagination.total, one.properties[0]?.title], [1, 'Villa 1'])
    assert.equal((await list({ createdFrom: day })).pagination.total, 2)
    assert.equal((await list({ createdTo: day, status: 'rejected' })).pagination.total, 1)
    assert.equal((await list({ createdTo: day, search: 'villa' })).pagination.total, 2)
  })

  test('is filtered, sorted and counted exactly', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    for (const [index, status] of PropertyStatus.keys.entries()) {
      for (let copy = 0; copy <= index; copy++) {
        await makeProperty(db, {
          brokerId,
          status,
          title: `${status} ${copy}`,
          price: 100 + copy,
          propertyType: copy === 0 ? 'villa' : 'plot',
        })
      }
    }
    for (const [index, status] of PropertyStatus.keys.entries()) {
      const { properties, pagination } = await list({ status, limit: '2' })
      assert.deepEqual(
        [pagination.total, pagination.pages],
        [index + 1, Math.ceil((index + 1) / 2)],
      )
      assert.ok(properties.every((one) => one.status === status))
    }
    assert.equal((await list({ propertyType: 'villa' })).pagination.total, 5)
    assert.equal((await list({ propertyType: 'plot', status: 'rented' })).pagination.total, 4)
    assert.equal((await list({ brokerId })).pagination.total, 15)
    assert.equal((await list({ brokerId: (await makeBroker(db)).id })).pagination.total, 0)
    assert.deepEqual(await titles({ status: 'rented', sort: 'price-desc', limit: '2' }), [
      'rented 4',
      'rented 3',
    ])
    assert.deepEqual(await titles({ status: 'rented', sort: 'price-asc', limit: '2', page: '2' }), [
      'rented 2',
      'rented 3',
    ])
    assert.deepEqual(await titles({ status: 'sold', sort: 'oldest', limit: '1' }), ['sold 0'])
    const { stats } = (
      await site.call(property.stats, {}, await makeAdministrator(db, { role: 'moderator' }))
    ).body
    assert.deepEqual(stats, { total: 15, pending: 1, approved: 2, rejected: 3, sold: 4, rented: 5 })
  })
})

test('a listing comes with its broker and its history, newest first', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const owner = await makeBroker(db)
  const { id } = await makeProperty(db, { brokerId: owner.id, status: 'pending' })
  await site.call(property.change, { params: { id }, body: { price: 5 } }, owner)
  await site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, admin)
  await db.updateTable('broker').set({ first_name: 'Renamed' }).where('id', '=', owner.id).execute()
  const { body } = await site.call(property.get, { params: { id } }, admin)
  assert.equal(body.broker.email, owner.email)
  assert.deepEqual(
    body.history.map(({ act, actorName }) => [act, actorName]),
    [
      ['property.approve', 'Asha Rao'],
      ['property.edit', 'Ravi Shetty'],
    ],
  )
  assert.deepEqual(
    [body.history[1]?.before, body.history[1]?.after],
    [{ price: 8_500_000 }, { price: 5 }],
  )
})

describe('the tally', () => {
  async function assertExact() {
    const { rows } = await sql`
      with counted as (
        select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
        from property where removed_at is null group by 1, 2, 3, 4, 5, 6, 7
      ), tallied as (
        select status, is_live, city_id, property_type, listing_type, bedrooms, furnished,
          sum(count) as count
        from property_tally group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0
      )
      (select * from counted except select * from tallied)
      union all (select * from tallied except select * from counted)`.execute(site.context.db)
    assert.deepEqual(rows, [])
    const { rows: kinds } = await sql`
      with counted as (
        select property_type, listing_type, count(*) from property where is_live group by 1, 2
      ), tallied as (
        select property_type, listing_type, sum(count) as count
        from property_kind_tally group by 1, 2 having sum(count) <> 0
      )
      (select * from counted except select * from tallied)
      union all (select * from tallied except select * from counted)`.execute(site.context.db)
    assert.deepEqual(kinds, [])
  }

  test('stays exact whatever happens at once, and when it is folded', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db)
    const city = await makeLocation(db)
    const owners = await Promise.all([makeBroker(db), makeBroker(db), makeBroker(db)])
    const listings = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        makeProperty(db, {
          brokerId: owners[index % 3]?.id ?? '',
          status: index % 2 ? 'approved' : 'pending',
          ...(index % 5 === 0 && { locationId: city.id }),
        }),
      ),
    )
    await assertExact()
    const fold = () => sql`select fold_property_tally()`.execute(db)
    await Promise.all([
      ...listings
        .slice(0, 10)
        .map(({ id }, index) =>
          site.call(
            property.change,
            { params: { id }, body: { bedrooms: index % 4, propertyType: 'villa' } },
            { token: owners[index % 3]?.token ?? '' },
          ),
        ),
      ...listings
        .slice(10, 20)
        .map(({ id }) =>
          site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, admin),
        ),
      ...listings.slice(20).map(({ id }) => site.call(property.remove, { params: { id } }, admin)),
      site.call(
        brokers.changeStatus,
        { params: { id: owners[0]?.id ?? '' }, body: { status: 'blocked' } },
        admin,
      ),
      fold(),
      fold(),
    ])
    await assertExact()
    await fold()
    await assertExact()
    await db
      .deleteFrom('property')
      .where('broker_id', '=', owners[1]?.id ?? '')
      .execute()
    await assertExact()
    await sql`select refill_property_tally()`.execute(db)
    await assertExact()
  })
})
