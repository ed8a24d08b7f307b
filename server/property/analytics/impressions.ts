import { sql } from 'kysely'
import { dayInIndia } from '#domain/date/date.ts'
import type { Handle } from '#server/db/connect.ts'
import { type Counts, PendingCounts } from '#server/job/pending-counts.ts'

/** How often listings stood in results, by id. */
export const impressionCounts = () => new PendingCounts(addShown)

/** The commit does not wait for the disk, as with views. */
async function addShown(db: Handle, counts: Counts): Promise<void> {
  const day = dayInIndia(new Date())
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into property_impression (property_id, day, count)
    select property.id, ${day}::date, shown.count
    from quick, unnest(${counts.map(([id]) => id)}::uuid[],
      ${counts.map(([, count]) => count)}::bigint[])
      as shown (id, count)
    join property on property.id = shown.id
    order by property.id
    on conflict (property_id, day) do update
      set count = property_impression.count + excluded.count`.execute(db)
}
