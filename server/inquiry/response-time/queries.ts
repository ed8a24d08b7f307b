import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

const days = 90
/** Younger inquiries without a reply are not counted yet. */
const replyWithinHours = 24
/** The minimum number of inquiries for a response time. */
const minInquiries = 5

/**
 * Computes for each broker the median time by the clock from the first inquiry of a conversation to
 * the first written reply. No reply counts as longer than any other; spam does not count, and calls
 * do not either, because nothing proves them.
 */
export async function measureResponseTimes(db: Handle): Promise<void> {
  await sql`
    with asked as (
      select distinct on (broker_id, phone, inquiry_sender(inquiry))
        inquiry.id, broker_id, phone, created_at
      from inquiry
      where created_at > now() - make_interval(days => ${days})
      order by broker_id, phone, inquiry_sender(inquiry), created_at, inquiry.id
    ),
    waited as (
      select asked.broker_id, case when replied.at is null then 'infinity'
        else extract(epoch from replied.at - asked.created_at) / 60 end as minutes
      from asked join lead using (broker_id, phone)
      left join lateral (
        select min(created_at) as at from lead_entry
        where conversation_id = asked.id and kind = 'reply'
      ) replied on true
      where not lead.is_spam and (replied.at is not null
        or asked.created_at < now() - make_interval(hours => ${replyWithinHours}))
    ),
    measured as (
      select broker_id, count(*) as count,
        percentile_disc(0.5) within group (order by minutes) as median
      from waited group by broker_id having count(*) >= ${minInquiries}
    ),
    known as (
      select broker.id, nullif(median, 'infinity')::integer as minutes, coalesce(count, 0) as count
      from broker left join measured on broker_id = broker.id
      where response_count > 0 or broker_id is not null
    )
    update broker set response_minutes = known.minutes, response_count = known.count
    from known
    where broker.id = known.id
      and (response_minutes, response_count) is distinct from (known.minutes, known.count)
  `.execute(db)
}
