import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { askedOf } from './asked.ts'
import type { PublicFilter } from './filter.ts'

/** Which of these listings the public list shows under a filter now. */
export async function fittingListings(
  db: Handle,
  filter: PublicFilter,
  ids: readonly string[],
): Promise<string[]> {
  const { tallied, indexed, worded } = (await askedOf(db, filter)).filter
  const conditions = [sql`is_live`, ...tallied, ...indexed, ...worded]
  const { rows } = await sql<{ id: string }>`
    select id from property where id = any(${ids}::uuid[]) and ${sql.join(conditions, sql` and `)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
