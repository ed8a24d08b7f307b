-- Folds many new listings several times as quick: after an import, and when bitmaps are made anew.
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
  delete from property_slot where property_id = any(listings)
    and not exists (select from property where property.id = property_slot.property_id);
  delete from property_word_change where id = any(entries);
  return cardinality(entries);
end
$$;
