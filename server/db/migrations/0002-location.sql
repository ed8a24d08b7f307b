-- Places: a city holds areas, an area holds pincodes.

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
  constraint location_point_is_whole check ((latitude is null) = (longitude is null))
);
create unique index location_name_taken
  on location (lower(name), type, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'));
create index location_parent on location (parent_id);
