-- Sets the public map point. `street` precision is between the exact point and the locality: a
-- square of 0.002°, about 220 m. A listing without coordinates gets its locality's square.
create or replace function set_property_map_point() returns trigger language plpgsql as $$
declare
  place uuid := new.location_id;
  point record;
  per_degree integer := 100;
begin
  new.map_is_exact := new.latitude is not null
    and coalesce(new.detail ->> 'placePrecision' = 'exact', false);
  if new.latitude is not null then
    select new.latitude, new.longitude into point;
    if new.detail ->> 'placePrecision' = 'street' then
      per_degree := 500;
    end if;
  else
    select null::double precision as latitude, null::double precision as longitude into point;
    while place is not null and point.latitude is null loop
      select case when type <> 'city' then location.latitude end as latitude,
        case when type <> 'city' then location.longitude end as longitude, parent_id
      into point from location where id = place;
      place := point.parent_id;
    end loop;
  end if;
  if new.map_is_exact then
    new.map_latitude := point.latitude;
    new.map_longitude := point.longitude;
  else
    -- The half keeps it off the edge, where rounding would put it into the next square.
    new.map_latitude := (floor(point.latitude * per_degree)
      + ((hashtextextended(new.id::text, 1) & 1023) + 0.5) / 1024) / per_degree;
    new.map_longitude := (floor(point.longitude * per_degree)
      + ((hashtextextended(new.id::text, 2) & 1023) + 0.5) / 1024) / per_degree;
  end if;
  return new;
end
$$;
create or replace trigger property_map_point
  before insert or update of latitude, longitude, location_id, detail on property
  for each row execute function set_property_map_point();

create or replace function follow_location_point() returns trigger language plpgsql as $$
begin
  update property set location_id = location_id
  where latitude is null
    and location_id in (select new.id union all select id from location where parent_id = new.id);
  return null;
end
$$;
create or replace trigger location_point_followed
  after update of latitude, longitude on location
  for each row
  when ((old.latitude, old.longitude) is distinct from (new.latitude, new.longitude))
  execute function follow_location_point();

-- The map cells of a point: squares of 360° / 2^level, from about 600 km down to 600 m.
-- server/search/map/cells.ts names the cells of a box.
create or replace function property_cells(longitude double precision, latitude double precision)
  returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select ':cell ' || level || ' ' || floor((longitude + 180) / 360 * (1 << level))::integer
      || ' ' || floor((latitude + 90) / 360 * (1 << level))::integer
    from unnest(array[6, 8, 10, 12, 14, 16]) level)
$$;

-- Also needed after rows were written with triggers disabled.
create or replace function refill_property_map() returns void language sql as $$
  update property set location_id = location_id where map_latitude is null
$$;

-- Updates slots and map cells for the listings of a round: one statement, so one snapshot.
create or replace function fold_property_places(listings uuid[]) returns void language sql as $$
  with place as materialized (
    select slot.property_id, slot.latitude as old_latitude, slot.longitude as old_longitude,
      property.map_latitude as latitude, property.map_longitude as longitude
    from property_slot slot
    left join property on property.id = slot.property_id and is_live
    where slot.property_id = any(listings)
      and (slot.latitude, slot.longitude)
        is distinct from (property.map_latitude, property.map_longitude)
  ), moved as (
    update property_slot set latitude = place.latitude, longitude = place.longitude
    from place where property_slot.property_id = place.property_id
  )
  insert into map_cell
  select word, sum(step), sum(step * latitude), sum(step * longitude)
  from (
    select -1 as step, old_latitude as latitude, old_longitude as longitude from place
    union all
    select 1, latitude, longitude from place
  ) change
  cross join unnest(property_cells(longitude, latitude)) word
  group by word
  order by word
  on conflict (word) do update set count = map_cell.count + excluded.count,
    latitude = map_cell.latitude + excluded.latitude,
    longitude = map_cell.longitude + excluded.longitude;
  delete from map_cell where count = 0
$$;
