-- Deletes password links when the address or password changes, since a link is valid only for those
-- it was sent with. A confirmation link stays: it sets no password and proves the mailbox it is in,
-- whichever account it was sent for, so a stranger who requested it cannot end it by changing that
-- account (decision 0039).
create or replace function end_password_link() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'administrator' then
    delete from password_link where administrator_id = new.id and purpose <> 'confirmation';
  elsif tg_table_name = 'customer' then
    delete from password_link where customer_id = new.id and purpose <> 'confirmation';
  else
    delete from password_link where broker_id = new.id and purpose <> 'confirmation';
  end if;
  return null;
end
$$;

create or replace trigger administrator_password_link
  after update of email, password_hash on administrator
  for each row when (old.email <> new.email or old.password_hash is distinct from new.password_hash)
  execute function end_password_link();
create or replace trigger customer_password_link after update of email, password_hash on customer
  for each row when (old.email <> new.email or old.password_hash is distinct from new.password_hash)
  execute function end_password_link();
create or replace trigger broker_password_link after update of email, password_hash on broker
  for each row when (old.email <> new.email or old.password_hash is distinct from new.password_hash)
  execute function end_password_link();

-- Records the address proven last and removes it from any other account (decision 0070).
create or replace function note_proven_customer() returns trigger language plpgsql as $$
begin
  update customer set proven_email = null where proven_email = new.email and id <> new.id;
  new.proven_email := new.email;
  return new;
end
$$;
create or replace trigger customer_proven_email
  before insert or update of email, is_verified on customer
  for each row when (new.is_verified) execute function note_proven_customer();

create or replace function note_proven_broker() returns trigger language plpgsql as $$
begin
  update broker set proven_email = null where proven_email = new.email and id <> new.id;
  new.proven_email := new.email;
  return new;
end
$$;
create or replace trigger broker_proven_email
  before insert or update of email, is_email_verified on broker
  for each row when (new.is_email_verified) execute function note_proven_broker();

-- Deletes the proofs of a number with its account.
create or replace function remove_number_proof() returns trigger language plpgsql as $$
begin
  delete from number_proof where account_id = old.id;
  delete from number_code where account_id = old.id;
  return null;
end
$$;
create or replace trigger customer_number_proof after delete on customer
  for each row execute function remove_number_proof();
create or replace trigger broker_number_proof after delete on broker
  for each row execute function remove_number_proof();
