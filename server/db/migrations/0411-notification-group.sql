-- What comes again before it is read joins what is there: one line for many.
alter table notification
  add column group_key text,
  add column count integer not null default 1 check (count > 0);
create unique index notification_group on notification (administrator_id, group_key)
  where read_at is null and group_key is not null;
