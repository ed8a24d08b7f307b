-- Who searched for a city on a day, so that each is counted once (docs/decisions/0221): a keyed hash,
-- another one each day, removed when the day is over.
create table city_search_visitor (
  day date not null,
  city_id uuid not null references location (id) on delete cascade,
  visitor bytea not null,
  primary key (day, city_id, visitor)
);
create index city_search_visitor_city on city_search_visitor (city_id);
