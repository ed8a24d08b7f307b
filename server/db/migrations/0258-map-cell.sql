-- How many live listings lie in each cell of the map, and where the bitmaps know each to be: a map
-- without filters is answered without looking at any (docs/decisions/0258).

-- Made anew: as many updated rows would leave it twice as large.
create table property_slot_placed (
  property_id uuid primary key,
  number integer not null unique,
  -- Where the listing was when it was folded; null where it was not live or on no map.
  latitude double precision,
  longitude double precision,
  -- Its finest cell, as `:cell 16 x y` names it: x * 65536 + y.
  cell bigint generated always as (
    floor((longitude + 180) / 360 * 65536)::bigint * 65536
    + floor((latitude + 90) / 360 * 65536)::bigint) stored
);
insert into property_slot_placed (property_id, number, latitude, longitude)
select property_id, number, map_latitude, map_longitude
from property_slot
left join property on property.id = property_id and is_live
  -- What changed since is in no cell yet.
  and not exists (select from property_word_change change where change.property_id = property.id);
drop table property_slot;
alter table property_slot_placed rename to property_slot;
alter index property_slot_placed_pkey rename to property_slot_pkey;
alter index property_slot_placed_number_key rename to property_slot_number_key;
create index property_slot_cell on property_slot (cell) where cell is not null;

-- Of what is folded: how many lie in a cell, and the sums of their places, for their middle.
create table map_cell (
  word text collate "C" primary key,
  count bigint not null,
  latitude double precision not null,
  longitude double precision not null
);
insert into map_cell
select word, count(*), sum(latitude), sum(longitude)
from property_slot cross join unnest(property_cells(longitude, latitude)) word
group by word;

-- Keeps slots and cells in step with the listings of a round: one statement, so one snapshot.
create function fold_property_places(listings uuid[]) returns void language sql as $$
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

create or replace function fold_property_words(most integer) returns integer language plpgsql as $$
declare
  entries bigint[];
  listings uuid[];
begin
  if not pg_try_advisory_xact_lock(7262020) then return 0; end if;
  entries := array(select id from property_word_change order by id limit most);
  if entries = '{}' then return 0; end if;
  listings := array(select distinct property_id from property_word_change where id = any(entries));

  insert into property_slot (property_id, number)
  select property.id, (select coalesce(max(number), -1) from property_slot)
    + row_number() over (order by created_at, property.id)
  from property
  where property.id = any(listings) and is_live
    and not exists (select from property_slot where property_id = property.id);

  with gone as (
    select word, number / 16384 as block, bit_or(property_slot_bit(number)) as bits
    from property_word_change change
    join property_slot using (property_id)
    -- A listing that was deleted has no words.
    cross join lateral (
      select coalesce((select property_words(property) from property
        where property.id = change.property_id), '{}') as words offset 0) now
    cross join unnest(change.words) word
    where change.id = any(entries) and word <> all(now.words)
    group by word, number / 16384
  )
  update property_word set bits = property_word.bits & ~gone.bits
  from gone where property_word.word = gone.word and property_word.block = gone.block;

  insert into property_word
  select word, number / 16384, bit_or(property_slot_bit(number))
  from (
    select number, unnest(property_words(property)) as word
    from property join property_slot on property_id = property.id
    where property.id = any(listings)
  ) now
  group by word, number / 16384
  on conflict (word, block) do update set bits = property_word.bits | excluded.bits
  where property_word.bits <> property_word.bits | excluded.bits;

  perform fold_property_places(listings);
  delete from property_slot where property_id = any(listings)
    and not exists (select from property where property.id = property_slot.property_id);
  delete from property_word_change where id = any(entries);
  return cardinality(entries);
end
$$;

create or replace function refill_property_words() returns void language sql as $$
  delete from property_word_change;
  delete from property_word;
  delete from property_slot;
  delete from map_cell;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;
