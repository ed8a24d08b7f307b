import type pg from 'pg'
import { familyNames, givenNames } from '../words.ts'
import { rows } from './log.ts'
import { fillMoney } from './money.ts'

const wanted = {
  reviews: 200_000,
  tickets: 100_000,
  flags: 20_000,
  entries: 50_000,
}

/** Tops up what the desks of the office decide and what they count: money, reviews, questions. */
export async function fillQueues(
  client: pg.PoolClient,
  say: (line: string) => void,
): Promise<void> {
  await fillMoney(client, say)
  if ((await rows(client, 'review')) === 0) {
    say('  reviews, tickets, reports and the waitlist')
    await fillWords(client)
  }
}

async function fillWords(client: pg.PoolClient): Promise<void> {
  const words = 'Answered at once, showed three flats and knew the papers of the society.'
  await client.query(
    `insert into review (id, broker_id, customer_id, stars, text, author_name, status,
      rejection_reason,
       created_at, decided_at)
     select md5('office review' || n)::uuid, broker.id, customer.id, 1 + n % 5, $2,
       ($3::text[])[1 + n % cardinality($3::text[])] || ' K.',
       case n % 20 when 0 then 'pending' when 1 then 'rejected' else 'published' end,
       case n % 20 when 1 then 'It names a person.' end, now() - n * interval '2 minutes', now()
     from (select count(*) from broker) brokers cross join generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) as place
       from customer) customer on customer.place = n
     join (select id, row_number() over (order by id) - 1 as place from broker) broker
       on broker.place = n * 7::bigint % brokers.count`,
    [wanted.reviews, words, givenNames],
  )
  await client.query(
    `insert into ticket (id, number, inquiry_type, full_name, email, subject, status, created_at,
      updated_at,
       replied_at, settled_at)
     select md5('office ticket' || n)::uuid, 'OFF-' || n,
       (array['general', 'support', 'partnership', 'broker', 'property'])[1 + n % 5],
       ($2::text[])[1 + n % cardinality($2::text[])] || ' ' || ($3::text[])[1 + n * 31 %
         cardinality($3::text[])],
       'person' || n || '@example.in', 'My listing in ' || n % 900, status, moment, moment,
       case when status <> 'open' then moment end, case
         when status in ('resolved', 'closed') then moment end
     from generate_series(1, $1::int) n cross join lateral (select
       case when n % 50 = 0 then 'open' when n % 50 = 1 then 'pending' when n % 3 = 0 then 'closed'
         else 'resolved' end as status, now() - n * interval '5 minutes' as moment) drawn`,
    [wanted.tickets, givenNames, familyNames],
  )
  await client.query(
    `insert into flag (id, property_id, reason, note, visitor, day, status, decided_by_name,
      decided_at,
       created_at)
     select md5('office flag' || row_number() over ())::uuid, id,
       (array['fake', 'gone', 'wrong', 'duplicate', 'offensive', 'other'])[1 +
         abs(hashtext(id::text)) % 6],
       'It was sold last month.', decode(md5(id::text), 'hex'), current_date,
       case when is_live then 'open' else 'resolved' end, case when is_live then null
         else 'Asha Rao' end,
       case when is_live then null else now() end, created_at
     from property where removed_at is null limit $1`,
    [wanted.flags],
  )
  await client.query(
    `insert into waitlist (id, city, email, consented_at, email_confirmed_at, notified_at)
     select md5('office entry' || n)::uuid, 'Town ' || n % 700, 'waits' || n || '@example.in',
       now() - n * interval '10 minutes', now() - n * interval '9 minutes',
       case when n % 4 = 0 then now() end
     from generate_series(1, $1::int) n`,
    [wanted.entries],
  )
}
