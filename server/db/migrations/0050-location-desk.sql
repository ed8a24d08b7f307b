-- Listings and brokers of a place are counted here, without visiting the rows; a place that is
-- deleted or merged finds its listings by it.
create index property_location on property (location_id, broker_id) include (is_live, removed_at);
create index property_live_city_broker on property (city_id, broker_id) where is_live;
create index broker_operating_area on broker using gin (folded(operating_areas));

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
