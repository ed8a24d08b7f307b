import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { transact } from '#server/db/transact.ts'
import { useApp } from '#test/app.ts'
import { startQueue, wakeAfterCommit } from './queue.ts'

const site = useApp()

test('what is added one after the other is checked for together and not missed', async () => {
  const { db } = site.context
  const added = 60
  let waiting = 0
  let done = 0
  let checks = 0
  const finished = Promise.withResolvers<void>()
  const queue = startQueue(site.pool, site.app.log, {
    ...{ name: 'count notes', signal: 'note_added', pause: 600_000 },
    work: async () => {
      checks++
      done += waiting
      waiting = 0
      if (done === added) finished.resolve()
      return false
    },
  })
  for (let count = 0; count < added; count++) {
    waiting++
    await sql`select pg_notify('note_added', '')`.execute(db)
  }
  await finished.promise
  await queue.stop()
  assert.ok(checks < added / 3, `${checks} checks`)
})

test('a commit wakes the queue of its process, and a rollback does not', async () => {
  const { db } = site.context
  let notes = 0
  let isKept = false
  const woken = Promise.withResolvers<boolean>()
  const queue = startQueue(site.pool, site.app.log, {
    ...{ name: 'keep notes', signal: 'note_kept', pause: 600_000 },
    work: async () => {
      if (notes > 0) woken.resolve(isKept)
      return false
    },
  })
  const undone = transact(db, async (tx) => {
    notes++
    assert.ok(wakeAfterCommit(tx, 'note_kept'))
    throw new Error('no')
  })
  await assert.rejects(undone)
  await transact(db, async (tx) => {
    assert.ok(wakeAfterCommit(tx, 'note_kept'))
    isKept = true
  })
  assert.equal(await woken.promise, true)
  await queue.stop()
  await transact(db, async (tx) => assert.equal(wakeAfterCommit(tx, 'note_kept'), false))
})
