-- Issued invoices never change; a mistake is corrected by a credit note.
create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice is never changed or deleted.';
end
$$;
create or replace trigger invoice_never_changed before update or delete on invoice
  for each row execute function refuse_invoice_change();
create or replace trigger invoice_never_emptied before truncate on invoice
  for each statement execute function refuse_invoice_change();

create or replace function note_invoice() returns trigger language plpgsql as $$
begin
  update payment set has_invoice = true where id = new.payment_id and not has_invoice;
  return null;
end
$$;
create or replace trigger invoice_noted after insert on invoice
  for each row execute function note_invoice();

create or replace function fold_revenue_tally() returns void language sql as $$
  with taken as (
    delete from revenue_tally
      where ctid = any (array(select ctid from revenue_tally for update skip locked))
    returning *
  )
  insert into revenue_tally
  select day, plan_id, sum(amount), sum(count) from taken
  group by day, plan_id having sum(amount) <> 0 or sum(count) <> 0
$$;

-- Recounts everything; needed only after rows were written with triggers disabled.
create or replace function refill_revenue_tally() returns void language sql as $$
  lock table revenue_tally in exclusive mode;
  delete from revenue_tally;
  insert into revenue_tally
  select india_day(paid_at), plan_id, sum(amount), count(*)
  from payment join subscription on subscription.id = subscription_id
  where status = 'paid' group by 1, 2
$$;

create or replace function tally_payment() returns trigger language plpgsql as $$
begin
  insert into revenue_tally
  select india_day(paid_at), plan_id, sign * amount, sign
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
create or replace trigger payment_tallied
  after insert or delete or update of subscription_id, amount, paid_at, status on payment
  for each row execute function tally_payment();
