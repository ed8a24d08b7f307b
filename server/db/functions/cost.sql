-- What a live listing costs is worked out again by the job of server/cost/cash-needed.ts.
create or replace function note_added_property_cash() returns trigger language plpgsql as $$
begin
  insert into property_cash_change (property_id) select id from added where is_live;
  return null;
end
$$;
create or replace trigger property_added_cash
  after insert on property referencing new table as added
  for each statement execute function note_added_property_cash();

create or replace function note_changed_property_cash() returns trigger language plpgsql as $$
begin
  insert into property_cash_change (property_id) values (new.id);
  return null;
end
$$;
create or replace trigger property_changed_cash
  after update of is_live, status, removed_at, broker_id, location_id, listing_type, property_type,
    city_id, price, area, area_unit, detail on property
  for each row
  when (new.is_live
    and (old.is_live, old.listing_type, old.property_type, old.city_id, old.price, old.area_sqft,
      old.detail)
    is distinct from (new.is_live, new.listing_type, new.property_type, new.city_id, new.price,
      new.area_sqft, new.detail))
  execute function note_changed_property_cash();

-- Needed when a rate changes, and after rows were written with triggers disabled.
create or replace function refill_property_cash() returns void language sql as $$
  insert into property_cash_change (property_id) select id from property where is_live
$$;

create or replace function note_cost_rate() returns trigger language plpgsql as $$
begin
  perform refill_property_cash();
  return null;
end
$$;
create or replace trigger cost_rate_changed
  after insert or update or delete on cost_rate
  for each statement execute function note_cost_rate();

-- Notes every listing on the first look after a day on which a rate started or ended.
create or replace function follow_cost_rate_days() returns void language plpgsql as $$
declare
  followed date := (select day from cost_rate_day);
begin
  if followed = india_today() then return; end if;
  insert into cost_rate_day (day) values (india_today())
  on conflict (only_one) do update set day = excluded.day;
  if exists (select from cost_rate
    where valid_from > followed and valid_from <= india_today()
      or valid_until > followed and valid_until <= india_today())
  then
    perform refill_property_cash();
  end if;
end
$$;
