create or replace function fold_property_tally() returns void language sql as $$
  with taken as (
    delete from property_tally
    where ctid = any (array(select ctid from property_tally for update skip locked))
    returning *
  )
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, sum(count)
  from taken
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished
  having sum(count) <> 0;

  with taken as (
    delete from property_kind_tally
    where ctid = any (array(select ctid from property_kind_tally for update skip locked))
    returning *
  )
  insert into property_kind_tally
  select property_type, listing_type, sum(count) from taken
  group by property_type, listing_type
  having sum(count) <> 0
$$;

-- Recounts all listing tallies after rows were written with triggers disabled.
create or replace function refill_property_tally() returns void language sql as $$
  lock table property_tally, property_kind_tally, broker_tally in exclusive mode;
  delete from property_tally;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from property where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  delete from property_kind_tally;
  insert into property_kind_tally
  select property_type, listing_type, count(*) from property where is_live
  group by property_type, listing_type;
  delete from broker_tally;
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, count(*) filter (where is_live), count(*)
  from property where removed_at is null group by broker_id, city_id
$$;

create or replace function tally_added_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from added where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  insert into property_kind_tally
  select property_type, listing_type, count(*) from added where is_live
  group by property_type, listing_type;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;
create or replace trigger property_added_tallied
  after insert on property referencing new table as added
  for each statement execute function tally_added_properties();

create or replace function tally_deleted_properties() returns trigger language plpgsql as $$
begin
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, -count(*)
  from deleted where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  insert into property_kind_tally
  select property_type, listing_type, -count(*) from deleted where is_live
  group by property_type, listing_type;
  return null;
end
$$;
create or replace trigger property_deleted_tallied
  after delete on property referencing old table as deleted
  for each statement execute function tally_deleted_properties();

create or replace function tally_changed_property() returns trigger language plpgsql as $$
begin
  if old.removed_at is null then
    insert into property_tally values (old.status, old.is_live, old.city_id, old.property_type,
      old.listing_type, old.bedrooms, old.furnished, -1);
  end if;
  if new.removed_at is null then
    insert into property_tally values (new.status, new.is_live, new.city_id, new.property_type,
      new.listing_type, new.bedrooms, new.furnished, 1);
  end if;
  if (old.is_live, old.property_type, old.listing_type)
    is distinct from (new.is_live, new.property_type, new.listing_type) then
    insert into property_kind_tally
    select old.property_type, old.listing_type, -1 where old.is_live
    union all
    select new.property_type, new.listing_type, 1 where new.is_live;
  end if;
  if random() < 0.01 then perform fold_property_tally(); end if;
  return null;
end
$$;
create or replace trigger property_changed_tallied
  after update of status, removed_at, expired_at, broker_id, location_id, is_live, property_type,
    listing_type, bedrooms, furnished on property
  for each row
  when ((old.status, old.is_live, old.city_id, old.property_type, old.listing_type, old.bedrooms,
      old.furnished, old.removed_at)
    is distinct from (new.status, new.is_live, new.city_id, new.property_type, new.listing_type,
      new.bedrooms, new.furnished, new.removed_at))
  execute function tally_changed_property();
