create or replace function fold_place_tally() returns void language sql as $$
  with taken as (
    delete from place_tally
    where ctid = any (array(select ctid from place_tally for update skip locked))
    returning *
  )
  insert into place_tally
  select location_id, sum(count) from taken group by location_id having sum(count) <> 0
$$;

-- Recounts everything; needed only after rows were written with triggers disabled.
create or replace function refill_place_tally() returns void language sql as $$
  lock table place_tally in exclusive mode;
  delete from place_tally;
  insert into place_tally
  select location_id, count(*) from property
  where removed_at is null and location_id is not null group by location_id
$$;

create or replace function tally_added_places() returns trigger language plpgsql as $$
begin
  insert into place_tally
  select location_id, count(*) from added
  where removed_at is null and location_id is not null group by location_id;
  if random() < 0.01 then perform fold_place_tally(); end if;
  return null;
end
$$;
create or replace trigger property_added_placed
  after insert on property referencing new table as added
  for each statement execute function tally_added_places();

create or replace function tally_deleted_places() returns trigger language plpgsql as $$
begin
  insert into place_tally
  select location_id, -count(*) from deleted
  where removed_at is null and location_id is not null group by location_id;
  return null;
end
$$;
create or replace trigger property_deleted_placed
  after delete on property referencing old table as deleted
  for each statement execute function tally_deleted_places();

create or replace function tally_moved_place() returns trigger language plpgsql as $$
begin
  if old.removed_at is null and old.location_id is not null then
    insert into place_tally values (old.location_id, -1);
  end if;
  if new.removed_at is null and new.location_id is not null then
    insert into place_tally values (new.location_id, 1);
  end if;
  if random() < 0.01 then perform fold_place_tally(); end if;
  return null;
end
$$;
create or replace trigger property_moved_placed
  after update of location_id, removed_at on property
  for each row
  when ((old.location_id, old.removed_at is null) is distinct from
    (new.location_id, new.removed_at is null))
  execute function tally_moved_place();
