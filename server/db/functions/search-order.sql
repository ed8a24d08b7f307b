create or replace function note_pictured_property_quality() returns trigger language plpgsql as $$
begin
  insert into property_quality_change (property_id) select distinct property_id from pictured;
  return null;
end
$$;
create or replace trigger property_image_added_quality
  after insert on property_image referencing new table as pictured
  for each statement execute function note_pictured_property_quality();
create or replace trigger property_image_deleted_quality
  after delete on property_image referencing old table as pictured
  for each statement execute function note_pictured_property_quality();

-- Needed only after rows were written with triggers disabled.
create or replace function refill_property_quality() returns void language sql as $$
  delete from property_quality_change;
  insert into property_quality_change (property_id) select id from property where removed_at is null
$$;

-- The sort keys of a listing: place by date (microseconds since 1970), price, area, price per
-- carpet area, price drop, and cash needed (last where it is not known).
-- server/search/paging/order-checkpoints.ts has the same order.
create or replace function property_order_keys(listing property) returns double precision[]
language sql stable parallel safe as $$
  select array[(extract(epoch from listing.newest_at) * 1000000)::double precision,
    listing.price, listing.area_sqft,
    listing.price / rated_area(listing.area_sqft, listing.detail, listing.usual_loading),
    listing.price_drop,
    coalesce(listing.cash_needed, 9007199254740991)]
$$;

-- Splits checkpoints that exceed two thousand listings.
create or replace function divide_order_checkpoints() returns void language plpgsql as $$
declare
  wanted smallint;
  starts double precision[];
  wide integer[];
begin
  for wanted in select distinct sort from order_checkpoint where count > 2048 and not is_one loop
    select array_agg(start order by start),
      array_agg(place order by start) filter (where count > 2048 and not is_one)
    into starts, wide
    from (select *, row_number() over (order by start)::integer as place
      from order_checkpoint where sort = wanted) landmark;
    insert into order_checkpoint
    select wanted,
      case when piece = min(piece) over (partition by place) then starts[place] else min(key) end,
      sum(many), count(*) = 1
    from (
      select place, key, many,
        ((sum(many) over (partition by place order by key) - many) / 1024)::integer as piece
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

-- Updates keys, checkpoints and their sums for the listings of a round.
create or replace function fold_property_orders(listings uuid[]) returns void language plpgsql as $$
begin
  -- The first of each order has no beginning.
  insert into order_checkpoint (sort, start, count)
  select sort, '-Infinity', 0 from generate_series(1, 6) sort on conflict do nothing;
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
    insert into property_order_key select property_id, new_keys from changed
      where new_keys is not null
    on conflict (property_id) do update set keys = excluded.keys
  ), step as (
    select sort, key, sum(step) as step
    from (
      select sort, old_keys[sort] as key, -1 as step from changed, generate_series(1, 6) sort
      where old_keys is not null
      union all
      select sort, new_keys[sort], 1 from changed, generate_series(1, 6) sort
      where new_keys is not null
    ) each
    group by sort, key
  ), placed as (
    select landmark.sort, landmark.start, sum(step) as step
    from step
    cross join lateral (
      select sort, start from order_checkpoint
      where order_checkpoint.sort = step.sort and start <= key order by start desc limit 1
    ) landmark
    group by landmark.sort, landmark.start
  )
  update order_checkpoint
  set count = order_checkpoint.count + step, is_one = is_one and step = 0
  from placed where order_checkpoint.sort = placed.sort and order_checkpoint.start = placed.start;
  if not found then return; end if;
  perform divide_order_checkpoints();
  perform sum_order_checkpoints();
end
$$;

create or replace function sum_order_checkpoints() returns void language sql as $$
  insert into order_checkpoint_sum
  select sort, array_agg(start order by start), array_agg(before order by start), sum(count)
  from (
    select sort, start, count, sum(count) over (partition by sort order by start) - count as before
    from order_checkpoint
  ) landmark
  group by sort
  on conflict (sort) do update
  set starts = excluded.starts, before = excluded.before, total = excluded.total
  where order_checkpoint_sum is distinct from excluded
$$;
