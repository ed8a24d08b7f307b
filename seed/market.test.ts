import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { city } from '#contract/city.ts'
import { stateOfReraAgent } from '#domain/rera/rera-agent.ts'
import { loadDemo } from '#seed/load.ts'
import { keyOf } from '#server/document/service.ts'
import { open } from '#server/secret/cipher.ts'
import { useApp } from '#test/app.ts'

const site = useApp()

/** Queries for rows that contradict the rest of the demo; each must return none. */
const contradictions: Record<string, RawBuilder<unknown>> = {
  'a customer active before joining': sql`
    select email from customer where last_active_at < created_at`,
  'a listing sent before its broker joined': sql`
    select title from property join broker on broker.id = broker_id
    where property.created_at < broker.created_at`,
  'a listing decided before it was sent': sql`
    select title from property where decided_at < created_at`,
  'a KYC that has waited for more than ten days': sql`
    select email from broker
    where kyc_status = 'pending' and kyc_submitted_at < now() - interval '11 days'`,
  'no listing that expired, more than one, or few or many that are unconfirmed': sql`
    select * from (select count(*) filter (where expired_at is not null) as expired,
      count(*) filter (where unconfirmed_at is not null) as waiting, count(*) as whole
      from property where status = 'approved') listed
    where expired <> 1 or waiting < 4 or waiting * 6 > whole`,
  'a listing to whose broker the first round of notices would write': sql`
    select title from property where status = 'approved' and confirmation_asked_at is null`,
  'a rent without a deposit or a brokerage': sql`
    select title from property
    where listing_type = 'rent' and not (detail ? 'deposit' and detail ? 'brokerage')`,
  'a deposit of something that is not let': sql`
    select title from property where listing_type <> 'rent' and detail ? 'deposit'`,
  'a home in a society without maintenance': sql`
    select title from property where detail ? 'society' and not detail ? 'maintenance'`,
  'a question before its listing was online, or before who asks it joined': sql`
    select reference from inquiry join property on property.id = property_id
    join customer on customer.id = customer_id
    where inquiry.created_at < decided_at or inquiry.created_at < customer.created_at`,
  'a question about a home of a broker who was never verified': sql`
    select reference from inquiry join broker on broker.id = broker_id
    where kyc_status <> 'verified'`,
  'a question about a home that was gone': sql`
    select reference from inquiry join property on property.id = property_id
    where inquiry.created_at > closed_at`,
  'a question that has waited for more than ten days, but for a few': sql`
    select waiting.count from (select count(*) from lead
      where coalesce(handled_at, '-infinity') < last_asked_at
        and last_asked_at < now() - interval '10 days') waiting,
      (select count(*) from lead) whole
    where waiting.count * 20 > whole.count`,
  'an answer before its question, or an act in the future': sql`
    select entry.id from lead_entry entry join lead on lead.id = lead_id
    where entry.created_at < first_asked_at or entry.created_at > now()`,
  'an agency without four members, or whose leads are all with one of them': sql`
    select id from agency where 4 <> (select count(*) from agency_member where agency_id = id)
      or 4 <> (select count(distinct assignee_id) from lead_assignment where agency_id = id)`,
  'a stage that its lead did not reach step by step': sql`
    select lead.id from lead where stage <> coalesce((
      select after from lead_entry where lead_id = lead.id and kind = 'stage'
      order by created_at desc, lead_entry.id desc limit 1), 'new')`,
  'a review without an answer of the broker to who writes it': sql`
    select author_name from review where not exists (
      select from lead_entry entry join lead on lead.id = lead_id
      where lead.broker_id = review.broker_id and entry.customer_id = review.customer_id
        and kind = 'reply' and entry.created_at < review.created_at)`,
  'an address that no screen finds, as its id is no UUID': sql`
    select id from (select id from call_report union all select id from visit
      union all select id from lead_credit union all select id from lead_try) made
    where id::text !~ '^.{14}[1-8].{4}[89ab]'`,
  'no credit of each kind, or one whose contact view was not charged': sql`
    select * from (select count(distinct reason) as reasons, bool_and(contact_view_is_charged(
        lead_credit.broker_id, viewed_at)) as are_charged
      from lead_credit join contact_view using (broker_id, lead_id)) given
    where reasons <> 3 or not are_charged`,
  'no touch of a customer, an inquiry or an order, or a kind that nobody came by': sql`
    select * from (select count(customer_id) as customers, count(inquiry_id) as inquiries,
      count(plan_order_id) as orders, count(distinct class) as kinds from touch) sent
    where customers = 0 or inquiries = 0 or orders = 0 or kinds < 6`,
  'a question about pets where nobody lives': sql`
    select reference from inquiry join property on property.id = property_id
    where messages::text like '%pets%' and not detail ? 'petsAllowed'`,
  'an import that brought other listings than it says': sql`
    select file_name from import_run run where inserted_count <> (select count(*) from property
      where broker_id = run.broker_id and created_at = run.created_at)`,
  'somebody who waits for a city with homes': sql`
    select waitlist.city from waitlist join location on location.name = waitlist.city
    where location.type = 'city'`,
  'a message that nobody carried, or that arrived before it went': sql`
    select body from message
    where status = 'pending' or provider = 'local' or provider_message_id is null
      or sent_at < created_at or delivered_at < sent_at or sent_at > now()
      or (status = 'delivered') <> (delivered_at is not null)`,
  'a channel of messages of which hardly any arrived, or none failed': sql`
    select channel from message group by channel
    having count(*) filter (where status = 'delivered') * 10 < count(*) * 9
      or count(*) filter (where status = 'failed') = 0
      or sum(cost_paise) = 0 and channel <> 'email'`,
  'fewer kinds of messages than three': sql`
    select 1 where (select count(distinct category) from message) < 2
      or (select count(distinct template) from message) < 3`,
  'a place left open where visitors read': sql`
    select slug from cms_page
    where title || content || html ~ '\\[[^]]*\\]([^(]|$)'
      or title || content ~* '\\m(example\\.|lorem|placeholder|tbd|xxx)'
    union all
    select legal_name from company where company::text ~* '[[]|example|lorem|placeholder'`,
  'a team member who works and has never signed in': sql`
    select email from administrator
    join (select actor_id, max(at) as at from audit_event group by actor_id) act
      on act.actor_id = administrator.id
    where last_login_at is null or last_login_at < at - interval '1 day'
      or last_login_at < administrator.created_at`,
  'a broker asked twice in the same words': sql`
    select broker_id, message ->> 'text' as text
    from inquiry cross join jsonb_array_elements(messages) as message
    group by 1, 2 having count(*) > 1`,
  'a conversation in which a broker answers twice in the same words': sql`
    select lead_id, text from lead_entry where kind = 'reply' group by 1, 2 having count(*) > 1`,
  'two brokers who introduce themselves in the same words': sql`
    select about from broker where about is not null group by about having count(*) > 1`,
  'two reviews in the same words': sql`
    select text from review where text <> '' group by text having count(*) > 1`,
  'a review of few stars that may be quoted': sql`
    select text from review where may_quote and stars < 4`,
  'a title with another area than its listing': sql`
    select title, area, area_unit from property
    where replace(substring(title from '([0-9,]+) sq ft'), ',', '')::int <> round(area_sqft)`,
  'a KYC that ends within two weeks of the load': sql`
    select email, kyc_valid_until from broker where kyc_valid_until < current_date + 14`,
  'a new question to the team that is late at once': sql`
    select number from ticket
    where created_at > now() - interval '1 day' and replied_at is null and answer_due_at < now()`,
  'a ticket whose day to settle came before it was a week old': sql`
    select number from ticket where settle_due_at < created_at + interval '7 days'`,
  'follow-ups all on one day': sql`
    select min(follow_up_on) from lead where follow_up_on is not null
    having count(*) > 3 and count(distinct follow_up_on) < 3`,
  'pets spoken of where nobody lives': sql`
    select title from property
    where detail ? 'petsAllowed' and property_type not in ('apartment', 'villa', 'house')`,
}

// One test: the database is emptied before each.
test('the demo market agrees with itself', async () => {
  const { db } = site.context
  assert.equal(await loadDemo(db, { ...site.context, log: () => undefined }), true)
  const found: Record<string, unknown[]> = {}
  for (const [name, condition] of Object.entries(contradictions)) {
    const { rows } = await sql`${condition}`.execute(db)
    if (rows.length > 0) found[name] = rows.slice(0, 5)
  }
  assert.deepEqual(found, {})

  const papers = await db
    .selectFrom('document')
    .innerJoin('broker', 'broker.id', 'broker_id')
    .select(['document.id', 'number', 'email'])
    .where('kind', '=', 'rera')
    .execute()
  assert.ok(papers.some(({ email }) => email === 'broker@demo.in'))
  for (const { id, number } of papers) {
    const read = number && open(keyOf(site.context), id, number).toString()
    assert.ok(stateOfReraAgent(read ?? ''), `${read} is no RERA number of an agent`)
  }

  const counts = await sql<Record<string, number>>`
    select (select count(*)::int from import_run) as imports,
      (select count(*)::int from waitlist) as waiting,
      (select count(*)::int from payment where paid_at > now() - interval '60 days') as payments,
      (select count(*)::int from plan_order where status = 'reported') as orders`.execute(db)
  for (const [name, count] of Object.entries(counts.rows[0] ?? {})) assert.ok(count > 2, name)

  const places = await sql<{ name: string; homes: number }>`
    select city.name, count(*) filter (where detail ? 'metroName') as homes
    from property join location city on city.id = city_id group by city.name`.execute(db)
  assert.equal(places.rows.length, 6)
  for (const { name, homes } of places.rows) assert.ok(homes > 3, name)

  const { rows } = await sql<{ days: number }>`
    select india_today() - date_trunc('quarter', india_today())::date as days`.execute(db)
  const { body } = await site.call(city.list)
  const popular = body.cities.filter(({ isPopular }) => isPopular).map(({ name }) => name)
  assert.deepEqual(popular.toSorted(), ['Bangalore', 'Delhi', 'Mumbai'])
  const grown = body.cities.filter(({ growth }) => growth !== null)
  assert.ok(grown.length >= ((rows[0]?.days ?? 0) > 2 ? 4 : 0))
  for (const { name, growth } of grown) assert.ok(Math.abs(growth ?? 0) < 20, `${name} ${growth}`)
})
