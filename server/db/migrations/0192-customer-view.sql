-- What a customer looked at, for their own figures and recommendations; nobody else reads it.
create table customer_view (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (customer_id, property_id)
);
create index customer_view_latest on customer_view (customer_id, viewed_at desc);
create index customer_view_listing on customer_view (property_id);

-- Recommended homes a customer does not want to see again.
create table dismissed_property (
  customer_id uuid not null references customer on delete cascade,
  property_id uuid not null references property on delete cascade,
  created_at timestamptz not null default now(),
  primary key (customer_id, property_id)
);
create index dismissed_property_listing on dismissed_property (property_id);
