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
  constraint session_of_one_account
    check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
create index session_administrator on session (administrator_id) where administrator_id is not null;
create index session_customer on session (customer_id) where customer_id is not null;
create index session_broker on session (broker_id) where broker_id is not null;

-- A link with which one account sets its password, once. Only the SHA-256 of its token is kept.
create table password_link (
  token_hash bytea primary key,
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint password_link_of_one_account
    check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
-- The newest link of an account is the only one.
create unique index password_link_administrator on password_link (administrator_id)
  where administrator_id is not null;
create unique index password_link_customer on password_link (customer_id)
  where customer_id is not null;
create unique index password_link_broker on password_link (broker_id) where broker_id is not null;

-- Who says that the password is forgotten. Answered later, so that the answer to the caller takes
-- the same time whether there is such an account or not.
create table password_request (
  id bigint generated always as identity primary key,
  realm text not null check (realm in ('administrator', 'customer', 'broker')),
  name text not null,
  -- With an account: its address is to be confirmed. Without: somebody forgot the password of a
  -- name.
  account_id uuid,
  -- Who asks from a known browser has links of their own that strangers cannot use up.
  is_known_browser boolean not null default false,
  -- Asked for again from within the account: counted apart from what registrations cause.
  is_resend boolean not null default false
);

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
