-- What the search language asks for beyond the columns (docs/decisions/0210): the particulars of a
-- listing as words, the state of the gazetteer, and what is searched for most.

-- server/property/wish.ts asks for these by name.
create function property_traits(
  detail jsonb, floor smallint, total_floors smallint, bedrooms smallint, bathrooms smallint
) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'bhk ' || coalesce(trim_scale((detail ->> 'bhk')::numeric)::text, bedrooms::text),
    'baths ' || bathrooms,
    'floor ' || floor,
    case when floor = total_floors then 'floor top' end,
    'facing ' || (detail ->> 'facing'),
    'possession ' || (detail ->> 'possession'),
    'by ' || (detail ->> 'possessionBy'),
    'age ' || (detail ->> 'ageYears'),
    'listed ' || (detail ->> 'listedBy'),
    'brokerage ' || (detail ->> 'brokerage'),
    case when (detail ->> 'resale')::boolean then 'resale' when not (detail ->> 'resale')::boolean then 'new' end,
    case when (detail ->> 'petsAllowed')::boolean then 'pets' end,
    case when (detail ->> 'isVastu')::boolean then 'vastu' end,
    case when (detail ->> 'isCorner')::boolean then 'corner' end,
    case when (detail ->> 'isGated')::boolean then 'gated' end,
    case when (detail ->> 'servantRoom')::boolean then 'servant room' end,
    case when (detail ->> 'studyRoom')::boolean then 'study room' end,
    case when (detail ->> 'poojaRoom')::boolean then 'pooja room' end,
    case when (detail ->> 'hasEvCharging')::boolean then 'ev charging' end,
    case when (detail ->> 'hasPipedGas')::boolean then 'piped gas' end,
    case when (detail ->> 'lifts')::numeric > 0 then 'lift' end,
    case when (detail ->> 'balconies')::numeric > 0 then 'balcony' end,
    case when (detail ->> 'parkingCovered')::numeric > 0 then 'covered parking' end,
    case when detail ->> 'powerBackup' in ('partial', 'full') then 'power backup' end,
    case when detail ->> 'kitchen' = 'modular' then 'modular kitchen' end,
    case when detail ->> 'ownership' = 'freehold' then 'freehold' end,
    case when detail ? 'loanApprovedBy' then 'loan' end,
    case when detail ->> 'rera' = 'registered' then 'rera' end,
    'khata ' || (detail ->> 'khata'),
    case when (detail ->> 'metroWalkMetres')::numeric <= 500 then 'metro 500' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 1000 then 'metro 1000' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 2000 then 'metro 2000' end,
    case when (detail ->> 'metroWalkMetres')::numeric <= 5000 then 'metro 5000' end,
    case when detail ->> 'tenants' ~* 'famil|any' then 'tenant family' end,
    case when detail ->> 'tenants' ~* 'bachelor|any' then 'tenant bachelors' end,
    case when detail ->> 'tenants' ~* 'women|girl|lad(y|ies)|female|any' then 'tenant women' end,
    case when detail ->> 'tenants' ~* '\m(men|boys|gents|male)\M|any' then 'tenant men' end,
    case when detail ->> 'tenants' ~* 'student|any' then 'tenant students' end,
    case when detail ->> 'tenants' ~* 'company|corporate|any' then 'tenant company' end
  ], null)
  || coalesce(array(select 'approval ' || jsonb_array_elements_text(detail -> 'approvals')), '{}')
$$;

alter table property add column traits text[] not null
  generated always as (property_traits(detail, floor, total_floors, bedrooms, bathrooms)) stored;

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
      ':pincode ' || listing.pincode,
      ':posted ' || (listing.created_at at time zone 'Asia/Kolkata')::date]) word
    where word is not null) end
$$;

drop trigger property_changed_words on property;
create trigger property_changed_words
  after update of status, removed_at, broker_id, location_id, is_live, property_type, listing_type,
    bedrooms, furnished, city_id, pincode, price, area, area_unit, amenities, search_vector,
    latitude, longitude, detail, floor, total_floors, bathrooms on property
  for each row
  when ((old.is_live or new.is_live)
    and (old.is_live, old.property_type, old.listing_type, old.bedrooms, old.furnished, old.city_id,
      old.location_id, old.pincode, old.broker_id, old.price, old.area_sqft, old.amenities,
      old.search_vector, old.map_latitude, old.map_longitude, old.traits)
    is distinct from (new.is_live, new.property_type, new.listing_type, new.bedrooms, new.furnished,
      new.city_id, new.location_id, new.pincode, new.broker_id, new.price, new.area_sqft,
      new.amenities, new.search_vector, new.map_latitude, new.map_longitude, new.traits))
  execute function note_changed_property_words();

-- They have words now that are in no bitmap yet.
insert into property_word_change (property_id, words)
select id, '{}' from property
where is_live
  and not exists (select from property_word_change where property_id = property.id)
order by created_at, id;

-- Names of societies, for suggestions while somebody types.
create index property_society on property
  (lower(detail ->> 'society') text_pattern_ops, city_id) where is_live and detail ? 'society';

-- Says whether the Locations are still the ones a process has in memory: a change leaves a mark of its
-- own, seen exactly by whoever sees the change. Old marks go with new ones.
create table location_change (id uuid primary key default gen_random_uuid(), at timestamptz not null default now());

create function note_location_change() returns trigger language plpgsql as $$
begin
  insert into location_change default values;
  delete from location_change where id in (
    select id from location_change where at < now() - interval '1 hour' for update skip locked);
  return null;
end
$$;
create trigger location_changed_noted
  after insert or update or delete on location for each statement execute function note_location_change();

-- How often a search was asked, by day in India, in our own words for it: nothing that was typed, and
-- of nobody.
create table search_asked (
  day date not null,
  sentence text not null check (length(sentence) <= 200),
  count bigint not null check (count > 0),
  primary key (day, sentence)
);
