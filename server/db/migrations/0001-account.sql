-- Three kinds of account, their sessions, and what protects them.

create table administrator (
  id uuid primary key,
  username text not null unique check (username = lower(username)),
  email text not null constraint administrator_email_taken unique check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('superadmin', 'admin', 'moderator')),
  avatar text,
  password_hash text,
  is_active boolean not null default true,
  last_login_at timestamptz,
  created_at timestamptz not null default now()
);

create table customer (
  id uuid primary key,
  email text not null constraint customer_email_taken unique check (email = lower(email)),
  phone text not null constraint customer_phone_taken unique,
  first_name text not null,
  last_name text not null,
  whatsapp text,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other')),
  source text not null default 'web' check (source in ('web', 'mobile', 'referral', 'social')),
  status text not null default 'active' check (status in ('active', 'inactive', 'blocked')),
  is_verified boolean not null default false,
  interests text[] not null default '{}',
  preferred_locations text[] not null default '{}',
  budget_min bigint not null default 0 check (budget_min >= 0),
  budget_max bigint not null default 0 check (budget_max >= 0),
  property_types text[] not null default '{}',
  password_hash text,
  last_active_at timestamptz,
  created_at timestamptz not null default now()
);

create table broker (
  id uuid primary key,
  email text not null constraint broker_email_taken unique check (email = lower(email)),
  phone text not null constraint broker_phone_taken unique,
  first_name text not null,
  last_name text not null,
  whatsapp text,
  company_name text not null,
  experience integer not null default 0 check (experience >= 0),
  specialization text[] not null default '{}',
  operating_areas text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'inactive', 'blocked', 'suspended')),
  kyc_status text not null default 'pending' check (kyc_status in ('pending', 'verified', 'rejected')),
  kyc_rejection_reason text,
  rating numeric(3, 2) not null default 0,
  total_deals integer not null default 0,
  password_hash text,
  created_at timestamptz not null default now(),
  constraint broker_rejected_kyc_has_reason check (kyc_status <> 'rejected' or kyc_rejection_reason is not null)
);
create index broker_newest on broker (created_at desc, id desc);

-- A session belongs to exactly one account; only the SHA-256 of its token is kept.
create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint session_of_one_account check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
create index session_administrator on session (administrator_id) where administrator_id is not null;
create index session_customer on session (customer_id) where customer_id is not null;
create index session_broker on session (broker_id) where broker_id is not null;

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

-- Who did what, to what, from what to what. Append-only: the trigger refuses everything else.
create table audit_event (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_realm text check (actor_realm in ('administrator', 'customer', 'broker')),
  actor_id uuid,
  actor_name text not null,
  act text not null,
  target_kind text not null,
  target_id uuid,
  before jsonb,
  after jsonb,
  address text,
  request_id text
);
create index audit_event_target on audit_event (target_kind, target_id, at desc);
create index audit_event_newest on audit_event (at desc, id desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_event_append_only
  before update or delete on audit_event
  for each row execute function refuse_audit_change();
