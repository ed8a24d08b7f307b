-- Which societies there are: a process has their names in memory, and asks for those that came since
-- (docs/decisions/0383). A name whose homes are gone stays, and finds none.
create table society_name (
  number bigint generated always as identity primary key,
  -- Says whether this is the row that a process read: numbers begin anew where a database does.
  mark uuid not null default gen_random_uuid(),
  -- In lower case, as the index `property_society` has it.
  spelling text not null
);

-- Not unique: two that bring the same new names would wait for each other in a circle. One of them
-- twice is one in memory.
create index society_name_spelling on society_name (spelling text_pattern_ops);

insert into society_name (spelling)
select distinct lower(detail ->> 'society') from property
where is_live and detail ? 'society' order by 1;

create function note_society_name() returns trigger language plpgsql as $$
begin
  insert into society_name (spelling)
  select lower(new.detail ->> 'society')
  where not exists (select from society_name where spelling = lower(new.detail ->> 'society'));
  return null;
end
$$;

create trigger property_society_noted after insert on property
  for each row when (new.is_live and new.detail ? 'society')
  execute function note_society_name();

create trigger property_society_changed_noted
  after update of status, removed_at, broker_id, is_live, detail on property
  for each row
  when (new.is_live and new.detail ? 'society'
    and (not old.is_live or old.detail ->> 'society' is distinct from new.detail ->> 'society'))
  execute function note_society_name();
