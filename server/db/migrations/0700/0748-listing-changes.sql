-- What changed of public listings, before it has a place in the feed: written with the change.
create table listing_change_pending (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  kind text not null check (kind in ('published', 'changed', 'price_changed', 'unavailable')),
  -- What it asks then.
  price bigint not null,
  at timestamptz not null default clock_timestamp()
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

-- The feed that partners follow. One writer at a time numbers it, so that no smaller number is
-- committed after a larger one: who has read up to a number has missed nothing.
create table listing_change (
  number bigint generated always as identity primary key,
  id uuid not null default gen_random_uuid(),
  property_id uuid not null,
  kind text not null check (kind in ('published', 'changed', 'price_changed', 'unavailable')),
  price bigint not null,
  at timestamptz not null
);
create index listing_change_at on listing_change (at);

-- Up to which number the feed was swept: who has read less begins anew.
create table listing_change_swept (
  is_only boolean primary key default true check (is_only),
  swept bigint not null
);
