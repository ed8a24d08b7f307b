create or replace function lead_of_inquiry() returns trigger language plpgsql as $$
begin
  insert into lead (id, broker_id, phone, name, email, first_asked_at, last_asked_at)
  values (new.id, new.broker_id, new.phone, new.name, new.email, new.created_at, new.created_at)
  on conflict (broker_id, phone) do update set
    name = case when excluded.last_asked_at >= lead.last_asked_at
      then excluded.name else lead.name end,
    -- An answer goes where the latest inquiry says.
    email = case when excluded.last_asked_at >= lead.last_asked_at
      then coalesce(excluded.email, lead.email) else coalesce(lead.email, excluded.email) end,
    inquiry_count = lead.inquiry_count + 1,
    first_asked_at = least(lead.first_asked_at, excluded.first_asked_at),
    last_asked_at = greatest(lead.last_asked_at, excluded.last_asked_at);
  return null;
end
$$;
create or replace trigger inquiry_lead after insert on inquiry
  for each row execute function lead_of_inquiry();

create or replace function lead_of_more() returns trigger language plpgsql as $$
begin
  update lead set last_asked_at = greatest(last_asked_at, new.updated_at),
    email = coalesce(email, new.email)
  where broker_id = new.broker_id and phone = new.phone;
  return null;
end
$$;
create or replace trigger inquiry_more after update of messages on inquiry
  for each row when (new.messages is distinct from old.messages)
  execute function lead_of_more();

-- Whether an inquiry was withdrawn and not consented to again.
create or replace function inquiry_is_withdrawn(inquiry_id uuid)
  returns boolean language sql stable as $$
  select coalesce(bool_and(withdrawn_at is not null), false)
  from contact_consent where contact_consent.inquiry_id = $1
$$;

-- Anybody can enter a number, so a lead may belong to several people: it is withdrawn when the last
-- of them withdraws, and its e-mail address is never that of somebody who withdrew.
create or replace function lead_of_consent() returns trigger language plpgsql as $$
declare
  asked record;
begin
  if not exists (select from contact_consent
    where broker_id = new.broker_id and withdrawn_at is not null) then
    return null;
  end if;
  select broker_id, phone into asked from inquiry where id = new.inquiry_id;
  update lead set
    withdrawn_at = case
      when exists (select from inquiry where inquiry.broker_id = lead.broker_id
        and inquiry.phone = lead.phone and not inquiry_is_withdrawn(inquiry.id)) then null
      else coalesce(lead.withdrawn_at, now()) end,
    email = (select email from inquiry where inquiry.broker_id = lead.broker_id
      and inquiry.phone = lead.phone and email is not null and not inquiry_is_withdrawn(inquiry.id)
      order by created_at desc, id desc limit 1)
  where lead.broker_id = asked.broker_id and lead.phone = asked.phone;
  return null;
end
$$;
create or replace trigger lead_of_consent after insert or update of withdrawn_at on contact_consent
  for each row execute function lead_of_consent();

-- The sender of an inquiry: an account, else a mailbox, else this inquiry alone.
create or replace function inquiry_sender(inquiry) returns text
language sql immutable parallel safe as $$
  select coalesce($1.customer_id::text, lower($1.email), $1.id::text)
$$;

-- Whether a broker sees no number of anybody now: a report of an unwanted call waits for the
-- broker's response, or was upheld for some time (decision 0105).
create or replace function broker_numbers_are_suspended(broker_id uuid)
  returns boolean language sql stable as $$
  select exists (select from call_report report
      where report.broker_id = $1 and suspends and status = 'open')
    or exists (select from call_report report
      where report.broker_id = $1 and suspended_until > now())
$$;

-- Whether the sender of an inquiry shares with a broker at all, now or before: the one who was
-- asked, or the member of the agency whom the sender chose as well.
create or replace function inquiry_shares_with(inquiry inquiry, viewer_id uuid)
  returns boolean language sql immutable parallel safe as $$
  select coalesce($1.broker_id = $2 or $1.number_shared_with = $2, false)
$$;

-- Up to when a broker sees the number of a lead: as long as one of its senders shares it with that
-- broker. Null where nobody has, or while the broker or whoever was asked sees no numbers; its end
-- where that has passed.
create or replace function lead_number_shared_until(lead lead, viewer_id uuid)
  returns timestamptz language sql stable as $$
  select max(number_shared_until) from inquiry
  where inquiry.broker_id = $1.broker_id and inquiry.phone = $1.phone
    and inquiry_shares_with(inquiry, $2) and not inquiry_is_withdrawn(inquiry.id)
    and not broker_numbers_are_suspended($1.broker_id) and not broker_numbers_are_suspended($2)
$$;

-- Whether a broker sees number and address of an inquiry's sender now. Another sender of the same
-- number may share it, which opens the number of the lead, but not this sender's address.
create or replace function inquiry_is_shared(inquiry inquiry, viewer_id uuid)
  returns boolean language sql stable as $$
  select not broker_numbers_are_suspended($1.broker_id)
    and not broker_numbers_are_suspended($2) and exists (
    select from inquiry own
    where own.broker_id = $1.broker_id and own.phone = $1.phone
      and inquiry_sender(own) = inquiry_sender($1) and inquiry_shares_with(own, $2)
      and own.number_shared_until > now())
$$;

create or replace function working_hours_of(broker_id uuid)
  returns table (weekday smallint, opens smallint, closes smallint) language sql stable as $$
  select weekday, opens, closes from working_hours own where own.broker_id = $1
  union all
  select day::smallint, 600::smallint, 1140::smallint from generate_series(1, 6) day
  where not exists (select from working_schedule own where own.broker_id = $1)
$$;

-- The minutes between two moments in which a broker works; those of 92 days at most.
create or replace function working_minutes(broker_id uuid, since timestamptz, until timestamptz)
  returns integer language sql stable as $$
  select coalesce(sum(greatest(0, extract(epoch from
      least($3, india_midnight(at::date) + make_interval(mins => closes))
      - greatest($2, india_midnight(at::date) + make_interval(mins => opens))) / 60)), 0)::integer
  from generate_series(india_day($2)::timestamp,
    least(india_day($3), india_day($2) + 91)::timestamp, interval '1 day') at
  join working_hours_of($1) on weekday = extract(isodow from at)
  where not exists (select from day_off own where own.broker_id = $1 and own.day = at::date)
$$;
