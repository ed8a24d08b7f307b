import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { v7 } from 'uuid'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation } from '#test/make.ts'

/** The check of a file of listings and its import agree row by row. */

const site = useApp()
const head = 'Title,Property Type,For,Price,Area,City,Locality,BHK'
const flat = (title: string, { price = '6900000', city = 'Pune', locality = 'Wakad' } = {}) =>
  `${title},Apartment,Sale,${price},850,${city},${locality},2`
const numbered = (count: number, given = {}) =>
  Array.from({ length: count }, (_, at) => flat(`Flat ${at + 1}`, given))

type Result = 'new' | 'waits' | 'price' | 'duplicate' | 'refused'

async function market() {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const pune = await makeLocation(db, { name: 'Pune' })
  await makeLocation(db, { name: 'Wakad', parentId: pune.id })

  const listings = () =>
    db.selectFrom('property').select(['id', 'title', 'price', 'status', 'import_id']).execute()

  const check = async (content: string | Buffer) => {
    const fields = { brokerId: broker.id, publish: 'approved' }
    const { status, body } = await upload(site, token, content, fields)
    assert.equal(status, 200, body.message)
    const params = { id: body.import._id }
    if (body.import.status === 'uploaded') {
      await site.call(propertyImport.check, { params, body: {} }, { token })
    }
    const checked = await settled(site, token, params.id)
    assert.equal(checked.status, 'checked', checked.message ?? '')
    return checked
  }

  const run = async ({ _id }: ImportDetail) => {
    const params = { id: _id }
    const { status } = await site.call(propertyImport.run, { params, body: {} }, { token })
    assert.equal(status, 202)
    return settled(site, token, _id)
  }

  const refusedRows = async ({ _id }: ImportDetail) => {
    const file = await site.call(propertyImport.refused, { params: { id: _id } }, { token })
    return (parse(String(file.body), { bom: true, columns: true }) as { reason: string }[]).map(
      ({ reason }) => reason,
    )
  }

  /** Checks and imports a file; asserts that check, import and listings agree. */
  const agree = async (rows: string[], expected: Partial<Record<number, Result>>) => {
    const before = await listings()
    const checked = await check([head, ...rows].join('\n'))
    const done = await run(checked)
    assertSame(checked, done)
    const after = await listings()
    const resultOf = (title: string): Result => {
      const added = after.find((row) => row.title === title && row.import_id === checked._id)
      if (added) return added.status === 'approved' ? 'new' : 'waits'
      const price = (found: typeof after) => found.find((row) => row.title === title)?.price
      return price(before) === price(after) ? 'duplicate' : 'price'
    }
    const said = (line: number, kind: string, reason: RegExp) =>
      checked.problems.some(
        (each) => each.line === line && each.kind === kind && reason.test(each.reason),
      )
    for (const [text, result] of Object.entries(expected)) {
      const line = Number(text)
      const title = rows[line - 2]?.split(',')[0] ?? ''
      const stored = result === 'refused' ? 'duplicate' : result
      assert.equal(resultOf(title), stored, `line ${line}, ${title}`)
      assert.equal(said(line, 'refusal', /./), result === 'refused', `line ${line} refused`)
      assert.equal(said(line, 'note', /has to review/), result === 'waits', `line ${line} waits`)
      assert.equal(said(line, 'note', /price .* changes/), result === 'price', `line ${line} price`)
    }
    return { checked, done, after }
  }
  return { db, token, broker, check, run, refusedRows, agree, listings }
}

function assertSame(checked: ImportDetail, done: ImportDetail) {
  assert.equal(done.status, 'done', done.message ?? '')
  assert.deepEqual(
    { ...done.counts, inserted: 0 },
    { ...checked.counts, inserted: 0 },
    JSON.stringify(checked.problems),
  )
  assert.equal(done.counts.inserted, checked.counts.new)
  assert.deepEqual(done.problems, checked.problems)
  assert.deepEqual(done.summary, checked.summary)
}

describe('the check of a file of listings and its import agree', () => {
  test('on good rows, refused ones, repeats and places that wait', async () => {
    const { agree } = await market()
    const rows = [
      flat('Amber'),
      flat('Blue', { price: 'ask owner' }),
      flat('Amber'),
      flat('Coral', { city: 'Zyrapur' }),
      flat('Dune', { locality: 'Zyra Bypass Road' }),
      flat('Elm', { locality: 'Sus' }),
      'Total,,,13800000,,,,',
    ]
    const { done } = await agree(rows, {
      ...{ 2: 'new', 3: 'refused', 5: 'waits', 6: 'waits', 7: 'new', 8: 'refused' },
    })
    assert.equal(done.counts.locationsProposed, 4)
    // A second time: the same rows are duplicates, and none of them waits.
    const again = await agree(rows, {
      2: 'duplicate',
      3: 'refused',
      5: 'duplicate',
      6: 'duplicate',
    })
    assert.equal(again.done.counts.noted, 0)
  })

  test('on a contact detail in one row, whose line alone is searched again', async () => {
    const { db, check, run, listings } = await market()
    const refused = flat('Ring 91234 56780', { price: 'ask owner' })
    const rows = [flat('Amber'), flat('Call 98765 43210'), refused, flat('Blue')]
    const checked = await check([head, ...rows].join('\n'))
    assertSame(checked, await run(checked))
    const { contact_lines: searched } = await db
      .selectFrom('import_run')
      .where('id', '=', checked._id)
      .select('contact_lines')
      .executeTakeFirstOrThrow()
    assert.deepEqual(searched, [3, 4])
    const titles = (await listings()).map(({ title }) => title)
    assert.equal(titles.length, 3)
    assert.deepEqual(
      titles.filter((title) => /\d{5}/.test(title)),
      [],
    )
  })

  test('on every row of a new city, however many batches they are', async () => {
    const { agree } = await market()
    const { after, done } = await agree(numbered(1_100, { city: 'Zyrapur' }), {})
    assert.equal(done.counts.noted, 1_100)
    assert.deepEqual([...new Set(after.map(({ status }) => status))], ['pending'])
  })

  test('on a list sent again with other prices, a sold home and new places', async () => {
    const { db, agree } = await market()
    await agree([flat('Amber'), flat('Blue'), flat('Coral'), ...numbered(600)], { 2: 'new' })
    await db.updateTable('property').set({ status: 'sold' }).where('title', '=', 'Coral').execute()
    const sold = flat('Coral', { price: '6700000' })
    const { done, after } = await agree(
      [
        flat('Amber', { price: '6800000' }),
        flat('Blue'),
        sold,
        ...numbered(600),
        sold,
        flat('Amber', { price: '6800000' }),
        flat('Dune', { locality: 'Zyra Bypass Road' }),
      ],
      { 2: 'price', 3: 'duplicate', 4: 'duplicate', 605: 'duplicate', 607: 'waits' },
    )
    assert.equal(done.counts.locationsProposed, 1)
    assert.deepEqual(
      after.filter(({ title }) => title === 'Coral').map(({ price, status }) => [price, status]),
      [[6_900_000, 'sold']],
    )
  })

  test('on lines of our own export, with an edit that is not allowed', async () => {
    const { token, agree, check, run, refusedRows, listings } = await market()
    await agree([flat('Amber'), flat('Blue'), flat('Coral')], {})
    const answer = await site.app.inject({
      url: '/api/properties/export?format=csv',
      headers: { authorization: `Bearer ${token}` },
    })
    const lines = parse(answer.rawPayload, { bom: true, columns: true }) as Record<string, string>[]
    const cells: Record<string, Record<string, string>> = {
      Amber: { Price: '6950000' },
      Blue: { Locality: v7() },
      Coral: { Title: 'Coral, call 98765 43210' },
    }
    const content = stringify(
      lines.map((line) => ({ ...line, ...cells[line.Title ?? ''] })),
      { header: true },
    )
    const checked = await check(content)
    assert.deepEqual([checked.counts.updated, checked.counts.refused], [1, 2])
    const done = await run(checked)
    assertSame(checked, done)
    assert.equal((await refusedRows(done)).length, 2)
    assert.deepEqual((await listings()).map(({ title, price }) => [title, price]).sort(), [
      ['Amber', 6_950_000],
      ['Blue', 6_900_000],
      ['Coral', 6_900_000],
    ])
  })
})

describe('an import whose listings were changed since its check', () => {
  test('reports and counts each line that could no longer be changed', async () => {
    const { db, token, agree, check, run, refusedRows, listings } = await market()
    await agree(
      ['Amber', 'Blue', 'Coral', 'Dune'].map((title) => flat(title)),
      {},
    )
    const answer = await site.app.inject({
      url: '/api/properties/export?format=csv',
      headers: { authorization: `Bearer ${token}` },
    })
    const lines = parse(answer.rawPayload, { bom: true, columns: true }) as Record<string, string>[]
    lines.sort((one, other) => (one.Title ?? '').localeCompare(other.Title ?? ''))
    const content = stringify(
      lines.map((line) => ({ ...line, Price: '6950000' })),
      { header: true },
    )
    const checked = await check(content)
    assert.deepEqual([checked.counts.updated, checked.counts.refused], [4, 0])
    const change = (title: string, set: { status?: 'sold'; removed_at?: Date; price?: number }) =>
      db.updateTable('property').set(set).where('title', '=', title).execute()
    await change('Amber', { status: 'sold' })
    await change('Blue', { removed_at: new Date() })
    await change('Coral', { price: 6_950_000 })
    const done = await run(checked)
    const { updated, duplicates, refused, inserted, ready } = done.counts
    assert.deepEqual(
      { updated, duplicates, refused, inserted, ready },
      { updated: 1, duplicates: 1, refused: 2, inserted: 0, ready: 2 },
    )
    const reasons = [
      'this listing is sold and can no longer be edited',
      'this listing was deleted earlier and is not restored',
    ]
    assert.deepEqual(
      done.problems.map(({ line, reason }) => [line, reason]),
      reasons.map((reason, at) => [at + 2, reason]),
    )
    assert.deepEqual(
      done.summary.map(({ kind, reason, count }) => [kind, reason, count]),
      reasons.map((reason) => ['refusal', reason, 1]),
    )
    assert.equal((await refusedRows(done)).length, 2)
    assert.equal((await listings()).length, 4)
  })

  test('a broker who registered since the check gets the rows that name them', async () => {
    const { db, check, run, refusedRows } = await market()
    const names = ['late@example.in', 'never@example.in']
    const content = [
      `${head},Broker Email`,
      ...names.map((name, at) => `${flat(`Flat ${at}`)},${name}`),
    ].join('\n')
    const checked = await check(content)
    assert.deepEqual([checked.counts.new, checked.counts.refused], [0, 2])
    await makeBroker(db, { email: 'late@example.in' })
    const done = await run(checked)
    assert.deepEqual([done.counts.inserted, done.counts.refused], [1, 1])
    assert.deepEqual(
      done.problems.map(({ line }) => line),
      [3],
    )
    assert.equal((await refusedRows(done)).length, 1)
  })
})

test('a broker named only at the start is refused until the file is checked', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const [mine, other] = [await makeBroker(db), await makeBroker(db)]
  const content = [head, flat('Amber'), flat('Blue')].join('\n')
  const { body } = await upload(site, token, content)
  const params = { id: body.import._id }
  await site.call(propertyImport.check, { params, body: {} }, { token })
  assert.equal((await settled(site, token, params.id)).counts.new, 2)
  const start = (brokerId: string) =>
    site.call(propertyImport.run, { params, body: { brokerId } }, { token })
  const refused = await start(mine.id)
  assert.equal(refused.status, 400)
  assert.match(refused.body.errors?.[0]?.message ?? '', /check it again with this broker/)
  await site.call(propertyImport.check, { params, body: { brokerId: mine.id } }, { token })
  await settled(site, token, params.id)
  assert.equal((await start(other.id)).status, 400)
  assert.equal((await start(mine.id)).status, 202)
  assert.equal((await settled(site, token, params.id)).counts.inserted, 2)
})
