import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { firstCostRates } from '#domain/money/first-cost-rates.ts'
import { followCosts } from '#server/cost/cash-needed.ts'
import { insertFirstRates } from '#server/cost/queries.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

async function people() {
  const { db } = site.context
  return { token: (await makeAdministrator(db)).token, broker: await makeBroker(db) }
}

const count = async (table: 'property' | 'location' | 'audit_event' | 'import_problem') => {
  const { rows } = await site.context.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
    .then((found) => ({ rows: found }))
  return rows[0]?.count ?? 0
}

describe('an import', () => {
  test('is first checked without changing anything, then imports the rows', async () => {
    const { token, broker } = await people()
    const { status, body } = await upload(site, token, flats(30, [7]), { brokerId: broker.id })
    assert.equal(status, 200)
    const audited = await count('audit_event')
    const checked = await settled(site, token, body.import._id)
    assert.equal(checked.status, 'checked')
    assert.deepEqual(checked.counts, {
      ...{ rows: 30, ready: 29, new: 29, updated: 0, duplicates: 0, refused: 1, noted: 0 },
      ...{ inserted: 0, locationsProposed: 2 },
    })
    assert.deepEqual(
      [await count('property'), await count('location'), await count('audit_event')],
      [0, 0, audited],
    )
    const { body: run } = await site.call(
      propertyImport.run,
      { params: { id: checked._id }, body: { publish: 'approved' } },
      { token },
    )
    assert.ok(['running', 'done'].includes(run.import.status))
    const done = await settled(site, token, checked._id)
    assert.equal(done.status, 'done')
    assert.equal(done.counts.inserted, 29)
    assert.equal(await count('property'), 29)
    const rows = await site.context.db.selectFrom('property').selectAll().execute()
    assert.ok(rows.every((row) => row.status === 'approved' && row.is_live && row.decided_at))
    assert.ok(rows.every((row) => row.broker_id === broker.id && row.city_id !== null))
    const audit = await site.context.db
      .selectFrom('audit_event')
      .select('target_id')
      .where('act', '=', 'property.imported')
      .execute()
    assert.equal(new Set(audit.map((row) => row.target_id)).size, 29)
  })

  test('stores the cash that each home needs, as the job works it out', async () => {
    await insertFirstRates(site.context.db, firstCostRates())
    const { token, broker } = await people()
    const [header, ...rows] = flats(5).split('\n')
    const ready = [`${header},possession`, ...rows.map((row) => `${row},ready to move`)]
    await importAll(site, token, ready.join('\n'), { brokerId: broker.id })
    const cash = () =>
      site.context.db.selectFrom('property').select(['id', 'cash_needed']).orderBy('id').execute()
    const imported = await cash()
    assert.equal(imported.length, 5)
    assert.ok(imported.every(({ cash_needed }) => cash_needed !== null))
    await followCosts(site.context.db)
    assert.deepEqual(await cash(), imported)
  })

  test('refuses only bad rows, with line, column, value and reason', async () => {
    const { token, broker } = await people()
    const done = await importAll(site, token, flats(1_000, [500]), { brokerId: broker.id })
    assert.equal(done.counts.inserted, 999)
    const { body } = await site.call(
      propertyImport.problems,
      { params: { id: done._id }, query: { kind: 'refusal' } },
      { token },
    )
    assert.deepEqual(body.problems, [
      {
        line: 501,
        column: 'price',
        value: 'ask owner',
        reason: 'we cannot read this amount',
        kind: 'refusal',
      },
    ])
    assert.equal(body.pagination.total, 1)
    const file = await site.call(propertyImport.refused, { params: { id: done._id } }, { token })
    assert.match(String(file.headers['content-disposition']), /listings\.refused\.csv/)
    assert.deepEqual(String(file.body).split('\r\n'), [
      '\ufefftitle,description,propertyType,listingType,price,area,bedrooms,locality,city,reason',
      'Flat 500,Bright,apartment,sell,ask owner,1100,2,Hebbal,Bengaluru,' +
        'price: we cannot read this amount',
      '',
    ])
  })

  test('of the same file again adds nothing, and repeats within a file count once', async () => {
    const { token, broker } = await people()
    const content = `${flats(20)}\n${flats(5).split('\n').slice(1).join('\n')}`
    const first = await importAll(site, token, content, { brokerId: broker.id })
    assert.deepEqual([first.counts.inserted, first.counts.duplicates], [20, 5])
    const again = await importAll(site, token, content.replaceAll('Bright', ' BRIGHT '), {
      brokerId: broker.id,
    })
    assert.deepEqual([again.counts.new, again.counts.inserted, again.counts.duplicates], [0, 0, 25])
    assert.equal(again.counts.locationsProposed, 0)
    const other = await makeBroker(site.context.db)
    const elsewhere = await importAll(site, token, content, { brokerId: other.id })
    assert.equal(elsewhere.counts.inserted, 20)
  })

  test('of one file twice at once creates no duplicates', async () => {
    const { token, broker } = await people()
    const checked = await Promise.all(
      [0, 1].map(async () => {
        const { body } = await upload(site, token, flats(1_500), { brokerId: broker.id })
        return settled(site, token, body.import._id)
      }),
    )
    const done = await Promise.all(
      checked.map(async ({ _id }) => {
        await site.call(propertyImport.run, { params: { id: _id }, body: {} }, { token })
        return settled(site, token, _id)
      }),
    )
    assert.equal(await count('property'), 1_500)
    assert.equal(
      done.reduce((sum, { counts }) => sum + counts.inserted, 0),
      1_500,
    )
  })

  test('may have rows that name their broker, and refuses unknown brokers', async () => {
    const { token, broker } = await people()
    const other = await makeBroker(site.context.db)
    const content = [
      'title;listingType;propertyType;price;area;city;broker',
      `One;sell;apartment;6000000;1000;Pune;${broker.email.toUpperCase()}`,
      `Two;sell;apartment;6000001;1000;Pune;${other.email}`,
      'Three;sell;apartment;6000002;1000;Pune;nobody@example.in',
    ].join('\r\n')
    const done = await importAll(site, token, content, {})
    assert.deepEqual([done.counts.inserted, done.counts.refused], [2, 1])
    assert.equal(done.problems[0]?.reason, 'no broker has this email or phone')
    const owners = await site.context.db
      .selectFrom('property')
      .select('broker_id')
      .orderBy('price')
      .execute()
    assert.deepEqual(
      owners.map((row) => row.broker_id),
      [broker.id, other.id],
    )
  })

  test('a row may name a broker whose KYC is pending, and says whom it takes of two', async () => {
    const { db } = site.context
    const { token } = await people()
    const phone = '+919812345678'
    const pending = { kycStatus: 'pending' as const, isEmailVerified: true }
    await makeBroker(db, { ...pending, phone })
    const verified = await makeBroker(db, { phone })
    const waiting = await makeBroker(db, pending)
    const unproven = await makeBroker(db, { ...pending, isEmailVerified: false })
    const content = [
      'title;listingType;propertyType;price;area;city;broker',
      `One;sell;apartment;6000000;1000;Pune;${phone}`,
      `Two;sell;apartment;6000001;1000;Pune;${waiting.phone}`,
      `Three;sell;apartment;6000002;1000;Pune;${unproven.phone}`,
    ].join('\r\n')
    const done = await importAll(site, token, content, { publish: 'approved' })
    assert.deepEqual(
      done.problems.map(({ line, reason }) => [line, reason]),
      [
        [2, `2 brokers have this email or phone, so Ravi Shetty (${verified.email}) was used`],
        [4, 'the broker with this email or phone has not confirmed it'],
      ],
    )
    const listed = await db
      .selectFrom('property')
      .select(['broker_id', 'is_live'])
      .orderBy('price')
      .execute()
    assert.deepEqual(
      listed.map((row) => [row.broker_id, row.is_live]),
      [
        [verified.id, true],
        [waiting.id, false],
      ],
    )
  })

  test('stores formulas as text and exports them harmless', async () => {
    const { token, broker } = await people()
    const content = [
      'title,price,area,city,listingType,propertyType',
      '"=CONCAT(""Sea"",""view"")",6000000,1000,Pune,sell,apartment',
      '<script>alert(1)</script> flat,6000001,1000,Pune,sell,apartment',
      '"@SUM(1)",ask,1000,Pune,sell,apartment',
    ].join('\n')
    const done = await importAll(site, token, content, { brokerId: broker.id })
    const titles = await site.context.db
      .selectFrom('property')
      .select('title')
      .orderBy('price')
      .execute()
    assert.deepEqual(
      titles.map((row) => row.title),
      ['=CONCAT("Sea","view")', 'flat'],
    )
    const file = await site.call(propertyImport.refused, { params: { id: done._id } }, { token })
    assert.match(String(file.body), /^'@SUM\(1\),ask/m)
    // It is restored to the original value.
    const mended = String(file.body).replace('ask', '6000002')
    const again = await importAll(site, token, mended, { brokerId: broker.id })
    assert.equal(again.counts.inserted, 1)
    const back = await site.context.db
      .selectFrom('property')
      .select('title')
      .where('price', '=', 6_000_002)
      .executeTakeFirstOrThrow()
    assert.equal(back.title, '@SUM(1)')
  })

  test('a header named __proto__ is a column like any other', async () => {
    const { token, broker } = await people()
    const content =
      '__proto__,constructor,price,area,city,listingType,propertyType\npolluted,polluted,' +
      '6000000,1000,Pune,sell,apartment'
    const done = await importAll(site, token, content, { brokerId: broker.id })
    assert.equal(done.counts.inserted, 1)
    assert.deepEqual(
      done.columns.slice(0, 2).map(({ header, field }) => [header, field]),
      [
        ['__proto__', null],
        ['constructor', null],
      ],
    )
    assert.equal(Reflect.get({}, 'polluted'), undefined)
  })

  test('refuses rows of the wrong shape and skips blank ones', async () => {
    const { token, broker } = await people()
    const content = [
      'title,price,area,city,listingType,propertyType,,',
      'Fine,6000000,1000,Pune,sell,apartment,,',
      ',,,,,,,',
      '',
      'Short,6000000,1000',
      'Long,6000001,1000,Pune,sell,apartment,,,more',
    ].join('\n')
    const done = await importAll(site, token, content, { brokerId: broker.id })
    assert.deepEqual([done.counts.rows, done.counts.inserted, done.counts.refused], [3, 1, 2])
    assert.deepEqual(
      done.problems.map(({ line, reason }) => `${line}: ${reason}`),
      ['5: the row has 3 columns, the header has 6', '6: the row has 9 columns, the header has 6'],
    )
  })

  test('a file of nothing but its header is an import of no rows', async () => {
    const { token, broker } = await people()
    const done = await importAll(site, token, flats(0), { brokerId: broker.id })
    assert.deepEqual([done.status, done.counts.rows, done.counts.inserted], ['done', 0, 0])
  })
})
