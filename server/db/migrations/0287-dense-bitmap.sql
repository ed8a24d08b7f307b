-- Bitmaps with many bits are kept as they are: making 2 KB out of what is compressed takes ten
-- microseconds, which was most of what a search cost (docs/decisions/0287).

create table property_bitmap (
  word text collate "C" not null,
  block integer not null,
  -- Fewer than 128 of the 16,384 bits: compressed in place, some 80 bytes.
  sparse bit(16384),
  -- More of them: one in twenty-five of all rows.
  dense bit(16384),
  primary key (word, block),
  check ((sparse is null) <> (dense is null))
) with (fillfactor = 85);
alter table property_bitmap alter column sparse set storage main;
alter table property_bitmap alter column dense set storage plain;

-- What was compressed stays so in any column: an operation makes it anew.
insert into property_bitmap
select word, block, case when bit_count(bits) < 128 then bits end,
  case when bit_count(bits) >= 128 then ~(~bits) end
from property_word;
drop table property_word;
create view property_word as select word, block, coalesce(dense, sparse) as bits from property_bitmap;

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
  update property_bitmap set (sparse, dense) = (
    select case when bit_count(bits) < 128 then bits end, case when bit_count(bits) >= 128 then bits end
    from (select coalesce(dense, sparse) & ~gone.bits as bits offset 0) rest)
  from gone where property_bitmap.word = gone.word and property_bitmap.block = gone.block;

  -- Put together in pieces of 512 bits first: a million times 64 bytes is a fraction of 2 KB each.
  insert into property_bitmap
  select word, block, case when bit_count(bits) < 128 then bits end,
    case when bit_count(bits) >= 128 then bits end
  from (
    select word, place / 32 as block, bit_or(piece::bit(16384) >> (place % 32 * 512)) as bits
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
  ) now
  on conflict (word, block) do update set (sparse, dense) = (
    select case when bit_count(bits) < 128 then bits end, case when bit_count(bits) >= 128 then bits end
    from (select coalesce(property_bitmap.dense, property_bitmap.sparse)
      | coalesce(excluded.dense, excluded.sparse) as bits offset 0) joined)
  where coalesce(excluded.dense, excluded.sparse)
    & ~coalesce(property_bitmap.dense, property_bitmap.sparse) <> 0::bit(16384);

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
  delete from property_bitmap;
  delete from property_slot;
  delete from map_cell;
  delete from property_order_key;
  delete from property_landmark;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;
