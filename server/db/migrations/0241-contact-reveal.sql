-- Who was given a broker's number: a row per broker, visitor and day, as for views. The visitor is a
-- keyed hash; a signed-in customer is named, so that the customer can see it (docs/decisions/0241).
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
