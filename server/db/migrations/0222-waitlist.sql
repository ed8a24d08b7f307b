-- Who wants to hear when a city gets its first live listing; told once.
create table waitlist (
  id uuid primary key,
  -- As it was typed; matched with a Location's name or alias whatever the case.
  city text not null check (city <> ''),
  email text,
  phone text,
  -- When the person agreed to be told, by these addresses and for this alone (india.md 1.8).
  consented_at timestamptz not null default now(),
  told_at timestamptz,
  constraint waitlist_reachable check (email is not null or phone is not null)
);
-- The same person waits once for a city.
create unique index waitlist_email on waitlist (lower(city), email) where email is not null;
create unique index waitlist_phone on waitlist (lower(city), phone) where phone is not null;
create index waitlist_newest on waitlist (consented_at desc, id desc);
create index waitlist_waiting on waitlist (lower(city)) where told_at is null;
