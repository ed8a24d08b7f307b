-- Rows of our own export name the listing they change.
alter table import_run add column updated_count integer not null default 0;
