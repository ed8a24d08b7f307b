-- How an approved listing ages without a word of its broker (domain/availability/availability.ts):
-- unconfirmed after 30 days (45 for sale), expired after twice as many. A job writes both, and a
-- confirmation clears them.
alter table property
  add column unconfirmed_at timestamptz,
  add column expired_at timestamptz,
  add column newest_at timestamptz not null
    generated always as (property_newest_at(created_at, unconfirmed_at)) stored,
  add constraint property_only_approved_is_unconfirmed
    check (unconfirmed_at is null or status = 'approved'),
  add constraint property_expired_is_unconfirmed
    check (expired_at is null or unconfirmed_at is not null);

-- Nothing vanishes at once: what nobody confirmed for long expires in 14 days, and its broker is
-- asked before.
update property
set confirmed_at = now() - interval '1 day'
  * case listing_type when 'sell' then 76 else 46 end
where status = 'approved' and removed_at is null
  and greatest(confirmed_at, submitted_at)
    < now() - interval '1 day' * case listing_type when 'sell' then 76 else 46 end;

drop index property_live_newest, property_live_location, property_live_type,
  property_live_city_kind, property_live_city_newest;
create index property_live_newest on property (newest_at desc, id desc)
  include (city_id, property_type, listing_type, bedrooms, furnished, price, area_sqft)
    where is_live;
create index property_live_location on property (location_id, newest_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished, price, area_sqft) where is_live;
create index property_live_type on property (property_type, listing_type, newest_at desc, id desc)
  where is_live;
create index property_live_city_kind on property
  (city_id, property_type, listing_type, newest_at desc, id desc) where is_live;
create index property_live_city_newest on property (city_id, newest_at desc, id desc)
  include (property_type, listing_type, bedrooms, furnished) where is_live;

-- What its broker has to confirm next, by deal: the job looks here every minute.
create index property_to_confirm on property
  (listing_type, (greatest(confirmed_at, submitted_at)))
  where status = 'approved' and removed_at is null and expired_at is null
    and unconfirmed_at is null;
create index property_to_expire on property (listing_type, (greatest(confirmed_at, submitted_at)))
  where status = 'approved' and removed_at is null and expired_at is null
    and unconfirmed_at is not null;

drop function if exists property_goes_live(text, timestamptz, text, text);
drop function if exists property_has_page(text, timestamptz, text, text);
