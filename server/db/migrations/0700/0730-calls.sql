-- What seekers report: that a broker called or wrote to a number that was not shared any more.
create table call_report (
  id uuid primary key,
  broker_id uuid not null references broker,
  -- The conversation it is about: the first inquiry of its sender.
  inquiry_id uuid not null references inquiry,
  customer_id uuid references customer on delete set null,
  kind text not null check (kind in ('call', 'sms', 'whatsapp')),
  -- In India, as the seeker says.
  happened_on date not null,
  note text check (note <> ''),
  -- Whether the broker sees no number of anybody before responding.
  suspends boolean not null,
  status text not null default 'open'
    check (status in ('open', 'responded', 'upheld', 'dismissed')),
  response text check (response <> ''),
  responded_at timestamptz,
  -- Of an upheld one: until when the broker sees no number of anybody.
  suspended_until timestamptz,
  -- Shown to both sides.
  reason text check (reason <> ''),
  decided_by uuid references administrator,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint call_report_responded_whole
    check (case status when 'open' then responded_at is null
      when 'responded' then responded_at is not null else true end),
  constraint call_report_decision_whole
    check ((status in ('upheld', 'dismissed')) = (decided_at is not null)),
  constraint call_report_upheld_suspends check ((status = 'upheld') = (suspended_until is not null))
);
create unique index call_report_one_undecided on call_report (inquiry_id)
  where status in ('open', 'responded');
create index call_report_newest on call_report (status, created_at desc, id desc);
create index call_report_broker on call_report (broker_id, created_at desc);
create index call_report_inquiry on call_report (inquiry_id);
create index call_report_customer on call_report (customer_id) where customer_id is not null;
create index call_report_suspending on call_report (broker_id) where suspends and status = 'open';
create index call_report_suspended on call_report (broker_id, suspended_until)
  where suspended_until is not null;

-- Calls that the product started between a broker and a seeker, who see no number of each other.
create table relay_call (
  id uuid primary key,
  -- The conversation it belongs to: the first inquiry of its sender.
  inquiry_id uuid not null references inquiry,
  broker_id uuid not null references broker,
  started_by text not null check (started_by in ('broker', 'customer')),
  state text not null default 'starting' check (state in
    ('starting', 'started', 'completed', 'no-answer', 'busy', 'failed')),
  provider text not null,
  -- Null until the provider has answered, or where that answer was lost.
  provider_call_id text,
  talk_seconds integer check (talk_seconds >= 0),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint relay_call_known_once unique (provider, provider_call_id),
  constraint relay_call_ended_whole
    check ((state in ('starting', 'started')) = (ended_at is null))
);
create index relay_call_inquiry on relay_call (inquiry_id, created_at desc);
create index relay_call_broker on relay_call (broker_id, created_at desc);

alter table lead_entry drop constraint lead_entry_kind_check, add constraint lead_entry_kind_check
  check (kind in ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again',
    'withdrawn', 'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-met', 'visit-missed',
    'number-shared', 'number-hidden', 'assigned', 'called'));
