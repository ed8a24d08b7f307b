import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { useApp } from '#test/app.ts'
import { workUnderLock } from './advisory-lock.ts'

/** A lock of a connection, under which long work is done once. */

const site = useApp()

describe('work under a lock', () => {
  test('is left to the connection that has the lock', async () => {
    const { db } = site.context
    const begun: string[] = []
    await db.connection().execute(async (first) => {
      await workUnderLock(first, 'street', async () => {
        begun.push('first')
        await db.connection().execute(async (second) => {
          const isMine = await workUnderLock(second, 'street', async () => {
            begun.push('second')
          })
          assert.equal(isMine, false)
        })
      })
      assert.equal(await workUnderLock(first, 'street', async () => {}), true)
    })
    assert.deepEqual(begun, ['first'])
  })

  test('ends with the error by which its connection was lost', async () => {
    const { db } = site.context
    const lost = db.connection().execute((connection) =>
      workUnderLock(connection, 'street', async () => {
        await connection.transaction().execute(async (tx) => {
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
        })
      }),
    )
    await assert.rejects(lost, { message: 'Connection terminated unexpectedly' })
    await db.connection().execute(async (connection) => {
      assert.equal(await workUnderLock(connection, 'street', async () => {}), true)
    })
  })
})
