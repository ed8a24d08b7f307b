-- Listings, their photos, and the counting of views.

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
  -- Compared in square feet whatever the unit (design 3); the factors are exact but sqmt's, see domain/area.ts.
  area_sqft double precision not null generated always as (
    area * case area_unit when 'sqft' then 1 when 'sqmt' then 10.7639104167 else 43560 end) stored,
  bedrooms smallint check (bedrooms between 0 and 50),
  bathrooms smallint check (bathrooms between 0 and 50),
  parking_spaces smallint check (parking_spaces between 0 and 100),
  floor smallint,
  total_floors smallint,
  furnished text check (furnished in ('unfurnished', 'semi-furnished', 'fully-furnished')),
  location_id uuid references location,
  -- The city of the location, kept by the trigger below: most filters ask for a city.
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
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'sold', 'rented')),
  rejection_reason text,
  -- What the public sees: approved, of an active broker with verified KYC (design 3). Kept by trigger only.
  is_live boolean not null default false,
  views bigint not null default 0 check (views >= 0),
  inquiries bigint not null default 0 check (inquiries >= 0),
  version integer not null default 1,
  -- Where an imported row came from: the same row of the same file is never taken twice.
  source_key bytea,
  created_at timestamptz not null default now(),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  removed_at timestamptz,
  constraint property_rejection_has_reason check (status <> 'rejected' or rejection_reason is not null),
  constraint property_floor_in_building check (floor is null or total_floors is null or floor <= total_floors),
  constraint property_point_is_whole check ((latitude is null) = (longitude is null)),
  constraint property_source_taken unique (source_key)
) with (fillfactor = 90);

create function property_goes_live(status text, removed_at timestamptz, broker_status text, kyc_status text)
returns boolean language sql immutable as $$
  select status = 'approved' and removed_at is null and broker_status = 'active' and kyc_status = 'verified'
$$;

create function keep_property_truths() returns trigger language plpgsql as $$
declare
  owner record;
begin
  -- Shared lock: a KYC decision that runs at the same moment waits and then sees this listing.
  select status, kyc_status into owner from broker where id = new.broker_id for share;
  new.is_live := coalesce(
    property_goes_live(new.status, new.removed_at, owner.status, owner.kyc_status), false);
  if new.location_id is null then
    if tg_op = 'UPDATE' and old.location_id is not null then
      new.city_id := null;
    end if;
  else
    new.city_id := (
      with recursive up as (
        select id, parent_id from location where id = new.location_id
        union all
        select location.id, location.parent_id from location join up on location.id = up.parent_id
      )
      select id from up where parent_id is null);
  end if;
  return new;
end
$$;
create trigger property_truths
  before insert or update of status, removed_at, broker_id, location_id, is_live on property
  for each row execute function keep_property_truths();

create function follow_broker_state() returns trigger language plpgsql as $$
begin
  update property set is_live = property_goes_live(property.status, removed_at, new.status, new.kyc_status)
  where broker_id = new.id
    and is_live <> property_goes_live(property.status, removed_at, new.status, new.kyc_status);
  return null;
end
$$;
create trigger broker_state_followed
  after update of status, kyc_status on broker
  for each row when (old.status <> new.status or old.kyc_status <> new.kyc_status)
  execute function follow_broker_state();

create index property_live_newest on property (created_at desc, id desc) where is_live;
create index property_live_price on property (price, id) where is_live;
create index property_live_area on property (area_sqft desc, id desc) where is_live;
create index property_live_city_newest on property (city_id, created_at desc, id desc) where is_live;
create index property_live_city_price on property (city_id, price, id) where is_live;
create index property_live_location on property (location_id, created_at desc, id desc) where is_live;
create index property_live_type on property (property_type, listing_type, created_at desc, id desc) where is_live;
create index property_live_search on property using gin (search_vector) where is_live;
create index property_broker on property (broker_id, created_at desc, id desc) where removed_at is null;
create index property_all_newest on property (created_at desc, id desc) where removed_at is null;
create index property_status on property (status, created_at desc, id desc) where removed_at is null;
create index property_all_search on property using gin (search_vector) where removed_at is null;

-- Uploaded photos: decoded and written anew in three widths under DATA_DIR/media.
create table media (
  id uuid primary key,
  broker_id uuid not null references broker,
  kind text not null default 'photo' check (kind in ('photo', 'drawing')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null,
  thumbhash bytea,
  created_at timestamptz not null default now()
);
create index media_broker on media (broker_id);

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
