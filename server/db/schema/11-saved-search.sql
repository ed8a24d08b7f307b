-- Homes a customer keeps in sight, as they were when they were saved.
create table saved_property (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  title text not null,
  price bigint not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'sold', 'rented')),
  created_at timestamptz not null default now(),
  -- Taken off, but not yet for good: saving it again soon is undoing, and keeps what was known.
  removed_at timestamptz,
  primary key (customer_id, property_id)
);
create index saved_property_newest on saved_property (customer_id, created_at desc, property_id)
  where removed_at is null;
-- A listing that is deleted finds who saved it.
create index saved_property_listing on saved_property (property_id);

create table saved_search (
  id uuid primary key,
  customer_id uuid not null references customer on delete cascade,
  name text not null,
  -- The filters of the public list, as its address carries them.
  filters jsonb not null,
  -- The words it was made from, where it was made from words.
  said text,
  -- What of the filters rules most listings out, so that few searches are asked about each.
  listing_type text,
  property_types text[],
  min_price bigint not null default 0,
  max_price bigint not null default 9007199254740991,
  alerts_enabled boolean not null default true,
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  channels text[] not null default '{email}',
  -- When what was found is told; null while there is nothing to tell.
  next_alert_at timestamptz,
  last_run_at timestamptz,
  created_at timestamptz not null default now()
);
create index saved_search_customer on saved_search (customer_id, created_at desc, id desc);
create unique index saved_search_known on saved_search (customer_id, md5(filters::text));
create index saved_search_due on saved_search (next_alert_at) where next_alert_at is not null;

-- One message about new listings, however many ways it went.
create table alert (
  id uuid primary key,
  search_id uuid not null references saved_search on delete cascade,
  customer_id uuid not null references customer on delete cascade,
  homes integer not null check (homes > 0),
  created_at timestamptz not null default now()
);
create index alert_newest on alert (customer_id, created_at desc, id desc);
create index alert_search on alert (search_id);

-- A listing that fits a search. The key is what makes it be told once, whatever is killed when.
create table saved_search_match (
  search_id uuid not null references saved_search on delete cascade,
  property_id uuid not null references property on delete cascade,
  news text not null,
  matched_at timestamptz not null default now(),
  -- The alerts were off, or there was no way to tell: it counts as new and is never told.
  is_silent boolean not null default false,
  alert_id uuid references alert on delete cascade,
  primary key (search_id, property_id),
  constraint saved_search_match_news_check check (news in ('live', 'drop', 'change'))
);
create index saved_search_match_new on saved_search_match (search_id, matched_at);
create index saved_search_match_unnotified on saved_search_match (search_id)
  where alert_id is null and not is_silent;
create index saved_search_match_listing on saved_search_match (property_id);
create index saved_search_match_alert on saved_search_match (alert_id) where alert_id is not null;

-- What a customer looked at, for their own figures and recommendations; nobody else reads it.
create table customer_view (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (customer_id, property_id)
);
create index customer_view_latest on customer_view (customer_id, viewed_at desc);
create index customer_view_listing on customer_view (property_id);

-- Recommended homes a customer does not want to see again.
create table dismissed_property (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, property_id)
);
create index dismissed_property_listing on dismissed_property (property_id);
