import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { location } from '#contract/location.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeLocation, makeProperty } from '#test/make.ts'

const site = useApp()

async function assertExact() {
  const { rows } = await sql`
    with counted as (
      select location_id, count(*) from property
      where removed_at is null and location_id is not null group by 1
    ), tallied as (
      select location_id, sum(count) as count from place_tally group by 1 having sum(count) <> 0
    )
    (select * from counted except select * from tallied)
    union all (select * from tallied except select * from counted)`.execute(site.context.db)
  assert.deepEqual(rows, [])
}

test('listings per place are tallied exactly under load and when folded', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const city = await makeLocation(db, { type: 'city' })
  const places = await Promise.all(
    [1, 2, 3].map(() => makeLocation(db, { type: 'area', parentId: city.id })),
  )
  const [first, second, third] = places.map(({ id }) => id)
  const listings = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      makeProperty(db, { locationId: [first, second, third][index % 3] ?? '' }),
    ),
  )
  await makeProperty(db)
  await assertExact()
  const fold = () => sql`select fold_place_tally()`.execute(db)
  await Promise.all([
    ...listings.slice(0, 6).map(({ id }) => site.call(property.remove, { params: { id } }, admin)),
    ...listings
      .slice(6, 12)
      .map(({ id }) =>
        db.updateTable('property').set({ location_id: null }).where('id', '=', id).execute(),
      ),
    site.call(location.merge, { params: { id: third ?? '' }, body: { into: second ?? '' } }, admin),
    fold(),
    fold(),
  ])
  await assertExact()
  await db
    .deleteFrom('property')
    .where('id', '=', listings[20]?.id ?? '')
    .execute()
  await fold()
  await assertExact()
  const { body } = await site.call(location.list, { query: { sort: 'properties-desc' } }, admin)
  assert.deepEqual(body.locations.map(({ _id, propertyCount }) => [_id, propertyCount]).slice(1), [
    [second, 7],
    [first, 4],
  ])
})
