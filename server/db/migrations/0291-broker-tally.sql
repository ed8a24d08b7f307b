-- The tally of brokers says more: where their live listings lie, and how many they have whatever the
-- state (docs/decisions/0290). `count` stays the live ones.
alter table broker_tally
  add column city_id uuid,
  add column listed bigint not null default 0;
alter table broker_tally alter column listed drop default;

-- Only what has become several rows is taken: most brokers have not changed since the last time.
create or replace function fold_broker_tally() returns void language sql as $$
  with several as (
    select broker_id, city_id from broker_tally group by broker_id, city_id having count(*) > 1
  ), taken as (
    delete from broker_tally where ctid = any (array(
      select broker_tally.ctid from broker_tally join several on several.broker_id = broker_tally.broker_id
        and several.city_id is not distinct from broker_tally.city_id
      for update of broker_tally skip locked))
    returning *
  )
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, sum(count), sum(listed) from taken group by broker_id, city_id
  having sum(count) <> 0 or sum(listed) <> 0
$$;

create or replace function tally_added_broker_listings() returns trigger language plpgsql as $$
begin
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, count(*) filter (where is_live), count(*) from added
  where removed_at is null group by broker_id, city_id;
  if random() < 0.002 then perform fold_broker_tally(); end if;
  return null;
end
$$;

create or replace function tally_deleted_broker_listings() returns trigger language plpgsql as $$
begin
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, -count(*) filter (where is_live), -count(*) from deleted
  where removed_at is null group by broker_id, city_id;
  return null;
end
$$;

create or replace function tally_changed_broker_listing() returns trigger language plpgsql as $$
begin
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, sum(count), sum(listed)
  from (values
    (old.broker_id, old.city_id, -old.is_live::int, -(old.removed_at is null)::int),
    (new.broker_id, new.city_id, new.is_live::int, (new.removed_at is null)::int)
  ) change (broker_id, city_id, count, listed)
  group by broker_id, city_id having sum(count) <> 0 or sum(listed) <> 0;
  if random() < 0.001 then perform fold_broker_tally(); end if;
  return null;
end
$$;
drop trigger property_changed_broker on property;
create trigger property_changed_broker
  after update of is_live, status, removed_at, broker_id, location_id on property
  for each row when ((old.is_live, old.broker_id, old.city_id, old.removed_at is null)
    is distinct from (new.is_live, new.broker_id, new.city_id, new.removed_at is null))
  execute function tally_changed_broker_listing();

create or replace function refill_property_tally() returns void language sql as $$
  lock table property_tally, broker_tally in exclusive mode;
  delete from property_tally;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from property where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  delete from broker_tally;
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, count(*) filter (where is_live), count(*)
  from property where removed_at is null group by broker_id, city_id
$$;
select refill_property_tally();
create index broker_tally_city on broker_tally (city_id) include (broker_id, count);
