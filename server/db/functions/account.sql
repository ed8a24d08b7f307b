-- A link was sent to the mailbox of that day, for the password of that day: it ends with either.
create or replace function end_password_link() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'administrator' then
    delete from password_link where administrator_id = new.id;
  elsif tg_table_name = 'customer' then
    delete from password_link where customer_id = new.id;
  else
    delete from password_link where broker_id = new.id;
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
