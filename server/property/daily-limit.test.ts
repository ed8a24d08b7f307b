import assert from 'node:assert/strict'
import { test } from 'node:test'
import { v7 } from 'uuid'
import { notification } from '#contract/message/notification.ts'
import { dailySubmissions } from '#contract/property/own-property.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { makePlan } from '#test/make-subscription.ts'
import { draft, submit } from '#test/submission.ts'

/** How many listings a broker can submit per day, also with concurrent requests. */

const site = useApp()

const flood = (owner: { token: string }, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => submit(site, owner, { title: `Flat ${n}` })))

test('thirty listings at once before KYC stop at the daily limit, with one alert', async () => {
  const { db } = site.context
  const admin = await makeAdministrator(db)
  const owner = await makeBroker(db, { kycStatus: 'pending' })
  const answers = await flood(owner, 30)
  const { beforeKyc } = dailySubmissions
  assert.deepEqual(answers.map(({ status }) => status).sort(), [
    ...Array(beforeKyc).fill(201),
    ...Array(30 - beforeKyc).fill(429),
  ])
  const refused = answers.find(({ status }) => status === 429)
  assert.equal(
    refused?.body.message,
    'You can submit 5 listings a day until your KYC is verified. Please continue tomorrow.',
  )
  assert.ok(Number(refused?.headers['retry-after']) <= 86_400)
  const { body } = await site.call(notification.list, {}, admin)
  assert.deepEqual(
    body.notifications.map(({ title, link }) => [title, link]),
    [[`${beforeKyc} listings to review`, '/bb-admin/review']],
  )

  // Deleting a listing makes no room on the same day.
  const made = answers.find(({ status }) => status === 201)?.body.property
  await site.call(property.withdraw, { params: { id: made?._id ?? '' } }, owner)
  assert.equal((await submit(site, owner)).status, 429)

  // Listings that administrators add or import do not count, and a verified broker continues.
  const added = await site.call(
    propertyReview.add,
    { body: { ...draft, brokerId: owner.id } },
    admin,
  )
  assert.equal(added.status, 201)
  const { counts } = await importAll(site, admin.token, flats(20), { brokerId: owner.id })
  assert.equal(counts.inserted, 20)
  await db.updateTable('broker').set({ kyc_status: 'verified' }).execute()
  assert.equal((await submit(site, owner, { title: 'One more' })).status, 201)
})

test('brokers before KYC submit at most fifteen listings a day from one address', async () => {
  const { db } = site.context
  const floods = []
  for (let n = 0; n < 4; n++) {
    floods.push(await flood(await makeBroker(db, { kycStatus: 'pending' }), 5))
  }
  assert.deepEqual(
    floods.map((answers) => answers.filter(({ status }) => status === 201).length),
    [5, 5, 5, 0],
  )
  const { status, body, headers } = floods[3]?.[0] ?? assert.fail()
  assert.deepEqual([status, body.code], [429, 'submissions_too_many'])
  assert.match(body.message ?? '', /^Too many listings were submitted from your network today/)
  assert.equal(Number(headers['retry-after']), 86_400)
  // A verified broker at the same address continues, and so does a broker elsewhere.
  assert.equal((await submit(site, await makeBroker(db))).status, 201)
  const { token } = await makeBroker(db, { kycStatus: 'pending' })
  const elsewhere = await site.call(
    property.create,
    { body: draft },
    { token, address: '203.0.113.7' },
  )
  assert.equal(elsewhere.status, 201)
})

test('before KYC the daily limit stays below the smallest plan’s listings', async () => {
  const { db } = site.context
  await makePlan(db)
  await db.updateTable('subscription_plan').set({ limit_property_listings: 3 }).execute()
  const answers = await flood(await makeBroker(db, { kycStatus: 'rejected' }), 6)
  assert.equal(answers.filter(({ status }) => status === 201).length, 2)
})

/** Inserts audit entries of listings that a broker submitted. */
const submitted = (brokerId: string, at: Date, count: number) =>
  site.context.db
    .insertInto('audit_event')
    .values(
      Array.from({ length: count }, () => ({
        id: v7(),
        at,
        actor_realm: 'broker' as const,
        actor_id: brokerId,
        actor_name: 'Ravi Shetty',
        act: 'property.create',
        target_kind: 'property',
        target_id: v7(),
      })),
    )
    .execute()

test('a verified broker has a daily limit as well', async () => {
  const owner = await makeBroker(site.context.db)
  await submitted(owner.id, new Date(), dailySubmissions.verified - 1)
  assert.equal((await submit(site, owner)).status, 201)
  const refused = await submit(site, owner, { title: 'One more' })
  assert.deepEqual([refused.status, refused.body.code], [429, 'submissions_too_many'])
  assert.match(refused.body.message ?? '', /^You can submit 100 listings a day\. Please/)
})

test('the daily limit starts again with the next day in India', async () => {
  const owner = await makeBroker(site.context.db, { kycStatus: 'pending' })
  await submitted(owner.id, new Date(Date.now() - 86_400_000), 50)
  assert.equal((await submit(site, owner)).status, 201)
})
