-- Between the exact place and the locality: the street. The square it stands in is 0.002°, about
-- 220 m (docs/decisions/0240). A listing whose own point is not known has its locality's square.
create or replace function keep_property_map_point() returns trigger language plpgsql as $$
declare
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
    -- The half keeps it off the edge, where rounding would put it into the next square.
    new.map_latitude := (floor(point.latitude * per_degree)
      + ((hashtextextended(new.id::text, 1) & 1023) + 0.5) / 1024) / per_degree;
    new.map_longitude := (floor(point.longitude * per_degree)
      + ((hashtextextended(new.id::text, 2) & 1023) + 0.5) / 1024) / per_degree;
  end if;
  return new;
end
$$;
