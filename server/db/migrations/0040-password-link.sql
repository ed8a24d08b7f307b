-- A link with which one account sets its password, once. Only the SHA-256 of its token is kept.
create table password_link (
  token_hash bytea primary key,
  administrator_id uuid references administrator on delete cascade,
  customer_id uuid references customer on delete cascade,
  broker_id uuid references broker on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint password_link_of_one_account check (num_nonnulls(administrator_id, customer_id, broker_id) = 1)
);
-- The newest link of an account is the only one.
create unique index password_link_administrator on password_link (administrator_id) where administrator_id is not null;
create unique index password_link_customer on password_link (customer_id) where customer_id is not null;
create unique index password_link_broker on password_link (broker_id) where broker_id is not null;
