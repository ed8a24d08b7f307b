import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { propertyImport } from '#contract/import/import.ts'
import { requestRun } from '#server/import/listing/service.ts'
import { makeListingImport } from '#server/import/listing/work.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'
import { until } from '#test/process/until.ts'
import { makeImportWorker } from './worker.ts'

const faults: string[] = []
const site = useApp(
  {},
  { write: (line) => void (line.includes('job failed') && faults.push(line)) },
)

async function people() {
  const { db } = site.context
  const administrator = await makeAdministrator(db)
  return { administrator, token: administrator.token, broker: await makeBroker(db) }
}

const inside = async () => {
  const { count } = await site.context.db
    .selectFrom('property')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const rents = ['Figure,Sqft,Where', ...['25000,900,Wakad', '30000,1000,Baner']].join('\n')

describe('mapping columns', () => {
  test('missing values are asked for, with suggestions, before anything is imported', async () => {
    const { token, broker } = await people()
    const { body } = await upload(site, token, rents, { brokerId: broker.id }, 'pune.csv')
    assert.equal(body.import.status, 'uploaded')
    assert.deepEqual(
      body.import.missing.map(({ name }) => name),
      ['price', 'city', 'listingType', 'propertyType'],
    )
    assert.deepEqual(
      body.import.proposals.map(({ parameter, value }) => [parameter, value]),
      [['city', 'Pune']],
    )
    assert.deepEqual(body.import.columns[0]?.samples, ['25000', '30000'])
    const check = { params: { id: body.import._id }, body: {} }
    const refused = await site.call(propertyImport.check, check, { token })
    assert.equal(refused.status, 400)
    assert.equal(refused.body.code, 'import_mapping_incomplete')
    const mapping = {
      columns: [{ header: 'Figure', field: 'price' }],
      ...{ city: 'Pune', listingType: 'rent', propertyType: 'apartment' },
    }
    const mapped = await site.call(propertyImport.map, { ...check, body: mapping }, { token })
    assert.deepEqual(mapped.body.import.missing, [])
    assert.equal(mapped.body.import.mappingFrom, 'given')
    assert.equal((await site.call(propertyImport.check, check, { token })).status, 202)
    const checked = await settled(site, token, body.import._id)
    assert.deepEqual([checked.status, checked.counts.new], ['checked', 2])
  })

  test('a mapping is remembered for files with the same headers in any case', async () => {
    const { token } = await people()
    const first = await upload(site, token, rents)
    await site.call(
      propertyImport.map,
      {
        params: { id: first.body.import._id },
        body: { columns: [{ header: 'Figure', field: 'price' }] },
      },
      { token },
    )
    const { body } = await upload(site, token, rents.replace('Figure,Sqft', 'figure,SQFT'))
    assert.equal(body.import.mappingFrom, 'remembered')
    assert.equal(body.import.columns[0]?.field, 'price')
  })

  test('an unknown column and two columns for one field are refused', async () => {
    const { token } = await people()
    const { body } = await upload(site, token, rents)
    const map = (columns: unknown) =>
      site.call(
        propertyImport.map,
        { params: { id: body.import._id }, body: { columns } },
        { token },
      )
    const unknown = await map([{ header: 'Price', field: 'price' }])
    assert.match(unknown.body.errors?.[0]?.message ?? '', /no column "Price"/)
    const twice = await map([{ header: 'Where', field: 'area' }])
    assert.match(twice.body.errors?.[0]?.message ?? '', /more than one column/)
    assert.equal((await map([{ header: 'Figure', field: '__proto__' }])).status, 400)
  })

  test('a new mapping requires a new check', async () => {
    const { token, broker } = await people()
    const { body } = await upload(site, token, flats(3), { brokerId: broker.id })
    const { _id } = await settled(site, token, body.import._id)
    const { body: mapped } = await site.call(
      propertyImport.map,
      { params: { id: _id }, body: { columns: [{ header: 'title', field: null }] } },
      { token },
    )
    assert.deepEqual(mapped.import.may, ['map', 'check', 'cancel'])
  })
})

describe('steps', () => {
  test('an impossible action is refused', async () => {
    const { token, broker } = await people()
    const done = await importAll(site, token, flats(2), { brokerId: broker.id })
    assert.deepEqual(done.may, [])
    const params = { id: done._id }
    for (const [endpoint, body] of [
      [propertyImport.map, { city: 'Pune' }],
      [propertyImport.check, {}],
      [propertyImport.run, {}],
      [propertyImport.cancel, undefined],
    ] as const) {
      const answer = await site.call(endpoint, { params, ...(body && { body }) }, { token })
      assert.deepEqual([answer.status, answer.body.code], [409, 'import_step_impossible'])
    }
  })

  test('an import without a broker or with an unknown one cannot start', async () => {
    const { token } = await people()
    const { body } = await upload(site, token, flats(2))
    const checked = await settled(site, token, body.import._id)
    const run = (given: object) =>
      site.call(propertyImport.run, { params: { id: checked._id }, body: given }, { token })
    assert.deepEqual((await run({})).body.errors?.[0]?.path, 'brokerId')
    const nobody = await run({ brokerId: checked._id })
    assert.deepEqual([nobody.status, nobody.body.code], [404, 'broker_not_found'])
  })

  test('an unknown import is not found', async () => {
    const { token, broker } = await people()
    for (const id of [broker.id, 'nonsense']) {
      assert.equal((await site.call(propertyImport.get, { params: { id } }, { token })).status, 404)
      const refused = await site.call(propertyImport.refused, { params: { id } }, { token })
      assert.equal(refused.status, 404)
    }
  })

  test('a cancelled import keeps and reports its rows, and can be resumed', async () => {
    const { token, broker } = await people()
    const { body } = await upload(site, token, flats(1_500), { brokerId: broker.id })
    const params = { id: body.import._id }
    await settled(site, token, params.id)
    await site.call(propertyImport.run, { params, body: {} }, { token })
    const cancelled = await site.call(propertyImport.cancel, { params }, { token })
    assert.equal(cancelled.body.import.status, 'cancelled')
    const { counts, position, message } = await settled(site, token, params.id)
    assert.equal(await inside(), counts.inserted)
    assert.equal(position, counts.inserted)
    assert.ok(counts.inserted < 1_500)
    assert.match(
      message ?? '',
      counts.inserted > 0 ? /were imported and stay/ : /nothing was imported/,
    )
    await site.call(propertyImport.run, { params, body: {} }, { token })
    const done = await settled(site, token, params.id)
    assert.equal(done.status, 'done', faults.join('\n'))
    assert.deepEqual([done.counts.inserted, await inside()], [1_500, 1_500])
  })

  test('a server shuts down after the batch under way, and the import resumes later', async () => {
    const { administrator, token, broker } = await people()
    const { body } = await upload(site, token, flats(1_500), { brokerId: broker.id })
    const params = { id: body.import._id }
    await settled(site, token, params.id)
    const { db } = site.context
    const trace = { address: null, requestId: null }
    const actor = { realm: 'administrator' as const, id: administrator.id, name: 'Asha', trace }
    await requestRun(db, actor, params.id, {})
    const worker = makeImportWorker(
      db,
      { error: ({ err }) => assert.fail(String(err)) },
      makeListingImport(site.context.config.dataDir),
      { name: 'sweep', work: () => Promise.resolve() },
    )
    worker.wake()
    for (let position = 0; position === 0; ) {
      const { body: now } = await site.call(propertyImport.get, { params }, { token })
      position = now.import.position
    }
    await worker.stop()
    const stopped = await settled(site, token, params.id)
    assert.equal(stopped.status, 'interrupted')
    assert.equal(await inside(), stopped.position)
    assert.ok(stopped.position < 1_500)
    const moved = await makeBroker(db)
    const other = await site.call(
      propertyImport.run,
      { params, body: { brokerId: moved.id } },
      { token },
    )
    assert.match(other.body.errors?.[0]?.message ?? '', /cannot change the broker/)
    await site.call(propertyImport.run, { params, body: {} }, { token })
    const done = await settled(site, token, params.id)
    assert.deepEqual([done.status, done.counts.inserted, await inside()], ['done', 1_500, 1_500])
  })
})

describe('a database that is slow', () => {
  test('a batch that timed out is retried without lost or duplicate rows', async () => {
    const { token, broker } = await people()
    const { body } = await upload(site, token, flats(600), { brokerId: broker.id })
    const params = { id: body.import._id }
    await settled(site, token, params.id)
    const { db } = site.context
    await db.transaction().execute(async (tx) => {
      await sql`lock table property in exclusive mode`.execute(tx)
      await site.call(propertyImport.run, { params, body: {} }, { token })
      // Cancelled in the way a statement timeout does it.
      await until('the batch waits and is ended', async () => {
        const { rows } = await sql<{ ended: boolean }>`
          select pg_cancel_backend(pid) as ended from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
        return rows.length > 0
      })
    })
    const done = await settled(site, token, params.id)
    assert.deepEqual([done.status, done.counts.inserted, await inside()], ['done', 600, 600])
  })
})

describe('uploads', () => {
  test('a file that is no table is refused with a reason and nothing is stored', async () => {
    const { token } = await people()
    const storedFiles = () => readdir(join(site.context.config.dataDir, 'import')).catch(() => [])
    const before = await storedFiles()
    for (const [content, sentence] of [
      ['', /empty/],
      [Buffer.from('PK\u0003\u0004'), /damaged/],
      ['only one column\n1', /only one column/],
    ] as const) {
      const { status, body } = await upload(site, token, content)
      assert.deepEqual([status, body.code], [400, 'import_unreadable'])
      assert.match(body.message, sentence)
    }
    assert.deepEqual(await storedFiles(), before)
    const { body } = await site.call(propertyImport.list, {}, { token })
    assert.equal(body.pagination.total, 0)
  })

  test('a file broken further down fails with its line and can be mapped again', async () => {
    const { token, broker } = await people()
    const content = `${flats(3_500)}\n"never closed,1,2`
    const { body } = await upload(site, token, content, { brokerId: broker.id })
    const failed = await settled(site, token, body.import._id)
    assert.deepEqual([failed.status, failed.may], ['failed', ['map', 'check']])
    assert.match(failed.message ?? '', /closing quote is missing/)
  })

  test('a missing file, an unknown field and a file of 101 MB are refused', async () => {
    const { token } = await people()
    const empty = await site.app.inject({
      method: 'POST',
      url: `/api${propertyImport.upload.path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{}',
    })
    assert.equal(empty.statusCode, 415)
    const unknown = await upload(site, token, flats(1), { listingType: 'swap' })
    assert.deepEqual([unknown.status, unknown.body.errors?.[0]?.path], [400, 'listingType'])
    const large = await upload(site, token, Buffer.alloc(101 * 1024 * 1024, 'a,b\n'))
    assert.deepEqual([large.status, large.body.code], [413, 'too_large'])
  })

  test('imports are listed newest first and can be filtered by status', async () => {
    const { token, broker } = await people()
    const done = await importAll(site, token, flats(2), { brokerId: broker.id })
    const { body: open } = await upload(site, token, rents)
    const { body } = await site.call(propertyImport.list, {}, { token })
    assert.deepEqual(
      body.imports.map(({ _id, status }) => [_id, status]),
      [
        [open.import._id, 'uploaded'],
        [done._id, 'done'],
      ],
    )
    assert.equal(body.imports[1]?.broker?.email, broker.email)
    const some = await site.call(propertyImport.list, { query: { status: 'done' } }, { token })
    assert.equal(some.body.pagination.total, 1)
  })
})
