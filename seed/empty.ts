import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * Returns whether the marketplace has neither brokers nor places: only then may the demo fill it.
 */
export async function isEmpty(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from broker) and not exists (select from location) as empty`.execute(
    db,
  )
  return rows[0]?.empty ?? false
}
