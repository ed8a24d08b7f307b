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
