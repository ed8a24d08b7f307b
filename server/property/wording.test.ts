import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { propertyReview } from '#contract/property/review.ts'
import type { Problem } from '#contract/refusal.ts'
import { useApp } from '#test/app.ts'
import { importAll } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { draft, submit } from '#test/submission.ts'

/** No text of a listing chooses people by what they are (decision 0086). */

const site = useApp()

const problemsOf = (body: unknown) =>
  (body as Problem).errors?.map((one) => [one.path, one.message])

const cases: [path: string, given: Record<string, unknown>, message: string][] = [
  [
    'title',
    { title: '3 BHK in Baner, only for Hindu families' },
    'Please reword “only for Hindu families”. Listings cannot select people by religion. ' +
      'You could write “all buyers are welcome”.',
  ],
  [
    'description',
    { listingType: 'rent', description: 'Airy flat with a view. Bachelors not allowed.' },
    'Please reword “Bachelors not allowed”. Listings cannot select people by marital status. ' +
      'You could write “Suitable for families”.',
  ],
  [
    'features',
    { listingType: 'rent', features: ['Sea view', 'केवल शाकाहारी परिवार'] },
    'Please reword “केवल शाकाहारी परिवार”. Listings cannot select people by what they eat. ' +
      'You could write “सभी किरायेदारों का स्वागत है”.',
  ],
  [
    'detail.tenants',
    { listingType: 'rent', detail: { tenants: 'Brahmin' } },
    'Please reword “Brahmin”. Listings cannot select people by caste. ' +
      'You could write “All tenants are welcome”.',
  ],
]

describe('a sentence that excludes people', () => {
  for (const [path, given, message] of cases) {
    test(`is refused in ${path}, and other words are offered`, async () => {
      const { db } = site.context
      const owner = await makeBroker(db)
      const { token } = await makeAdministrator(db)
      const { id } = await makeProperty(db, { brokerId: owner.id })
      for (const { status, body } of [
        await submit(site, owner, given),
        await site.call(property.change, { params: { id }, body: given }, owner),
        await site.call(propertyReview.edit, { params: { id }, body: given }, { token }),
        await site.call(
          propertyReview.add,
          { body: { ...draft, ...given, brokerId: owner.id } },
          { token },
        ),
      ]) {
        assert.equal(status, 400)
        assert.deepEqual(problemsOf(body), [[path, message]])
      }
    })
  }

  test('that is stored stays while other fields are edited, and reviewers see it', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const administrator = await makeAdministrator(db)
    const description = 'Quiet flat. No bachelors please.'
    const { id } = await makeProperty(db, { brokerId: owner.id, description })
    const save = (body: Record<string, unknown>) =>
      site.call(property.change, { params: { id }, body }, owner)
    assert.equal((await save({ price: 9_100_000, description })).status, 200)
    assert.equal((await save({ description: `${description} No Muslims.` })).status, 400)
    const seen = await site.call(propertyReview.signals, { params: { id } }, administrator)
    assert.deepEqual(seen.body.signals.wording, [
      { field: 'description', kind: 'marital', text: 'No bachelors please' },
    ])
  })

  test('may be a written rule of the society, with its source', async () => {
    const owner = await makeBroker(site.context.db)
    const societyRule = 'Only members of the Parsi community may be tenants.'
    const alone = await submit(site, owner, { detail: { societyRule } })
    assert.deepEqual(problemsOf(alone.body)?.[0]?.[0], 'detail.societyRuleSource')
    const detail = { societyRule, societyRuleSource: 'Bye-law 7, 1926' }
    assert.equal((await submit(site, owner, { detail })).status, 201)
  })

  test('is not what names a place, a PG for women or a home for everybody', async () => {
    const owner = await makeBroker(site.context.db)
    for (const given of [
      { title: 'Ladies PG in Kothrud', description: 'Only for women. Meals included.' },
      { title: '2 BHK in Brahmin Colony', description: 'Near Jain temple. Suitable for families.' },
    ]) {
      assert.equal((await submit(site, owner, { listingType: 'rent', ...given })).status, 201)
    }
  })

  test('leaves a row of a file out, or is replaced where that was chosen', async () => {
    const { db } = site.context
    const { token } = await makeAdministrator(db)
    const { id: brokerId } = await makeBroker(db)
    const file = [
      'title,description,propertyType,listingType,price,area,bedrooms,locality,city,tenants',
      '"3 BHK in Baner","Airy. Only for Jains. Lift.",apartment,sell,9500000,1240,3,Baner,Pune,',
      '"2 BHK for Brahmin family only in Wakad","Quiet.",apartment,rent,80000,990,2,Wakad,Pune,' +
        '"Vegetarian family"',
    ].join('\n')
    const noticesOf = async (fields: Record<string, string>) => {
      const { counts, problems } = await importAll(site, token, file, { brokerId, ...fields })
      const { inserted, refused, noted } = counts
      return [
        [inserted, refused, noted],
        ...problems.map(({ line, column, value, reason }) => [line, column, value, reason]),
      ]
    }
    const why = 'Listings cannot select people by'
    const instead = 'or choose neutral wording for the file.'
    assert.deepEqual(await noticesOf({}), [
      [0, 2, 0],
      [
        ...[2, 'description', 'Only for Jains'],
        `${why} religion. Write “All buyers are welcome”, ${instead}`,
      ],
      [3, 'title', 'for Brahmin family only', `${why} caste. Please leave it out, ${instead}`],
      [
        ...[3, 'tenants', 'Vegetarian family'],
        `${why} what they eat. Write “All tenants are welcome”, ${instead}`,
      ],
    ])
    assert.deepEqual(await noticesOf({ wording: 'neutral' }), [
      [2, 0, 2],
      [
        ...[2, 'description', 'Only for Jains'],
        `replaced with “All buyers are welcome”. ${why} religion.`,
      ],
      [3, 'title', 'for Brahmin family only', `left out. ${why} caste.`],
      [
        ...[3, 'tenants', 'Vegetarian family'],
        `replaced with “All tenants are welcome”. ${why} what they eat.`,
      ],
    ])
    const rows = await db
      .selectFrom('property')
      .select(['title', 'description'])
      .orderBy('title')
      .execute()
    assert.deepEqual(rows, [
      { title: '2 BHK in Wakad', description: 'Quiet.' },
      { title: '3 BHK in Baner', description: 'Airy. All buyers are welcome. Lift.' },
    ])
  })
})
