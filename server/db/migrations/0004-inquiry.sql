-- A seeker's question about a listing.

create table inquiry (
  id uuid primary key,
  reference text not null unique,
  property_id uuid not null references property,
  broker_id uuid not null references broker,
  customer_id uuid references customer,
  name text not null,
  phone text not null,
  email text,
  messages jsonb not null default '[]',
  -- When the seeker agreed that name and phone go to this broker (india.md 1.8).
  consented_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index inquiry_broker on inquiry (broker_id, created_at desc);
create index inquiry_same_person on inquiry (property_id, phone, created_at desc);
