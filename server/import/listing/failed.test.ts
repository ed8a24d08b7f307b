import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propertyImport } from '#contract/import/import.ts'
import { useApp } from '#test/app.ts'
import { flats, importAll, settled, upload } from '#test/import-call.ts'
import { makeAdministrator, makeBroker } from '#test/make.ts'

const site = useApp()

test('an import of listings that failed after its check can be run again', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db)
  const broker = await makeBroker(db)
  const { body } = await upload(site, token, flats(2), { brokerId: broker.id })
  const params = { id: body.import._id }
  await site.call(propertyImport.check, { params, body: {} }, { token })
  await settled(site, token, params.id)
  await db.updateTable('import_run').set({ status: 'failed' }).where('id', '=', params.id).execute()
  const again = await site.call(propertyImport.run, { params, body: {} }, { token })
  assert.equal(again.status, 202)
  const done = await settled(site, token, params.id)
  assert.deepEqual([done.status, done.counts.inserted], ['done', 2])
})

test('an import of listings is reported in the language of its uploader', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { language: 'hi' })
  const broker = await makeBroker(db)
  const done = await importAll(site, token, flats(3, [2]), { brokerId: broker.id })
  const query = { kind: 'refusal' } as const
  const found = await site.call(
    propertyImport.problems,
    { params: { id: done._id }, query },
    { token },
  )
  assert.deepEqual(
    found.body.problems.map(({ line, reason }) => [line, reason]),
    [[3, 'यह रकम पढ़ी नहीं जा सकी']],
  )
})
