-- How many listings there are of each kind, so that an exact total costs the same at a thousand and
-- at a million. Rows add up: a change appends what it adds and takes away, so that writers never
-- wait for each other, and now and then the rows of one kind are folded into one.
create table property_tally (
  status text not null,
  is_live boolean not null,
  city_id uuid,
  property_type text not null,
  listing_type text not null,
  bedrooms smallint,
  furnished text,
  count bigint not null
);
-- Totals of what is live: most of the tally is not.
create index property_tally_live on property_tally (city_id, property_type, listing_type)
  include (bedrooms, furnished, count) where is_live;

-- Listings whose words changed since they were folded into the bitmaps, with the words they had. A
-- search leaves them out of the bitmaps and looks at them itself.
create table property_word_change (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  words text[] not null
-- Read by every search, and emptied all the time.
) with (
  autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0, vacuum_index_cleanup = on
);

-- What a broker wants shown as premium, in the order it was marked. Kept when the plan ends, so
-- that it holds again when the plan is renewed.
create table premium_mark (
  property_id uuid primary key references property on delete cascade,
  broker_id uuid not null references broker on delete cascade,
  marked_at timestamptz not null default now()
);
create index premium_mark_broker on premium_mark (broker_id, marked_at, property_id);

-- Listings to be rated anew. A change leaves a note of its own, so nobody waits for the job.
create table property_quality_change (
  id bigint generated always as identity primary key,
  property_id uuid not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

-- The number of each listing in the bitmaps.
create table property_slot (
  property_id uuid primary key,
  number integer not null unique,
  -- Where the listing was when it was folded; null where it was not live or on no map.
  latitude double precision,
  longitude double precision,
  -- Its finest cell, as `:cell 16 x y` names it: x * 65536 + y.
  cell bigint generated always as (
    floor((longitude + 180) / 360 * 65536)::bigint * 65536
    + floor((latitude + 90) / 360 * 65536)::bigint) stored
);
create index property_slot_cell on property_slot (cell) where cell is not null;

-- Of what is folded: how many lie in a cell, and the sums of their places, for their middle.
create table map_cell (
  word text collate "C" primary key,
  count bigint not null,
  latitude double precision not null,
  longitude double precision not null
);

-- What each listing was ordered by when it was folded; none of what was not live then.
create table property_order_key (
  property_id uuid primary key,
  keys double precision[] not null
) with (fillfactor = 90);

-- How many order keys lie from a key on to before the next one.
create table order_checkpoint (
  sort smallint not null,
  start double precision not null,
  count bigint not null,
  -- All have the same key: it is not divided further.
  is_one boolean not null default false,
  primary key (sort, start)
);

create table property_bitmap (
  word text collate "C" not null,
  block integer not null,
  -- Fewer than 128 of the 16,384 bits: compressed in place, some 80 bytes.
  sparse bit(16384),
  -- More of them: one in twenty-five of all rows.
  dense bit(16384),
  primary key (word, block),
  check ((sparse is null) <> (dense is null))
) with (fillfactor = 85);
alter table property_bitmap
  alter column sparse set storage main,
  alter column dense set storage plain;

-- How many live listings there are of each kind, whatever their place and rooms: a few rows that
-- add up, as those of property_tally do.
create table property_kind_tally (
  property_type text not null,
  listing_type text not null,
  count bigint not null
);

create table property_card (
  property_id uuid primary key references property on delete cascade,
  -- A `PropertyCard` as it is sent: `json` keeps its bytes.
  card json not null
-- Kept in the row as it is: nothing is unpacked or fetched from elsewhere to show it.
) with (toast_tuple_target = 8160);

create table property_ranking (
  property_id uuid primary key references property on delete cascade,
  -- As in property_slot, once it is in the bitmaps.
  number integer unique,
  -- Seconds since 1970.
  listed_at bigint not null,
  confirmed_at bigint not null,
  is_let boolean not null,
  latitude double precision,
  longitude double precision,
  title text not null,
  place text not null,
  -- How complete it is told, 0 to 100 (domain/listing-quality/listing-quality.ts); null until it is rated.
  score smallint check (score between 0 and 100)
-- Most rows are written again soon: their number and their score come later.
) with (fillfactor = 80);

-- One row for each order. Not packed, since it would be unpacked for each page.
create table order_checkpoint_sum (
  sort smallint primary key,
  starts double precision[] not null,
  before bigint[] not null,
  total bigint not null
);
alter table order_checkpoint_sum
  alter column starts set storage external,
  alter column before set storage external;

create view property_word as
  select word, block, coalesce(dense, sparse) as bits from property_bitmap;
