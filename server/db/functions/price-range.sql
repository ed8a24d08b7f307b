-- What homes like a changed one ask is worked out by the job of
-- server/property/price-range/follow.ts.
create or replace function note_added_price_range() returns trigger language plpgsql as $$
begin
  insert into price_range_change (property_id) select id from added where is_live;
  return null;
end
$$;
create or replace trigger property_added_price_range
  after insert on property referencing new table as added
  for each statement execute function note_added_price_range();

create or replace function note_changed_price_range() returns trigger language plpgsql as $$
begin
  insert into price_range_change (property_id) values (new.id);
  return null;
end
$$;
create or replace trigger property_changed_price_range
  after update of is_live, status, removed_at, broker_id, location_id, listing_type, property_type,
    price, area, area_unit, bedrooms, furnished, detail on property
  for each row
  when (new.is_live
    and (old.is_live, old.listing_type, old.property_type, old.location_id, old.price,
      old.area_sqft, old.bedrooms, old.furnished, old.detail)
    is distinct from (new.is_live, new.listing_type, new.property_type, new.location_id, new.price,
      new.area_sqft, new.bedrooms, new.furnished, new.detail))
  execute function note_changed_price_range();
