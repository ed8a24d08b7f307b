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

test('the report of an import is in the language in which it is read', async () => {
  const { db } = site.context
  const { token } = await makeAdministrator(db, { language: 'mr' })
  const broker = await makeBroker(db)
  const { _id: id } = await importAll(site, token, flats(3, [2]), { brokerId: broker.id })
  const read = async (language: string) => {
    const headers = { 'accept-language': language }
    const query = { kind: 'refusal' } as const
    const { body } = await site.call(
      propertyImport.problems,
      { params: { id }, query },
      { token, headers },
    )
    const { body: run } = await site.call(
      propertyImport.get,
      { params: { id } },
      { token, headers },
    )
    const summary = run.import.summary.filter(({ kind }) => kind === 'refusal')
    return [body.problems, summary].map(([first]) => first?.reason)
  }
  for (const [language, reason] of [
    ['en', 'we cannot read this amount'],
    ['hi', 'यह रकम पढ़ी नहीं जा सकी'],
  ] as const) {
    assert.deepEqual(await read(language), [reason, reason])
  }
  const listing = await db.selectFrom('property').selectAll().executeTakeFirstOrThrow()
  assert.doesNotMatch(JSON.stringify(listing), /[\ue000\ue001]/, 'only the report is stored so')
})
