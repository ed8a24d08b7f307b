-- Called by the release before this one alone, which runs on during an upgrade: drop it in the
-- next. Under which numbers a verified broker is registered as a RERA agent: by state, the one
-- of the certificate that is valid longest.
create or replace function broker_agents(of_broker uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('state', state, 'number', number)
    order by state nulls last, number), '[]')
  from (
    select distinct on (coalesce(agent_state, agent_number))
      agent_state as state, agent_number as number
    from document join broker on broker.id = document.broker_id
    where broker_id = of_broker and broker.kyc_status = 'verified'
      and agent_number is not null and verified_at is not null
      and (valid_until is null or valid_until >= india_today())
    order by coalesce(agent_state, agent_number), valid_until desc nulls last,
      document.created_at desc
  ) agent
$$;

create or replace function follow_broker_state() returns trigger language plpgsql as $$
begin
  update property
  set is_live = property_goes_live(
    property.status, removed_at, expired_at, new.status, new.kyc_status)
  where broker_id = new.id and (is_live or is_represented) <> property_goes_live(
    property.status, removed_at, expired_at, new.status, new.kyc_status);
  return null;
end
$$;
create or replace trigger broker_state_followed
  after update of status, kyc_status on broker
  for each row when (old.status <> new.status or old.kyc_status <> new.kyc_status)
  execute function follow_broker_state();

create or replace function count_added_deals() returns trigger language plpgsql as $$
begin
  update broker set total_deals = total_deals + deal.count
  from (
    select broker_id, count(*) from added where is_deal(status, removed_at) group by broker_id
  ) deal
  where broker.id = deal.broker_id;
  return null;
end
$$;
create or replace trigger property_added_deals
  after insert on property referencing new table as added
  for each statement execute function count_added_deals();

create or replace function count_deleted_deals() returns trigger language plpgsql as $$
begin
  update broker set total_deals = total_deals - deal.count
  from (
    select broker_id, count(*) from deleted where is_deal(status, removed_at) group by broker_id
  ) deal
  where broker.id = deal.broker_id;
  return null;
end
$$;
create or replace trigger property_deleted_deals
  after delete on property referencing old table as deleted
  for each statement execute function count_deleted_deals();

-- Actions on a listing have locked its broker's row already; locking it here first would let two
-- concurrent actions deadlock.
create or replace function count_changed_deal() returns trigger language plpgsql as $$
begin
  if is_deal(old.status, old.removed_at) then
    update broker set total_deals = total_deals - 1 where id = old.broker_id;
  end if;
  if is_deal(new.status, new.removed_at) then
    update broker set total_deals = total_deals + 1 where id = new.broker_id;
  end if;
  return null;
end
$$;
create or replace trigger property_changed_deal
  after update of status, removed_at, broker_id on property
  for each row
  when ((is_deal(old.status, old.removed_at), old.broker_id)
    is distinct from (is_deal(new.status, new.removed_at), new.broker_id))
  execute function count_changed_deal();

-- Folds only what has several rows: most brokers have not changed since the last run.
create or replace function fold_broker_tally() returns void language sql as $$
  with several as (
    select broker_id, city_id from broker_tally group by broker_id, city_id having count(*) > 1
  ), taken as (
    delete from broker_tally where ctid = any (array(
      select broker_tally.ctid from broker_tally
      join several on several.broker_id = broker_tally.broker_id
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
create or replace trigger property_added_broker
  after insert on property referencing new table as added
  for each statement execute function tally_added_broker_listings();

create or replace function tally_deleted_broker_listings() returns trigger language plpgsql as $$
begin
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, -count(*) filter (where is_live), -count(*) from deleted
  where removed_at is null group by broker_id, city_id;
  return null;
end
$$;
create or replace trigger property_deleted_broker
  after delete on property referencing old table as deleted
  for each statement execute function tally_deleted_broker_listings();

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
create or replace trigger property_changed_broker
  after update of is_live, status, removed_at, expired_at, broker_id, location_id on property
  for each row when ((old.is_live, old.broker_id, old.city_id, old.removed_at is null)
    is distinct from (new.is_live, new.broker_id, new.city_id, new.removed_at is null))
  execute function tally_changed_broker_listing();

-- A listing inserted as sold updates its broker's row after property_state has share-locked it, so
-- two at once would deadlock. This takes the stronger lock first: triggers fire in the order of
-- their names.
create or replace function lock_broker_of_deal() returns trigger language plpgsql as $$
begin
  perform from broker where id = new.broker_id for no key update;
  return new;
end
$$;
create or replace trigger property_deal_locked
  before insert on property
  for each row when (is_deal(new.status, new.removed_at)) execute function lock_broker_of_deal();
