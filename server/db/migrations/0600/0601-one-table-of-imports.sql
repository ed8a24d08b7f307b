-- Files of listings and of records are one kind of import: one table of runs, one of rows.
alter table import_run
  add column noun text not null default 'properties' check (noun in
    ('properties', 'brokers', 'customers', 'subscriptions', 'locations', 'interests', 'cms')),
  -- Where an import of records was sent from: its rows are changed on somebody's behalf.
  add column trace jsonb,
  add constraint import_run_records_have_an_author check
    (noun = 'properties' or (created_by is not null and trace is not null));

insert into import_run
  (id, noun, file_name, size, sha256, format, status, headers, mapping, mapping_from, message,
    row_count, checked_at, created_by, created_by_name, trace, created_at, finished_at, remarks)
select id, noun, file_name, 0, sha256, '{}', status, headers, mapping, 'proposed', message,
  (select count(*) from record_import_row where run_id = run.id),
  case when status in ('checked', 'running', 'done') then created_at end,
  created_by, created_by_name, trace, created_at, finished_at, remarks
from record_import run;

alter table record_import_row drop constraint record_import_row_run_id_fkey;
alter table record_import_row rename to import_row;
alter table import_row rename constraint record_import_row_pkey to import_row_pkey;
alter table import_row
  rename constraint record_import_row_outcome_check to import_row_outcome_check;
alter table import_row
  add constraint import_row_run_id_fkey
    foreign key (run_id) references import_run on delete cascade;
drop table record_import;

drop index import_run_newest;
create index import_run_newest on import_run (noun, created_at desc, id desc);
-- A file of records that is sent again while it waits or goes in is the same import.
create unique index import_run_once on import_run (noun, sha256, created_by)
  where noun <> 'properties' and status in ('uploaded', 'checking', 'checked', 'running');
