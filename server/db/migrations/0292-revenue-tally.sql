-- What was paid and not given back, by day of India and plan (docs/decisions/0290). Rows add up, as those
-- of property_tally do: a change appends what it adds and takes away, so that payments never wait for one
-- another, and now and then all are folded. The plan of a subscription never changes.
create table revenue_tally (
  day date not null,
  plan_id uuid not null,
  amount bigint not null,
  count bigint not null
);
create index revenue_tally_day on revenue_tally (day) include (plan_id, amount, count);

create function fold_revenue_tally() returns void language sql as $$
  with taken as (
    delete from revenue_tally where ctid = any (array(select ctid from revenue_tally for update skip locked))
    returning *
  )
  insert into revenue_tally
  select day, plan_id, sum(amount), sum(count) from taken
  group by day, plan_id having sum(amount) <> 0 or sum(count) <> 0
$$;

-- Counts everything anew; needed only after rows were written with triggers disabled.
create function refill_revenue_tally() returns void language sql as $$
  lock table revenue_tally in exclusive mode;
  delete from revenue_tally;
  insert into revenue_tally
  select (paid_at at time zone 'Asia/Kolkata')::date, plan_id, sum(amount), count(*)
  from payment join subscription on subscription.id = subscription_id
  where status = 'paid' group by 1, 2
$$;

create function tally_payment() returns trigger language plpgsql as $$
begin
  insert into revenue_tally
  select (paid_at at time zone 'Asia/Kolkata')::date, plan_id, sign * amount, sign
  from (
    select -1 as sign, old.* where tg_op <> 'INSERT'
    union all
    select 1, new.* where tg_op <> 'DELETE'
  ) change join subscription on subscription.id = subscription_id
  where status = 'paid';
  if random() < 0.01 then perform fold_revenue_tally(); end if;
  return null;
end
$$;
create trigger payment_tallied
  after insert or delete or update of subscription_id, amount, paid_at, status on payment
  for each row execute function tally_payment();

select refill_revenue_tally();
