-- What an erasure removes from the changes of an event, beside the actor's name and address. What
-- is in this list was committed to with a salt: it may grow, and entries of the chain stay as
-- they are only where the events that they hold have none of the new keys.
create or replace function audit_personal_keys() returns text[] language sql immutable as $$
  select array['firstName', 'lastName', 'email', 'phone', 'whatsapp', 'dateOfBirth', 'gender']
$$;

create or replace function without_personal(change jsonb) returns jsonb language sql immutable as $$
  select case jsonb_typeof(change) when 'object' then change - audit_personal_keys() else change end
$$;

create or replace function audit_moment(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- What the chain holds of an event for ever, in the order in which it is hashed (decision 0112).
-- A change here would make every earlier entry wrong.
create or replace function audit_facts(number bigint, chained_at timestamptz, event audit_event)
returns text[] language sql stable as $$
  select array[number::text, audit_moment(chained_at), event.id::text, audit_moment(event.at),
    event.actor_realm, event.actor_id::text, event.actor_role, event.act, event.target_kind,
    event.target_id::text, event.request_id, without_personal(event.before)::text,
    without_personal(event.after)::text]
$$;

-- What an erasure may remove. A change here would make every earlier entry wrong.
create or replace function audit_personal(event audit_event)
returns text[] language sql immutable as $$
  select array[event.actor_name, event.address,
    case when event.before ?| audit_personal_keys() then event.before::text end,
    case when event.after ?| audit_personal_keys() then event.after::text end]
$$;

-- One transaction at a time makes entries or erases names: none hashes what another is erasing.
create or replace function lock_audit_chain() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('audit chain', 0))
$$;

create or replace function audit_hash(parts bytea, texts text[]) returns bytea
language sql stable as $$
  select sha256(parts || convert_to(array_to_json(texts)::text, 'UTF8'))
$$;

-- Chains events that are committed, the oldest first, and returns how many. Events that are
-- missing by now stay in the queue: that they were removed must be seen.
create or replace function chain_audit_events(max_events integer) returns integer
language plpgsql as $$
declare
  moment timestamptz := clock_timestamp();
  last_number bigint;
  last_hash bytea;
  new_salt bytea;
  new_commitment bytea;
  event audit_event;
  chained integer := 0;
begin
  perform lock_audit_chain();
  select number, hash into last_number, last_hash from audit_chain order by number desc limit 1;
  last_number := coalesce(last_number, 0);
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  for event in
    with waiting as (
      select audit_event.* from audit_unchained join audit_event on id = event_id
      order by audit_unchained.at, event_id limit max_events
    ), taken as (
      delete from audit_unchained using waiting where event_id = waiting.id
    )
    select * from waiting order by at, id
  loop
    last_number := last_number + 1;
    new_salt := uuid_send(gen_random_uuid());
    new_commitment := audit_hash(new_salt, audit_personal(event));
    last_hash := audit_hash(last_hash || new_commitment,
      audit_facts(last_number, moment, event));
    insert into audit_chain (number, event_id, chained_at, salt, commitment, hash)
    values (last_number, event.id, moment, new_salt, new_commitment, last_hash);
    chained := chained + 1;
  end loop;
  return chained;
end
$$;

create or replace function queue_audit_events() returns trigger language plpgsql as $$
begin
  insert into audit_unchained (event_id, at) select id, at from added;
  return null;
end
$$;
create or replace trigger audit_event_queued
  after insert on audit_event referencing new table as added
  for each statement execute function queue_audit_events();

-- Events from before the chain. Here, because no event may be written between the trigger and this,
-- and once: any later event without an entry was inserted past the trigger.
insert into audit_unchained (event_id, at) select id, at from audit_event
where not exists (select from audit_chain) and not exists (select from audit_unchained);

-- Refuses changes to the audit log, except erasing a person: the actor's name and address and the
-- names in the changes are removed with the account; what the chain holds for ever stays. The salt
-- goes with the names, or whoever guesses them could prove them by the commitment.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('brickbazaar.erasing', true) = 'on'
    and audit_facts(0, now(), new) is not distinct from audit_facts(0, now(), old) then
    perform lock_audit_chain();
    update audit_chain set salt = null where event_id = old.id
      and audit_personal(new) is distinct from audit_personal(old);
    return new;
  end if;
  raise exception 'the audit log is append-only';
end
$$;
create or replace trigger audit_event_append_only
  before update or delete on audit_event
  for each row execute function refuse_audit_change();
-- Truncating is a change too, and row triggers do not see it.
create or replace trigger audit_event_never_emptied
  before truncate on audit_event
  for each statement execute function refuse_audit_change();

create or replace function refuse_audit_chain_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('brickbazaar.erasing', true) = 'on'
    and new.salt is null
    and (new.number, new.event_id, new.chained_at, new.commitment, new.hash)
      = (old.number, old.event_id, old.chained_at, old.commitment, old.hash) then
    return new;
  end if;
  raise exception 'the chain of the audit log is append-only';
end
$$;
create or replace trigger audit_chain_append_only
  before update or delete on audit_chain
  for each row execute function refuse_audit_chain_change();
create or replace trigger audit_chain_never_emptied
  before truncate on audit_chain
  for each statement execute function refuse_audit_chain_change();
