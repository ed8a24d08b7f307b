import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@brickbazaar/random'
import { sql } from 'kysely'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { report } from '#contract/report.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

async function assertExact() {
  const { rows } = await sql`
    with counted as (
      select broker_id, city_id, (count(*) filter (where is_live))::bigint as count,
        count(*) as listed
      from property where removed_at is null group by 1, 2
    ), tallied as (
      select broker_id, city_id, sum(count)::bigint as count, sum(listed)::bigint as listed
      from broker_tally group by 1, 2 having sum(count) <> 0 or sum(listed) <> 0
    )
    (select * from counted except select * from tallied)
    union all (select * from tallied except select * from counted)`.execute(site.context.db)
  assert.deepEqual(rows, [])
}

test('listing counts by broker and city stay exact under load and folding', async () => {
  const { db } = site.context
  const chance = random('broker tally')
  const admin = await makeAdministrator(db)
  const cities = await Promise.all([1, 2].map(() => makeLocation(db, { type: 'city' })))
  const areas = await Promise.all(
    cities.map(({ id }) => makeLocation(db, { type: 'area', parentId: id })),
  )
  const brokers = await Promise.all([1, 2, 3].map(() => makeBroker(db)))
  const listings = await Promise.all(
    Array.from({ length: 30 }, () =>
      makeProperty(db, {
        brokerId: chance.pick(brokers).id,
        locationId: chance.pick(areas).id,
        status: chance.pick(['pending', 'approved', 'approved', 'rejected']),
      }),
    ),
  )
  await assertExact()
  const fold = () => sql`select fold_broker_tally()`.execute(db)
  const set = (id: string, values: Record<string, unknown>) =>
    db.updateTable('property').set(values).where('id', '=', id).execute()
  const acts = [
    (id: string) => site.call(property.remove, { params: { id } }, admin),
    (id: string) => set(id, { location_id: chance.pick(areas).id }),
    (id: string) => set(id, { location_id: null }),
    (id: string) => set(id, { broker_id: chance.pick(brokers).id }),
    (id: string) => set(id, { status: chance.pick(['pending', 'approved']) }),
    (id: string) => db.deleteFrom('property').where('id', '=', id).execute(),
    fold,
  ]
  await Promise.all(listings.map(({ id }) => chance.pick(acts)(id)))
  await assertExact()
  const [first] = brokers
  await db
    .updateTable('broker')
    .set({ status: 'blocked' })
    .where('id', '=', first?.id ?? '')
    .execute()
  await assertExact()
  await fold()
  await assertExact()
  const { length } = (await sql`select from broker_tally`.execute(db)).rows
  await fold()
  assert.equal((await sql`select from broker_tally`.execute(db)).rows.length, length)
})

test('the brokers of a city are those with live listings anywhere in it', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const city = await makeLocation(db, { type: 'city' })
  const areas = await Promise.all(
    [1, 2].map(() => makeLocation(db, { type: 'area', parentId: city.id })),
  )
  const [both, gone, waiting] = await Promise.all([1, 2, 3].map(() => makeBroker(db)))
  const make = (broker: typeof both, place: number, status: 'approved' | 'pending') =>
    makeProperty(db, { brokerId: broker?.id ?? '', locationId: areas[place]?.id ?? '', status })
  await make(both, 0, 'approved')
  await make(both, 1, 'approved')
  const last = await make(gone, 1, 'approved')
  await make(waiting, 1, 'pending')
  const brokersThere = async () => {
    const { body } = await site.call(location.list, { query: { type: 'city' } }, admin)
    return body.locations.map(({ brokerCount }) => brokerCount)
  }
  assert.deepEqual(await brokersThere(), [2])
  await site.call(property.remove, { params: { id: last.id } }, admin)
  assert.deepEqual(await brokersThere(), [1])
  const { body } = await site.call(report.brokerActivity, {}, admin)
  assert.deepEqual(
    body.topListingBrokers.map(({ brokerId, propertyCount }) => [brokerId, propertyCount]),
    [
      [both?.id, 2],
      [waiting?.id, 1],
    ],
  )
})
