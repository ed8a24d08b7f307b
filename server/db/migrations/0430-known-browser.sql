-- Browsers an account has signed in with: strangers' failed attempts do not slow them down, and a
-- sign-in from any other browser is announced to the account. Only the token's hash is stored.
create table known_browser (
  id uuid primary key,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  administrator_id uuid references administrator (id) on delete cascade,
  customer_id uuid references customer (id) on delete cascade,
  broker_id uuid references broker (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Set when the password changes: a browser that knew the old one is a stranger's again.
  revoked_at timestamptz,
  check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
create unique index known_browser_administrator on known_browser (administrator_id, token_hash)
  where administrator_id is not null;
create unique index known_browser_customer on known_browser (customer_id, token_hash)
  where customer_id is not null;
create unique index known_browser_broker on known_browser (broker_id, token_hash)
  where broker_id is not null;
create index known_browser_token on known_browser (token_hash);
create index known_browser_seen on known_browser (seen_at);

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

-- Who asks from a known browser has links of their own that strangers cannot use up.
alter table password_request add column is_known_browser boolean not null default false;
