-- The carpet area of a listing whose area is of another basis: as stated, or by the usual loading.
-- Stable, as jsonb_build_object is: an immutable function that calls one which is not is started
-- like a statement for each row, instead of becoming a part of the one that calls it.
create or replace function property_carpet(listing property) returns jsonb
language sql stable parallel safe as $$
  select case when listing.detail ->> 'areaBasis' is distinct from 'carpet'
    and (listing.detail ? 'areaCarpetSqft' or listing.usual_loading is not null)
    then jsonb_build_object(
      'sqft', rated_area(listing.area_sqft, listing.detail, listing.usual_loading),
      'loading', case when not listing.detail ? 'areaCarpetSqft' then listing.usual_loading end)
  end
$$;

-- The cards of these listings as they are now.
create or replace function property_cards(ids uuid[]) returns table (id uuid, card json)
language sql stable as $$
  select property.id, written.card
  from property
  join broker on broker.id = property.broker_id
  left join location place on place.id = property.location_id
  left join location city on city.id = property.city_id
  cross join lateral (
    select row_to_json(shown) as card
    from (
      select property.id as "_id", property.title, property.address,
        coalesce(
          (select row_to_json(known) from (select place.id as "_id", place.name as name) known
            where place.id is not null),
          to_json(property.location_text)) as location,
        city.name as city, property.pincode, property.price,
        property.listing_type as "listingType", property.property_type as "propertyType",
        property.cash_needed as "cashNeeded",
        property.bedrooms, property.bathrooms, trim_scale(property.area) as area,
        property.area_unit as "areaUnit", property.area_sqft as "areaSqft",
        property_carpet(property) as carpet, property.furnished,
        property.features, property.status,
        to_char(least(property.created_at, property.market_since) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        nullif(property.offer_count, 1) as "offers",
        nullif(property.home_id, property.id) as "homeId",
        india_day(greatest(property.confirmed_at, property.submitted_at)) as "confirmedOn",
        property.unconfirmed_at is not null as "isUnconfirmed",
        -- Enough for a card to leaf through; the rest is on the listing's page.
        array_to_json(array(
          select row_to_json(image)
          from (
            select sources -> -1 ->> 'url' as url, is_primary as "isPrimary", width, height,
              encode(thumbhash, 'base64') as thumbhash, sources
            from property_image join media on media.id = media_id
            where property_id = property.id
            order by is_primary desc, position limit 5
          ) image)) as images,
        (select count(*) from property_image where property_id = property.id) as "imageCount",
        -- Less than it ever asked, so that a rise before makes no cut. The price itself may be
        -- noted only after the card.
        (select row_to_json(cut) from (
          select min(step.price) - property.price as less,
            india_day(max(step.until)) as since
          from (
            select price, coalesce(lead(at) over (order by at), now()) as until,
              lead(at) over (order by at) is null as is_last
            from property_price where property_id = property.id
          ) step
          where not (step.is_last and step.price = property.price)
          having min(step.price) > property.price and property.status = 'approved'
        ) cut) as "priceCut",
        (select row_to_json(seller) from (
          select broker.id as "_id", broker.first_name as "firstName",
            broker.last_name as "lastName", broker.company_name as "companyName",
            -- Whoever is not verified has nothing live.
            true as "isVerified"
        ) seller) as broker
    ) shown
    offset 0
  ) written
  where property.id = any (ids)
$$;

-- Rewrites the cards of these listings. They are locked first, so that the cards include what other
-- transactions wrote meanwhile, and none is overwritten by an older version. One listing has a card
-- mostly, which is then locked without an attempt to insert it; of several, all are inserted before
-- any is locked, so that two at once do not wait for each other. One generic plan: a custom plan is
-- estimated cheaper, but planning takes longer than running it.
create or replace function write_property_card(ids uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(ids) = 1 then
    perform from property_card where property_id = ids[1] for no key update;
  end if;
  if not found then
    insert into property_card select id, '{}' from property where id = any (ids)
    order by id on conflict do nothing;
    perform from property_card where property_id = any (ids) order by property_id for no key update;
  end if;
  update property_card set card = written.card from property_cards(ids) written
  where property_id = written.id and property_card.card::text <> written.card::text;
end
$$;

-- Needed here, and after rows were written with triggers disabled.
create or replace function refill_property_card() returns void language sql as $$
  delete from property_card;
  select write_property_card(array(select id from property))
$$;

create or replace function write_pictured_cards() returns trigger language plpgsql as $$
begin
  perform write_property_card(array(select distinct property_id from pictured));
  return null;
end
$$;
create or replace trigger property_image_added_card
  after insert on property_image referencing new table as pictured
  for each statement execute function write_pictured_cards();
create or replace trigger property_image_changed_card
  after update on property_image referencing new table as pictured
  for each statement execute function write_pictured_cards();
create or replace trigger property_image_deleted_card
  after delete on property_image referencing old table as pictured
  for each statement execute function write_pictured_cards();

-- Adding a listing locks its broker, so this update sees the new listing.
create or replace function write_broker_cards() returns trigger language plpgsql as $$
begin
  perform write_property_card(array(select id from property where broker_id = new.id));
  return null;
end
$$;
create or replace trigger broker_changed_cards
  after update on broker for each row
  when ((old.first_name, old.last_name, old.company_name)
    is distinct from (new.first_name, new.last_name, new.company_name))
  execute function write_broker_cards();

-- Whenever this file changes: cards of an earlier version do not say when a home was confirmed.
select write_property_card(array(
  select property_id from property_card where strpos(card::text, '"confirmedOn"') = 0));
