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
