import type pg from 'pg'
import { familyNames, givenNames } from '../words.ts'

const wanted = 1_000_000

/** What is done in a year of a back office that so many use, each as often as it stands here. */
const acts: [act: string, kind: string][] = [
  ['property.approved', 'property'],
  ['property.approved', 'property'],
  ['property.change', 'property'],
  ['property.rejected', 'property'],
  ['property.withdraw', 'property'],
  ['broker.decide_kyc', 'broker'],
  ['broker.change', 'broker'],
  ['customer.change_status', 'customer'],
  ['customer.change', 'customer'],
  ['ticket.reply', 'ticket'],
  ['ticket.resolve', 'ticket'],
  ['subscription.assign', 'subscription'],
  ['order.paid', 'plan_order'],
  ['review.publish', 'review'],
  ['flag.dismiss', 'flag'],
  ['interest.create', 'interest'],
]

/** Each text with the category it belongs to. */
const texts: [template: string, category: string, subject: string, body: string][] = [
  [
    'property.approved',
    'property',
    'Your listing is live',
    'your listing was approved and can be found now',
  ],
  [
    'property.rejected',
    'property',
    'Your listing needs a change',
    'your listing was not approved: the photos show another home',
  ],
  [
    'inquiry.received',
    'property',
    'Somebody asks for your listing',
    'a family asks whether the flat near the metro is still free',
  ],
  [
    'broker.decide_kyc',
    'kyc',
    'Your documents were checked',
    'your documents were checked and your account is verified',
  ],
  [
    'subscription.ending',
    'subscription',
    'Your plan ends soon',
    'your plan ends in seven days; renew it to keep its listings premium',
  ],
  [
    'account.welcome',
    'welcome',
    'Welcome to BrickBazaar',
    'welcome, your account is ready and your first listing is free',
  ],
  [
    'alert.matched',
    'notification',
    'New homes for your search',
    'three new homes match what you are looking for in your city',
  ],
]

/** Tops up the two logs, which nothing is ever taken out of. */
export async function fillLogs(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  await fillAudit(client, say)
  await fillMessages(client, say)
}

/** Two in three events are of administrators, the others of brokers. */
async function fillAudit(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  const missing = wanted - (await rows(client, 'audit_event'))
  if (missing <= 0) return
  say('  audit log')
  await client.query(
    `insert into administrator (id, username, email, first_name, last_name, role)
     select md5('office administrator' || n)::uuid, 'office' || n, 'office' || n
       || '@bench.example.in',
       ${named}, (array['superadmin', 'admin', 'moderator'])[1 + n % 3]
     from generate_series(1, 40) n on conflict do nothing`,
    [givenNames, familyNames],
  )
  await client.query(
    `with actor as (
       select row_number() over (order by id) - 1 as place, id, first_name || ' '
         || last_name as name, role
       from administrator where email like '%@bench.example.in'
     ), trader as (
       select row_number() over (order by id) - 1 as place, id, first_name || ' '
         || last_name as name
       from broker
     ), sizes as (select (select count(*) from actor) as actors, (select count(*)
       from trader) as traders)
     insert into audit_event (id, at, actor_realm, actor_id, actor_name, actor_role, act,
       target_kind,
       target_id, before, after, address, request_id)
     select md5('office event' || n)::uuid, now() - n * interval '25 seconds',
       case when n % 3 < 2 then 'administrator' else 'broker' end,
       coalesce(actor.id, trader.id), coalesce(actor.name, trader.name), actor.role,
       ($2::text[])[1 + hash.value % cardinality($2::text[])],
       ($3::text[])[1 + hash.value % cardinality($3::text[])],
       md5('office target' || n % 300000)::uuid, '{"status": "pending"}', '{"status": "done"}',
       '10.0.0.1', 'office-' || n
     from sizes cross join generate_series(1, $1::int) n
       cross join lateral (select hashint4(n) & 2147483647 as value) hash
       left join actor on n % 3 < 2 and actor.place = hash.value / 16 % actors
       left join trader on n % 3 = 2 and trader.place = hash.value / 16 % traders`,
    [missing, acts.map(([act]) => act), acts.map(([, kind]) => kind)],
  )
  await client.query(
    `insert into audit_unchained (event_id, at) select id, at from audit_event
     where not exists (select from audit_chain where event_id = id) on conflict do nothing`,
  )
}

/** To customers by all three ways; one in fifty fails. */
async function fillMessages(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  const missing = wanted - (await rows(client, 'message'))
  if (missing <= 0) return
  say('  messages')
  await client.query(
    `insert into message (id, channel, recipient, template, category, variables, subject, body,
      status,
       provider, provider_message_id, cost_paise, attempts, error, created_at, sent_at)
     select md5('office message' || n)::uuid, channel,
       case channel when 'email' then 'person' || n % 190000 || '@example.in'
         else '+91' || (7000000000 + n % 190000) end,
       ($2::text[])[text], ($3::text[])[text], '{}',
       case channel when 'email' then ($4::text[])[text] end,
       'Hello ' || ($6::text[])[1 + n * 31 % cardinality($6::text[])] || ', ' || ($5::text[])[text]
         || '. Reference ' || upper(left(md5(n::text), 8)) || '.',
       status, case channel when 'email' then 'smtp' else 'msg91' end, 'office-' || n,
       case channel when 'sms' then 18 when 'whatsapp' then 12 else 0 end, 1,
       case status when 'failed' then 'The number does not exist.' end, moment, moment
     from generate_series(1, $1::int) n
       cross join lateral (select hashint4(n) & 2147483647 as value) hash
       cross join lateral (select
         (array['email', 'sms', 'whatsapp'])[1 + value % 3] as channel,
         1 + value / 8 % cardinality($2::text[]) as text,
         case when value % 50 = 0 then 'failed' when value % 5 = 1 then 'sent'
           else 'delivered' end as status,
         now() - n * interval '30 seconds' as moment) drawn`,
    [missing, ...[0, 1, 2, 3].map((place) => texts.map((text) => text[place])), givenNames],
  )
  await client.query('select refill_message_tally()')
}

const named = `($1::text[])[1 + (n * 7919) % cardinality($1::text[])],
  ($2::text[])[1 + (n * 4099) % cardinality($2::text[])]`

/** How many rows a table holds. */
export async function rows(client: pg.PoolClient, table: string): Promise<number> {
  const found = await client.query<{ count: number }>(`select count(*) as count from ${table}`)
  return found.rows[0]?.count ?? 0
}
