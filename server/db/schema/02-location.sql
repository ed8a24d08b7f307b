create table location (
  id uuid primary key,
  name text not null check (name <> ''),
  type text not null check (type in ('city', 'area', 'pincode')),
  parent_id uuid references location,
  state text not null default '',
  district text,
  pincode text check (pincode ~ '^[1-9][0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  description text,
  aliases text[] not null default '{}',
  -- A place named by an import waits here, inactive, until an administrator accepts it.
  is_proposed boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint location_proposed_is_inactive check (not (is_proposed and is_active)),
  constraint location_city_is_root check ((type = 'city') = (parent_id is null)),
  constraint location_point_is_whole check ((latitude is null) = (longitude is null)),
  version integer not null default 1,
  is_popular boolean not null default false,
  constraint location_popular_city check (not is_popular or type = 'city')
);
create unique index location_name_taken
  on location (lower(name), type, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'));
create index location_parent on location (parent_id);
-- A filter by place names it in any case, by any of its names.
create index location_alias on location using gin (folded(aliases));

-- Places whose names have changed: their listings carry the old words until they have been visited.
create table location_rename (
  location_id uuid primary key references location on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  -- Visited twice, the second time a minute later: a listing that was being submitted while the
  -- name changed may have read the old one.
  is_last_visit boolean not null default false,
  -- The last listing that was visited.
  visited_id uuid
);

-- How many listings lie in each place, itself, whatever their state. Rows add up, as those of
-- property_tally do: a change appends what it adds and takes away, so that writers never wait for
-- one another, and now and then the rows of a place are folded into one.
create table place_tally (
  location_id uuid not null,
  count bigint not null
);
create index place_tally_location on place_tally (location_id) include (count);

-- Says whether the Locations are still the ones a process has in memory: a change leaves a mark of
-- its own, seen exactly by whoever sees the change. Old marks go with new ones.
create table location_change (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now()
);

-- A city is popular by the searches of thirty days, or because an administrator says so:
-- how often each was searched for, by day in India, and by nobody.
create table city_search (
  day date not null,
  city_id uuid not null references location (id) on delete cascade,
  count bigint not null check (count > 0),
  primary key (day, city_id)
);
create index city_search_city on city_search (city_id);

-- Who searched for a city on a day, so that each is counted once: a keyed hash, another
-- one each day, removed when the day is over.
create table city_search_visitor (
  day date not null,
  city_id uuid not null references location (id) on delete cascade,
  visitor bytea not null,
  primary key (day, city_id, visitor)
);
create index city_search_visitor_city on city_search_visitor (city_id);
