-- What visitors say is wrong with a listing.
create table flag (
  id uuid primary key,
  property_id uuid not null references property,
  reason text not null check (reason in ('fake', 'gone', 'wrong', 'duplicate', 'offensive', 'other')),
  note text,
  contact text,
  -- A keyed hash, not a person: one report of a listing per visitor and day in India.
  visitor bytea not null,
  day date not null,
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  decided_by uuid references administrator,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint flag_once_a_day unique (property_id, visitor, day),
  constraint flag_decision_whole check ((status = 'open') = (decided_at is null))
);
create index flag_newest on flag (status, created_at desc, id desc);
create index flag_property on flag (property_id, status);
