-- What a change of a listing sets off (server/db/README.md), by few triggers: PostgreSQL copies all
-- triggers of a table for each statement and parses their conditions anew, which took longer than
-- what they set off. What they call is made by files whose names come before this one.

create or replace function follow_added_properties() returns trigger language plpgsql as $$
declare
  ids uuid[] := array(select id from added);
  live uuid[] := array(select id from added where is_live);
begin
  if ids = '{}' then return null; end if;
  insert into property_card select id, card from property_cards(ids) order by id
  on conflict do nothing;
  perform write_property_ranking(ids);
  insert into property_quality_change (property_id) select unnest(ids);
  insert into property_cash_change (property_id) select id from added where removed_at is null;
  insert into home_change (property_id) select id from added where status = 'approved';
  insert into listing_change_pending (property_id, kind, price)
  select id, 'published', price from added where is_live or is_represented;
  if live = '{}' then return null; end if;
  insert into property_word_change (property_id, words) select unnest(live), '{}';
  insert into price_range_change (property_id) select unnest(live);
  insert into listing_event (property_id, news) select unnest(live), 'live';
  insert into requirement_listing (property_id) select unnest(live);
  -- Prices changed before publication are not recorded.
  insert into property_price (property_id, at, price)
  select id, coalesce(decided_at, created_at), price from added where is_live;
  perform note_societies(array(
    select distinct lower(detail ->> 'society') from added where is_live and detail ? 'society'));
  return null;
end
$$;

create or replace function follow_changed_property() returns trigger language plpgsql as $$
declare
  was_public boolean := old.is_live or old.is_represented;
  is_public boolean := new.is_live or new.is_represented;
  was_kept boolean := old.removed_at is null;
  is_kept boolean := new.removed_at is null;
  has_other_price boolean := new.price <> old.price;
  -- What a listing states of its home, and a search can filter by.
  has_other_facts boolean := (old.property_type, old.listing_type, old.area_sqft, old.bedrooms,
      old.bathrooms, old.parking_spaces, old.floor, old.total_floors, old.furnished,
      old.location_id, old.city_id, old.pincode, old.amenities, old.features, old.detail,
      old.title, old.description, old.address)
    is distinct from (new.property_type, new.listing_type, new.area_sqft, new.bedrooms,
      new.bathrooms, new.parking_spaces, new.floor, new.total_floors, new.furnished,
      new.location_id, new.city_id, new.pincode, new.amenities, new.features, new.detail,
      new.title, new.description, new.address);
  has_moved boolean :=
    (old.map_latitude, old.map_longitude) is distinct from (new.map_latitude, new.map_longitude);
begin
  if has_other_facts
    or (old.is_live, old.status, old.broker_id, was_kept)
      is distinct from (new.is_live, new.status, new.broker_id, is_kept)
  then
    perform tally_changed_property(old, new);
  end if;
  if has_other_facts
    or (old.broker_id, old.location_text, old.price, old.cash_needed, old.area, old.area_unit,
      old.status, old.created_at, old.confirmed_at, old.submitted_at, old.unconfirmed_at is null,
      old.offer_count, old.home_id, old.market_since, old.usual_loading)
    is distinct from (new.broker_id, new.location_text, new.price, new.cash_needed, new.area,
      new.area_unit, new.status, new.created_at, new.confirmed_at, new.submitted_at,
      new.unconfirmed_at is null, new.offer_count, new.home_id, new.market_since,
      new.usual_loading)
  then
    perform write_property_card(array[new.id]);
  end if;
  if has_other_facts or has_moved
    or (old.created_at, old.confirmed_at, old.submitted_at, old.location_text, old.price)
      is distinct from (new.created_at, new.confirmed_at, new.submitted_at, new.location_text,
        new.price)
  then
    perform write_property_ranking(array[new.id]);
  end if;
  if has_other_facts
    or (old.latitude, old.longitude) is distinct from (new.latitude, new.longitude)
  then
    insert into property_quality_change (property_id) values (new.id);
  end if;
  if (old.is_live or new.is_live) and (has_other_facts or has_moved
    or (old.is_live, old.broker_id, old.price, old.is_premium, old.cash_needed,
      old.unconfirmed_at is null, old.unconfirmed_at = old.doubted_at, old.usual_loading,
      old.market_since, old.search_vector)
    is distinct from (new.is_live, new.broker_id, new.price, new.is_premium, new.cash_needed,
      new.unconfirmed_at is null, new.unconfirmed_at = new.doubted_at, new.usual_loading,
      new.market_since, new.search_vector))
  then
    insert into property_word_change (property_id, words) values (old.id, property_words(old));
  end if;
  -- What tells one home from another, and what the choice of the listing that represents it rests
  -- on.
  if (new.home_id is not null or (new.status = 'approved' and is_kept))
    and (has_other_facts
      or (old.status, old.removed_at, old.expired_at, old.unconfirmed_at is null, old.broker_id,
        was_public, old.price, old.latitude, old.longitude)
      is distinct from (new.status, new.removed_at, new.expired_at, new.unconfirmed_at is null,
        new.broker_id, is_public, new.price, new.latitude, new.longitude))
  then
    insert into home_change (property_id) values (new.id);
  end if;
  if is_kept and (has_other_facts or has_other_price or not was_kept) then
    insert into property_cash_change (property_id) values (new.id);
  end if;
  if new.is_live and (has_other_facts or has_other_price or not old.is_live) then
    insert into price_range_change (property_id) values (new.id);
  end if;
  if new.is_live and (has_other_facts or has_other_price or has_moved or not old.is_live) then
    insert into requirement_listing (property_id) values (new.id);
  end if;
  if new.is_live and (not was_public or new.price < old.price) then
    insert into listing_event (property_id, news)
    values (new.id, case when was_public then 'drop' else 'live' end);
  -- A lower price is an event of its own, and a higher one is no news.
  elsif old.is_live and new.is_live and (has_other_facts or has_moved) then
    insert into listing_event (property_id, news, before) values (new.id, 'change', to_jsonb(old));
  end if;
  if is_public and (has_other_price or not was_public) then
    perform note_public_price(new.id, new.price);
    if was_public and new.price < old.price then
      insert into price_cut (property_id, former_price) values (new.id, old.price)
      on conflict do nothing;
    end if;
  end if;
  -- The feed of changes of public listings.
  if was_public <> is_public or (is_public and (has_other_facts or has_other_price)) then
    insert into listing_change_pending (property_id, kind, price) values (new.id,
      case when not was_public then 'published' when not is_public then 'unavailable'
        when has_other_price then 'price_changed' else 'changed' end, new.price);
  end if;
  if (old.price, old.status, was_public) is distinct from (new.price, new.status, is_public) then
    perform note_saved_home(new.id, was_public and not is_public
      and new.status not in ('sold', 'rented'));
  end if;
  if new.is_live and (has_other_facts or not old.is_live) and new.detail ? 'society' then
    perform note_societies(array[lower(new.detail ->> 'society')]);
  end if;
  return null;
end
$$;

create or replace function follow_deleted_properties() returns trigger language plpgsql as $$
begin
  -- They have no foreign key, which each view would wait for.
  delete from property_view where property_id in (select id from deleted);
  delete from property_view_tally where property_id in (select id from deleted);
  insert into property_word_change (property_id, words)
  select deleted.id, property_words(deleted) from deleted where is_live;
  -- One of the others of the home, whose job settles it.
  insert into home_change (property_id)
  select other.id
  from (select distinct home_id from deleted where home_id is not null) left_home
  cross join lateral (
    select id from property where home_id = left_home.home_id limit 1
  ) other;
  return null;
end
$$;

create or replace trigger property_added_tallied
  after insert on property referencing new table as listing
  for each statement execute function tally_properties();
create or replace trigger property_added
  after insert on property referencing new table as added
  for each statement execute function follow_added_properties();
create or replace trigger property_changed
  after update on property for each row execute function follow_changed_property();
create or replace trigger property_deleted_tallied
  after delete on property referencing old table as listing
  for each statement execute function tally_properties();
create or replace trigger property_deleted
  after delete on property referencing old table as deleted
  for each statement execute function follow_deleted_properties();

-- Of the release before: here, so that no change is counted twice or not at all meanwhile. Remove
-- this list in the next release.
drop function if exists count_added_deals(), count_changed_deal(), count_deleted_deals(),
  note_added_homes(), note_added_price_range(), note_added_property_cash(),
  note_added_property_prices(), note_added_property_quality(), note_added_property_words(),
  note_added_public_listings(), note_changed_home(), note_changed_price_range(),
  note_changed_property_cash(), note_changed_property_quality(), note_changed_property_words(),
  note_deleted_property_words(), note_left_home(), note_listing_change(), note_listing_news(),
  note_listing_to_match(), note_listings_to_match(), note_live_listings(), note_price_cut(),
  note_property_price(), note_public_listing_change(), note_saved_home(), note_society_name(),
  tally_added_broker_listings(), tally_added_places(), tally_added_properties(),
  tally_changed_broker_listing(), tally_changed_property(), tally_deleted_broker_listings(),
  tally_deleted_places(), tally_deleted_properties(), tally_moved_place(), write_added_cards(),
  write_added_rankings(), write_changed_card(), write_changed_ranking() cascade;
