-- A reset of the password by mail pauses webhooks as it pauses keys: whoever knew the password
-- before may have added one.
alter table webhook drop constraint webhook_paused_because_check,
  add constraint webhook_paused_because_check
  check (paused_because in ('owner', 'administrator', 'failing', 'password'));
