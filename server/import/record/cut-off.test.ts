import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetStep } from '#contract/import/record-import.ts'
import { takeUp } from '#server/import/run/take-up.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, settledSheet } from '#test/sheet-call.ts'
import { makeRecordImporters } from './importers.ts'
import { makeRecordImport } from './work.ts'

/** Record imports that were interrupted (DUR-10). */

const site = useApp()

const names = (count: number) =>
  ['Name,Description', ...Array.from({ length: count }, (_, n) => `Interest ${n},Text`)].join('\n')

const inside = async () =>
  (await site.context.db.selectFrom('interest').select('id').execute()).length

async function counts(token: string, id: string) {
  const { body } = await site.call(sheetStep.get, { params: { id } }, { token })
  return body.import.counts
}

/** Starts an import without the worker of the app, which would finish it. */
async function underWay(token: string, rows: number): Promise<string> {
  const { _id: id } = await checkSheet(site, token, 'interests', names(rows))
  await site.context.db
    .updateTable('import_run')
    .set({ status: 'running' })
    .where('id', '=', id)
    .execute()
  return id
}

const work = (id: string, isStopping: () => boolean) =>
  takeUp(site.context.db, id, makeRecordImport(makeRecordImporters(site.context.config)), {
    isStopping,
    onFailure: (error: unknown) => assert.fail(String(error)),
  })

for (const share of [0.1, 0.5, 0.9]) {
  test(`stopped at ${share * 100} %, one has counted what is in, and ends it later`, async () => {
    const { token } = await makeAdministrator(site.context.db)
    const id = await underWay(token, 100)
    let asked = 0
    await work(id, () => ++asked > 100 * share)
    assert.equal(await inside(), 100 * share)
    assert.equal((await counts(token, id)).done, 100 * share)
    await work(id, () => false)
    const { status, counts: after } = await settledSheet(site, token, id)
    assert.deepEqual([status, after.done, await inside()], ['done', 100, 100])
  })
}

test('an import whose connection was killed has whole rows only, and resumes', async () => {
  const { token } = await makeAdministrator(site.context.db)
  const id = await underWay(token, 100)
  let asked = 0
  const killed = work(id, () => {
    if (++asked === 40) {
      void site.pool.query(`select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and granted and pid <> pg_backend_pid()
            and database = (select oid from pg_database where datname = current_database())`)
    }
    return false
  })
  await assert.rejects(killed)
  const whenKilled = await inside()
  assert.ok(whenKilled >= 39 && whenKilled < 100, `${whenKilled} were in`)
  assert.equal((await counts(token, id)).done, whenKilled)
  await work(id, () => false)
  const { status, counts: after } = await settledSheet(site, token, id)
  assert.deepEqual([status, after.done, await inside()], ['done', 100, 100])
})
