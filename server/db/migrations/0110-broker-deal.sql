-- How many listings of a broker were sold or rented, counted as they are: total_deals never drifts.

create function is_deal(status text, removed_at timestamptz)
returns boolean language sql immutable parallel safe as $$
  select status in ('sold', 'rented') and removed_at is null
$$;

update broker set total_deals = (
  select count(*) from property where broker_id = broker.id and is_deal(property.status, removed_at));
alter table broker add constraint broker_deals_are_counted check (total_deals >= 0);

create function count_added_deals() returns trigger language plpgsql as $$
begin
  update broker set total_deals = total_deals + deal.count
  from (select broker_id, count(*) from added where is_deal(status, removed_at) group by broker_id) deal
  where broker.id = deal.broker_id;
  return null;
end
$$;
create trigger property_added_deals
  after insert on property referencing new table as added
  for each statement execute function count_added_deals();

create function count_deleted_deals() returns trigger language plpgsql as $$
begin
  update broker set total_deals = total_deals - deal.count
  from (select broker_id, count(*) from deleted where is_deal(status, removed_at) group by broker_id) deal
  where broker.id = deal.broker_id;
  return null;
end
$$;
create trigger property_deleted_deals
  after delete on property referencing old table as deleted
  for each statement execute function count_deleted_deals();

-- Whoever acts on a listing holds its broker's row already (see() in change-queries.ts): taken here
-- first, two acts at once would wait for each other.
create function count_changed_deal() returns trigger language plpgsql as $$
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
create trigger property_changed_deal
  after update of status, removed_at, broker_id on property
  for each row
  when ((is_deal(old.status, old.removed_at), old.broker_id)
    is distinct from (is_deal(new.status, new.removed_at), new.broker_id))
  execute function count_changed_deal();
