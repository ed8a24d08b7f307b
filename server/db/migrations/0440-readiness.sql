-- What /readyz writes to know that the database can be written to: one row.
create table readiness (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null
);
