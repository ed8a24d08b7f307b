-- The address an account has proven last: messages go there until another one is proven. A mailbox is
-- proven by one account of a realm; whoever proves it takes it from another.
alter table customer add column proven_email text;
alter table broker add column proven_email text;
update customer set proven_email = email where is_verified;
update broker set proven_email = email where is_email_verified;
create unique index customer_proven_email on customer (proven_email) where proven_email is not null;
create unique index broker_proven_email on broker (proven_email) where proven_email is not null;
