-- A city is popular by the searches of thirty days, or because an administrator says so
-- (docs/decisions/0221): how often each was searched for, by day in India, and by nobody.
create table city_search (
  day date not null,
  city_id uuid not null references location (id) on delete cascade,
  count bigint not null check (count > 0),
  primary key (day, city_id)
);
create index city_search_city on city_search (city_id);

alter table location
  add column is_popular boolean not null default false,
  add constraint location_popular_city check (not is_popular or type = 'city');
