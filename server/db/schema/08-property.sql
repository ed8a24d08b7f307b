create table property (
  id uuid primary key,
  broker_id uuid not null references broker,
  title text not null,
  description text not null,
  property_type text not null check (property_type in
    ('apartment', 'villa', 'house', 'plot', 'commercial', 'office', 'industrial', 'agricultural')),
  listing_type text not null check (listing_type in ('sell', 'rent', 'lease')),
  price bigint not null check (price > 0),
  area numeric(14, 2) not null check (area > 0),
  area_unit text not null check (area_unit in ('sqft', 'sqmt', 'acre')),
  -- Compared in square feet whatever the unit; the factors are exact but sqmt's, see
  -- domain/area/area.ts.
  area_sqft double precision not null generated always as (
    area * case area_unit when 'sqft' then 1 when 'sqmt' then 10.7639104167 else 43560 end) stored,
  bedrooms smallint check (bedrooms between 0 and 50),
  bathrooms smallint check (bathrooms between 0 and 50),
  parking_spaces smallint check (parking_spaces between 0 and 100),
  floor smallint,
  total_floors smallint,
  furnished text check (furnished in ('unfurnished', 'semi-furnished', 'fully-furnished')),
  location_id uuid references location,
  -- The city of the location, kept by a trigger: most filters ask for a city.
  city_id uuid references location,
  location_text text not null,
  address text not null,
  pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision,
  longitude double precision,
  amenities text[] not null default '{}',
  features text[] not null default '{}',
  detail jsonb not null default '{}',
  search_vector tsvector not null default ''::tsvector,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'sold', 'rented')),
  rejection_reason text,
  -- What the public sees: approved, of an active broker with verified KYC. Kept by trigger only.
  is_live boolean not null default false,
  views bigint not null default 0 check (views >= 0),
  inquiries bigint not null default 0 check (inquiries >= 0),
  version integer not null default 1,
  -- The price that was reviewed: many small raises add up to a material one. Kept by trigger only.
  approved_price bigint,
  -- Where an imported row came from: the same row of the same file is never taken twice.
  source_key bytea,
  created_at timestamptz not null default now(),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  removed_at timestamptz,
  constraint property_rejection_has_reason
    check (status <> 'rejected' or rejection_reason is not null),
  constraint property_floor_in_building
    check (floor is null or total_floors is null or floor <= total_floors),
  constraint property_point_is_whole check ((latitude is null) = (longitude is null)),
  constraint property_source_taken unique (source_key),
  -- How a listing ended: when, for how much and through whom; known to its broker alone. And
  -- whether its broker took it away, which can be undone for a moment.
  closed_at timestamptz,
  closed_price bigint check (closed_price > 0),
  closed_source text check (
    closed_source in ('brickbazaar', 'own-client', 'referral', 'another-portal', 'other')),
  withdrawn_at timestamptz,
  -- Marked, live, and within the plan that holds today; follows premium_mark and the plan.
  is_premium boolean not null default false,
  map_latitude double precision,
  map_longitude double precision,
  map_is_exact boolean not null default false,
  constraint property_map_point_is_whole check ((map_latitude is null) = (map_longitude is null)),
  -- The part of its first public price by which a listing has become cheaper. Kept by trigger only.
  -- The first one counts, so that raising a price to lower it again makes no bargain.
  price_drop real not null default 0
    check (price_drop >= 0 and price_drop < 1),
  traits text[] not null
  generated always as (property_traits(detail, floor, total_floors, bedrooms, bathrooms)) stored,
  -- When its broker last said that it is still to be had.
  confirmed_at timestamptz,
  -- The source of an imported row without its price: the home, whatever it costs now.
  home_key bytea,
  -- The price its broker's list said last; an edit by hand does not change it.
  listed_price bigint check (listed_price > 0),
  import_id uuid references import_run on delete set null,
  constraint property_listed_home check ((home_key is null) = (listed_price is null))
) with (fillfactor = 90);
-- The included columns let filters and counts be answered from the index, without visiting the
-- rows.
create index property_live_newest on property (created_at desc, id desc)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
    where is_live;
create index property_live_price on property (price, id)
  include (city_id, property_type, listing_type, bedrooms, furnished, area_sqft) where is_live;
create index property_live_area on property (area_sqft, id) where is_live;
create index property_live_city_price on property (city_id, price, id)
  include (property_type, listing_type, bedrooms, furnished, area_sqft) where is_live;
create index property_live_location on property (location_id, created_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;
create index property_live_type on property (property_type, listing_type, created_at desc, id desc)
  where is_live;
create index property_live_pincode on property (pincode) where is_live;
-- Of all listings: PostgreSQL does not combine two indexes with the same condition.
create index property_amenity on property using gin (folded(amenities));
create index property_broker on property (broker_id, created_at desc, id desc)
  where removed_at is null;
create index property_all_newest on property (created_at desc, id desc) where removed_at is null;
create index property_all_price on property (price, id) where removed_at is null;
create index property_status on property (status, created_at desc, id desc)
  where removed_at is null;
-- What the public finds, and what only the back office finds: together each word once.
create index property_live_search on property using gin (search_vector) where is_live;
create index property_hidden_search on property using gin (search_vector)
  where not is_live and removed_at is null;
-- Listings and brokers of a place are counted here, without visiting the rows; a place that is
-- deleted or merged finds its listings by it.
create index property_location on property (location_id, broker_id) include (is_live, removed_at);
create index property_live_city_broker on property (city_id, broker_id) where is_live;
create index property_address on property (plain_address(address)) where removed_at is null;
-- The review desk: who has waited longest comes first.
create index property_waiting on property (submitted_at, id)
  where status = 'pending' and removed_at is null;
-- The orders of the back office's list, with and without a status.
create index property_title on property (lower(title), id) where removed_at is null;
create index property_status_title on property (status, lower(title), id) where removed_at is null;
create index property_status_price on property (status, price, id) where removed_at is null;
-- The same order over listings in every state.
create index property_submitted on property (submitted_at, id) where removed_at is null;
create index property_premium on property (city_id, created_at desc, id desc)
  where is_live and is_premium;
create index property_live_rate on property ((price / area_sqft), id)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
    where is_live;
create index property_live_drop on property (price_drop desc, id desc)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
    where is_live;
-- Names of societies, for suggestions while somebody types.
create index property_society on property
  (lower(detail ->> 'society') text_pattern_ops, city_id) where is_live and detail ? 'society';
-- A city with a type and a kind of deal is what visitors filter by most: its newest are the
-- beginning of this index. Without it the newest of the whole country were gone through for a rare
-- kind.
create index property_live_city_kind on property
  (city_id, property_type, listing_type, created_at desc, id desc) where is_live;
create index property_live_city_newest on property (city_id, created_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished) where is_live;
-- For sale or for rent, by price: without it the cheapest homes for sale lie behind all that are
-- let.
create index property_live_way_price on property (listing_type, price, id)
  include (property_type, furnished, bedrooms) where is_live;
create index property_home on property (home_key) where home_key is not null;
create index property_import on property (import_id) where import_id is not null;

create table property_image (
  property_id uuid not null references property on delete cascade,
  position smallint not null check (position between 0 and 19),
  media_id uuid not null references media,
  is_primary boolean not null default false,
  primary key (property_id, position),
  constraint property_image_once unique (property_id, media_id)
);
create unique index property_image_one_primary on property_image (property_id) where is_primary;
create index property_image_media on property_image (media_id);

-- One row per listing, visitor and day in India; the visitor is a keyed hash, not a person.
create table property_view (
  property_id uuid not null references property on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (property_id, day, visitor)
);

-- What visitors say is wrong with a listing.
create table flag (
  id uuid primary key,
  property_id uuid not null references property,
  reason text not null
    check (reason in ('fake', 'gone', 'wrong', 'duplicate', 'offensive', 'other')),
  note text,
  contact text,
  -- A keyed hash, not a person: one report of a listing per visitor and day in India.
  visitor bytea not null,
  day date not null,
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  decided_by uuid references administrator,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint flag_once_a_day unique (property_id, visitor, day),
  constraint flag_decision_whole check ((status = 'open') = (decided_at is null))
);
create index flag_newest on flag (status, created_at desc, id desc);
create index flag_property on flag (property_id, status);

-- What a reviewer approved last: the facts, and the photos, which are kept for as long.
create table property_approval (
  property_id uuid primary key references property on delete cascade,
  approved_at timestamptz not null default now(),
  facts jsonb not null,
  photos uuid[] not null
);
create index property_approval_photo on property_approval using gin (photos);

-- How often a listing stood in a list of results, by day in India: counts, not persons. Gathered in
-- memory and added in batches, so that a list costs no write.
create table property_impression (
  property_id uuid not null references property on delete cascade,
  day date not null,
  count bigint not null check (count > 0),
  primary key (property_id, day)
) with (fillfactor = 70);

-- Who took one of the ways to the broker: a row per listing, way, visitor and day, as for views.
-- The visitor is a keyed hash, not a person.
create table property_contact (
  property_id uuid not null references property on delete cascade,
  day date not null,
  way text not null check (way in ('call', 'whatsapp', 'email')),
  visitor bytea not null,
  primary key (property_id, day, way, visitor)
);

-- Listings that became live or cheaper and were not yet held against the searches: written with the
-- change itself, taken away with what came of it.
create table listing_event (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  news text not null,
  constraint listing_event_news_check check (news in ('live', 'drop', 'change')),
  -- The listing as it was before the change: whoever it fitted then knows it already.
  before jsonb,
  constraint listing_event_before_check check ((news = 'change') = (before is not null))
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

create table property_price (
  property_id uuid not null references property on delete cascade,
  at timestamptz not null,
  price bigint not null check (price > 0),
  primary key (property_id, at)
);

-- Which societies there are: a process has their names in memory, and asks for those that came
-- since. A name whose homes are gone stays, and finds none.
create table society_name (
  number bigint generated always as identity primary key,
  -- Says whether this is the row that a process read: numbers begin anew where a database does.
  mark uuid not null default gen_random_uuid(),
  -- In lower case, as the index `property_society` has it.
  spelling text not null
);
-- Not unique: two that bring the same new names would wait for each other in a circle. One of them
-- twice is one in memory.
create index society_name_spelling on society_name (spelling text_pattern_ops);

-- What the check of a run found to be a listing of ours at another price.
create table import_price_change (
  run_id uuid not null references import_run on delete cascade,
  line integer not null,
  property_id uuid not null references property on delete cascade,
  primary key (run_id, line),
  constraint import_price_change_once unique (property_id, run_id),
  -- What the paired row is known by: the same row further down is a duplicate of it.
  key bytea
);

-- What was submitted lately, by its content: an equal listing within a minute and without an
-- idempotency key is the same one.
create table listing_submission (
  broker_id uuid not null,
  content_hash bytea not null check (length(content_hash) = 32),
  -- Named before the listing is there.
  property_id uuid not null references property on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (broker_id, content_hash)
);
create index listing_submission_property on listing_submission (property_id);
create index listing_submission_created on listing_submission (created_at);
