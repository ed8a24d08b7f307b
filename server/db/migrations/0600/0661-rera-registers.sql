-- Files of public RERA registers that administrators loaded, by state; a state whose register comes
-- in several files has a part for each. Numbers are matched against the current ones.
create table rera_snapshot (
  id uuid primary key,
  state text not null,
  part text not null default '',
  file_name text not null,
  is_workbook boolean not null,
  status text not null default 'loading' check (status in ('loading', 'done', 'failed')),
  is_current boolean not null default false,
  row_count integer not null default 0 check (row_count >= 0),
  broken_count integer not null default 0 check (broken_count between 0 and row_count),
  -- The first lines that were left out or read in part, with the reason.
  problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array'),
  message text,
  loaded_by uuid references administrator,
  loaded_by_name text not null,
  language text not null check (is_language(language)),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint rera_snapshot_current_is_whole check (not is_current or status = 'done'),
  constraint rera_snapshot_finished check ((status = 'loading') = (finished_at is null))
);
create unique index rera_snapshot_one_current on rera_snapshot (state, part) where is_current;
create index rera_snapshot_loading on rera_snapshot (created_at) where status = 'loading';

create table rera_registration (
  snapshot_id uuid not null references rera_snapshot on delete cascade,
  number text not null check (number = plain_rera_number(number)),
  project text not null check (project <> ''),
  promoter text,
  district text,
  status text,
  valid_from date,
  valid_to date,
  primary key (snapshot_id, number)
);
