-- Companies that read public listings by API.
create table partner (
  id uuid primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index partner_name_taken on partner (lower(name));

-- Keys by which software of a broker or a partner calls the API. Of their text only a hash is
-- stored: it ends with 256 random bits, which nobody can guess, so a fast hash is enough.
create table api_key (
  id uuid primary key,
  -- The part of the text that is no secret and finds the row.
  public_id text not null constraint api_key_public_id_taken unique
    check (public_id ~ '^[0-9a-f]{16}$'),
  hash bytea not null check (length(hash) = 32),
  broker_id uuid references broker,
  partner_id uuid references partner,
  name text not null check (name <> ''),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@
    array['listings:read', 'own-listings:read', 'own-listings:write', 'leads:read']),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('owner', 'administrator', 'leaked')),
  constraint api_key_one_owner check (num_nonnulls(broker_id, partner_id) = 1),
  -- Partners have no listings and no leads.
  constraint api_key_of_partner_is_public check (partner_id is null or scopes = '{listings:read}'),
  constraint api_key_expires_later check (expires_at > created_at),
  constraint api_key_revoked_whole check ((revoked_at is null) = (revoked_because is null))
);
create index api_key_broker on api_key (broker_id) where broker_id is not null;
create index api_key_partner on api_key (partner_id) where partner_id is not null;
create index api_key_newest on api_key (created_at desc, id desc);
