-- Landmarks every thousand listings: going from one to a page cost more than finding it among twice as
-- many (docs/decisions/0363).

-- Divides what has grown beyond two thousand.
create or replace function divide_property_landmarks() returns void language plpgsql as $$
declare
  wanted smallint;
  starts double precision[];
  wide integer[];
begin
  for wanted in select distinct sort from property_landmark where count > 2048 and not is_one loop
    select array_agg(start order by start),
      array_agg(place order by start) filter (where count > 2048 and not is_one)
    into starts, wide
    from (select *, row_number() over (order by start)::integer as place
      from property_landmark where sort = wanted) landmark;
    insert into property_landmark
    select wanted, case when piece = min(piece) over (partition by place) then starts[place] else min(key) end,
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

select divide_property_landmarks();
