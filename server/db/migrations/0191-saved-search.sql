-- What a customer looks for, and what came of it: each listing is told once to each search.

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
  news text not null check (news in ('live', 'drop')),
  matched_at timestamptz not null default now(),
  -- The alerts were off, or there was no way to tell: it counts as new and is never told.
  is_silent boolean not null default false,
  alert_id uuid references alert on delete cascade,
  primary key (search_id, property_id)
);
create index saved_search_match_new on saved_search_match (search_id, matched_at);
create index saved_search_match_untold on saved_search_match (search_id)
  where alert_id is null and not is_silent;
create index saved_search_match_listing on saved_search_match (property_id);
create index saved_search_match_alert on saved_search_match (alert_id) where alert_id is not null;

-- Listings that became live or cheaper and were not yet held against the searches: written with the
-- change itself, taken away with what came of it.
create table listing_event (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  news text not null check (news in ('live', 'drop'))
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

create function note_live_listings() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news) select id, 'live' from added where is_live;
  return null;
end
$$;
create trigger property_added_event
  after insert on property referencing new table as added
  for each statement execute function note_live_listings();

create function note_listing_news() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news)
  values (new.id, case when old.is_live then 'drop' else 'live' end);
  return null;
end
$$;
-- Every column that can make a listing live: another trigger works that out of them.
create trigger property_changed_event
  after update of status, removed_at, broker_id, location_id, is_live, price on property
  for each row when (new.is_live and (not old.is_live or new.price < old.price))
  execute function note_listing_news();

-- When something found now is told: at once, or at nine in the morning in India, the next day or
-- the next Monday.
create function alert_slot(frequency text, found timestamptz) returns timestamptz
language sql immutable strict parallel safe as $$
  select case frequency
    when 'instant' then found
    when 'daily' then (date_trunc('day', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '1 day 9 hours') at time zone 'Asia/Kolkata'
    else (date_trunc('week', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '7 days 9 hours') at time zone 'Asia/Kolkata'
  end
$$;
