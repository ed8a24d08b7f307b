-- Files of master data and people on their way in. The rows are kept here, not the file.

create table sheet_run (
  id uuid primary key,
  noun text not null check (noun in
    ('brokers', 'customers', 'subscriptions', 'locations', 'interests', 'cms')),
  file_name text not null,
  sha256 bytea not null,
  status text not null default 'checking' check (status in
    ('uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed')),
  headers text[] not null,
  -- One field of the noun, or null, for each header in its order.
  mapping jsonb not null,
  message text,
  -- On whose behalf, and from where: the audit log names this person.
  created_by uuid not null references administrator,
  created_by_name text not null,
  trace jsonb not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index sheet_run_newest on sheet_run (noun, created_at desc, id desc);
create index sheet_run_open on sheet_run (created_at) where status in ('checking', 'running');
-- A file that is sent again while it waits or goes in is the same import.
create unique index sheet_run_once on sheet_run (noun, sha256, created_by)
  where status in ('uploaded', 'checking', 'checked', 'running');

create table sheet_row (
  run_id uuid not null references sheet_run on delete cascade,
  line integer not null,
  cells text[] not null,
  outcome text check (outcome in ('new', 'changed', 'same', 'refused')),
  -- [{ column, value, reason }]
  problems jsonb,
  is_done boolean not null default false,
  primary key (run_id, line)
);
