import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import { idsInside } from './hierarchy.ts'

/** Notes a place and all that lies in it: their listings are to be found by other names. */
export async function requestRewording(tx: Handle, id: string): Promise<void> {
  const ids = await idsInside(tx, id)
  await sql`
    insert into location_rename (location_id) select unnest(${ids}::uuid[])
    on conflict (location_id) do update
    set requested_at = now(), due_at = now(), is_last_visit = false, visited_id = null`.execute(tx)
}
