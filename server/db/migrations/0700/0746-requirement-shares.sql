-- A requirement that a broker shares with another one, and how they split (decision 0106).
create table requirement_share (
  id uuid primary key,
  -- Null once the customer's account is erased: the terms stay.
  requirement_id uuid references requirement on delete set null,
  from_broker_id uuid not null references broker,
  to_broker_id uuid not null references broker,
  -- The part of the commission for the receiver, in per cent; the other part is the giver's.
  percent smallint not null check (percent between 1 and 99),
  note text check (note <> ''),
  -- What was shared, in English.
  summary text not null check (summary <> ''),
  state text not null default 'proposed'
    check (state in ('proposed', 'accepted', 'declined', 'expired')),
  expires_at timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint requirement_share_of_two check (from_broker_id <> to_broker_id),
  constraint requirement_share_day check (expires_at = created_at + interval '24 hours'),
  constraint requirement_share_decision_whole
    check ((state in ('accepted', 'declined')) = (decided_at is not null)),
  constraint requirement_share_in_time check (decided_at < expires_at)
);
-- A broker answers for a requirement through one other broker alone.
create unique index requirement_share_one on requirement_share (requirement_id, to_broker_id)
  where state in ('proposed', 'accepted');
create index requirement_share_given
  on requirement_share (from_broker_id, created_at desc, id desc);
create index requirement_share_received
  on requirement_share (to_broker_id, created_at desc, id desc);
create index requirement_share_waiting on requirement_share (expires_at) where state = 'proposed';

-- The broker through whom a home is offered.
alter table requirement_offer add column share_id uuid references requirement_share;
create index requirement_offer_share on requirement_offer (share_id) where share_id is not null;
