import { sql } from 'kysely'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import { daysAgo } from '#seed/id.ts'
import { settlePremium } from '#server/billing/subscription/premium.ts'
import { inForce } from '#server/billing/subscription/status-sql.ts'
import type { Handle } from '#server/db/connect.ts'

/** Maximum number of premium listings per broker, within the limit of the plan. */
const marks = 3

/** Marks the most viewed listings of brokers whose plan has premium listings. */
export async function seedPremium(tx: Handle): Promise<void> {
  const room = sql`(subscription.plan #>> '{limits,premiumListings}')::int`
  await sql`
    insert into premium_mark (property_id, broker_id, marked_at)
    select id, broker_id, ${daysAgo(5)} from (
      select property.id, property.broker_id,
        case when ${room} = ${unlimited} then ${marks} else least(${room}, ${marks}) end as room,
        row_number() over (partition by property.broker_id
          order by coalesce(property_view_tally.views, 0) desc, property.id) as place
      from property left join property_view_tally on property_id = property.id
      join subscription on subscription.broker_id = property.broker_id
        and ${inForce()}
      where property.status = 'approved') listed
    where place <= room`.execute(tx)
  await settlePremium(tx)
}
