-- Which state of a record a change was made from (quality CON-06): counted up by every change.
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

alter table interest add column version integer not null default 1;
alter table location add column version integer not null default 1;
alter table subscription_plan add column version integer not null default 1;
alter table cms_page add column version integer not null default 1;

create trigger interest_version before update on interest
  for each row execute function count_version();
create trigger location_version before update on location
  for each row execute function count_version();
create trigger subscription_plan_version before update on subscription_plan
  for each row execute function count_version();
create trigger cms_page_version before update on cms_page
  for each row execute function count_version();
