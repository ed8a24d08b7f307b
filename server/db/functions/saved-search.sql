create or replace function note_live_listings() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news) select id, 'live' from added where is_live;
  return null;
end
$$;
create or replace trigger property_added_event
  after insert on property referencing new table as added
  for each statement execute function note_live_listings();

create or replace function note_listing_news() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news)
  values (new.id, case when old.is_live or old.is_represented then 'drop' else 'live' end);
  return null;
end
$$;
-- All columns that can make a listing live: another trigger computes is_live from them.
create or replace trigger property_changed_event
  after update of status, removed_at, expired_at, broker_id, location_id, is_live, price
  on property
  for each row
  when (new.is_live and (not (old.is_live or old.is_represented) or new.price < old.price))
  execute function note_listing_news();

-- When a match found now is sent: immediately, or at nine in the morning in India, on the next day
-- or the next Monday.
create or replace function alert_slot(frequency text, found timestamptz) returns timestamptz
language sql immutable strict parallel safe as $$
  select case frequency
    when 'instant' then found
    when 'daily' then (date_trunc('day', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '1 day 9 hours') at time zone 'Asia/Kolkata'
    else (date_trunc('week', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '7 days 9 hours') at time zone 'Asia/Kolkata'
  end
$$;

create or replace function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news, before) values (new.id, 'change', to_jsonb(old));
  return null;
end
$$;
-- All columns a search can filter by except the price: a lower price is an event of its own, a
-- higher one is no news.
create or replace trigger property_corrected_event
  after update on property for each row
  when (old.is_live and new.is_live and new.price >= old.price
    and (old.property_type, old.listing_type, old.area_sqft, old.bedrooms, old.bathrooms,
      old.parking_spaces, old.floor, old.total_floors, old.furnished, old.location_id, old.city_id,
      old.pincode, old.map_latitude, old.map_longitude, old.amenities, old.features, old.detail,
      old.title, old.description, old.address)
    is distinct from (new.property_type, new.listing_type, new.area_sqft, new.bedrooms,
      new.bathrooms, new.parking_spaces, new.floor, new.total_floors, new.furnished,
      new.location_id, new.city_id, new.pincode, new.map_latitude, new.map_longitude,
      new.amenities, new.features, new.detail, new.title, new.description, new.address))
  execute function note_listing_change();

-- A change is told an hour later, so that one taken back meanwhile tells nobody.
create or replace function note_saved_home() returns trigger language plpgsql as $$
declare
  is_going boolean := (old.is_live or old.is_represented)
    and not (new.is_live or new.is_represented) and new.status not in ('sold', 'rented');
begin
  insert into saved_home_event (property_id, is_going, due_at)
  select new.id, is_going,
    now() + case when is_going then interval '1 day' else interval '1 hour' end
  where exists (select from saved_property where property_id = new.id)
  on conflict on constraint saved_home_event_pkey do update set due_at =
    -- One that goes again has gone later; another price does not put off the news of the first.
    case when excluded.is_going then excluded.due_at
      else least(saved_home_event.due_at, excluded.due_at) end;
  return null;
end
$$;
create or replace trigger property_saved_home_noted
  after update on property for each row
  when ((old.price, old.status, old.is_live or old.is_represented)
    is distinct from (new.price, new.status, new.is_live or new.is_represented))
  execute function note_saved_home();
