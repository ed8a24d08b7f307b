import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { sheetStep } from '#contract/import/record-import.ts'
import type { Handle } from '#server/db/connect.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator } from '#test/make.ts'
import { checkSheet, sendSheet, settledSheet, sheetRows } from '#test/sheet-call.ts'

/** Cancelling an import of records, and running it again afterwards. */

const site = useApp()

const interests = (count: number) =>
  ['Name,Category', ...Array.from({ length: count }, (_, n) => `Interest ${n},amenity`)].join('\n')

/** Blocks all writes to the interest table, so that a row of the import is under way. */
async function meanwhile(act: (release: () => void) => Promise<void>) {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = site.context.db.transaction().execute(async (tx) => {
    await sql`lock table interest in share mode`.execute(tx)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  try {
    await act(() => held.resolve())
  } finally {
    held.resolve()
    await holding
  }
}

/**
 * Waits until `most` client connections wait for a lock, or until `watched` has settled. Vacuum
 * also waits for locks and is not counted.
 */
async function untilWaiting(handle: Handle, most: number, watched?: Promise<unknown>) {
  let isOver = false
  void watched?.then(() => {
    isOver = true
  })
  for (;;) {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()
        and backend_type = 'client backend'`.execute(handle)
    if (isOver || rows.length >= most) return
  }
}

const count = async () =>
  (
    await site.context.db
      .selectFrom('interest')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

describe('an import that is cancelled', () => {
  test('stops after the row under way, and says how many are in', async () => {
    const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
    const { _id: id } = await checkSheet(site, token, 'interests', interests(60))
    const call = { params: { id } }
    await meanwhile(async (release) => {
      await site.call(sheetStep.run, call, { token })
      await untilWaiting(site.context.db, 1)
      const cancelled = site.call(sheetStep.cancel, call, { token })
      await untilWaiting(site.context.db, 2, cancelled)
      release()
      assert.equal((await cancelled).status, 200)
    })
    const stopped = await settledSheet(site, token, id)
    assert.equal(stopped.status, 'cancelled')
    // The worker takes imports in order: once the next file is checked, the cancelled import has
    // stopped.
    await checkSheet(site, token, 'interests', interests(1).replace('0', 'of another file'))
    // PostgreSQL may grant the lock to the next row first, so on a busy machine one more row may be
    // imported.
    const inside = await count()
    assert.ok(inside >= 1 && inside < 60, `${inside} rows are in`)
    const rows =
      inside === 1 ? '1 row was imported and stays' : `${inside} rows were imported and stay`
    assert.equal(stopped.message, `Cancelled: ${rows}.`)
    await site.call(sheetStep.run, call, { token })
    const { status, counts } = await settledSheet(site, token, id)
    assert.deepEqual([status, counts.done, await count()], ['done', 60, 60])
  })

  test('during its check finishes that check before it imports anything', async () => {
    const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
    const { body } = await sendSheet(site, token, 'interests', interests(250))
    const call = { params: { id: body.import._id } }
    await meanwhile(async (release) => {
      await untilWaiting(site.context.db, 1)
      await site.call(sheetStep.cancel, call, { token })
      release()
    })
    const cut = await settledSheet(site, token, body.import._id)
    assert.deepEqual([cut.status, cut.message], ['cancelled', 'Cancelled: nothing was imported.'])
    await site.call(sheetStep.run, call, { token })
    const whole = await settledSheet(site, token, body.import._id)
    assert.deepEqual([whole.status, whole.counts.new, await count()], ['checked', 250, 0])
  })
})

test('an import lists the result of each row, in pages and filtered by result', async () => {
  const { token } = await makeAdministrator(site.context.db, { role: 'admin' })
  const file = 'Name,Remark,Category\nPool,mine,amenity\nGym,,sport\nLake,,location'
  const { _id: id } = await checkSheet(site, token, 'interests', 'Name,Category\nLake,location')
  await site.call(sheetStep.run, { params: { id } }, { token })
  await settledSheet(site, token, id)
  const run = await checkSheet(site, token, 'interests', file)
  const { rows } = await sheetRows(site, token, run._id)
  assert.deepEqual(
    rows.map(({ line, text, outcome }) => [line, text, outcome]),
    [
      [2, 'Pool · amenity', 'new'],
      [3, 'Gym · sport', 'refused'],
      [4, 'Lake · location', 'same'],
    ],
  )
  assert.deepEqual(
    run.problems.map(({ line, column, value }) => [line, column, value]),
    [[3, 'Category', 'sport']],
  )
  const second = await site.call(
    sheetStep.rows,
    { params: { id: run._id }, query: { page: '2', limit: '2' } },
    { token },
  )
  assert.deepEqual(second.body.pagination, { page: 2, limit: 2, total: 3, pages: 2 })
  assert.deepEqual(
    second.body.rows.map(({ line }) => line),
    [4],
  )
})
