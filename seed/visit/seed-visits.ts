import { sql } from 'kysely'
import { hashedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Gives most brokers visiting hours, and the visits that their leads speak of a time: those that
 * took place were proven at the door, those that are planned come in the next days. Two at one time
 * are impossible, so that some leads have none, as where people met without booking.
 */
export async function seedVisits(tx: Handle): Promise<void> {
  await sql`
    insert into visit_schedule (broker_id, is_open, length_minutes, buffer_minutes, travel_minutes,
      days_ahead, notice_minutes)
    select id, true, 30, 15, 45, 14, 180 from broker
    where kyc_status = 'verified' and status = 'active' and ascii(right(id::text, 1)) % 4 <> 0
    `.execute(tx)
  // From Monday to Saturday, ten to six.
  await sql`
    insert into visit_hours (broker_id, weekday, opens, closes)
    select broker_id, weekday, 600, 1080 from visit_schedule, generate_series(1, 6) weekday
    `.execute(tx)
  await sql`
    with planned as (
      select lead.id, lead.broker_id, lead.stage, entry.customer_id, entry.created_at as at,
        (select min(later.created_at) from lead_entry later
          where later.lead_id = lead.id and later.kind in ('note', 'stage')
            and later.created_at > entry.created_at) as seen_at,
        row_number() over (partition by lead.broker_id order by entry.created_at) as number
      from lead_entry entry join lead on lead.id = entry.lead_id
      join visit_schedule using (broker_id)
      where entry.kind = 'stage' and entry.after = 'visit-planned'
        and entry.customer_id is not null
    ),
    timed as (
      select planned.*, asked.id as inquiry_id, asked.property_id,
        india_midnight(case when seen_at is null
          then india_today() + (1 + number % 5)::integer else india_day(seen_at) end)
          + make_interval(mins => 600 + 45 * (number % 10)::integer) as starts_at
      from planned join lateral (
        select inquiry.id, property_id from inquiry join lead using (broker_id, phone)
        where lead.id = planned.id and inquiry.customer_id = planned.customer_id
          and property_id is not null
        order by inquiry.created_at desc limit 1) asked on true
    )
    insert into visit (id, broker_id, property_id, inquiry_id, customer_id, place, starts_at,
      ends_at, busy_until, state, met_at, created_at, changed_at, day_reminded_at,
      hours_reminded_at)
    select ${hashedId(sql`'visit ' || timed.id`)}, broker_id, property_id, inquiry_id, customer_id,
      property_id::text, starts_at, starts_at + interval '30 minutes',
      starts_at + interval '45 minutes',
      case when seen_at is null then 'booked' else 'met' end,
      case when seen_at is not null then starts_at + interval '5 minutes' end, at, at,
      -- A fresh demo reminds nobody.
      case when starts_at < now() + interval '1 day' then at end,
      case when starts_at < now() + interval '1 day' then at end
    from timed
    where extract(isodow from india_day(starts_at)) < 7 and at < starts_at
      and (seen_at is null or starts_at < now() - interval '1 hour')
      and (seen_at is not null or stage = 'visit-planned')
    on conflict do nothing`.execute(tx)
}
