create or replace function fold_message_tally() returns void language sql as $$
  with taken as (
    delete from message_tally
    where ctid = any (array(select ctid from message_tally for update skip locked))
    returning *
  )
  insert into message_tally
  select channel, status, category, sum(count), sum(paise) from taken
  group by channel, status, category having sum(count) <> 0 or sum(paise) <> 0
$$;

-- Recounts everything; needed only after rows were written with triggers disabled.
create or replace function refill_message_tally() returns void language sql as $$
  lock table message_tally in exclusive mode;
  delete from message_tally;
  insert into message_tally
  select channel, status, category, count(*), sum(cost_paise) from message
  group by channel, status, category
$$;

create or replace function tally_added_messages() returns trigger language plpgsql as $$
begin
  insert into message_tally
  select channel, status, category, count(*), sum(cost_paise) from added
  group by channel, status, category;
  if random() < 0.01 then perform fold_message_tally(); end if;
  return null;
end
$$;
create or replace trigger message_added_tallied
  after insert on message referencing new table as added
  for each statement execute function tally_added_messages();

create or replace function tally_deleted_messages() returns trigger language plpgsql as $$
begin
  insert into message_tally
  select channel, status, category, -count(*), -sum(cost_paise) from deleted
  group by channel, status, category;
  return null;
end
$$;
create or replace trigger message_deleted_tallied
  after delete on message referencing old table as deleted
  for each statement execute function tally_deleted_messages();

create or replace function tally_changed_message() returns trigger language plpgsql as $$
begin
  insert into message_tally values
    (old.channel, old.status, old.category, -1, -old.cost_paise),
    (new.channel, new.status, new.category, 1, new.cost_paise);
  if random() < 0.01 then perform fold_message_tally(); end if;
  return null;
end
$$;
create or replace trigger message_changed_tallied
  after update of channel, status, category, cost_paise on message
  for each row
  when ((old.channel, old.status, old.category, old.cost_paise)
    is distinct from (new.channel, new.status, new.category, new.cost_paise))
  execute function tally_changed_message();
