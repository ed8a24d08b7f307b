-- Refuses changes to the audit log, except erasing a person: the actor's name and address and the
-- names in the changes are removed with the account; the act, its time and its target id stay.
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
create or replace trigger audit_event_append_only
  before update or delete on audit_event
  for each row execute function refuse_audit_change();
-- Truncating is a change too, and row triggers do not see it.
create or replace trigger audit_event_never_emptied
  before truncate on audit_event
  for each statement execute function refuse_audit_change();
