-- What the order by best match goes by, and which listings may take a sponsored place
-- (docs/decisions/0250 and 0251).

-- When its broker last said that it is still to be had.
alter table property add column confirmed_at timestamptz;

-- How complete a listing is told, 0 to 100 (domain/listing-quality.ts): worked out by a job, so that
-- the rule stands in one place.
create table property_quality (
  property_id uuid primary key references property on delete cascade,
  score smallint not null check (score between 0 and 100)
);

-- Listings to be rated anew. A change leaves a note of its own, so nobody waits for the job.
create table property_quality_change (
  id bigint generated always as identity primary key,
  property_id uuid not null
) with (autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);

create function note_added_property_quality() returns trigger language plpgsql as $$
begin
  insert into property_quality_change (property_id) select id from added;
  return null;
end
$$;
create trigger property_added_quality
  after insert on property referencing new table as added
  for each statement execute function note_added_property_quality();

create function note_changed_property_quality() returns trigger language plpgsql as $$
begin
  insert into property_quality_change (property_id) values (new.id);
  return null;
end
$$;
create trigger property_changed_quality
  after update of title, description, property_type, listing_type, bedrooms, bathrooms, furnished,
    floor, location_id, latitude, longitude, amenities, detail on property
  for each row
  when ((old.title, old.description, old.property_type, old.listing_type, old.bedrooms,
      old.bathrooms, old.furnished, old.floor, old.location_id, old.latitude, old.longitude,
      old.amenities, old.detail)
    is distinct from (new.title, new.description, new.property_type, new.listing_type, new.bedrooms,
      new.bathrooms, new.furnished, new.floor, new.location_id, new.latitude, new.longitude,
      new.amenities, new.detail))
  execute function note_changed_property_quality();

create function note_pictured_property_quality() returns trigger language plpgsql as $$
begin
  insert into property_quality_change (property_id) select distinct property_id from pictured;
  return null;
end
$$;
create trigger property_image_added_quality
  after insert on property_image referencing new table as pictured
  for each statement execute function note_pictured_property_quality();
create trigger property_image_deleted_quality
  after delete on property_image referencing old table as pictured
  for each statement execute function note_pictured_property_quality();

-- Needed only after rows were written with triggers disabled.
create function refill_property_quality() returns void language sql as $$
  delete from property_quality_change;
  insert into property_quality_change (property_id) select id from property where removed_at is null
$$;

select refill_property_quality();

-- Premium listings are found in the bitmaps, so that those which match a search are known at once.
create or replace function property_words(listing property) returns text[]
language sql immutable parallel safe as $$
  select case when not listing.is_live then '{}'::text[] else array(
    select word from unnest(tsvector_to_array(listing.search_vector)) word
    union
    select '^' || left(word, size)
    from unnest(tsvector_to_array(listing.search_vector)) word, generate_series(1, 3) size
    union
    select ':amenity ' || word from unnest(folded(listing.amenities)) word
    union
    select ':' || trait from unnest(listing.traits) trait
    union
    select unnest(property_buckets('price', listing.price)
      || property_buckets('area', listing.area_sqft::text::numeric))
    union
    select unnest(property_cells(listing.map_longitude, listing.map_latitude))
    union
    select word from unnest(array[
      ':broker ' || listing.broker_id, ':type ' || listing.property_type, ':deal ' || listing.listing_type,
      ':furnished ' || listing.furnished, ':bedrooms ' || listing.bedrooms,
      ':city ' || listing.city_id, ':location ' || listing.location_id,
      ':pincode ' || listing.pincode, case when listing.is_premium then ':premium' end,
      ':posted ' || (listing.created_at at time zone 'Asia/Kolkata')::date]) word
    where word is not null) end
$$;

drop trigger property_changed_words on property;
create trigger property_changed_words
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished, city_id, pincode, price, area, area_unit, amenities, search_vector,
    latitude, longitude, detail, floor, total_floors, bathrooms, is_premium on property
  for each row
  when ((old.is_live or new.is_live)
    and (old.is_live, old.property_type, old.listing_type, old.bedrooms, old.furnished, old.city_id,
      old.location_id, old.pincode, old.broker_id, old.price, old.area_sqft, old.amenities,
      old.search_vector, old.map_latitude, old.map_longitude, old.traits, old.is_premium)
    is distinct from (new.is_live, new.property_type, new.listing_type, new.bedrooms, new.furnished,
      new.city_id, new.location_id, new.pincode, new.broker_id, new.price, new.area_sqft,
      new.amenities, new.search_vector, new.map_latitude, new.map_longitude, new.traits,
      new.is_premium))
  execute function note_changed_property_words();

insert into property_word_change (property_id, words)
select id, '{}' from property where is_live and is_premium;
