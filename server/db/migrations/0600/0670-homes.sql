-- One home that several listings offer or offered: of several brokers at once, or again after a
-- pause. It has no facts of its own; its row is locked while one of its listings goes live.
create table home (
  id uuid primary key,
  created_at timestamptz not null default now()
);

-- Of the live listings of a home one is in lists, counts and searches (is_live); the others are
-- represented by it. All three are kept by triggers and by server/home alone.
alter table property
  add column home_id uuid references home,
  add column is_represented boolean not null default false,
  -- How many listings offer the home, and since when it is on the market: of the one that is_live.
  add column offer_count smallint not null default 1 check (offer_count > 0),
  add column market_since timestamptz,
  add constraint property_represented_within_home
    check (not is_represented or (home_id is not null and not is_live));
create unique index property_one_live_of_home on property (home_id)
  where is_live and home_id is not null;
create index property_of_home on property (home_id) where home_id is not null;
-- Where other listings of a home are looked for.
create index property_home_location on property (location_id, listing_type, area_sqft)
  where location_id is not null;
create index property_home_pincode on property (pincode, listing_type, area_sqft)
  where pincode is not null;

-- Two listings that were found alike, and what was decided: `open` waits for a reviewer, `auto` was
-- decided by rule (domain/home/same-home.ts).
create table home_pair (
  id uuid primary key,
  one_id uuid not null references property on delete cascade,
  other_id uuid not null references property on delete cascade,
  score real not null,
  reasons text[] not null,
  state text not null check (state in ('open', 'auto', 'same', 'different')),
  decided_by uuid references administrator,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint home_pair_in_order check (one_id < other_id),
  constraint home_pair_once unique (one_id, other_id),
  constraint home_pair_decision_whole check (
    (state in ('same', 'different')) = (decided_at is not null)
    and (decided_at is null) = (decided_by_name is null))
);
create index home_pair_other on home_pair (other_id);
create index home_pair_state on home_pair (state, created_at, id);

-- Listings whose home has to be looked for again: a job does it (server/home/follow.ts).
create table home_change (
  id bigint generated always as identity primary key,
  property_id uuid not null references property on delete cascade
);
create index home_change_property on home_change (property_id);

insert into home_change (property_id)
select id from property where status in ('approved', 'sold', 'rented') and removed_at is null
order by created_at, id;
