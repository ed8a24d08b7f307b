-- What a person agreed to, one purpose and one way at a time, and when it was taken back (DPDP Act).
-- Rows are kept: they prove what was allowed when a message went.
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
create unique index consent_open on consent (coalesce(account_id::text, recipient), purpose, channel)
  where withdrawn_at is null;
create index consent_account on consent (account_id, given_at desc) where account_id is not null;

-- Where nothing but what an account needs may go any more, whoever's it is: STOP, wrong numbers.
create table message_stop (
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  reason text not null check (reason in ('stop', 'wrong-address')),
  at timestamptz not null default now(),
  primary key (channel, recipient)
);

-- By which ways an account wants to hear of itself, where it said so. WhatsApp is a consent instead.
create table contact_choice (
  account_realm text not null check (account_realm in ('customer', 'broker')),
  account_id uuid not null,
  channel text not null check (channel in ('sms', 'email')),
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, channel)
);
