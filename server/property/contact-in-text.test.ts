import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { broker } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import type { Problem } from '#contract/refusal.ts'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { draft, submit } from '#test/submission.ts'

/** No public text may contain contact details that bypass the marketplace. */

const site = useApp()

const number = 'Call 98765 43210'
const fields: [path: string, given: Record<string, unknown>][] = [
  ['title', { title: `3 BHK. ${number}` }],
  ['description', { description: 'Pay the token to ravi.k@okaxis today.' }],
  ['address', { address: '14, 12th Main, nine eight seven six five four three two one zero' }],
  ['location', { location: 'Indiranagar 98765-43210' }],
  ['features.1', { features: ['Lift', 'wa.me/919876543210'] }],
  ['features', { features: ['Call 987', '654', '3210'] }],
  ['amenities.0', { amenities: ['mail ravi (at) gmail (dot) com'] }],
  ['detail.society', { detail: { society: 'Prestige, ९८७६५४३२१०' } }],
  ['detail.landmark', { detail: { landmark: 'behind skyhomes.com' } }],
  ['features', { features: ['first 98765', 'last 43210'] }],
  ['amenities.0', { amenities: ['insta: rajk_homes'] }],
  ['detail.tenants', { detail: { tenants: '+91 98765 43210' } }],
  ['detail.age', { detail: { age: '98765*****43210' } }],
  ['detail.loanApprovedBy', { detail: { loanApprovedBy: 'linktr.ee/rajk' } }],
  ['detail.internet', { detail: { internet: '@rajk_homes' } }],
  ['detail.metroName', { detail: { metroName: 'rajhomes.agency' } }],
  ['description', { title: 'Sea view 98765', description: '43210. Airy and quiet.' }],
  ['description', { title: '43210, sea view', description: 'Airy and quiet. 98765' }],
  ['description', { address: '14, 12th Main, 98765', description: '43210. Airy and quiet.' }],
  ['location', { address: '98765 12th Main', location: 'Sector 9, ring 43210' }],
  ['description', { title: 'Sea view, call 98765 now', description: 'Airy, 43210 homes.' }],
  ['detail.society', { title: 'Sea view of skyhomes', detail: { society: 'dot com' } }],
  ['detail.landmark', { features: ['ramesh'], detail: { landmark: '@jio' } }],
  ['features', { title: '987', address: '654 lane', features: ['3210'] }],
  ['title', { title: 'Call 9876', pincode: '543210', location: 'Behind the mill' }],
  ['detail.landmark', { detail: { society: 'Sunny 98765', landmark: 'near 43210 gate' } }],
  ['location', { title: 'Nine 8 seven', address: '6 five, 4', location: 'three 2 one 0' }],
]

const problemOf = (body: unknown) => (body as Problem).errors?.[0]

describe('a contact detail in a listing', () => {
  for (const [path, given] of fields) {
    test(`is refused in ${path} as ${JSON.stringify(given)}, and quoted`, async () => {
      const { db } = site.context
      const owner = await makeBroker(db)
      const { token } = await makeAdministrator(db)
      const { id } = await makeProperty(db, { brokerId: owner.id })
      const answers = [
        await submit(site, owner, given),
        await site.call(property.change, { params: { id }, body: given }, owner),
        await site.call(propertyReview.edit, { params: { id }, body: given }, { token }),
        await site.call(
          propertyReview.add,
          { body: { ...draft, ...given, brokerId: owner.id } },
          { token },
        ),
      ]
      for (const { status, body } of answers) {
        assert.equal(status, 400)
        assert.equal(problemOf(body)?.path, path)
        assert.match(
          problemOf(body)?.message ?? '',
          /^Please remove an? .+ \(.+\).*\. People contact/,
        )
      }
      const { version } = await db
        .selectFrom('property')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      assert.equal(version, 1)
    })
  }

  test('is found together with stored text where an edit adds one part of it', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId: owner.id, title: 'Sea view 98765' })
    const save = (body: Record<string, unknown>) =>
      site.call(property.change, { params: { id }, body }, owner)
    const refused = await save({ description: '43210. Airy and quiet.' })
    assert.deepEqual([refused.status, problemOf(refused.body)?.path], [400, 'description'])
    assert.equal((await save({ description: 'Airy and quiet.' })).status, 200)
    // Stored text is not held against an edit of other fields.
    await db
      .updateTable('property')
      .set({ description: '43210. Airy and quiet.' })
      .where('id', '=', id)
      .execute()
    assert.equal((await save({ price: 9_100_000 })).status, 200)
  })

  test('is not seen in prices, areas, PIN codes and RERA numbers', async () => {
    const owner = await makeBroker(site.context.db)
    const { status } = await submit(site, owner, {
      title: '2 BHK 1200 sqft, ₹75,00,000 to 80,00,000',
      description: 'Chennai 600001, 2400 sq ft. RERA PRM/KA/RERA/1251/446/PR/171014/000245.',
      detail: { reraNumber: 'RC/REP/HARERA/GGM/765/497/2023/109', possessionBy: '2027-12' },
    })
    assert.equal(status, 201)
  })

  test('in an imported file is left out with a note, and the listing is imported', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const { id: brokerId } = await makeBroker(db)
    const file = [
      'title,description,propertyType,listingType,price,area,bedrooms,locality,city',
      '"3 BHK in Baner","Airy. Call 98765 43210.",apartment,sell,9500000,1240,3,Baner,Pune',
      '"Call 98765-43210 in Wakad","Quiet and green.",apartment,sell,8000000,990,2,Wakad,Pune',
      '"Home in Aundh 98765","43210 for a visit.",apartment,sell,8000000,990,2,Aundh,Pune',
    ].join('\n')
    const { counts, problems } = await importAll(site, token, file, { brokerId })
    assert.deepEqual([counts.inserted, counts.refused, counts.noted], [3, 0, 3])
    assert.deepEqual(
      problems.map(({ line, column, reason }) => [line, column, reason]),
      [
        [2, 'description', leftOut('98765 43210')],
        [3, 'title', leftOut('98765-43210')],
        [4, 'description', leftOut('98765 43210', 'together with other columns it contains')],
      ],
    )
    const rows = await db.selectFrom('property').select(['title', 'description']).execute()
    assert.doesNotMatch(JSON.stringify(rows), /43210/)
    assert.match(JSON.stringify(rows), /Quiet and green/)
  })
})

const leftOut = (phone: string, holds = 'it contains') =>
  `left out: ${holds} a phone number (${phone}), which listings do not show`

describe('a contact detail in a profile', () => {
  test('is refused at registration and in every public field', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const { token } = await makeAdministrator(db)
    const { version } = await db
      .selectFrom('broker')
      .select('version')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    for (const [path, given] of [
      ['about', { about: 'Pay to ravi@ybl' }],
      ['about', { about: 'first 98765 last 43210' }],
      ['companyName', { companyName: 'Ravi Homes 98765 43210' }],
      ['operatingAreas.0', { operatingAreas: ['www.ravihomes.com'] }],
      ['lastName', { lastName: '9876543210' }],
    ] as const) {
      const own = await site.call(broker.changeProfile, { body: given }, owner)
      const byOffice = await site.call(
        broker.change,
        { params: { id: owner.id }, body: { ...given, version } },
        { token },
      )
      for (const { status, body } of [own, byOffice]) {
        assert.deepEqual([status, problemOf(body)?.path], [400, path])
      }
    }
  })
})
