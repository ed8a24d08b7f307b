-- The moment a code was sent that shows whose a number is: the code works once, for minutes.
create table number_code (
  account_realm text not null check (account_realm in ('customer', 'broker')),
  account_id uuid not null,
  phone text not null,
  requested_at timestamptz not null,
  primary key (account_id, phone)
);
create index number_code_phone on number_code (phone);
