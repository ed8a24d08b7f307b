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
