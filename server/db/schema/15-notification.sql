-- What the product says to people by SMS, WhatsApp and e-mail: written in the transaction of what
-- it tells about, sent afterwards, and kept as the message log.
create table message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  -- Whose account it was sent to, where it is one of ours.
  account_realm text check (account_realm in ('administrator', 'customer', 'broker')),
  account_id uuid,
  template text not null,
  category text not null
    check (category in ('welcome', 'kyc', 'property', 'subscription', 'notification')),
  -- With links and codes only while it waits: they are taken out when it has gone.
  variables jsonb not null,
  subject text,
  -- As the message log shows it: links and codes are masked (quality MSG-06).
  body text not null,
  status text not null default 'pending'
    check (status in ('pending', 'sent', 'delivered', 'failed')),
  provider text,
  provider_message_id text,
  cost_paise numeric(10, 2) not null default 0 check (cost_paise >= 0),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Who is sending it just now, and until when nobody else may.
  lease uuid,
  leased_until timestamptz,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  constraint message_account_whole check ((account_realm is null) = (account_id is null)),
  -- What the message log is searched by, folded once: half a million rows are read for every
  -- search.
  search_text text
  generated always as (lower(recipient || ' ' || coalesce(subject, '') || ' ' || body)) stored,
  -- What it takes to hand a message to a telephone company, and what becomes of it there.
  is_promotional boolean not null default false,
  consent_id uuid references consent,
  segments integer not null default 1 check (segments > 0),
  -- As registered when it went: DLT or WhatsApp template, principal entity, header.
  registered_template text,
  entity_id text,
  header text,
  failure_code text,
  constraint message_local_not_sent check (
  provider is distinct from 'local' or status in ('pending', 'failed'))
);
alter table message alter column search_text set statistics 500;
create index message_newest on message (created_at desc, id desc);
create index message_channel_newest on message (channel, created_at desc, id desc);
create index message_failed on message (created_at desc, id desc)
  where status in ('failed', 'pending');
create index message_account on message (account_realm, account_id) where account_id is not null;
create index message_due on message (channel, is_promotional, next_attempt_at)
  where status = 'pending';
create index message_lapsed on message (leased_until)
  where status = 'pending' and leased_until is not null;
create index message_provider_id on message (provider_message_id)
  where provider_message_id is not null;
create index message_words on message using gin (search_text gin_trgm_ops);
create index message_status_newest on message (status, created_at desc, id desc);
create index message_category_newest on message (category, created_at desc, id desc);
-- What brokers were told of an inquiry, found again when the person behind it is deleted; and what
-- the support wrote about a ticket. Without these every deletion read the whole log.
create index message_of_inquiry on message ((variables ->> 'reference'))
  where account_realm = 'broker' and template like 'inquiry.%';
create index message_of_ticket on message ((variables ->> 'number'))
  where template like 'ticket.%';

-- What waits for an administrator, behind the bell.
create table notification (
  id uuid primary key,
  administrator_id uuid not null references administrator on delete cascade,
  kind text not null,
  title text not null,
  -- Where in the back office it leads to: /bb-admin/tickets/….
  link text not null check (link ~ '^/bb-admin/'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notification_kind_check
    check (kind in ('property', 'kyc', 'ticket', 'flag', 'payment', 'review')),
  -- What comes again before it is read joins what is there: one line for many.
  group_key text,
  count integer not null default 1 check (count > 0)
);
create index notification_newest on notification (administrator_id, created_at desc, id desc);
create index notification_unread on notification (administrator_id) where read_at is null;
create index notification_age on notification (created_at);
create unique index notification_group on notification (administrator_id, group_key)
  where read_at is null and group_key is not null;

-- Where nothing but what an account needs may go any more, whoever's it is: STOP, wrong numbers.
create table message_stop (
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  reason text not null check (reason in ('stop', 'wrong-address')),
  at timestamptz not null default now(),
  primary key (channel, recipient)
);

-- What of a message is registered where (TRAI's DLT for SMS, Meta for WhatsApp).
create table message_template (
  id uuid primary key,
  name text not null,
  channel text not null check (channel in ('sms', 'whatsapp')),
  -- The id the provider knows it by: MSG91's template id, WhatsApp's template name.
  provider_template text not null,
  language text not null default 'en',
  dlt_template_id text,
  entity_id text,
  header text,
  is_active boolean not null default true,
  version integer not null default 1,
  constraint message_template_once unique (name, channel),
  constraint message_template_dlt
    check (channel <> 'sms' or num_nulls(dlt_template_id, entity_id, header) = 0)
);

-- What one segment costs from a day on, until the next row of the channel.
create table message_rate (
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  from_day date not null,
  paise numeric(10, 2) not null check (paise >= 0),
  source text,
  primary key (channel, from_day)
);

-- One row, once somebody changed something; see server/notification/settings.ts for what holds without
-- it.
create table message_setting (
  is_only boolean primary key default true check (is_only),
  daily_cap_paise bigint not null check (daily_cap_paise >= 0),
  promotional_from integer not null check (promotional_from between 0 and 23),
  promotional_until integer not null check (promotional_until between 1 and 24),
  inquiries_per_hour integer not null check (inquiries_per_hour > 0),
  version integer not null default 1,
  check (promotional_from < promotional_until)
);

-- What was spent on a day in India, counted before a message goes, so that no two overstep the cap.
create table message_spending (
  day date primary key,
  paise numeric(12, 2) not null default 0,
  alarmed_at timestamptz
);

-- What providers told of messages, each thing once; a message's state follows from all of it,
-- so that the order they come in does not matter.
create table message_receipt (
  provider text not null,
  provider_message_id text not null,
  state text not null check (state in ('sent', 'delivered', 'failed')),
  code text,
  reason text,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (provider, provider_message_id, state)
);

-- How many messages there are of each kind and what they cost, for the cards above the log. Rows
-- add up, as those of property_tally do: a change appends what it adds and takes away, so that
-- writers never wait for one another, and now and then all are folded.
create table message_tally (
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  status text not null check (status in ('pending', 'sent', 'delivered', 'failed')),
  category text not null
    check (category in ('welcome', 'kyc', 'property', 'subscription', 'notification')),
  count bigint not null,
  paise numeric(14, 2) not null
);
