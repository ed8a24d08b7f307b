import { sql } from 'kysely'
import type { Handle } from './connect.ts'
import { databaseIsAway } from './failure.ts'

/** Locks a key until the transaction ends, so that one transaction at a time continues. */
export async function lockKey(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/**
 * Works under a lock of the connection, which PostgreSQL releases when the process dies; returns
 * false where another connection has it. A lost connection has released it, so the error by which
 * it was lost is thrown and not that of releasing.
 */
export async function workUnderLock(
  connection: Handle,
  key: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${key}, 0)) as taken`.execute(connection)
  if (!rows[0]?.taken) return false
  try {
    await work()
    return true
  } finally {
    await sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`
      .execute(connection)
      .catch((error: unknown) => {
        if (!databaseIsAway(error)) throw error
      })
  }
}
