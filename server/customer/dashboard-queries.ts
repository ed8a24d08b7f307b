import { sql } from 'kysely'
import type { Activity } from '#contract/dashboard.ts'
import type { Handle } from '#server/db/connect.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'

const maxActivities = 10

/** Returns the customer's latest actions and messages, from at most ten rows per source. */
export async function listActivity(db: Handle, { id }: CustomerViewer): Promise<Activity[]> {
  const newest = sql`order by at desc limit ${maxActivities}`
  const { rows } = await sql<Omit<Activity, '_id' | 'at'> & { at: Date }>`
    select kind, title, "targetId", count, at from (
      (select 'saved' as kind, coalesce(property.title, saved.title) as title,
          property_id as "targetId", null::integer as count, saved.created_at as at
        from saved_property saved join property on property.id = property_id
        where customer_id = ${id} and saved.removed_at is null ${newest})
      union all
      (select 'search', name, id, null, created_at as at from saved_search
        where customer_id = ${id} ${newest})
      union all
      (select 'alert', name, search.id, homes, alert.created_at as at
        from alert join saved_search search on search.id = search_id
        where alert.customer_id = ${id} ${newest})
      union all
      (select 'inquiry', coalesce(property.title, broker.company_name), lead.id, null,
          inquiry.created_at as at
        from inquiry join lead using (broker_id, phone)
        join broker on broker.id = inquiry.broker_id
        left join property on property.id = property_id
        where customer_id = ${id} ${newest})
      union all
      (select 'reply', first_name || ' ' || last_name, lead.id, null, entry.created_at as at
        from lead_entry entry join lead on lead.id = lead_id
        join broker on broker.id = lead.broker_id
        where entry.customer_id = ${id} and entry.kind = 'reply' ${newest})
      union all
      (select 'visit', first_name || ' ' || last_name, lead.id, null, entry.created_at as at
        from lead_entry entry join lead on lead.id = lead_id
        join broker on broker.id = lead.broker_id
        where entry.customer_id = ${id} and (entry.kind = 'visit-booked'
          or entry.kind = 'stage' and entry.after = 'visit-planned') ${newest})
    ) happened ${newest}`.execute(db)
  return rows.map(({ at, ...row }) => ({
    ...row,
    _id: `${row.kind} ${row.targetId} ${at.getTime()}`,
    at: at.toISOString(),
  }))
}

export async function countSavedItems(db: Handle, { id }: CustomerViewer) {
  const { rows } = await sql<{ saved: number; searches: number; alerts: number }>`
    select
      (select count(*) from saved_property where customer_id = ${id}
        and removed_at is null) as saved,
      (select count(*) from saved_search where customer_id = ${id}) as searches,
      (select count(*) from saved_search where customer_id = ${id} and alerts_enabled
        and exists (select from consent where account_realm = 'customer' and account_id = ${id}
          and purpose = 'alerts' and channel = any (channels)
            and withdrawn_at is null)) as alerts`.execute(db)
  return rows[0] ?? { saved: 0, searches: 0, alerts: 0 }
}
