import { sql } from 'kysely'
import type { Handle } from './connect.ts'
import { databaseIsAway, sqlState } from './failure.ts'

/** Locks a key until the transaction ends, so that one transaction at a time continues. */
export async function lockKey(tx: Handle, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** PostgreSQL's code for a statement that its own time limit ended. */
const timedOut = '57014'

/**
 * Works under a lock of the connection that nobody else has then, not even together with others
 * (`shared-locks.ts`); waits for those who have it. Throws once it has waited for long enough.
 */
export async function workAlone<Result>(
  connection: Handle,
  key: string,
  { waitMs, tooLate }: { waitMs: number; tooLate: () => Error },
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      await sql`select pg_advisory_lock(hashtextextended(${key}, 0))`.execute(connection)
      break
    } catch (error) {
      // A statement waits for seconds at most.
      if (sqlState(error) !== timedOut) throw error
      if (Date.now() > deadline) throw tooLate()
    }
  }
  try {
    return await work()
  } finally {
    await unlock(connection, key)
  }
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
    await unlock(connection, key)
  }
}

const unlock = (connection: Handle, key: string): Promise<unknown> =>
  sql`select pg_advisory_unlock(hashtextextended(${key}, 0))`
    .execute(connection)
    .catch((error: unknown) => {
      if (!databaseIsAway(error)) throw error
    })
