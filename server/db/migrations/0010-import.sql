-- Files of listings on their way in.

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
  -- Rows gone through by the check or the import under way; moves with each batch, in its transaction.
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
  finished_at timestamptz
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
