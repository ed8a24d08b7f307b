import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** Whether the marketplace has neither a broker nor a place: only then the demo may fill it. */
export async function isEmpty(db: Handle): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from broker) and not exists (select from location) as empty`.execute(
    db,
  )
  return rows[0]?.empty ?? false
}
