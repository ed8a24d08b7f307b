import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { locksAwaited } from '#test/lock.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { draft, submit } from '#test/submission.ts'

/** A location is deleted at the moment a listing is saved there. */

const site = useApp()

interface Answer {
  status: number
  body: { errors?: { path: string }[] | undefined }
}

async function whileDeleted(id: string, send: () => Promise<Answer>): Promise<Answer> {
  const { db } = site.context
  let answer: Promise<Answer> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('location').where('id', '=', id).execute()
    answer = send()
    await until(
      'the listing waits for the place',
      async () => (await locksAwaited(site.context.db)) > 0,
    )
  })
  if (!answer) throw new Error('Nothing was sent.')
  return answer
}

describe('a location deleted while a listing is saved there', () => {
  const lost = (answer: Answer) =>
    assert.deepEqual([answer.status, answer.body.errors?.[0]?.path], [400, 'location'])

  test('makes a submission choose a location again', async () => {
    const owner = await makeBroker(site.context.db)
    const place = await makeLocation(site.context.db)
    lost(await whileDeleted(place.id, () => submit(site, owner, { location: place.id })))
    const listings = await site.context.db.selectFrom('property').select('id').execute()
    assert.deepEqual(listings, [])
  })

  test('makes an edit choose one again, also an administrator’s', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const admin = await makeAdministrator(db)
    const listing = await makeProperty(db, { brokerId: owner.id })
    const params = { id: listing.id }
    for (const send of [
      (location: string) => site.call(property.change, { params, body: { location } }, owner),
      (location: string) => site.call(propertyReview.edit, { params, body: { location } }, admin),
      (location: string) =>
        site.call(propertyReview.add, { body: { ...draft, location, brokerId: owner.id } }, admin),
    ]) {
      const place = await makeLocation(db)
      lost(await whileDeleted(place.id, () => send(place.id)))
    }
  })
})
