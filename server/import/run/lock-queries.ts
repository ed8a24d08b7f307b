import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * Who works on an import holds an advisory lock on its own connection. The lock goes with the
 * process, however it ends, so a run that is taken and not locked was left in the middle.
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
