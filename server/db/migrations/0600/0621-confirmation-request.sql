-- When its broker was last asked whether a listing is still available.
alter table property
  add column confirmation_asked_at timestamptz,
  -- When visitors had it marked as unconfirmed: its broker is asked once for their reports.
  add column doubted_at timestamptz;

-- What a message asked a broker to confirm: its link confirms these listings and nothing else.
create table confirmation_request (
  id uuid primary key,
  broker_id uuid not null references broker on delete cascade,
  property_ids uuid[] not null check (property_ids <> '{}'),
  created_at timestamptz not null default now()
);
create index confirmation_request_broker on confirmation_request (broker_id);
create index confirmation_request_created on confirmation_request (created_at);

-- Reports from one network are not independent: a keyed hash, wider than a household.
alter table flag add column network bytea;
create index flag_gone on flag (property_id, created_at) where reason = 'gone';
