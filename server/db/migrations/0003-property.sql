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
  -- The price that was reviewed: many small raises add up to a material one. Kept by trigger only.
  approved_price bigint,
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

-- Who may be shown at all: reviewed, and of an active broker with verified KYC (design 3). Sold and
-- rented ones keep their page.
create function property_has_page(status text, removed_at timestamptz, broker_status text, kyc_status text)
returns boolean language sql immutable parallel safe as $$
  select status in ('approved', 'sold', 'rented') and removed_at is null
    and broker_status = 'active' and kyc_status = 'verified'
$$;

-- What the public lists, counts and searches.
create function property_goes_live(status text, removed_at timestamptz, broker_status text, kyc_status text)
returns boolean language sql immutable parallel safe as $$
  select status = 'approved' and property_has_page(status, removed_at, broker_status, kyc_status)
$$;

create function keep_property_truths() returns trigger language plpgsql as $$
declare
  owner record;
begin
  -- Shared lock: a KYC decision that runs at the same moment waits and then sees this listing.
  select status, kyc_status into owner from broker where id = new.broker_id for share;
  new.is_live := coalesce(
    property_goes_live(new.status, new.removed_at, owner.status, owner.kyc_status), false);
  if new.status = 'approved' and (tg_op = 'INSERT' or old.status <> 'approved') then
    new.approved_price := new.price;
  end if;
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

-- Amenities and aliases are asked for whatever their case.
-- The cost is as measured: the planner takes it for free otherwise and avoids the index.
create function folded(words text[]) returns text[]
language sql immutable strict parallel safe cost 400 as $$
  select array(select lower(word) from unnest(words) word)
$$;

-- A filter by place names it in any case, by any of its names.
create index location_alias on location using gin (folded(aliases));

-- The included columns let filters and counts be answered from the index, without visiting the rows.
create index property_live_newest on property (created_at desc, id desc)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;
create index property_live_price on property (price, id)
  include (city_id, property_type, listing_type, bedrooms, furnished, area_sqft) where is_live;
create index property_live_area on property (area_sqft, id) where is_live;
create index property_live_city_newest on property (city_id, created_at desc, id desc) where is_live;
create index property_live_city_price on property (city_id, price, id)
  include (property_type, listing_type, bedrooms, furnished, area_sqft) where is_live;
create index property_live_location on property (location_id, created_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;
create index property_live_type on property (property_type, listing_type, created_at desc, id desc) where is_live;
create index property_live_pincode on property (pincode) where is_live;
-- Of all listings: PostgreSQL does not combine two indexes with the same condition.
create index property_amenity on property using gin (folded(amenities));
create index property_broker on property (broker_id, created_at desc, id desc) where removed_at is null;
create index property_all_newest on property (created_at desc, id desc) where removed_at is null;
create index property_all_price on property (price, id) where removed_at is null;
create index property_status on property (status, created_at desc, id desc) where removed_at is null;
-- What the public finds, and what only the back office finds: together each word once.
create index property_live_search on property using gin (search_vector) where is_live;
create index property_hidden_search on property using gin (search_vector) where not is_live and removed_at is null;

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

create function fold_property_tally() returns void language sql as $$
  with taken as (
    delete from property_tally
    where ctid = any (array(select ctid from property_tally for update skip locked))
    returning *
  )
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, sum(count)
  from taken
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished
  having sum(count) <> 0
$$;

-- Counts everything anew; needed only after rows were written with triggers disabled.
create function refill_property_tally() returns void language sql as $$
  lock table property_tally in exclusive mode;
  delete from property_tally;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from property where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished
$$;

create function tally_added_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from added where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;
create trigger property_added_tallied
  after insert on property referencing new table as added
  for each statement execute function tally_added_properties();

create function tally_deleted_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, -count(*)
  from deleted where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  return null;
end
$$;
create trigger property_deleted_tallied
  after delete on property referencing old table as deleted
  for each statement execute function tally_deleted_properties();

create function tally_changed_property() returns trigger language plpgsql as $$
begin
  if old.removed_at is null then
    insert into property_tally values (old.status, old.is_live, old.city_id, old.property_type,
      old.listing_type, old.bedrooms, old.furnished, -1);
  end if;
  if new.removed_at is null then
    insert into property_tally values (new.status, new.is_live, new.city_id, new.property_type,
      new.listing_type, new.bedrooms, new.furnished, 1);
  end if;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;
create trigger property_changed_tallied
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished on property
  for each row
  when ((old.status, old.is_live, old.city_id, old.property_type, old.listing_type, old.bedrooms,
      old.furnished, old.removed_at)
    is distinct from (new.status, new.is_live, new.city_id, new.property_type, new.listing_type,
      new.bedrooms, new.furnished, new.removed_at))
  execute function tally_changed_property();

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
