-- How many listings come before each landmark, kept beside them: adding all landmarks up anew was most
-- of what the database did for a page far down (docs/decisions/0385).

-- One row for each order. Not packed, since it would be unpacked for each page.
create table property_landmark_sum (
  sort smallint primary key,
  starts double precision[] storage external not null,
  before bigint[] storage external not null,
  total bigint not null
);

create function sum_property_landmarks() returns void language sql as $$
  insert into property_landmark_sum
  select sort, array_agg(start order by start), array_agg(before order by start), sum(count)
  from (
    select sort, start, count, sum(count) over (partition by sort order by start) - count as before
    from property_landmark
  ) landmark
  group by sort
  on conflict (sort) do update
  set starts = excluded.starts, before = excluded.before, total = excluded.total
  where property_landmark_sum is distinct from excluded
$$;

-- Keeps keys, landmarks and their sums in step with the listings of a round.
create or replace function fold_property_orders(listings uuid[]) returns void language plpgsql as $$
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
  if not found then return; end if;
  perform divide_property_landmarks();
  perform sum_property_landmarks();
end
$$;

create or replace function refill_property_words() returns void language sql as $$
  delete from property_word_change;
  delete from property_bitmap;
  delete from property_slot;
  delete from map_cell;
  delete from property_order_key;
  delete from property_landmark;
  delete from property_landmark_sum;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;

select sum_property_landmarks();
