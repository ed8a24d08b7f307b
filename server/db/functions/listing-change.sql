-- The feed of changes of public listings: whatever is live or represented is public.
create or replace function note_added_public_listings() returns trigger language plpgsql as $$
begin
  insert into listing_change_pending (property_id, kind, price)
  select id, 'published', price from added where is_live or is_represented;
  return null;
end
$$;
create or replace trigger property_added_public_change
  after insert on property referencing new table as added
  for each statement execute function note_added_public_listings();

create or replace function note_public_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_change_pending (property_id, kind, price) values (new.id,
    case when not (old.is_live or old.is_represented) then 'published'
      when not (new.is_live or new.is_represented) then 'unavailable'
      when new.price <> old.price then 'price_changed' else 'changed' end, new.price);
  return null;
end
$$;
create or replace trigger property_public_change
  after update on property for each row
  when ((old.is_live or old.is_represented) <> (new.is_live or new.is_represented)
    or ((new.is_live or new.is_represented)
      and (old.price, old.property_type, old.listing_type, old.area_sqft, old.bedrooms,
        old.bathrooms, old.parking_spaces, old.floor, old.total_floors, old.furnished,
        old.location_id, old.city_id, old.pincode, old.amenities, old.features, old.detail,
        old.title, old.description, old.address)
      is distinct from (new.price, new.property_type, new.listing_type, new.area_sqft,
        new.bedrooms, new.bathrooms, new.parking_spaces, new.floor, new.total_floors,
        new.furnished, new.location_id, new.city_id, new.pincode, new.amenities, new.features,
        new.detail, new.title, new.description, new.address)))
  execute function note_public_listing_change();
