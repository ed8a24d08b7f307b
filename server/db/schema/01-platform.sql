-- Parts of names, addresses and numbers are found whatever stands around them.
create extension if not exists pg_trgm;

-- A range of ids: lets a plain GiST index hold one broker's periods apart without an extension.
create type uuid_range as range (subtype = uuid);

-- Counters of attempts; in the database so that a restart or a second process does not forget.
create table throttle (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 0,
  primary key (key, window_start)
);

-- Answers kept under a client-made key, so that a retry gets the first answer (quality CON-01).
-- The key is kept hashed and the answer is encrypted with it: it can hold a token.
create table idempotency_key (
  key_hash bytea primary key,
  body_hash bytea not null,
  status integer,
  answer bytea,
  created_at timestamptz not null default now()
);
create index idempotency_key_age on idempotency_key (created_at);

-- Secrets of this installation, made at first start.
create table secret (
  name text primary key,
  value bytea not null
);

-- How often a search was asked, by day in India, in our own words for it: nothing that was typed,
-- and of nobody.
create table search_count (
  day date not null,
  sentence text not null check (length(sentence) <= 200),
  count bigint not null check (count > 0),
  primary key (day, sentence)
);

-- Who runs the marketplace and who answers complaints, as visitors must be able to read it
-- (Consumer Protection (E-Commerce) Rules 2020, rule 4). One row, once somebody wrote it.
create table company (
  id uuid primary key,
  is_only boolean not null default true check (is_only) constraint company_only_one unique,
  legal_name text not null,
  address text not null,
  latitude double precision,
  longitude double precision,
  phone text,
  email text not null,
  officer_name text not null,
  officer_designation text not null,
  officer_phone text,
  officer_email text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint company_point_whole check ((latitude is null) = (longitude is null))
);

-- Leaky buckets of attempts to sign in: each attempt raises the level by one, time lowers it.
-- Account and source (an address, a browser, a session) may each be '', which means any.
create table attempt_bucket (
  account text not null,
  source text not null,
  level double precision not null check (level >= 0),
  updated_at timestamptz not null,
  primary key (account, source)
);
create index attempt_bucket_updated on attempt_bucket (updated_at);

-- What /readyz writes to know that the database can be written to: one row.
create table readiness (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null
);
