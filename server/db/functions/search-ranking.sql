-- Lower-cases a text and puts a space before each word, so that words are found by prefix.
create or replace function ranking_text(told text) returns text
language sql immutable strict parallel safe as $$
  select ' ' || translate(lower(told), '-/(.,&', '      ')
$$;

-- Writes the ranking data of these listings; number and score stay. Whoever changes a listing has
-- locked it, so the last change is also the last one written here.
create or replace function write_property_ranking(ids uuid[]) returns void language sql as $$
  insert into property_ranking (property_id, listed_at, confirmed_at, is_let, latitude, longitude,
    title, place, price, area_sqft)
  select id, date_part('epoch', created_at)::bigint,
    date_part('epoch', greatest(confirmed_at, submitted_at))::bigint, listing_type <> 'sell',
    map_latitude, map_longitude, ranking_text(title), ranking_text(location_text || ' ' || address),
    price, area_sqft
  from property where id = any (ids)
  order by id
  on conflict (property_id) do update set listed_at = excluded.listed_at,
    confirmed_at = excluded.confirmed_at, is_let = excluded.is_let, latitude = excluded.latitude,
    longitude = excluded.longitude, title = excluded.title, place = excluded.place,
    price = excluded.price, area_sqft = excluded.area_sqft
$$;

create or replace function write_numbered_rankings() returns trigger language plpgsql as $$
begin
  -- Held in the order in which others write several of them, so that nobody waits for each other.
  perform from property_ranking where property_id in (select property_id from numbered)
  order by property_id for update;
  update property_ranking set number = case when tg_op = 'INSERT' then numbered.number end
  from numbered where property_ranking.property_id = numbered.property_id;
  return null;
end
$$;
create or replace trigger property_slot_added_ranking
  after insert on property_slot referencing new table as numbered
  for each statement execute function write_numbered_rankings();
create or replace trigger property_slot_deleted_ranking
  after delete on property_slot referencing old table as numbered
  for each statement execute function write_numbered_rankings();

-- Needed only after rows were written with triggers disabled; existing scores stay.
create or replace function refill_property_ranking() returns void language sql as $$
  select write_property_ranking(array(select id from property));
  update property_ranking set number = property_slot.number
  from property_slot where property_slot.property_id = property_ranking.property_id
$$;
