create or replace function rate_broker() returns trigger language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what a decision just before has done.
  perform from broker where id = coalesce(new.broker_id, old.broker_id) for update;
  update broker set (rating, review_count) = (
    select coalesce(round(avg(stars), 2), 0), count(*) from review
    where broker_id = coalesce(new.broker_id, old.broker_id) and status = 'published')
  where id = coalesce(new.broker_id, old.broker_id);
  return null;
end
$$;
create or replace trigger review_rates
  after insert or delete or update of stars, status on review
  for each row execute function rate_broker();
