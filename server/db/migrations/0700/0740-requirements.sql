-- What customers look for, shown to brokers whose homes fit without who they are (decision 0106).
create table requirement (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  -- The filters of the public list, as its address carries them.
  filters jsonb not null,
  -- In the customer's own words.
  note text check (note <> ''),
  -- What of the filters rules most listings out, so that few requirements are asked about each.
  listing_type text not null check (listing_type in ('sell', 'rent', 'lease')),
  property_types text[],
  min_price bigint not null,
  max_price bigint not null,
  state text not null default 'open' check (state in ('open', 'paused', 'ended', 'removed')),
  ends_at timestamptz not null,
  -- When its customer was told that it ends soon.
  reminded_at timestamptz,
  ended_at timestamptz,
  -- Shown to the customer.
  removal_reason text check (removal_reason <> ''),
  removed_by uuid references administrator,
  removed_by_name text,
  -- Whether it was held against all live listings since it last changed.
  is_matched boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint requirement_end_whole check ((state in ('ended', 'removed')) = (ended_at is not null)),
  constraint requirement_removal_whole check ((state = 'removed') = (removal_reason is not null))
);
create index requirement_customer on requirement (customer_id, created_at desc, id desc);
create index requirement_newest on requirement (created_at desc, id desc);
create index requirement_unmatched on requirement (created_at) where state = 'open'
  and not is_matched;
create index requirement_open on requirement (listing_type, max_price) where state = 'open';
create index requirement_ending on requirement (ends_at) where state in ('open', 'paused');

-- A live listing that fits a requirement. The key is what makes each pair be told once.
create table requirement_match (
  requirement_id uuid not null references requirement on delete cascade,
  property_id uuid not null references property on delete cascade,
  -- One that no longer fits stays, so that it is not told again when it fits once more.
  is_fit boolean not null default true,
  matched_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (requirement_id, property_id)
);
create index requirement_match_listing on requirement_match (property_id) where is_fit;
create index requirement_match_untold on requirement_match (property_id) where told_at is null
  and is_fit;

-- Listings that became live or changed, to be held against the open requirements.
create table requirement_listing (
  id bigint generated always as identity primary key,
  property_id uuid not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

-- A home that its broker offers for a requirement, once.
create table requirement_offer (
  id uuid primary key,
  requirement_id uuid not null references requirement on delete cascade,
  property_id uuid not null references property on delete cascade,
  broker_id uuid not null references broker,
  note text check (note <> ''),
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined')),
  -- Of an accepted one: the conversation in which it goes on.
  inquiry_id uuid references inquiry,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint requirement_offer_once unique (requirement_id, property_id),
  constraint requirement_offer_decision_whole check ((state = 'sent') = (decided_at is null)),
  constraint requirement_offer_accepted_whole
    check ((state = 'accepted') = (inquiry_id is not null))
);
create index requirement_offer_broker on requirement_offer (broker_id, created_at desc, id desc);
create index requirement_offer_property on requirement_offer (property_id);
create index requirement_offer_inquiry on requirement_offer (inquiry_id)
  where inquiry_id is not null;

alter table lead_entry drop constraint lead_entry_kind_check, add constraint lead_entry_kind_check
  check (kind in ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again',
    'withdrawn', 'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-met', 'visit-missed',
    'number-shared', 'number-hidden', 'assigned', 'called', 'offer-accepted'));
