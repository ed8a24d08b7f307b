-- What homes like a listing ask (domain/price-range/). A job writes a row where something can be
-- said, after a change and once a day.
create table price_range (
  property_id uuid primary key references property on delete cascade,
  low bigint not null check (low > 0),
  high bigint not null,
  -- The homes it is made from, the most alike first.
  comparables uuid[] not null,
  -- How far half of such estimates were off, in its city or in all of India.
  median_error real not null check (median_error >= 0),
  is_error_of_city boolean not null,
  -- It asks far less, and other signs agree: visitors are warned.
  is_doubtful boolean not null default false,
  computed_at timestamptz not null default now(),
  constraint price_range_in_order check (high >= low)
);

-- How good the estimates of a city were, by the back-test of its live homes; without a city, those
-- of all India. The figures are null where too few homes could be tested.
create table price_range_market (
  id bigint generated always as identity primary key,
  city_id uuid references location on delete cascade,
  listing_type text not null check (listing_type in ('sell', 'rent')),
  tested integer not null check (tested >= 0),
  coverage real check (coverage between 0 and 1),
  median_error real check (median_error >= 0),
  abstention real check (abstention between 0 and 1),
  margin real,
  is_sound boolean not null,
  tested_at timestamptz not null default now(),
  constraint price_range_market_once unique nulls not distinct (city_id, listing_type),
  constraint price_range_market_sound check (
    not is_sound or (coverage + median_error + abstention + margin) is not null)
);

-- Listings that changed, and localities whose city was tested anew: their ranges are due.
create table price_range_change (
  id bigint generated always as identity primary key,
  property_id uuid not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
create table price_range_locality (
  location_id uuid not null references location on delete cascade,
  listing_type text not null check (listing_type in ('sell', 'rent')),
  primary key (location_id, listing_type)
);
