import type pg from 'pg'
import { rows } from './fill-log.ts'
import { familyNames, givenNames } from './words.ts'

const wanted = {
  orders: 200_000,
  reviews: 200_000,
  tickets: 100_000,
  flags: 20_000,
  entries: 50_000,
}

/** Tops up what the desks of the office decide and what they count: money, reviews, questions. */
export async function fillDesks(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  if ((await rows(client, 'plan_order')) === 0) {
    say('  orders, payments and invoices')
    await fillMoney(client)
  }
  if ((await rows(client, 'review')) === 0) {
    say('  reviews, tickets, reports and the waitlist')
    await fillWords(client)
  }
}

/** Months of one plan, one after the other, as many for each broker; all but the last are over. */
async function fillMoney(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into subscription_plan (id, name, price) values (md5('office plan')::uuid, 'Office plan', 999)
     on conflict do nothing`,
  )
  await client.query(
    `create temporary table sold as
     select n, broker.id as broker_id, broker.first_name || ' ' || broker.last_name as name,
       md5('office subscription' || n)::uuid as subscription_id, md5('office payment' || n)::uuid as payment_id,
       md5('office invoice' || n)::uuid as invoice_id,
       india_today() + 25 - 30 * (1 + n / brokers.count)::int as starts_on
     from (select count(*) from broker) brokers cross join generate_series(0, $1::int - 1) n
     join (select *, row_number() over (order by id) - 1 as place from broker) broker
       on broker.place = n % brokers.count`,
    [wanted.orders],
  )
  await client.query(`
    insert into subscription (id, broker_id, plan_id, plan_name, plan, price, starts_on, ends_on, created_at,
      ended_told_at)
    select subscription_id, broker_id, md5('office plan')::uuid, 'Office plan', '{}', 999, starts_on,
      starts_on + 30, starts_on, now()
    from sold`)
  await client.query(`
    insert into payment (id, subscription_id, amount, paid_at, method, reference, status, refunded_at,
      refund_reason, has_invoice)
    select payment_id, subscription_id, 999, starts_on, 'upi', 'office' || n,
      case when n % 40 = 0 then 'refunded' else 'paid' end,
      case when n % 40 = 0 then starts_on + 1 end, case when n % 40 = 0 then 'Paid twice' end, true
    from sold`)
  await client.query(`
    insert into plan_order (id, reference, broker_id, plan_id, plan, price, amount, begins, status, method,
      payment_reference, reported_at, reason, decided_at, subscription_id, created_at)
    select md5('office order' || n)::uuid, 'OFF' || lpad(n::text, 7, '0'), broker_id, md5('office plan')::uuid,
      '{"name": "Office plan"}', 999, 999, 'now',
      case when n % 500 = 0 then 'flagged' when n % 10 = 0 then 'refused' else 'paid' end, 'upi',
      'office' || n, starts_on, case when n % 10 = 0 then 'It does not fit.' end, starts_on,
      case when n % 10 > 0 then subscription_id end, starts_on - n * interval '1 second'
    from sold`)
  await client.query(`
    insert into invoice (id, kind, number, financial_year, serial, payment_id, broker_id, issued_on,
      total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rate_basis_points, detail,
      recipient_name, created_at)
    select invoice_id, 'invoice', 'OFF/' || n, '25-26', n + 1, payment_id, broker_id, starts_on,
      99900, 84662, 7619, 7619, 0, 1800, '{}', name, starts_on
    from sold`)
  await client.query(`
    insert into invoice (id, kind, number, financial_year, serial, payment_id, broker_id, credits, issued_on,
      total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rate_basis_points, detail,
      recipient_name, created_at)
    select md5('office credit' || n)::uuid, 'credit-note', 'OFC/' || n, '25-26', n + 1, payment_id, broker_id,
      invoice_id, starts_on + 1, 99900, 84662, 7619, 7619, 0, 1800, '{}', name, starts_on
    from sold where n % 40 = 0`)
  await client.query('drop table sold')
}

async function fillWords(client: pg.PoolClient): Promise<void> {
  const words = 'Answered at once, showed three flats and knew the papers of the society.'
  await client.query(
    `insert into review (id, broker_id, customer_id, stars, text, author_name, status, rejection_reason,
       created_at, decided_at)
     select md5('office review' || n)::uuid, broker.id, customer.id, 1 + n % 5, $2,
       ($3::text[])[1 + n % cardinality($3::text[])] || ' K.',
       case n % 20 when 0 then 'pending' when 1 then 'rejected' else 'published' end,
       case n % 20 when 1 then 'It names a person.' end, now() - n * interval '2 minutes', now()
     from (select count(*) from broker) brokers cross join generate_series(1, $1::int) n
     join (select id, row_number() over (order by id) as place from customer) customer on customer.place = n
     join (select id, row_number() over (order by id) - 1 as place from broker) broker
       on broker.place = n * 7::bigint % brokers.count`,
    [wanted.reviews, words, givenNames],
  )
  await client.query(
    `insert into ticket (id, number, inquiry_type, full_name, email, subject, status, created_at, updated_at,
       replied_at, settled_at)
     select md5('office ticket' || n)::uuid, 'OFF-' || n,
       (array['general', 'support', 'partnership', 'broker', 'property'])[1 + n % 5],
       ($2::text[])[1 + n % cardinality($2::text[])] || ' ' || ($3::text[])[1 + n * 31 % cardinality($3::text[])],
       'person' || n || '@example.in', 'My listing in ' || n % 900, status, moment, moment,
       case when status <> 'open' then moment end, case when status in ('resolved', 'closed') then moment end
     from generate_series(1, $1::int) n cross join lateral (select
       case when n % 50 = 0 then 'open' when n % 50 = 1 then 'pending' when n % 3 = 0 then 'closed'
         else 'resolved' end as status, now() - n * interval '5 minutes' as moment) drawn`,
    [wanted.tickets, givenNames, familyNames],
  )
  await client.query(
    `insert into flag (id, property_id, reason, note, visitor, day, status, decided_by_name, decided_at,
       created_at)
     select md5('office flag' || row_number() over ())::uuid, id,
       (array['fake', 'gone', 'wrong', 'duplicate', 'offensive', 'other'])[1 + abs(hashtext(id::text)) % 6],
       'It was sold last month.', decode(md5(id::text), 'hex'), current_date,
       case when is_live then 'open' else 'resolved' end, case when is_live then null else 'Asha Rao' end,
       case when is_live then null else now() end, created_at
     from property where removed_at is null limit $1`,
    [wanted.flags],
  )
  await client.query(
    `insert into waitlist (id, city, email, consented_at, told_at)
     select md5('office entry' || n)::uuid, 'Town ' || n % 700, 'waits' || n || '@example.in',
       now() - n * interval '10 minutes', case when n % 4 = 0 then now() end
     from generate_series(1, $1::int) n`,
    [wanted.entries],
  )
}
