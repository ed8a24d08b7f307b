-- How an account proves at sign-in that it is its owner, besides the password (decision 0111): the
-- codes of an authenticator app, or a passkey.
create table second_factor (
  id uuid primary key,
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  kind text not null check (kind in ('app', 'passkey')),
  name text not null check (name <> ''),
  -- An app: its key, encrypted with the master key, and the time step of the last code that was
  -- accepted, since a code is accepted once.
  sealed_key bytea,
  last_step bigint,
  -- A passkey (WebAuthn): its id, its public key, and how often it says that it was used.
  credential_id bytea check (octet_length(credential_id) between 1 and 1023),
  public_key bytea,
  sign_count bigint check (sign_count >= 0),
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- It counts once its owner has proven that it works.
  confirmed_at timestamptz,
  used_at timestamptz,
  constraint second_factor_of_one_account
    check (num_nonnulls(administrator_id, customer_id, broker_id) = 1),
  constraint second_factor_of_kind check (case kind
    when 'app' then sealed_key is not null
      and num_nonnulls(credential_id, public_key, sign_count) = 0
    else sealed_key is null and num_nonnulls(credential_id, public_key, sign_count) = 3
      and confirmed_at is not null
  end),
  constraint second_factor_credential unique (credential_id)
);
create index second_factor_administrator on second_factor (administrator_id)
  where administrator_id is not null;
create index second_factor_customer on second_factor (customer_id) where customer_id is not null;
create index second_factor_broker on second_factor (broker_id) where broker_id is not null;
-- An account has one app, and one that waits for its first code.
create unique index second_factor_app on second_factor
  ((coalesce(administrator_id, customer_id, broker_id)), (confirmed_at is null))
  where kind = 'app';

-- Codes for whoever has lost the factors. Each is deleted when it is used; of each only the SHA-256
-- is stored, of 80 random bits.
create table recovery_code (
  code_hash bytea not null check (octet_length(code_hash) = 32),
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  created_at timestamptz not null default now(),
  constraint recovery_code_of_one_account
    check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
create unique index recovery_code_administrator on recovery_code (administrator_id, code_hash)
  where administrator_id is not null;
create unique index recovery_code_customer on recovery_code (customer_id, code_hash)
  where customer_id is not null;
create unique index recovery_code_broker on recovery_code (broker_id, code_hash)
  where broker_id is not null;

-- A sign-in whose password was right and whose factor is awaited. It opens nothing else.
create table pending_sign_in (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint pending_sign_in_of_one_account
    check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
create index pending_sign_in_expires on pending_sign_in (expires_at);

-- What a passkey has to sign: once, for one session or one pending sign-in. The newest is the only
-- one.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'prove')),
  session_id uuid unique references session on delete cascade,
  pending_sign_in_id uuid unique references pending_sign_in on delete cascade,
  expires_at timestamptz not null,
  constraint passkey_challenge_of_one check (num_nonnulls(session_id, pending_sign_in_id) = 1)
);

-- When the session last proved whose it is, and with what. A session of before proves it anew.
alter table session
  add column proven_at timestamptz,
  add column proven_by text check (proven_by in ('password', 'factor')),
  add constraint session_proof check (num_nonnulls(proven_at, proven_by) in (0, 2));

-- From when on an administrator whose role needs a second factor can do nothing without one.
alter table administrator add column factor_due_at timestamptz;
