import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * Takes an advisory lock for the worker of an import on its own connection. PostgreSQL releases it
 * when the process dies, so a run marked as taken but without a lock was interrupted.
 */
export async function tryRunLock(connection: Handle, id: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${`import ${id}`}, 0)) as taken`.execute(
    connection,
  )
  return rows[0]?.taken ?? false
}

export async function releaseRunLock(connection: Handle, id: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${`import ${id}`}, 0))`.execute(connection)
}
