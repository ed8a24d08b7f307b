import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** How many statements of this database wait for a lock. */
export async function locksAwaited(db: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
