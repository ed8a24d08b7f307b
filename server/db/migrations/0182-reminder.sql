-- Whom the follow-ups of a day were told, so that a restart tells nobody twice.
create table follow_up_reminder (
  broker_id uuid not null references broker on delete cascade,
  day date not null,
  primary key (broker_id, day)
);
create index lead_follow_up on lead (follow_up_on, broker_id) where follow_up_on is not null;

-- Inquiries beyond what a broker is told of one by one: told as a number once an hour is over.
create table inquiry_digest (
  broker_id uuid primary key references broker on delete cascade,
  since timestamptz not null default now(),
  count integer not null default 1
);
