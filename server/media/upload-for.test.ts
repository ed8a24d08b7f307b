import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { media } from '#contract/media.ts'
import { propertyReview } from '#contract/property/review.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { picture, upload } from '#test/photo.ts'
import { draft } from '#test/submission.ts'

const site = useApp()

const to = (brokerId: string) => `/api/brokers/${brokerId}/media` as const

describe('a photo for a listing of a broker', () => {
  test('is uploaded by an administrator, is the broker’s, and visible to both', async () => {
    const broker = await makeBroker(site.context.db)
    const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
    const { status, body } = await upload(site, token, { data: await picture(), to: to(broker.id) })
    assert.equal(status, 201, body.message)
    const { url } = body.image
    assert.equal((await site.app.inject(url)).statusCode, 200)
    assert.equal((await site.app.inject(url.replace(/\?.*/, ''))).statusCode, 404)
    const added = await site.call(
      propertyReview.add,
      { body: { ...draft, brokerId: broker.id, images: [{ url, isPrimary: true }] } },
      { token },
    )
    assert.equal(added.status, 201, added.body.message)
    assert.equal(added.body.property.images.length, 1)
    assert.equal(added.body.property.broker._id, broker.id)
  })

  test('needs an existing broker, and is for administrators only', async () => {
    const { db } = site.context
    const broker = await makeBroker(db)
    const admin = await makeAdministrator(db, { role: 'admin' })
    const moderator = await makeAdministrator(db, { role: 'moderator' })
    const data = await picture()
    const gone = await upload(site, admin.token, { data, to: to(v7()) })
    assert.equal(gone.status, 404, gone.body.message)
    for (const { token } of [moderator, broker]) {
      assert.equal((await upload(site, token, { data, to: to(broker.id) })).status, 403)
    }
  })

  test('of one broker cannot be shown by another’s listing (UPL-10)', async () => {
    const { db } = site.context
    const [owner, other] = [await makeBroker(db), await makeBroker(db)]
    const { token } = await makeAdministrator(db)
    const { body } = await upload(site, token, { data: await picture(), to: to(owner.id) })
    const images = [{ url: body.image.url, isPrimary: true }]
    const answer = await site.call(
      propertyReview.add,
      { body: { ...draft, brokerId: other.id, images } },
      { token },
    )
    assert.equal(answer.status, 400)
    assert.equal(answer.body.code, 'image_not_yours')
  })
})

test('photos of a broker are limited per day (UPL-14)', async () => {
  const { db } = site.context
  const broker = await makeBroker(db)
  await sql`insert into media (id, broker_id, width, height, widths)
    select gen_random_uuid(), ${broker.id}, 4, 3, '{4}'
    from generate_series(1, ${photoLimits.maxPerDay - 1})`.execute(db)
  const data = await picture()
  assert.equal((await upload(site, broker.token, { data })).status, 201)
  const refused = await upload(site, broker.token, { data })
  assert.equal(refused.status, 429)
  assert.equal(refused.body.code, 'image_quota')
  await sql`update media set created_at = now() - interval '25 hours'`.execute(db)
  assert.equal((await upload(site, broker.token, { data })).status, 201)
})

test('a broker’s own photos of a draft are returned with their URLs (AZ-02)', async () => {
  const { db } = site.context
  const [broker, other] = [await makeBroker(db), await makeBroker(db)]
  const { body } = await upload(site, broker.token, { data: await picture() })
  const id = body.image.url.split('/')[2] ?? ''
  const query = { ids: `${id},${v7()}` }
  const mine = await site.call(media.mine, { query }, { token: broker.token })
  assert.equal(mine.body.images.length, 1)
  assert.equal((await site.app.inject(mine.body.images[0]?.url ?? '')).statusCode, 200)
  const theirs = await site.call(media.mine, { query }, { token: other.token })
  assert.deepEqual([theirs.status, theirs.body.images], [200, []])
  const none = await site.call(media.mine, { query: {} }, { token: broker.token })
  assert.deepEqual(none.body.images, [])
})
