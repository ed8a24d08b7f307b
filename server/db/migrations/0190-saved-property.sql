-- Homes a customer keeps in sight, as they were when they were saved.
create table saved_property (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  title text not null,
  price bigint not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'sold', 'rented')),
  created_at timestamptz not null default now(),
  -- Taken off, but not yet for good: saving it again soon is undoing, and keeps what was known.
  removed_at timestamptz,
  primary key (customer_id, property_id)
);
create index saved_property_newest on saved_property (customer_id, created_at desc, property_id)
  where removed_at is null;
-- A listing that is deleted finds who saved it.
create index saved_property_listing on saved_property (property_id);
