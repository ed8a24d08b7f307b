-- When a match found now is sent: immediately, or at nine in the morning in India, on the next day
-- or the next Monday.
create or replace function alert_slot(frequency text, found timestamptz) returns timestamptz
language sql immutable strict parallel safe as $$
  select case frequency
    when 'instant' then found
    when 'daily' then (date_trunc('day', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '1 day 9 hours') at time zone 'Asia/Kolkata'
    else (date_trunc('week', (found at time zone 'Asia/Kolkata') - interval '9 hours')
      + interval '7 days 9 hours') at time zone 'Asia/Kolkata'
  end
$$;

-- Tells the savers of a home that its price or state is another, or that it is going. A change is
-- told an hour later, so that one taken back meanwhile tells nobody.
create or replace function note_saved_home(home uuid, goes boolean) returns void
language plpgsql as $$
begin
  insert into saved_home_event (property_id, is_going, due_at)
  select home, goes, now() + case when goes then interval '1 day' else interval '1 hour' end
  where exists (select from saved_property where property_id = home)
  on conflict on constraint saved_home_event_pkey do update set due_at =
    -- One that goes again has gone later; another price does not put off the news of the first.
    case when excluded.is_going then excluded.due_at
      else least(saved_home_event.due_at, excluded.due_at) end;
end
$$;
