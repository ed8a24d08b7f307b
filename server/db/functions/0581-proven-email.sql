-- The address an account has proven last: messages go there until another one is proven. A mailbox is
-- proven by one account of a realm; whoever proves it takes it from another.
alter table customer add column proven_email text;
alter table broker add column proven_email text;
update customer set proven_email = email where is_verified;
update broker set proven_email = email where is_email_verified;
create unique index customer_proven_email on customer (proven_email) where proven_email is not null;
create unique index broker_proven_email on broker (proven_email) where proven_email is not null;

create function note_proven_customer() returns trigger language plpgsql as $$
begin
  update customer set proven_email = null where proven_email = new.email and id <> new.id;
  new.proven_email := new.email;
  return new;
end
$$;
create trigger customer_proven_email before insert or update of email, is_verified on customer
  for each row when (new.is_verified) execute function note_proven_customer();

create function note_proven_broker() returns trigger language plpgsql as $$
begin
  update broker set proven_email = null where proven_email = new.email and id <> new.id;
  new.proven_email := new.email;
  return new;
end
$$;
create trigger broker_proven_email before insert or update of email, is_email_verified on broker
  for each row when (new.is_email_verified) execute function note_proven_broker();
