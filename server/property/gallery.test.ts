import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { property } from '#contract/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

const idOf = (image: { url: string }) => image.url.split('/')[2]

/** What is kept ready for cards is what the photos themselves say. */
async function assertTrue() {
  const { rows } = await sql`
    with said as (
      select property_id, array_agg(media_id order by is_primary desc, position) as photos
      from property_image group by property_id
    ),
    kept as (
      select property_id, total, array(
        select (photo ->> 'id')::uuid from json_array_elements(shown) photo) as photos
      from property_gallery
    )
    select * from said full join kept using (property_id)
    where (said.photos[:5], cardinality(said.photos)) is distinct from (kept.photos, total)`.execute(
    site.context.db,
  )
  assert.deepEqual(rows, [])
}

test('a card shows five photos of its listing and how many there are, as they are now', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  const admin = await makeAdministrator(db)
  const photos = await Promise.all(Array.from({ length: 7 }, () => makePhoto(site, owner)))
  const images = photos.map(({ url }, index) => ({ url, isPrimary: index === 6 }))
  const { _id: id } = (await submit(site, owner, { images })).body.property
  await assertTrue()
  const approve = () =>
    site.call(property.changeStatus, { params: { id }, body: { status: 'approved' } }, admin)
  await approve()

  const card = async () => {
    const { body } = await site.call(property.publicList, { query: {} })
    const [shown] = body.properties
    return [shown?.images.map(idOf), shown?.imageCount]
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
  await assertTrue()
  await change([])
  assert.deepEqual(await card(), [[], 0])
  await assertTrue()
})

test('a listing that is deleted takes its photos with it', async () => {
  const { db } = site.context
  const owner = await makeBroker(db)
  const kept = await makePhoto(site, owner)
  const { _id } = (await submit(site, owner, { images: [{ url: kept.url }] })).body.property
  await assertTrue()
  await db.deleteFrom('property').where('id', '=', _id).execute()
  assert.deepEqual(await db.selectFrom('property_gallery').selectAll().execute(), [])
  await sql`select refill_property_gallery()`.execute(db)
  await assertTrue()
})
