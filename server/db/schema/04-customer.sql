create table customer (
  id uuid primary key,
  email text not null check (email = lower(email)),
  phone text not null,
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
  created_at timestamptz not null default now(),
  -- Counts the changes of what the edit form shows, so that two editors do not undo each other
  -- (quality CON-06); a status and the customer's own preferences are none of them.
  version integer not null default 1
);
create index customer_search on customer
  using gin (customer_words(first_name, last_name, email, phone) gin_trgm_ops);
-- Lists and figures are answered from the index, without visiting the rows.
create index customer_newest on customer (created_at desc, id desc)
  include (status, source, is_verified);
create index customer_name on customer (lower(first_name), lower(last_name), id);
-- Lists of customers by when they were last active: those who never were come last either way.
create index customer_active on customer (last_active_at, id);
create index customer_active_newest on customer (last_active_at desc nulls last, id desc);
create unique index customer_email_taken on customer (email) where is_verified;
create index customer_email on customer (email);
create index customer_phone on customer (phone);

-- What a person agreed to, one purpose and one way at a time, and when it was taken back (DPDP
-- Act). Rows are kept: they prove what was allowed when a message went.
create table consent (
  id uuid primary key,
  account_realm text check (account_realm in ('customer', 'broker')),
  account_id uuid,
  -- The e-mail address or number of somebody without an account.
  recipient text,
  purpose text not null check (purpose in ('account', 'alerts', 'marketing', 'waitlist')),
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  -- What it is about, piece by piece, and which wording was agreed to.
  data text[] not null default '{}',
  notice text not null,
  language text not null default 'en',
  proof jsonb not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawal jsonb,
  constraint consent_of_one check (num_nonnulls(account_id, recipient) = 1),
  constraint consent_account_whole check ((account_realm is null) = (account_id is null))
);
create unique index consent_open
  on consent (coalesce(account_id::text, recipient), purpose, channel)
  where withdrawn_at is null;
create index consent_account on consent (account_id, given_at desc) where account_id is not null;

-- By which ways an account wants to hear of itself, where it said so. WhatsApp is a consent
-- instead.
create table contact_choice (
  account_realm text not null check (account_realm in ('customer', 'broker')),
  account_id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, channel)
);

-- Accounts that are asked to be deleted: done two days later, so that a stolen session or a bad day
-- can be taken back (india.md 1.8).
create table customer_deletion (
  customer_id uuid primary key references customer on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '48 hours'
);
create index customer_deletion_due on customer_deletion (due_at);
