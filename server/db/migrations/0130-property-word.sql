-- Which live listings have which words, as bitmaps: how many have several is a matter of `&` and
-- bit_count, whatever the number of listings (docs/decisions/0017).

-- The place of a listing in the bitmaps, given when it is first live.
create table property_slot (
  property_id uuid primary key,
  number integer not null unique
);

-- One bit for each of 16,384 listings. At that length PostgreSQL compresses a row in place, and one
-- with few bits set takes some 80 bytes.
create table property_word (
  word text collate "C" not null,
  block integer not null,
  bits bit(16384) not null,
  primary key (word, block)
) with (fillfactor = 85);
alter table property_word alter column bits set storage main;

-- Listings whose words changed since they were folded into the bitmaps, with the words they had. A
-- search leaves them out of the bitmaps and looks at them itself.
create table property_word_change (
  id bigint generated always as identity primary key,
  property_id uuid not null,
  words text[] not null
-- Read by every search, and emptied all the time.
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

-- Buckets of a number: by how many digits it has, by its first digit too, and by its second too.
-- server/property/bitmap-range.ts names those of a range.
create function property_buckets(kind text, amount numeric) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select ':' || kind || ' ' || length(digits) || ' ' || left(digits, size)
    from (select trunc(amount)::text as digits) number, generate_series(0, least(2, length(digits))) size)
$$;

-- The words of a live listing: those of its text, their beginnings (^), and what it is (:), each told
-- apart by a sign that is in no word of a text. server/property/bitmap-term.ts asks for them.
create function property_words(listing property) returns text[]
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
    select word from unnest(array[
      ':broker ' || listing.broker_id, ':type ' || listing.property_type, ':deal ' || listing.listing_type,
      ':furnished ' || listing.furnished, ':bedrooms ' || listing.bedrooms,
      ':city ' || listing.city_id, ':location ' || listing.location_id,
      ':pincode ' || listing.pincode]) word
    where word is not null) end
$$;

create function note_added_property_words() returns trigger language plpgsql as $$
begin
  insert into property_word_change (property_id, words) select id, '{}' from added where is_live;
  return null;
end
$$;
create trigger property_added_words
  after insert on property referencing new table as added
  for each statement execute function note_added_property_words();

create function note_deleted_property_words() returns trigger language plpgsql as $$
begin
  insert into property_word_change (property_id, words)
  select deleted.id, property_words(deleted) from deleted where is_live;
  return null;
end
$$;
create trigger property_deleted_words
  after delete on property referencing old table as deleted
  for each statement execute function note_deleted_property_words();

create function note_changed_property_words() returns trigger language plpgsql as $$
begin
  insert into property_word_change (property_id, words) values (old.id, property_words(old));
  return null;
end
$$;
create trigger property_changed_words
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished, city_id, pincode, price, area, area_unit, amenities, search_vector on property
  for each row
  when ((old.is_live or new.is_live)
    and (old.is_live, old.property_type, old.listing_type, old.bedrooms, old.furnished, old.city_id,
      old.location_id, old.pincode, old.broker_id, old.price, old.area_sqft, old.amenities,
      old.search_vector)
    is distinct from (new.is_live, new.property_type, new.listing_type, new.bedrooms, new.furnished,
      new.city_id, new.location_id, new.pincode, new.broker_id, new.price, new.area_sqft,
      new.amenities, new.search_vector))
  execute function note_changed_property_words();

create function property_slot_bit(number integer) returns bit
language sql immutable strict parallel safe as $$
  select set_bit(0::bit(16384), number % 16384, 1)
$$;

-- Writes the oldest changes into the bitmaps, at most so many, and takes them off the list; returns
-- how many. One at a time: a second one at it does nothing. A change that commits meanwhile stays on
-- the list, so its listing may be folded as it was or as it is.
create function fold_property_words(most integer) returns integer language plpgsql as $$
declare
  entries bigint[];
  listings uuid[];
begin
  if not pg_try_advisory_xact_lock(7262020) then return 0; end if;
  entries := array(select id from property_word_change order by id limit most);
  if entries = '{}' then return 0; end if;
  listings := array(select distinct property_id from property_word_change where id = any(entries));

  insert into property_slot
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

  delete from property_slot where property_id = any(listings)
    and not exists (select from property where property.id = property_slot.property_id);
  delete from property_word_change where id = any(entries);
  return cardinality(entries);
end
$$;

-- Makes all bitmaps anew, by and by; needed only after rows were written with triggers disabled.
create function refill_property_words() returns void language sql as $$
  delete from property_word_change;
  delete from property_word;
  delete from property_slot;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;

select refill_property_words();
