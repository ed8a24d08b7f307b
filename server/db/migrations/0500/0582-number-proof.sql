-- A number is an account's own once the code that was sent to it came back from it. Anybody can type
-- a number: what is promotional goes to proven ones only.
create table number_proof (
  account_realm text not null check (account_realm in ('customer', 'broker')),
  account_id uuid not null,
  phone text not null,
  proven_at timestamptz not null default now(),
  primary key (account_id, phone)
);
create index number_proof_phone on number_proof (phone);

-- STOP is said by a number and holds for all that goes there; the do-not-call register only for what
-- is promotional.
alter table message_stop drop constraint message_stop_reason_check,
  add constraint message_stop_reason_check
    check (reason in ('stop', 'do-not-call', 'wrong-address'));
