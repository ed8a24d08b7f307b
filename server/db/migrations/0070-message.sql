-- What the product says to people by SMS, WhatsApp and e-mail: written in the transaction of what it
-- tells about, sent afterwards, and kept as the message log.
create table message (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  recipient text not null,
  -- Whose account it was sent to, where it is one of ours.
  account_realm text check (account_realm in ('administrator', 'customer', 'broker')),
  account_id uuid,
  template text not null,
  category text not null check (category in ('welcome', 'kyc', 'property', 'subscription', 'notification')),
  -- With links and codes only while it waits: they are taken out when it has gone.
  variables jsonb not null,
  subject text,
  -- As the message log shows it: links and codes are masked (quality MSG-06).
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'sent', 'delivered', 'failed')),
  provider text,
  provider_message_id text,
  cost_paise numeric(10, 2) not null default 0 check (cost_paise >= 0),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Who is sending it just now, and until when nobody else may.
  lease uuid,
  leased_until timestamptz,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  delivered_at timestamptz,
  constraint message_account_whole check ((account_realm is null) = (account_id is null))
);
create index message_due on message (next_attempt_at) where status = 'pending';
create index message_newest on message (created_at desc, id desc);
create index message_channel_newest on message (channel, created_at desc, id desc);
create index message_failed on message (created_at desc, id desc) where status in ('failed', 'pending');
-- The figures above the log are added up from this index alone.
create index message_figures on message (channel, status, category) include (cost_paise);
create index message_account on message (account_realm, account_id) where account_id is not null;
