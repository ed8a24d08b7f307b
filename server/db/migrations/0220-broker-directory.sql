-- What the public directory of brokers says and sorts by.

-- In the broker's own words, under the name.
alter table broker add column about text;

-- How many live listings each broker has. Rows add up, as those of property_tally do: a change appends
-- what it adds and takes away, so that verifying a broker with ten thousand listings changes no row
-- ten thousand times.
create table broker_tally (
  broker_id uuid not null,
  count bigint not null
);
create index broker_tally_of on broker_tally (broker_id) include (count);

create function fold_broker_tally() returns void language sql as $$
  with taken as (
    delete from broker_tally where ctid = any (array(select ctid from broker_tally for update skip locked))
    returning *
  )
  insert into broker_tally
  select broker_id, sum(count) from taken group by broker_id having sum(count) <> 0
$$;

create function tally_added_broker_listings() returns trigger language plpgsql as $$
begin
  insert into broker_tally select broker_id, count(*) from added where is_live group by broker_id;
  if random() < 0.01 then perform fold_broker_tally(); end if;
  return null;
end
$$;
create trigger property_added_broker
  after insert on property referencing new table as added
  for each statement execute function tally_added_broker_listings();

create function tally_deleted_broker_listings() returns trigger language plpgsql as $$
begin
  insert into broker_tally select broker_id, -count(*) from deleted where is_live group by broker_id;
  return null;
end
$$;
create trigger property_deleted_broker
  after delete on property referencing old table as deleted
  for each statement execute function tally_deleted_broker_listings();

create function tally_changed_broker_listing() returns trigger language plpgsql as $$
begin
  if old.is_live then insert into broker_tally values (old.broker_id, -1); end if;
  if new.is_live then insert into broker_tally values (new.broker_id, 1); end if;
  if random() < 0.001 then perform fold_broker_tally(); end if;
  return null;
end
$$;
create trigger property_changed_broker
  after update of is_live, status, removed_at, broker_id on property
  for each row when ((old.is_live, old.broker_id) is distinct from (new.is_live, new.broker_id))
  execute function tally_changed_broker_listing();

-- The one repair after rows were written with triggers disabled: now of both tallies.
create or replace function refill_property_tally() returns void language sql as $$
  lock table property_tally, broker_tally in exclusive mode;
  delete from property_tally;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished, count(*)
  from property where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  delete from broker_tally;
  insert into broker_tally
  select broker_id, count(*) from property where is_live group by broker_id
$$;
insert into broker_tally
select broker_id, count(*) from property where is_live group by broker_id;

create index broker_public on broker (id) where status = 'active' and kyc_status = 'verified';
