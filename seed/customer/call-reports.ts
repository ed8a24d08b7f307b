import { sql } from 'kysely'
import type { People } from '#seed/account.ts'
import { hashedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/**
 * Gives the back office reports of unwanted calls: one awaits a decision, one was dismissed and one
 * was upheld, whose suspension is over. None is about the broker that visitors of the demo sign in
 * as.
 */
export async function seedCallReports(tx: Handle, { moderator }: Pick<People, 'moderator'>) {
  await sql`
    with asked as (
      select distinct on (inquiry.broker_id) inquiry.id, inquiry.broker_id, inquiry.customer_id,
        inquiry.created_at
      from inquiry join broker on broker.id = inquiry.broker_id
      where inquiry.customer_id is not null and broker.kyc_status = 'verified'
        and broker.email <> 'broker@demo.in'
        and inquiry.created_at < now() - interval '20 days'
      order by inquiry.broker_id, inquiry.created_at desc, inquiry.id
    ),
    numbered as (
      select *, row_number() over (order by created_at desc, id) as number from asked limit 3
    ),
    told (number, kind, status, days, note, response, reason) as (values
      (1, 'call', 'responded', 2, 'He called twice in the evening. I had asked to chat only.',
        'I called before I saw that sharing had ended. I am sorry, and have deleted the number.',
        null),
      (2, 'whatsapp', 'dismissed', 6, 'Messages about other flats.',
        'These messages were sent in the week in which the number was shared.',
        'The messages are from the days when the number was shared.'),
      (3, 'call', 'upheld', 14, 'Three calls a week after I had found a flat.',
        'My colleague had saved the number.',
        'The number must not be kept once sharing has ended.')
    )
    insert into call_report (id, broker_id, inquiry_id, customer_id, kind, happened_on, note,
      suspends, status, response, responded_at, suspended_until, reason, decided_by,
      decided_by_name, decided_at, created_at)
    select ${hashedId(sql`'call report ' || numbered.id`)}, broker_id, numbered.id, customer_id,
      kind,
      india_today() - days - 1, note, true, status, response, now() - make_interval(days => days),
      case status when 'upheld' then now() - interval '6 days' end, reason,
      case when reason is not null then ${moderator.id}::uuid end,
      case when reason is not null then ${moderator.name} end,
      case when reason is not null then now() - make_interval(days => days - 1) end,
      now() - make_interval(days => days, hours => 5)
    from numbered join told using (number)`.execute(tx)
  // Their numbers were shared for the usual week.
  await sql`update inquiry set number_shared_until = created_at + interval '7 days'
    where id in (select inquiry_id from call_report)`.execute(tx)
}
