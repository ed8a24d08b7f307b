-- Runs for each folded listing; nested statements took nine times as long.
create or replace function property_buckets(kind text, amount numeric) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  digits text := trunc(amount)::text;
  bucket text := ':' || kind || ' ' || length(digits) || ' ';
begin
  return case when length(digits) = 1 then array[bucket, bucket || digits]
    else array[bucket, bucket || left(digits, 1), bucket || left(digits, 2)] end;
end
$$;

-- Whether a listing could state something but does not; a plot has no floor to state.
create or replace function is_unstated(listing property, name text) returns boolean
language sql immutable parallel safe as $$
  select case name
    when 'deposit' then
      listing.listing_type <> 'sell' and stated_deposit(listing.detail) is null
    when 'monthly' then listing.listing_type = 'rent' and stated_monthly_cost(
      listing.listing_type, listing.price, listing.area_sqft, listing.detail) is null
    when 'cash' then listing.listing_type <> 'lease' and listing.cash_needed is null
    when 'carpet' then listing.property_type not in ('plot', 'agricultural')
      and stated_carpet(listing.area_sqft, listing.detail) is null
    when 'bathrooms' then listing.property_type not in ('plot', 'agricultural')
      and listing.bathrooms is null
    when 'floor' then listing.property_type not in ('plot', 'agricultural')
      and listing.floor is null
    when 'top floor' then listing.property_type not in ('plot', 'agricultural')
      and (listing.floor is null or listing.total_floors is null)
    when 'age' then listing.property_type not in ('plot', 'agricultural')
      and listing.detail ->> 'ageYears' is null
    when 'facing' then listing.detail ->> 'facing' is null
    when 'parking' then listing.property_type not in ('plot', 'agricultural')
      and stated_parking(listing.parking_spaces, listing.detail) is null
    when 'road' then listing.detail ->> 'roadWidthFt' is null
    when 'move-in' then listing.detail ->> 'availableFrom' is null
      and listing.detail ->> 'possession' is null
    -- Only a room that several people rent is shared.
    when 'sharing' then listing.listing_type = 'rent' and listing.detail ->> 'roomSharing' is null
      and listing.search_vector @@ '''pg'' | ''hostel'' | ''guest'' | ''sharing'' | ''shared'''
    when 'possession' then listing.detail ->> 'possession' is null
    when 'possession month' then listing.detail ->> 'possession' is distinct from 'ready'
      and listing.detail ->> 'possessionBy' is null
    when 'brokerage' then listing.detail ->> 'brokerage' is null
      and listing.detail ->> 'brokeragePercent' is null
    when 'lister' then listing.detail ->> 'listedBy' is null
    when 'tenants' then listing.property_type in ('apartment', 'villa', 'house')
      and listing.listing_type <> 'sell' and listing.detail ->> 'tenants' is null
    when 'pets' then listing.property_type in ('apartment', 'villa', 'house')
      and listing.listing_type <> 'sell' and listing.detail ->> 'petsAllowed' is null
  end
$$;

-- All terms of a listing in the search index (server/search/README.md); none unless it is live.
-- Parking, the day from which a home is free and persons a room are computed here: as traits they
-- would have to be stored in every row.
create or replace function property_words(listing property) returns text[]
language plpgsql immutable parallel safe as $$
declare
  words text[];
  area numeric;
  deposit numeric;
  carpet numeric;
  monthly numeric;
  parking numeric;
  road numeric;
  free_from text;
begin
  if not listing.is_live then return '{}'; end if;
  words := tsvector_to_array(listing.search_vector);
  area := listing.area_sqft::text::numeric;
  deposit := stated_deposit(listing.detail);
  carpet := stated_carpet(listing.area_sqft, listing.detail);
  monthly := stated_monthly_cost(
    listing.listing_type, listing.price, listing.area_sqft, listing.detail);
  parking := stated_parking(listing.parking_spaces, listing.detail);
  road := (listing.detail ->> 'roadWidthFt')::numeric;
  free_from := listing.detail ->> 'availableFrom';
  return words
    || array(
      select distinct '^' || left(word, size) from unnest(words) word, generate_series(1, 3) size)
    || array(select ':amenity ' || word
      from unnest(folded(listing.amenities || listing.features)) word)
    || array(select ':' || trait from unnest(listing.traits) trait)
    || property_buckets('price', listing.price) || property_bounds('price', listing.price)
    || property_buckets('area', area) || property_bounds('area', area)
    || property_buckets('deposit', deposit) || property_bounds('deposit', deposit)
    || property_buckets('carpet', carpet) || property_bounds('carpet', carpet)
    || property_buckets('cash', listing.cash_needed)
    || property_bounds('cash', listing.cash_needed)
    || property_buckets('monthly', monthly) || property_bounds('monthly', monthly)
    || property_buckets('road', road) || property_bounds('road', road)
    || array(
      select ':unstated ' || name
      from unnest(array['deposit', 'monthly', 'cash', 'carpet', 'bathrooms', 'floor', 'top floor',
        'age', 'facing', 'possession', 'possession month', 'brokerage', 'lister', 'tenants',
        'pets', 'parking', 'road', 'move-in', 'sharing']) name
      where is_unstated(listing, name))
    || property_cells(listing.map_longitude, listing.map_latitude)
    || array_remove(array[
      ':broker ' || listing.broker_id, ':type ' || listing.property_type,
      ':deal ' || listing.listing_type,
      ':furnished ' || listing.furnished, ':bedrooms ' || listing.bedrooms,
      ':city ' || listing.city_id, ':location ' || listing.location_id,
      ':pincode ' || listing.pincode,
      case when listing.location_id is null or listing.location_id = listing.city_id
        then ':open pincode ' || listing.pincode end,
      case when listing.is_premium then ':premium' end,
      case when listing.unconfirmed_at is not null then ':unconfirmed' end,
      case when listing.unconfirmed_at = listing.doubted_at then ':doubted' end,
      ':deposit months ' || ceil(deposit / listing.price),
      case when parking > 0 then ':parking' end, ':parking ' || parking,
      ':sharing ' || (listing.detail ->> 'roomSharing'),
      ':free ' || left(free_from, 4), ':free ' || left(free_from, 7), ':free ' || free_from,
      case when free_from is null and listing.detail ->> 'possession' = 'ready'
        then ':free ready' end,
      ':posted ' || india_day(least(listing.created_at, listing.market_since))], null);
end
$$;

create or replace function property_slot_bit(number integer) returns bit
language sql immutable strict parallel safe as $$
  select set_bit(0::bit(16384), number % 16384, 1)
$$;

-- Folds the oldest changes into the bitmaps, up to a limit; returns how many.
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

  -- Materialized, so that the words of now are worked out once for each change in any plan.
  with change as materialized (
    select number, words,
      -- A listing that was deleted has no words.
      coalesce((select property_words(property) from property
        where property.id = property_word_change.property_id), '{}') as words_now
    from property_word_change join property_slot using (property_id)
    where property_word_change.id = any(entries) and words <> '{}'
  ), gone as (
    select word, number / 16384 as block, bit_or(property_slot_bit(number)) as bits
    from change
    cross join lateral (select unnest(words) except select unnest(words_now)) lost (word)
    group by word, number / 16384
  )
  update property_bitmap set (sparse, dense) = (
    select case when bit_count(bits) < 128 then bits end,
      case when bit_count(bits) >= 128 then bits end
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
    select case when bit_count(bits) < 128 then bits end,
      case when bit_count(bits) >= 128 then bits end
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

-- Empties the search index and queues all live listings for the indexing job; needed only after
-- rows were written with triggers disabled.
create or replace function refill_property_words() returns void language sql as $$
  delete from property_word_change;
  delete from property_bitmap;
  delete from property_slot;
  delete from map_cell;
  delete from property_order_key;
  delete from order_checkpoint;
  delete from order_checkpoint_sum;
  insert into property_word_change (property_id, words)
  select id, '{}' from property where is_live order by created_at, id
$$;

create or replace function note_location_change() returns trigger language plpgsql as $$
begin
  insert into location_change default values;
  delete from location_change where id in (
    select id from location_change where at < now() - interval '1 hour' for update skip locked);
  return null;
end
$$;
create or replace trigger location_changed_noted
  after insert or update or delete on location
    for each statement execute function note_location_change();

-- Terms that compare a number with others. For 7,841,000: it has fewer digits than <8; among
-- numbers of seven digits its prefix is below <7 9, <7 85, <7 842; and it is exactly =7 841
-- followed by zeros. server/search/index/range-buckets.ts searches by them. Uses text functions
-- instead of rows, which takes a tenth of the time: it runs twice for each folded listing.
create or replace function property_bounds(kind text, amount numeric) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  digits text := trunc(amount)::text;
  size integer := length(digits);
  beginning text := ',:' || kind || ' <' || size || ' ';
  higher text := ',1,2,3,4,5,6,7,8,9';
begin
  return string_to_array(substr(concat(
    case when size < 10 then
      replace(substr(',2,3,4,5,6,7,8,9,10', size * 2 - 1), ',', ',:' || kind || ' <') end,
    replace(substr(higher, substr(digits, 1, 1)::integer * 2 + 1), ',', beginning),
    case when size > 1 then
      replace(substr(higher, substr(digits, 2, 1)::integer * 2 + 1),
        ',', beginning || left(digits, 1)) end,
    case when size > 2 then
      replace(substr(higher, substr(digits, 3, 1)::integer * 2 + 1),
        ',', beginning || left(digits, 2)) end,
    case when amount = trunc(amount) and substr(digits, 4) ~ '^0*$' then
      ',:' || kind || ' =' || size || ' ' || left(digits, 3) end), 2), ',');
end
$$;
