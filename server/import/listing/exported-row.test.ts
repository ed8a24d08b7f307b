import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type ImportDetail, propertyImport } from '#contract/import/import.ts'
import { own } from '#server/import/listing/layout/own.ts'
import { propertyFields } from '#server/import/record/columns/properties.ts'
import { useApp } from '#test/app.ts'
import { settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker, makeLocation, makeProperty } from '#test/make.ts'

/** Exported listings are imported again and change only what differs (EXP-02). */

const site = useApp()

async function market() {
  const { db } = site.context
  const { token, id: administratorId } = await makeAdministrator(db)
  const broker = await makeBroker(db, { phone: '+919820123456' })
  const city = await makeLocation(db, { name: 'Pune', type: 'city' })
  const area = await makeLocation(db, { name: 'Baner', type: 'area', parentId: city.id })
  const { id } = await makeProperty(db, {
    ...{ brokerId: broker.id, status: 'approved', title: '=Sea 007; -view', price: 9_900_000 },
    ...{ description: 'Bright\n\n- quiet\n= no noise', address: 'Flat 007, Baner' },
  })
  await db
    .updateTable('property')
    .set({
      ...{ location_id: area.id, location_text: 'Baner', pincode: '411045', area: 1234.5 },
      amenities: ['Gym, heated', 'Lift'],
    })
    .where('id', '=', id)
    .execute()
  return { token, administratorId, id }
}

async function exported(token: string, format = 'csv'): Promise<Buffer> {
  const answer = await site.app.inject({
    url: `/api/properties/export?format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(answer.statusCode, 200)
  return answer.rawPayload
}

async function checked(token: string, content: string | Buffer): Promise<ImportDetail> {
  const { status, body } = await upload(site, token, content)
  assert.equal(status, 200, body.message)
  return settled(site, token, body.import._id)
}

async function letIn(token: string, content: string | Buffer): Promise<ImportDetail> {
  const { _id } = await checked(token, content)
  const started = await site.call(propertyImport.run, { params: { id: _id }, body: {} }, { token })
  assert.equal(started.status, 202, JSON.stringify(started.body))
  return settled(site, token, _id)
}

/** Returns the exported file with other cells in its first row. */
async function changed(token: string, cells: Record<string, string>): Promise<string> {
  const [head = [], first = [], ...rest] = parse(await exported(token), { bom: true }) as string[][]
  for (const [name, cell] of Object.entries(cells)) first[head.indexOf(name)] = cell
  return stringify([head, first, ...rest])
}

const listing = (id: string) =>
  site.context.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const inside = async () =>
  (await site.context.db.selectFrom('property').select('id').execute()).length

describe('exported listings that are imported', () => {
  test('are recognised by the columns of their layout', () => {
    assert.deepEqual(
      Object.keys(own.columns),
      propertyFields.map(({ label }) => label),
    )
  })

  for (const format of ['csv', 'xlsx']) {
    test(`are found without one difference (${format})`, async () => {
      const { token } = await market()
      await makeProperty(site.context.db)
      await makeProperty(site.context.db, { status: 'rejected' })
      const { status, counts, problems } = await checked(token, await exported(token, format))
      assert.equal(status, 'checked')
      const { rows, ready, new: fresh, updated, duplicates, refused } = counts
      assert.deepEqual(
        { rows, ready, fresh, updated, duplicates, refused },
        { rows: 3, ready: 3, fresh: 0, updated: 0, duplicates: 3, refused: 0 },
        JSON.stringify(problems),
      )
    })
  }

  test('keep the details that a changed one stands beside', async () => {
    const { token, id } = await market()
    const detail = { seats: 40, ceilingHeightFt: 12.5, powerLoadKw: 75, brokeragePercent: 1.5 }
    const of = (given: object) => JSON.stringify({ ...given, facing: 'east' })
    await site.context.db
      .updateTable('property')
      .set({ property_type: 'office', bedrooms: null, detail: of(detail) })
      .where('id', '=', id)
      .execute()
    const same = await checked(token, await exported(token))
    assert.deepEqual([same.counts.updated, same.counts.duplicates], [0, 1])
    const content = await changed(token, { Workstations: '60', Cabins: '4' })
    assert.equal((await letIn(token, content)).counts.updated, 1)
    const after = (await listing(id)).detail
    assert.deepEqual(after, JSON.parse(of({ ...detail, seats: 60, cabins: 4 })))
    const wrong = await checked(token, await changed(token, { 'Power Load (kW)': '-5' }))
    assert.deepEqual(
      wrong.problems.map(({ column }) => column),
      ['Power Load (kW)'],
    )
  })

  test('change only what differs, on behalf of the importer', async () => {
    const { token, administratorId, id } = await market()
    const before = await listing(id)
    const content = await changed(token, { Price: '₹ 99,50,000', 'Total Floors': '4', Address: '' })
    const check = await checked(token, content)
    assert.deepEqual([check.counts.updated, check.counts.new], [1, 0])
    assert.equal((await listing(id)).price, 9_900_000)
    const done = await letIn(token, content)
    assert.deepEqual(
      [done.status, done.counts.updated, done.counts.inserted, done.counts.duplicates],
      ['done', 1, 0, 0],
    )
    const after = await listing(id)
    // Columns that the database computes.
    const kept = { version: 0, search_vector: '', traits: [] }
    assert.deepEqual(
      { ...after, ...kept },
      {
        ...before,
        ...kept,
        ...{ price: 9_950_000, total_floors: 4 },
      },
    )
    assert.equal(await inside(), 1)
    const edits = await site.context.db
      .selectFrom('audit_event')
      .where('act', '=', 'property.edit')
      .select(['actor_id', 'target_id'])
      .execute()
    assert.deepEqual(edits, [{ actor_id: administratorId, target_id: id }])
    const again = await checked(token, content)
    assert.deepEqual([again.counts.updated, again.counts.duplicates], [0, 1])
  })

  test('change a listing once: its second line is refused and names the first', async () => {
    const { token, id } = await market()
    const [head = [], first = []] = parse(await exported(token), { bom: true }) as string[][]
    const at = (price: string) =>
      first.map((cell, index) => (head[index] === 'Price' ? price : cell))
    const content = stringify([head, at('9950000'), at('9960000')])
    const check = await checked(token, content)
    assert.deepEqual([check.counts.updated, check.counts.refused], [1, 1])
    assert.deepEqual(
      check.problems.map(({ line, column, reason }) => [line, column, reason]),
      [[6, 'BrickBazaar ID', 'line 2 already has this listing']],
    )
    const done = await letIn(token, content)
    assert.deepEqual([done.counts.updated, (await listing(id)).price], [1, 9_950_000])
  })

  test('go back to review where an edit by hand would, and never past it', async () => {
    const { token, id } = await market()
    await letIn(token, await changed(token, { Price: '19900000', 'Listing Status': 'Sold' }))
    const { status, price } = await listing(id)
    assert.deepEqual([status, price], ['pending', 19_900_000])
  })

  test('are refused with line, column and value if they are invalid', async () => {
    const { token, id } = await market()
    const run = await checked(
      token,
      await changed(token, { Floor: '9', 'Total Floors': '3', Pincode: '12' }),
    )
    assert.equal(run.counts.refused, 1)
    assert.deepEqual(
      run.problems.map(({ line, column, value }) => [line, column, value]),
      [
        [2, 'Pincode', '12'],
        [2, 'Floor', '9'],
      ],
    )
    const bad = await site.call(propertyImport.refused, { params: { id: run._id } }, { token })
    assert.match(String(bad.body), /Floor: The floor cannot be higher than the total floors\./)
    await site.context.db.updateTable('property').set({ status: 'sold' }).execute()
    const sold = await checked(token, await changed(token, { Title: 'Sold already' }))
    assert.match(sold.problems[0]?.reason ?? '', /is sold and can no longer be edited/)
    assert.notEqual((await listing(id)).title, 'Sold already')
  })

  test('of another marketplace become new listings, once', async () => {
    const { token, id } = await market()
    const content = await exported(token)
    await site.context.db.deleteFrom('property').where('id', '=', id).execute()
    const first = await letIn(token, content)
    assert.deepEqual([first.counts.inserted, first.counts.refused], [1, 0], first.message ?? '')
    const again = await letIn(token, content)
    assert.deepEqual([again.counts.inserted, await inside()], [0, 1])
  })
})
