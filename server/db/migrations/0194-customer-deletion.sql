-- Accounts that are asked to be deleted: done two days later, so that a stolen session or a bad day
-- can be taken back (india.md 1.8).
create table customer_deletion (
  customer_id uuid primary key references customer on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '48 hours'
);
create index customer_deletion_due on customer_deletion (due_at);

-- The audit log outlives the person: the name of the one who acted, where from, and names in what
-- changed go with the account; what was done, when and to which id stays (docs/decisions/0193).
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('brickbazaar.erasing', true) = 'on'
    and (new.id, new.at, new.actor_realm, new.actor_id, new.actor_role, new.act, new.target_kind,
      new.target_id, new.request_id)
      is not distinct from (old.id, old.at, old.actor_realm, old.actor_id, old.actor_role, old.act,
      old.target_kind, old.target_id, old.request_id) then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create index audit_event_actor_customer on audit_event (actor_id) where actor_realm = 'customer';
