import { sql } from 'kysely'
import { daysAgo } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import { settlePremium } from '#server/subscription/premium.ts'

/** Listings each broker marks as premium; their plans decide how many of them are. */
const marks = 3

/** The brokers mark their most looked at listings as premium, as a broker would. */
export async function seedPremium(tx: Handle): Promise<void> {
  await sql`
    insert into premium_mark (property_id, broker_id, marked_at)
    select id, broker_id, ${daysAgo(30)} from (
      select id, broker_id, row_number() over (partition by broker_id order by views desc, id) as place
      from property where status = 'approved') listed
    where place <= ${marks}`.execute(tx)
  await settlePremium(tx)
}
