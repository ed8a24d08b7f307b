import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makeSubscription } from '#test/make-subscription.ts'
import { makePhoto } from '#test/photo.ts'
import { draft, submit } from '#test/submission.ts'

const site = useApp()

const count = async () => {
  const rows = await site.context.db.selectFrom('property').select('id').execute()
  return rows.length
}

describe('equal listings without an idempotency key', () => {
  test('submitted three times at once are one listing, and two responses say so', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const images = [{ url: (await makePhoto(site, owner)).url }]
    const given = { images, bedrooms: undefined, detail: { bhk: 2.5, society: 'Park View' } }
    const answers = await Promise.all([1, 2, 3].map(() => submit(site, owner, given)))
    const ids = new Set(answers.map(({ body }) => body.property._id))
    assert.deepEqual([ids.size, await count()], [1, 1])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    )
    const repeated = answers.filter(({ body }) => body.isRepeated)
    assert.equal(repeated.length, 2)
    assert.equal(
      repeated[0]?.body.message,
      'You submitted this listing a moment ago. It was not added again.',
    )
    const events = db.selectFrom('audit_event').where('act', '=', 'property.create').select('id')
    assert.equal((await events.execute()).length, 1)
  })

  for (const [what, given] of [
    [
      'blanks',
      { title: draft.title.replaceAll(' ', '  '), description: `${draft.description}\n ` },
    ],
    ['capital letters', { title: draft.title.toUpperCase() }],
    [
      'letters that do not show',
      { title: `${draft.title}\u200b`, address: `\u200d${draft.address}` },
    ],
    ['particulars that are empty', { detail: { society: '', approvals: [] } }],
    ['lists that are empty', { features: [], detail: {} }],
  ] as const) {
    test(`that differ by ${what} alone are one listing`, async () => {
      const owner = await makeBroker(site.context.db)
      await submit(site, owner)
      assert.equal((await submit(site, owner, given)).body.isRepeated, true)
      assert.equal(await count(), 1)
    })
  }

  test('added by an administrator for a broker are one listing too', async () => {
    const { db } = site.context
    const [owner, { token }] = [await makeBroker(db), await makeAdministrator(db)]
    const body = { ...draft, brokerId: owner.id }
    const [first, second] = [
      await site.call(propertyReview.add, { body }, { token }),
      await site.call(propertyReview.add, { body }, { token }),
    ]
    assert.equal(second.body.property._id, first.body.property._id)
    assert.deepEqual([first.body.isRepeated, second.body.isRepeated], [undefined, true])
  })

  test('with one other fact, photo, key or broker are separate listings', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    await submit(site, owner)
    const images = [{ url: (await makePhoto(site, owner)).url }]
    const others = [{ price: 9_400_000 }, { floor: 2 }, { detail: { society: 'Park' } }, { images }]
    for (const given of others) {
      assert.equal((await submit(site, owner, given)).body.isRepeated, undefined)
    }
    await submit(site, owner, {}, 'a-key-of-its-own')
    await submit(site, await makeBroker(db))
    assert.equal(await count(), 7)
  })

  test('a minute later, or after an edit or deletion, are separate listings', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const again = async () => (await submit(site, owner)).body.property._id
    const first = await again()
    await db
      .updateTable('listing_submission')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .execute()
    const second = await again()
    assert.notEqual(second, first)
    const params = { id: second }
    await site.call(property.change, { params, body: { price: 9_000_000 } }, owner)
    const third = await again()
    assert.notEqual(third, second)
    await site.call(property.withdraw, { params: { id: third } }, owner)
    assert.notEqual(await again(), third)
    assert.equal(await count(), 4)
  })

  test('are one listing also where the plan has room for only one', async () => {
    const { db } = site.context
    const { token, id: brokerId } = await makeBroker(db)
    const limits = { propertyListings: 1 }
    await makeSubscription(db, { brokerId, startsIn: -1, endsIn: 30, limits })
    const answers = await Promise.all([1, 2, 3].map(() => submit(site, { token })))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal((await submit(site, { token }, { price: 1_000_000 })).status, 409)
  })
})
