-- Whoever saves a home is told of its price and its end. Homes saved before asked for nothing.
alter table saved_property add column has_alerts boolean not null default false;
alter table saved_property
  alter column has_alerts set default true,
  -- What was told last; null where nothing was told since it was saved.
  add column known_price bigint,
  add column known_state text check (known_state in ('live', 'gone', 'sold'));

-- Saved homes whose price or state changed. One that goes off the site is told of a day later:
-- most come back from review by then.
create table saved_home_event (
  property_id uuid not null references property on delete cascade,
  is_going boolean not null,
  due_at timestamptz not null,
  primary key (property_id, is_going)
);
