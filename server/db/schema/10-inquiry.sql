create table lead (
  -- That of its first inquiry.
  id uuid primary key,
  broker_id uuid not null references broker,
  phone text not null,
  name text not null,
  email text,
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'visit-planned', 'negotiating', 'closed', 'lost')),
  is_spam boolean not null default false,
  follow_up_on date,
  inquiry_count integer not null default 1,
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),
  -- When the broker last did something about it.
  handled_at timestamptz,
  version integer not null default 1,
  constraint lead_person unique (broker_id, phone),
  -- Nobody of a lead may be contacted any more: every inquiry in it was taken back.
  withdrawn_at timestamptz
);
create index lead_newest on lead (broker_id, last_asked_at desc, id desc);
create index lead_follow_up on lead (follow_up_on, broker_id) where follow_up_on is not null;

-- Whose telephone number and address a broker has opened: each person once.
create table contact_view (
  broker_id uuid not null references broker on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (broker_id, lead_id)
);
create index contact_view_newest on contact_view (broker_id, viewed_at);

-- Whom the follow-ups of a day were told, so that a restart tells nobody twice.
create table follow_up_reminder (
  broker_id uuid not null references broker on delete cascade,
  day date not null,
  primary key (broker_id, day)
);

-- Inquiries beyond what a broker is told of one by one: told as a number once an hour is over.
create table inquiry_digest (
  broker_id uuid primary key references broker on delete cascade,
  since timestamptz not null default now(),
  count integer not null default 1
);

-- Up to when a customer has read what a broker wrote.
create table conversation_read (
  lead_id uuid not null references lead on delete cascade,
  customer_id uuid not null references customer on delete cascade,
  read_at timestamptz not null,
  primary key (lead_id, customer_id)
);

-- Who was given a broker's number: a row per broker, visitor and day, as for views. The visitor is
-- a keyed hash; a signed-in customer is named, so that the customer can see it.
create table contact_reveal (
  broker_id uuid not null references broker on delete cascade,
  day date not null,
  visitor bytea not null,
  -- Where it was asked for first; none on the broker's own page.
  property_id uuid references property on delete set null,
  customer_id uuid references customer on delete set null,
  revealed_at timestamptz not null default now(),
  primary key (broker_id, day, visitor)
);
create index contact_reveal_newest on contact_reveal (broker_id, revealed_at);
create index contact_reveal_customer on contact_reveal (customer_id, revealed_at desc)
  where customer_id is not null;
create index contact_reveal_property on contact_reveal (property_id) where property_id is not null;

create table inquiry (
  id uuid primary key,
  reference text not null unique,
  property_id uuid references property,
  broker_id uuid not null references broker,
  customer_id uuid references customer,
  name text not null,
  phone text not null,
  email text,
  messages jsonb not null default '[]',
  -- When the seeker agreed that name and phone go to this broker (india.md 1.8).
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Checked at the end, since a trigger makes the lead after the inquiry.
  constraint inquiry_lead foreign key (broker_id, phone) references lead (broker_id, phone)
    deferrable initially deferred
);
create index inquiry_broker on inquiry (broker_id, created_at desc);
create index inquiry_same_person on inquiry (property_id, phone, created_at desc);
create index inquiry_lead on inquiry (broker_id, phone, created_at);
create index inquiry_customer on inquiry (customer_id, created_at desc)
  where customer_id is not null;
create index inquiry_customer_broker on inquiry (customer_id, broker_id, created_at desc)
  where customer_id is not null and property_id is null;
-- What was asked without an account is found by its address when a mailbox is proven.
create index inquiry_unclaimed on inquiry (email) where customer_id is null and email is not null;

-- What the broker wrote and changed; what the person asked stays with the inquiries.
create table lead_entry (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  kind text not null,
  text text,
  before text,
  after text,
  created_at timestamptz not null default now(),
  -- To whose account it was said. A lead is a phone number, and a number can be typed by anybody:
  -- an answer is read by the account it went to, and by no other that gave the same number.
  customer_id uuid references customer on delete set null,
  constraint lead_entry_kind_check check (kind in
    ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again', 'withdrawn')),
  -- To which conversation a reply went: the first inquiry of its sender.
  conversation_id uuid references inquiry on delete set null
);
create index lead_entry_of on lead_entry (lead_id, created_at, id);
create index lead_entry_customer on lead_entry (customer_id, created_at desc)
  where customer_id is not null;
create index lead_entry_conversation on lead_entry (conversation_id)
  where conversation_id is not null;

-- That one broker may contact somebody about an inquiry, and when it was taken back. Beside
-- `consent`, which is about our own messages: here the broker is the recipient, and the person may
-- have no account.
create table contact_consent (
  id uuid primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  broker_id uuid not null references broker on delete cascade,
  customer_id uuid references customer on delete set null,
  -- What the broker is given, piece by piece, and by which ways the person may be contacted.
  data text[] not null,
  channels text[] not null check (channels <@ array['phone', 'whatsapp', 'email']),
  notice text not null,
  language text not null check (language in ('en', 'hi')),
  proof jsonb not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawal jsonb
);
create unique index contact_consent_open on contact_consent (inquiry_id) where withdrawn_at is null;
create index contact_consent_inquiry on contact_consent (inquiry_id);
create index contact_consent_customer on contact_consent (customer_id, broker_id)
  where customer_id is not null;
create index contact_consent_broker on contact_consent (broker_id) where withdrawn_at is not null;

-- The secret link of an inquiry sent without an account. Each mail carries one
-- of its own, so that only hashes are stored.
create table inquiry_link (
  token_hash bytea primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  expires_at timestamptz not null
);
create index inquiry_link_inquiry on inquiry_link (inquiry_id);
create index inquiry_link_expiry on inquiry_link (expires_at);
