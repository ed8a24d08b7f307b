-- A range of prices or areas takes a handful of bitmaps, where it was up to twenty (docs/decisions/0377).

-- How a number lies to others: it has fewer digits than <8, of those with seven it begins lower than
-- <7 9, <7 85, <7 842, and it is exactly =7 841 and noughts. server/property/bitmap-range.ts asks for them.
-- By texts and not by rows: it is asked of each listing that is folded, twice, and takes a tenth so.
create function property_bounds(kind text, amount numeric) returns text[]
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
      replace(substr(higher, substr(digits, 2, 1)::integer * 2 + 1), ',', beginning || left(digits, 1)) end,
    case when size > 2 then
      replace(substr(higher, substr(digits, 3, 1)::integer * 2 + 1), ',', beginning || left(digits, 2)) end,
    case when amount = trunc(amount) and substr(digits, 4) ~ '^0*$' then
      ',:' || kind || ' =' || size || ' ' || left(digits, 3) end), 2), ',');
end
$$;

-- As they were, in a ninth of the time: statements within statements took most of it.
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

create or replace function property_words(listing property) returns text[]
language plpgsql immutable parallel safe as $$
declare
  words text[];
  area numeric;
begin
  if not listing.is_live then return '{}'; end if;
  words := tsvector_to_array(listing.search_vector);
  area := listing.area_sqft::text::numeric;
  return words
    || array(select distinct '^' || left(word, size) from unnest(words) word, generate_series(1, 3) size)
    || array(select ':amenity ' || word from unnest(folded(listing.amenities)) word)
    || array(select ':' || trait from unnest(listing.traits) trait)
    || property_buckets('price', listing.price) || property_bounds('price', listing.price)
    || property_buckets('area', area) || property_bounds('area', area)
    || property_cells(listing.map_longitude, listing.map_latitude)
    || array_remove(array[
      ':broker ' || listing.broker_id, ':type ' || listing.property_type, ':deal ' || listing.listing_type,
      ':furnished ' || listing.furnished, ':bedrooms ' || listing.bedrooms,
      ':city ' || listing.city_id, ':location ' || listing.location_id,
      ':pincode ' || listing.pincode, case when listing.is_premium then ':premium' end,
      ':posted ' || (listing.created_at at time zone 'Asia/Kolkata')::date], null);
end
$$;

-- What was not folded yet gets its words when it is; what was gets them at once.
insert into property_bitmap
select word, block, case when bit_count(bits) < 128 then bits end,
  case when bit_count(bits) >= 128 then bits end
from (
  select word, place / 32 as block, bit_or(piece::bit(16384) >> (place % 32 * 512)) as bits
  from (
    select word, number / 512 as place, bit_or(set_bit(0::bit(512), number % 512, 1)) as piece
    from property join property_slot on property_id = property.id
    cross join unnest(property_bounds('price', price)
      || property_bounds('area', area_sqft::text::numeric)) word
    where is_live
    group by word, number / 512
  ) piece
  group by word, place / 32
) now;
