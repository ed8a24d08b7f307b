-- A live listing that is corrected may fit a saved search it did not fit before
-- (docs/decisions/0191).

alter table listing_event drop constraint listing_event_news_check,
  add constraint listing_event_news_check check (news in ('live', 'drop', 'change')),
  -- The listing as it was before the change: whoever it fitted then knows it already.
  add column before jsonb,
  add constraint listing_event_before_check check ((news = 'change') = (before is not null));
alter table saved_search_match drop constraint saved_search_match_news_check,
  add constraint saved_search_match_news_check check (news in ('live', 'drop', 'change'));

create function note_listing_change() returns trigger language plpgsql as $$
begin
  insert into listing_event (property_id, news, before) values (new.id, 'change', to_jsonb(old));
  return null;
end
$$;
-- Every column a search can ask for but the price: a lower one is an event of its own, a higher one
-- is no news.
create trigger property_corrected_event
  after update on property for each row
  when (old.is_live and new.is_live and new.price >= old.price
    and (old.property_type, old.listing_type, old.area_sqft, old.bedrooms, old.bathrooms,
      old.parking_spaces, old.floor, old.total_floors, old.furnished, old.location_id, old.city_id,
      old.pincode, old.map_latitude, old.map_longitude, old.amenities, old.features, old.detail,
      old.title, old.description, old.address)
    is distinct from (new.property_type, new.listing_type, new.area_sqft, new.bedrooms,
      new.bathrooms, new.parking_spaces, new.floor, new.total_floors, new.furnished,
      new.location_id, new.city_id, new.pincode, new.map_latitude, new.map_longitude,
      new.amenities, new.features, new.detail, new.title, new.description, new.address))
  execute function note_listing_change();
