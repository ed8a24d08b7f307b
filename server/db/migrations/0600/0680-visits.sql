-- When brokers show homes, and who comes. Clock times are minutes of a day in India.
create table visit_schedule (
  broker_id uuid primary key references broker on delete cascade,
  is_open boolean not null,
  length_minutes smallint not null check (length_minutes between 10 and 240),
  -- Between two visits at one place.
  buffer_minutes smallint not null check (buffer_minutes between 0 and 240),
  -- Between two visits at different places, where that is more.
  travel_minutes smallint not null check (travel_minutes between 0 and 480),
  days_ahead smallint not null check (days_ahead between 1 and 60),
  notice_minutes integer not null check (notice_minutes between 0 and 20160),
  version integer not null default 1
);

-- The weekly pattern; 1 is Monday (ISO 8601).
create table visit_hours (
  broker_id uuid not null references visit_schedule on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint not null check (opens >= 0),
  closes smallint not null check (closes > opens and closes <= 1440),
  constraint visit_hours_apart exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&,
    int4range(weekday, weekday, '[]') with &&,
    int4range(opens, closes) with &&)
);

-- One day: closed where it has no times, else open then, beside the weekly pattern.
create table visit_exception (
  broker_id uuid not null references visit_schedule on delete cascade,
  day date not null,
  opens smallint check (opens >= 0),
  closes smallint check (closes > opens and closes <= 1440),
  constraint visit_exception_whole check ((opens is null) = (closes is null)),
  -- A closed day is the whole of it, so it has no extra hours.
  constraint visit_exception_apart exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&,
    daterange(day, day, '[]') with &&,
    int4range(coalesce(opens, 0), coalesce(closes, 1440)) with &&)
);

-- What a listing has of its own; one without a row is shown as its broker's schedule says.
create table visit_listing (
  property_id uuid primary key references property on delete cascade,
  is_open boolean not null,
  note text check (note <> '')
);

create table visit (
  id uuid primary key,
  broker_id uuid not null references broker,
  property_id uuid not null references property,
  -- Whose conversation it belongs to, and so whose consent it needs.
  inquiry_id uuid not null references inquiry,
  customer_id uuid references customer on delete set null,
  -- Equal for homes without a way between them.
  place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With the buffer that was in force when it was booked.
  busy_until timestamptz not null,
  state text not null default 'booked' check (state in ('booked', 'met', 'cancelled')),
  -- Of its calendar event: counts its changes (RFC 5545, 3.8.7.4).
  sequence integer not null default 0,
  -- When its event last changed.
  changed_at timestamptz not null default now(),
  -- The time that the broker proposes instead.
  proposed_at timestamptz,
  met_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'broker')),
  cancel_reason text,
  day_reminded_at timestamptz,
  hours_reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint visit_lasts check (starts_at < ends_at and ends_at <= busy_until),
  constraint visit_met_whole check ((state = 'met') = (met_at is not null)),
  constraint visit_cancelled_whole check ((state = 'cancelled') = (cancelled_at is not null)
    and (state = 'cancelled') = (cancelled_by is not null)),
  constraint visit_proposal_open check (proposed_at is null or state = 'booked'),
  -- One slot has one winner.
  constraint visit_slot_once exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&,
    tstzrange(starts_at, busy_until) with &&) where (state <> 'cancelled'),
  constraint visit_customer_once exclude using gist (
    uuid_range(customer_id, customer_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&)
    where (state <> 'cancelled' and customer_id is not null)
);
create index visit_broker on visit (broker_id, starts_at);
create index visit_customer on visit (customer_id, starts_at desc) where customer_id is not null;
create index visit_property on visit (property_id, starts_at);
create index visit_inquiry on visit (inquiry_id);
create index visit_upcoming on visit (starts_at) where state = 'booked';

-- That one side says the other did not come, and what the other says to it.
create table visit_no_show (
  visit_id uuid not null references visit on delete cascade,
  -- Who waited.
  said_by text not null check (said_by in ('customer', 'broker')),
  said_at timestamptz not null default now(),
  answer text check (answer in ('agreed', 'disputed')),
  answered_at timestamptz,
  primary key (visit_id, said_by),
  constraint visit_no_show_answer_whole check ((answer is null) = (answered_at is null))
);

alter table lead_entry drop constraint lead_entry_kind_check;
alter table lead_entry add constraint lead_entry_kind_check check (kind in
  ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again', 'withdrawn',
    'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-met', 'visit-missed'));
