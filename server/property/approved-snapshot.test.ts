import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto, room } from '#test/photo.ts'
import { submit } from '#test/submission.ts'

const site = useApp()

type Broker = Awaited<ReturnType<typeof makeBroker>>

async function changesOf(id: string) {
  const reviewer = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { status, body } = await site.call(propertyReview.signals, { params: { id } }, reviewer)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

async function listed(owner: Broker, photos: Buffer[], given: Record<string, unknown> = {}) {
  const images = []
  for (const data of photos) images.push({ url: (await makePhoto(site, owner, data)).url })
  const { status, body } = await submit(site, owner, { images, ...given })
  assert.equal(status, 201, JSON.stringify(body))
  return body.property._id
}

const approve = async (id: string) => {
  const admin = await makeAdministrator(site.context.db)
  const body = { status: 'approved' } as const
  assert.equal(
    (await site.call(property.changeStatus, { params: { id }, body }, admin)).status,
    200,
  )
}

describe('what changed since the last approval', () => {
  const edit = async (owner: Broker, id: string, body: Record<string, unknown>) => {
    const answer = await site.call(property.change, { params: { id }, body }, owner)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }

  test('is compared by field over several edits, with added and removed photos', async () => {
    const owner = await makeBroker(site.context.db)
    const id = await listed(owner, [await room(1), await room(2)], { floor: 2 })
    assert.equal((await changesOf(id)).difference.since, 'first')
    await approve(id)
    const before = (await site.call(property.mineOne, { params: { id } }, owner)).body.property
    await edit(owner, id, { title: 'Penthouse' })
    await edit(owner, id, { title: 'Penthouse with a view', price: 20_000_000, floor: null })
    const third = await makePhoto(site, owner, await room(3))
    await edit(owner, id, { images: [{ url: before.images[1]?.url }, { url: third.url }] })
    const { difference } = await changesOf(id)
    assert.deepEqual([difference.since, typeof difference.approvedAt], ['known', 'string'])
    assert.deepEqual(
      difference.fields.toSorted((one, other) => one.name.localeCompare(other.name)),
      [
        { name: 'floor', before: 2, after: null },
        { name: 'price', before: 9_500_000, after: 20_000_000 },
        { name: 'title', before: 'Three bedrooms over the park', after: 'Penthouse with a view' },
      ],
    )
    const ids = (images: { url: string }[]) => images.map(({ url }) => url.split('/')[2])
    assert.deepEqual(ids(difference.photosAdded), ids([third]))
    assert.deepEqual(ids(difference.photosRemoved), ids([before.images[0] ?? third]))
    // A photo removed from the listing long ago is still available for comparison.
    await site.context.db
      .updateTable('media')
      .set({ created_at: new Date(0) })
      .execute()
    await sweepMedia(site.context.db, site.context.stores.photos)
    assert.equal((await changesOf(id)).difference.photosRemoved.length, 1)
    await approve(id)
    assert.deepEqual((await changesOf(id)).difference.fields, [])
  })

  test('is unknown for approvals before snapshots were stored', async () => {
    const { id } = await makeProperty(site.context.db)
    assert.equal((await changesOf(id)).difference.since, 'unknown')
  })
})
