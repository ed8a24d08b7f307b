-- Listings on a map: where the public sees each, and which cell of a grid that lies in, as words of
-- the bitmaps (docs/decisions/0200).

alter table property
  add column map_latitude double precision,
  add column map_longitude double precision,
  add column map_is_exact boolean not null default false,
  add constraint property_map_point_is_whole check ((map_latitude is null) = (map_longitude is null));

-- A listing shows its exact place only where its broker chose so. Otherwise it stands somewhere in
-- the square of 0.01° (about 1.1 km) around its own point or its locality's. Where in the square goes
-- by its id alone, so that the true point cannot be worked out, and homes of one locality do not
-- stand on one another. A city is no locality: such a listing is on no map.
create function keep_property_map_point() returns trigger language plpgsql as $$
declare
  point record;
begin
  new.map_is_exact := new.latitude is not null
    and coalesce(new.detail ->> 'placePrecision' = 'exact', false);
  if new.latitude is not null then
    select new.latitude, new.longitude into point;
  else
    with recursive up as (
      select id, parent_id, type, location.latitude, location.longitude, 0 as steps
      from location where id = new.location_id
      union all
      select location.id, location.parent_id, location.type, location.latitude, location.longitude,
        steps + 1
      from location join up on location.id = up.parent_id
    )
    select up.latitude, up.longitude into point from up
    where up.latitude is not null and type <> 'city' order by steps limit 1;
  end if;
  if new.map_is_exact then
    new.map_latitude := point.latitude;
    new.map_longitude := point.longitude;
  else
    new.map_latitude := floor(point.latitude * 100) / 100
      + (hashtextextended(new.id::text, 1) & 1023) / 102400.0;
    new.map_longitude := floor(point.longitude * 100) / 100
      + (hashtextextended(new.id::text, 2) & 1023) / 102400.0;
  end if;
  return new;
end
$$;
create trigger property_map_point
  before insert or update of latitude, longitude, location_id, detail on property
  for each row execute function keep_property_map_point();

create function follow_location_point() returns trigger language plpgsql as $$
begin
  update property set location_id = location_id
  where latitude is null
    and location_id in (select new.id union all select id from location where parent_id = new.id);
  return null;
end
$$;
create trigger location_point_followed
  after update of latitude, longitude on location
  for each row
  when ((old.latitude, old.longitude) is distinct from (new.latitude, new.longitude))
  execute function follow_location_point();

-- The cells a point lies in: squares of 360° / 2^level, from some 600 km down to 600 m.
-- server/property/map-cell.ts names those of a box.
create function property_cells(longitude double precision, latitude double precision) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select ':cell ' || level || ' ' || floor((longitude + 180) / 360 * (1 << level))::integer
      || ' ' || floor((latitude + 90) / 360 * (1 << level))::integer
    from unnest(array[6, 8, 10, 12, 14, 16]) level)
$$;

create or replace function property_words(listing property) returns text[]
language sql immutable parallel safe as $$
  select case when not listing.is_live then '{}'::text[] else array(
    select word from unnest(tsvector_to_array(listing.search_vector)) word
    union
    select '^' || left(word, size)
    from unnest(tsvector_to_array(listing.search_vector)) word, generate_series(1, 3) size
    union
    select ':amenity ' || word from unnest(folded(listing.amenities)) word
    union
    select unnest(property_buckets('price', listing.price)
      || property_buckets('area', listing.area_sqft::text::numeric))
    union
    select unnest(property_cells(listing.map_longitude, listing.map_latitude))
    union
    select word from unnest(array[
      ':broker ' || listing.broker_id, ':type ' || listing.property_type, ':deal ' || listing.listing_type,
      ':furnished ' || listing.furnished, ':bedrooms ' || listing.bedrooms,
      ':city ' || listing.city_id, ':location ' || listing.location_id,
      ':pincode ' || listing.pincode]) word
    where word is not null) end
$$;

drop trigger property_changed_words on property;

-- Also after rows were written with triggers disabled.
create function refill_property_map() returns void language sql as $$
  update property set location_id = location_id where map_latitude is null
$$;
select refill_property_map();

create trigger property_changed_words
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished, city_id, pincode, price, area, area_unit, amenities, search_vector,
    latitude, longitude, detail on property
  for each row
  when ((old.is_live or new.is_live)
    and (old.is_live, old.property_type, old.listing_type, old.bedrooms, old.furnished, old.city_id,
      old.location_id, old.pincode, old.broker_id, old.price, old.area_sqft, old.amenities,
      old.search_vector, old.map_latitude, old.map_longitude)
    is distinct from (new.is_live, new.property_type, new.listing_type, new.bedrooms, new.furnished,
      new.city_id, new.location_id, new.pincode, new.broker_id, new.price, new.area_sqft,
      new.amenities, new.search_vector, new.map_latitude, new.map_longitude))
  execute function note_changed_property_words();

-- They have cells now that are in no bitmap yet.
insert into property_word_change (property_id, words)
select id, '{}' from property where is_live and map_latitude is not null order by created_at, id;
