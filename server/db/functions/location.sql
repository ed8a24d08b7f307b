-- Folds only what has several rows, as fold_property_tally.
create or replace function fold_place_tally() returns void language sql as $$
  with several as (
    select location_id from place_tally group by location_id having count(*) > 1
  ), taken as (
    delete from place_tally where ctid = any (array(
      select place_tally.ctid from place_tally join several using (location_id)
      for update of place_tally skip locked))
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
