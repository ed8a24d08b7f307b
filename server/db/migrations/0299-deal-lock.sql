-- A listing that arrives sold changes its broker's row afterwards (0110), which it had locked as shared
-- before (property_truths): two at once waited for each other. It takes the stronger lock first; the
-- name stands before property_truths, since triggers fire in the order of their names.
create function lock_broker_of_deal() returns trigger language plpgsql as $$
begin
  perform from broker where id = new.broker_id for no key update;
  return new;
end
$$;
create trigger property_deal_locked
  before insert on property
  for each row when (is_deal(new.status, new.removed_at)) execute function lock_broker_of_deal();
