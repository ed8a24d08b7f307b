-- The cash that a home needs is worked out by the job of server/cost/cash-needed.ts while its
-- listing waits for a decision, so that an approval has nothing to change.

-- Needed when a rate changes, and after rows were written with triggers disabled.
create or replace function refill_property_cash() returns void language sql as $$
  insert into property_cash_change (property_id) select id from property where removed_at is null
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
