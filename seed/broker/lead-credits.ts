import { sql } from 'kysely'
import { hashedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Gives some brokers whose plan counts contact views credits of each kind, with the tries that led
 * to them; one was reversed.
 */
export async function seedLeadCredits(tx: Handle) {
  await sql`
    with candidate as (
      select distinct on (lead.broker_id) lead.id as lead_id, lead.broker_id,
        subscription.id as subscription_id, lead.last_asked_at
      from lead join subscription on subscription.broker_id = lead.broker_id
      where subscription.starts_on <= india_today() and subscription.ends_on > india_today()
        and subscription.cancelled_at is null
        and (subscription.plan #>> '{limits,contactViews}')::int <> -1
        and lead.last_asked_at between now() - interval '26 days' and now() - interval '6 days'
        and not lead.is_spam and lead.withdrawn_at is null
        and lead_heard_at(lead) = lead.last_asked_at
      order by lead.broker_id, lead.last_asked_at desc, lead.id
    ),
    told (number, reason, reversal) as (values
      (1, 'unreachable', null), (2, 'repeated', null), (3, 'unreachable', null),
      (4, 'wrong-number', null),
      (5, 'unreachable', 'The customer says that nobody called.')
    ),
    chosen as (
      select candidate.*, told.* from (
        select *, row_number() over (order by last_asked_at desc, lead_id) as number
        from candidate) candidate
      join told using (number)
    ),
    viewed as (
      insert into contact_view (broker_id, lead_id, viewed_at)
      select broker_id, lead_id, last_asked_at + interval '2 hours' from chosen
      on conflict (broker_id, lead_id) do update set viewed_at = excluded.viewed_at
      returning broker_id, lead_id
    ),
    others as (
      -- What else these brokers opened in the period.
      insert into contact_view (broker_id, lead_id, viewed_at)
      select lead.broker_id, lead.id, lead.last_asked_at + interval '1 hour'
      from lead join chosen using (broker_id)
      join subscription on subscription.id = subscription_id
      where lead.id <> lead_id and lead.last_asked_at >= india_midnight(starts_on)
        and lead.last_asked_at < now() - interval '2 hours'
      on conflict do nothing
    ),
    tried as (
      insert into lead_try (id, lead_id, broker_id, outcome, tried_at, created_at)
      select ${hashedId(sql`'try ' || lead_id || hours`)}, lead_id, broker_id,
        case reason when 'wrong-number' then 'wrong-number' else outcome end,
        last_asked_at + make_interval(hours => hours), last_asked_at + make_interval(hours => hours)
      from chosen join (values (3, 'no-answer'), (26, 'switched-off'), (49, 'no-answer'))
        attempt (hours, outcome)
        on reason = 'unreachable' or (reason = 'wrong-number' and hours = 3)
    )
    insert into lead_credit (id, broker_id, lead_id, subscription_id, reason, tries, earlier_at,
      created_at, reversed_at, reversed_by, reversed_by_name, reversal_reason)
    select ${hashedId(sql`'credit ' || lead_id`)}, broker_id, lead_id, subscription_id, reason,
      case reason when 'unreachable' then 3 end,
      case reason when 'repeated' then last_asked_at - interval '4 days' end,
      last_asked_at + case reason when 'unreachable' then interval '49 hours'
        else interval '3 hours' end,
      case when reversal is not null then last_asked_at + interval '4 days' end,
      null,
      case when reversal is not null then 'BrickBazaar Support' end, reversal
    from chosen join viewed using (broker_id, lead_id)`.execute(tx)
}
