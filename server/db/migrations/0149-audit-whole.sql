-- The role somebody acted in: roles change afterwards, what was done with them does not.
alter table audit_event add column actor_role text check (actor_role in ('superadmin', 'admin', 'moderator'));

-- Emptying the whole table is a change as well, and no row trigger sees it.
create trigger audit_event_never_emptied
  before truncate on audit_event
  for each statement execute function refuse_audit_change();
