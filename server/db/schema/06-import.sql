create table import_run (
  id uuid primary key,
  broker_id uuid references broker,
  publish text not null default 'pending' check (publish in ('pending', 'approved')),
  file_name text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  -- How its bytes become rows: gzip or plain, encoding, delimiter.
  format jsonb not null,
  status text not null default 'uploaded' check (status in
    ('uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'interrupted', 'failed')),
  headers text[] not null,
  -- Some rows of the file, so that a matching can be judged without reading it again.
  sample jsonb not null default '[]',
  layout text,
  -- One field, or null, for each header in its order.
  mapping jsonb not null,
  mapping_from text not null check (mapping_from in ('layout', 'remembered', 'proposed', 'given')),
  -- What was said about all rows: city, listingType, propertyType, asOf.
  parameters jsonb not null default '{}',
  row_count integer not null default 0,
  ready_count integer not null default 0,
  new_count integer not null default 0,
  duplicate_count integer not null default 0,
  refused_count integer not null default 0,
  noted_count integer not null default 0,
  inserted_count integer not null default 0,
  location_count integer not null default 0,
  -- Rows gone through by the check or the import under way; moves with each batch, in its
  -- transaction.
  position integer not null default 0,
  -- How often each reason was given: kind, column, reason, count.
  summary jsonb not null default '[]',
  message text,
  created_by uuid references administrator,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  -- Who let the listings in; the audit log names this person.
  started_by uuid references administrator,
  started_by_name text,
  -- Set when a process takes the work up; it then holds an advisory lock until it lets go or dies.
  taken_at timestamptz,
  checked_at timestamptz,
  finished_at timestamptz,
  -- Rows of our own export name the listing they change.
  updated_count integer not null default 0,
  -- The cities a checked file names that no Location stands for: named before they are.
  new_cities jsonb not null default '[]',
  -- What the check has to say of the file as a whole.
  remarks text[] not null default '{}',
  -- The import counts what it refuses itself: a listing may have been sold or deleted since the
  -- check. Until the import is done, refused_count is the figure of the check.
  run_refused_count integer not null default 0
);
create index import_run_newest on import_run (created_at desc, id desc);
create index import_run_open on import_run (created_at) where status in ('checking', 'running');

create table import_problem (
  id bigint generated always as identity primary key,
  run_id uuid not null references import_run on delete cascade,
  kind text not null check (kind in ('refusal', 'note')),
  line integer not null,
  column_name text,
  value text,
  reason text not null
);
create index import_problem_run on import_problem (run_id, id);
create index import_problem_kind on import_problem (run_id, kind, id);

-- What the columns of a file were last taken for, by its headers.
create table import_mapping (
  fingerprint bytea primary key,
  headers text[] not null,
  mapping jsonb not null,
  changed_by_name text not null,
  changed_at timestamptz not null default now()
);

create table record_import (
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
  finished_at timestamptz,
  -- What was left out of a workbook of records is said beside its check.
  remarks text[] not null default '{}'
);
create index record_import_newest on record_import (noun, created_at desc, id desc);
create index record_import_open on record_import (created_at) where status in ('checking', 'running');
-- A file that is sent again while it waits or goes in is the same import.
create unique index record_import_once on record_import (noun, sha256, created_by)
  where status in ('uploaded', 'checking', 'checked', 'running');

create table record_import_row (
  run_id uuid not null references record_import on delete cascade,
  line integer not null,
  cells text[] not null,
  outcome text check (outcome in ('new', 'changed', 'same', 'refused')),
  -- [{ column, value, reason }]
  problems jsonb,
  is_done boolean not null default false,
  primary key (run_id, line)
);
