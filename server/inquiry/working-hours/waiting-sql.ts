import { type RawBuilder, sql } from 'kysely'

/** Whether a person has asked something since the broker last acted. */
export const isWaiting = sql<boolean>`coalesce(lead.handled_at < lead.last_asked_at, true)`

/** The time of the first of these messages; null if nobody waits. */
export const waitingSince: RawBuilder<Date | null> = sql`case when ${isWaiting} then coalesce((
  select min(moment) from inquiry asked cross join lateral (
    select asked.created_at as moment
    union all
    select (message ->> 'at')::timestamptz from jsonb_array_elements(asked.messages) message
  ) written
  where asked.broker_id = lead.broker_id and asked.phone = lead.phone
    and moment > coalesce(lead.handled_at, '-infinity')), lead.last_asked_at) end`

/** The minutes since then in the working hours of whoever answers the lead. */
export const waitingMinutes: RawBuilder<number | null> = sql`
  working_minutes(lead_contact(lead), ${waitingSince}, now())`
