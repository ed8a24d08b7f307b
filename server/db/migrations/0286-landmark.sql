-- Where each order of all live listings stands, every two thousand listings: a page far down is begun
-- near its place instead of counted from the first one (docs/decisions/0286).

-- What a listing is ordered by: newest (microseconds since 1970), price, area, price for the area,
-- and drop of the price. server/property/landmark.ts has the same order.
create function property_order_keys(listing property) returns double precision[]
language sql stable parallel safe as $$
  select array[(extract(epoch from listing.created_at) * 1000000)::double precision,
    listing.price, listing.area_sqft, listing.price / listing.area_sqft, listing.price_drop]
$$;

-- What each listing was ordered by when it was folded; none of what was not live then.
create table property_order_key (
  property_id uuid primary key,
  keys double precision[] not null
) with (fillfactor = 90);

-- How many of them lie from a key on to before the next one.
create table property_landmark (
  sort smallint not null,
  start double precision not null,
  count bigint not null,
  -- All have the same key: it is not divided further.
  is_one boolean not null default false,
  primary key (sort, start)
);

-- Divides what has grown beyond four thousand.
create function divide_property_landmarks() returns void language plpgsql as $$
declare
  wanted smallint;
  starts double precision[];
  wide integer[];
begin
  for wanted in select distinct sort from property_landmark where count > 4096 and not is_one loop
    select array_agg(start order by start),
      array_agg(place order by start) filter (where count > 4096 and not is_one)
    into starts, wide
    from (select *, row_number() over (order by start)::integer as place
      from property_landmark where sort = wanted) landmark;
    insert into property_landmark
    select wanted, case when piece = min(piece) over (partition by place) then starts[place] else min(key) end,
      sum(many), count(*) = 1
    from (
      select place, key, many,
        ((sum(many) over (partition by place order by key) - many) / 2048)::integer as piece
      from (
        select place, key, count(*) as many
        from (select keys[wanted] as key, width_bucket(keys[wanted], starts) as place
          from property_order_key) known
        where place = any(wide) group by place, key
      ) each
    ) part
    group by place, piece
    on conflict (sort, start) do update set count = excluded.count, is_one = excluded.is_one;
  end loop;
end
$$;

-- Keeps keys and landmarks in step with the listings of a round.
create function fold_property_orders(listings uuid[]) returns void language plpgsql as $$
begin
  -- The first of each order has no beginning.
  insert into property_landmark (sort, start, count)
  select sort, '-Infinity', 0 from generate_series(1, 5) sort on conflict do nothing;
  with changed as materialized (
    select listing as property_id, known.keys as old_keys, now.keys as new_keys
    from unnest(listings) listing
    left join property_order_key known on known.property_id = listing
    left join lateral (
      select property_order_keys(property) as keys from property where id = listing and is_live
    ) now on true
    where known.keys is distinct from now.keys
  ), gone as (
    delete from property_order_key using changed
    where property_order_key.property_id = changed.property_id and new_keys is null
  ), kept as (
    insert into property_order_key select property_id, new_keys from changed where new_keys is not null
    on conflict (property_id) do update set keys = excluded.keys
  ), step as (
    select sort, key, sum(step) as step
    from (
      select sort, old_keys[sort] as key, -1 as step from changed, generate_series(1, 5) sort
      where old_keys is not null
      union all
      select sort, new_keys[sort], 1 from changed, generate_series(1, 5) sort
      where new_keys is not null
    ) each
    group by sort, key
  ), placed as (
    select landmark.sort, landmark.start, sum(step) as step
    from step
    cross join lateral (
      select sort, start from property_landmark
      where property_landmark.sort = step.sort and start <= key order by start desc limit 1
    ) landmark
    group by landmark.sort, landmark.start
  )
  update property_landmark
  set count = property_landmark.count + step, is_one = is_one and step = 0
  from placed where property_landmark.sort = placed.sort and property_landmark.start = placed.start;
  perform divide_property_landmarks();
end
$$;

-- Those that wait to be folded are looked at themselves until they are.
insert into property_order_key
select id, property_order_keys(property) from property
where is_live and not exists (select from property_word_change where property_id = property.id);
insert into property_landmark (sort, start, count)
select sort, '-Infinity', (select count(*) from property_order_key) from generate_series(1, 5) sort;
select divide_property_landmarks();

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
    from (select * from property_word_change where id = any(entries) and words <> '{}') change
    join property_slot using (property_id)
    -- A listing that was deleted has no words.
    cross join lateral (
      select coalesce((select property_words(property) from property
        where property.id = change.property_id), '{}') as words offset 0) now
    cross join unnest(change.words) word
    where word <> all(now.words)
    group by word, number / 16384
  )
  update property_word set bits = property_word.bits & ~gone.bits
  from gone where property_word.word = gone.word and property_word.block = gone.block;

  -- Put together in pieces of 512 bits first: a million times 64 bytes is a fraction of 2 KB each.
  insert into property_word
  select word, place / 32, bit_or(piece::bit(16384) >> (place % 32 * 512))
  from (
    select word, number / 512 as place, bit_or(set_bit(0::bit(512), number % 512, 1)) as piece
    from (
      select number, unnest(property_words(property)) as word
      from property join property_slot on property_id = property.id
      where property.id = any(listings)
    ) now
    group by word, number / 512
  ) piece
  group by word, place / 32
  on conflict (word, block) do update set bits = property_word.bits | excluded.bits
  where property_word.bits <> property_word.bits | excluded.bits;

  perform fold_property_places(listings);
  perform fold_property_orders(listings);
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
  delete from property_order_key;
  delete from property_landmark;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;
