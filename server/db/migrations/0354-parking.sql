-- Whoever asks for parking asks for any place for a car, covered or open, however it was told.

create function has_parking(spaces smallint, detail jsonb) returns boolean
language sql immutable parallel safe as $$
  select coalesce(greatest(spaces, (detail ->> 'parkingCovered')::numeric,
    (detail ->> 'parkingOpen')::numeric) > 0, false)
$$;

-- A word of its own and no trait: those stand in each row, and a million would have to be written anew.
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
      case when has_parking(listing.parking_spaces, listing.detail) then ':parking' end,
      ':posted ' || (listing.created_at at time zone 'Asia/Kolkata')::date], null);
end
$$;

drop trigger property_changed_words on property;
create trigger property_changed_words
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished, city_id, pincode, price, area, area_unit, amenities, search_vector,
    latitude, longitude, detail, floor, total_floors, bathrooms, is_premium, parking_spaces on property
  for each row
  when ((old.is_live or new.is_live)
    and (old.is_live, old.property_type, old.listing_type, old.bedrooms, old.furnished, old.city_id,
      old.location_id, old.pincode, old.broker_id, old.price, old.area_sqft, old.amenities,
      old.search_vector, old.map_latitude, old.map_longitude, old.traits, old.is_premium,
      has_parking(old.parking_spaces, old.detail))
    is distinct from (new.is_live, new.property_type, new.listing_type, new.bedrooms, new.furnished,
      new.city_id, new.location_id, new.pincode, new.broker_id, new.price, new.area_sqft,
      new.amenities, new.search_vector, new.map_latitude, new.map_longitude, new.traits,
      new.is_premium, has_parking(new.parking_spaces, new.detail)))
  execute function note_changed_property_words();

-- What is in the bitmaps gets the word at once; what waits for its turn gets it then.
insert into property_bitmap
select ':parking', block, case when bit_count(bits) < 128 then bits end,
  case when bit_count(bits) >= 128 then bits end
from (
  select place / 32 as block, bit_or(piece::bit(16384) >> (place % 32 * 512)) as bits
  from (
    select number / 512 as place, bit_or(set_bit(0::bit(512), number % 512, 1)) as piece
    from property join property_slot on property_id = property.id
    where is_live and has_parking(parking_spaces, detail)
      and not exists (select from property_word_change where property_id = property.id)
    group by number / 512
  ) piece
  group by place / 32
) now;
