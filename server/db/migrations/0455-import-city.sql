-- The cities a checked file names that no Location stands for: named before they are.
alter table import_run add column new_cities jsonb not null default '[]';
