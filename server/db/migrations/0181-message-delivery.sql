-- What it takes to hand a message to a telephone company, and what becomes of it there.
alter table message
  add column is_promotional boolean not null default false,
  add column consent_id uuid references consent,
  add column segments integer not null default 1 check (segments > 0),
  -- As registered when it went: DLT or WhatsApp template, principal entity, header.
  add column registered_template text,
  add column entity_id text,
  add column header text,
  add column failure_code text;
drop index message_due;
create index message_due on message (channel, is_promotional, next_attempt_at) where status = 'pending';
create index message_lapsed on message (leased_until) where status = 'pending' and leased_until is not null;
create index message_provider_id on message (provider_message_id) where provider_message_id is not null;

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
  constraint message_template_dlt check (channel <> 'sms' or num_nulls(dlt_template_id, entity_id, header) = 0)
);
create trigger message_template_version before update on message_template
  for each row execute function count_version();

-- What one segment costs from a day on, until the next row of the channel.
create table message_rate (
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  from_day date not null,
  paise numeric(10, 2) not null check (paise >= 0),
  source text,
  primary key (channel, from_day)
);

-- One row, once somebody changed something; see server/message/setting.ts for what holds without it.
create table message_setting (
  is_only boolean primary key default true check (is_only),
  daily_cap_paise bigint not null check (daily_cap_paise >= 0),
  promotional_from integer not null check (promotional_from between 0 and 23),
  promotional_until integer not null check (promotional_until between 1 and 24),
  inquiries_per_hour integer not null check (inquiries_per_hour > 0),
  version integer not null default 1,
  check (promotional_from < promotional_until)
);
create trigger message_setting_version before update on message_setting
  for each row execute function count_version();

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
