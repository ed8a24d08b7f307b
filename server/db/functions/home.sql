create or replace function note_added_homes() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id) select id from added where status = 'approved';
  return null;
end
$$;
create or replace trigger property_added_home
  after insert on property referencing new table as added
  for each statement execute function note_added_homes();

create or replace function note_changed_home() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id) values (new.id);
  return null;
end
$$;
-- What tells one home from another, and what the choice of the listing that represents it rests on.
create or replace trigger property_changed_home
  after update of status, removed_at, expired_at, unconfirmed_at, broker_id, is_live, price,
    property_type, listing_type, bedrooms, bathrooms, floor, total_floors, area, area_unit, address,
    location_id, pincode, latitude, longitude, detail, title
  on property
  for each row
  when ((new.home_id is not null or (new.status = 'approved' and new.removed_at is null))
    and (old.status, old.removed_at, old.expired_at, old.unconfirmed_at is null, old.broker_id,
      old.is_live or old.is_represented, old.price, old.property_type, old.listing_type,
      old.bedrooms, old.bathrooms, old.floor, old.total_floors, old.area_sqft, old.address,
      old.location_id, old.pincode, old.latitude, old.longitude, old.detail, old.title)
    is distinct from (new.status, new.removed_at, new.expired_at, new.unconfirmed_at is null,
      new.broker_id, new.is_live or new.is_represented, new.price, new.property_type,
      new.listing_type, new.bedrooms, new.bathrooms, new.floor, new.total_floors, new.area_sqft,
      new.address, new.location_id, new.pincode, new.latitude, new.longitude, new.detail,
      new.title))
  execute function note_changed_home();

create or replace function note_left_home() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id)
  select id from property where home_id = old.home_id limit 1;
  return null;
end
$$;
create or replace trigger property_deleted_home
  after delete on property for each row when (old.home_id is not null)
  execute function note_left_home();

-- Photos are compared once they are hashed.
create or replace function note_hashed_home() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id)
  select distinct property_id from property_image join property on property.id = property_id
  where media_id = new.id and status = 'approved' and removed_at is null;
  return null;
end
$$;
create or replace trigger media_hashed_home
  after update of dhash on media for each row
  when (new.dhash is not null and old.dhash is distinct from new.dhash)
  execute function note_hashed_home();

create or replace function note_pictured_homes() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id)
  select distinct property_id from pictured
    join property on property.id = property_id join media on media.id = media_id
  where property.status = 'approved' and property.removed_at is null and dhash is not null;
  return null;
end
$$;
create or replace trigger property_image_added_home
  after insert on property_image referencing new table as pictured
  for each statement execute function note_pictured_homes();
