-- What was left out of a workbook of records is said beside its check.
alter table sheet_run add column remarks text[] not null default '{}';
