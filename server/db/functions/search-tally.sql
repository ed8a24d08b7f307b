-- Folds only what has several rows: it runs within a change of a listing, and most kinds have not
-- changed since the last run.
create or replace function fold_property_tally() returns void language sql as $$
  with several as (
    select status, is_live, city_id, property_type, listing_type, bedrooms, furnished
    from property_tally
    group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished
    having count(*) > 1
  ), taken as (
    delete from property_tally where ctid = any (array(
      select tally.ctid from property_tally tally
      join several on several.status = tally.status and several.is_live = tally.is_live
        and several.property_type = tally.property_type
        and several.listing_type = tally.listing_type
        and (several.city_id, several.bedrooms, several.furnished)
          is not distinct from (tally.city_id, tally.bedrooms, tally.furnished)
      for update of tally skip locked))
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

-- Counts the listings that a statement has added or deleted, and the deals among them.
create or replace function tally_properties() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into broker_tally (broker_id, city_id, count, listed)
  select broker_id, city_id, step * count(*) filter (where is_live), step * count(*) from listing
  where removed_at is null group by broker_id, city_id;
  insert into place_tally
  select location_id, step * count(*) from listing
  where removed_at is null and location_id is not null group by location_id;
  insert into property_tally
  select status, is_live, city_id, property_type, listing_type, bedrooms, furnished,
    step * count(*)
  from listing where removed_at is null
  group by status, is_live, city_id, property_type, listing_type, bedrooms, furnished;
  insert into property_kind_tally
  select property_type, listing_type, step * count(*) from listing where is_live
  group by property_type, listing_type;
  update broker set total_deals = total_deals + step * deal.count
  from (
    select broker_id, count(*) from listing where is_deal(status, removed_at) group by broker_id
  ) deal
  where broker.id = deal.broker_id;
  perform fold_some_tallies();
  return null;
end
$$;

-- Counts a changed listing. What is done to a listing has locked its broker before; locking it here
-- first would let two deals at once deadlock.
create or replace function tally_changed_property(before property, after property) returns void
language plpgsql as $$
declare
  was_kept boolean := before.removed_at is null;
  is_kept boolean := after.removed_at is null;
begin
  if (before.is_live, before.broker_id, before.city_id, was_kept)
    is distinct from (after.is_live, after.broker_id, after.city_id, is_kept)
  then
    insert into broker_tally (broker_id, city_id, count, listed)
    select broker_id, city_id, sum(count), sum(listed)
    from (values
      (before.broker_id, before.city_id, -before.is_live::int, -was_kept::int),
      (after.broker_id, after.city_id, after.is_live::int, is_kept::int)
    ) change (broker_id, city_id, count, listed)
    group by broker_id, city_id having sum(count) <> 0 or sum(listed) <> 0;
  end if;
  if (before.location_id, was_kept) is distinct from (after.location_id, is_kept) then
    insert into place_tally
    select before.location_id, -1 where was_kept and before.location_id is not null
    union all
    select after.location_id, 1 where is_kept and after.location_id is not null;
  end if;
  if (before.status, before.is_live, before.city_id, before.property_type, before.listing_type,
      before.bedrooms, before.furnished, was_kept)
    is distinct from (after.status, after.is_live, after.city_id, after.property_type,
      after.listing_type, after.bedrooms, after.furnished, is_kept)
  then
    insert into property_tally
    select before.status, before.is_live, before.city_id, before.property_type,
      before.listing_type, before.bedrooms, before.furnished, -1
    where was_kept
    union all
    select after.status, after.is_live, after.city_id, after.property_type, after.listing_type,
      after.bedrooms, after.furnished, 1
    where is_kept;
  end if;
  if (before.is_live, before.property_type, before.listing_type)
    is distinct from (after.is_live, after.property_type, after.listing_type)
  then
    insert into property_kind_tally
    select before.property_type, before.listing_type, -1 where before.is_live
    union all
    select after.property_type, after.listing_type, 1 where after.is_live;
  end if;
  if (is_deal(before.status, before.removed_at), before.broker_id)
    is distinct from (is_deal(after.status, after.removed_at), after.broker_id)
  then
    update broker set total_deals = total_deals - 1
    where id = before.broker_id and is_deal(before.status, before.removed_at);
    update broker set total_deals = total_deals + 1
    where id = after.broker_id and is_deal(after.status, after.removed_at);
  end if;
  perform fold_some_tallies();
end
$$;

-- Each change adds rows to the tallies; now and then one puts them together. Rarely, because that
-- reads a tally whole: some hundred rows more cost its readers less.
create or replace function fold_some_tallies() returns void language plpgsql as $$
begin
  if random() < 0.002 then perform fold_property_tally(); end if;
  if random() < 0.002 then perform fold_place_tally(); end if;
  if random() < 0.001 then perform fold_broker_tally(); end if;
end
$$;
