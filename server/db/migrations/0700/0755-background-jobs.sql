-- How the repeated jobs of all processes fare. A process adds what it counted about once a minute,
-- and at once what a reader would act on: a job that begins to fail, or works again.
create table background_job (
  name text primary key,
  -- Between two runs.
  pause_ms integer not null check (pause_ms > 0),
  started_at timestamptz,
  -- While a run takes long; null again once it has ended.
  running_since timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz,
  -- Of the last failure, without values of rows.
  error text check (length(error) between 1 and 300),
  duration_ms integer check (duration_ms >= 0),
  runs bigint not null default 0 check (runs >= 0),
  failures bigint not null default 0 check (failures >= 0),
  -- Since the last run that succeeded.
  failures_in_row bigint not null default 0
    check (failures_in_row >= 0 and failures_in_row <= failures),
  -- When a process last told of it.
  seen_at timestamptz not null default now(),
  constraint background_job_failure_whole check ((failed_at is null) = (error is null))
);

-- A run that an administrator asked for; a job has one at a time.
create table background_job_run (
  id uuid primary key,
  job text not null,
  asked_by uuid not null references administrator,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  ended_at timestamptz,
  error text check (length(error) between 1 and 300),
  constraint background_job_run_error_at_end check (error is null or ended_at is not null)
);
create unique index background_job_run_one_open on background_job_run (job)
  where ended_at is null;
create index background_job_run_newest on background_job_run (job, asked_at desc);
create index background_job_run_asked_by on background_job_run (asked_by);
