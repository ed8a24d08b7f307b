-- Whether a side missed a visit: it cancelled less than two hours before, or the other side says
-- that it did not come, and it agrees or has said nothing for three days. What it disputes counts
-- on neither side, and a proven visit was missed by nobody.
create or replace function visit_is_missed(visit visit, side text)
returns boolean language sql stable parallel safe as $$
  select case visit.state
    when 'met' then false
    when 'cancelled' then visit.cancelled_by = side
      and visit.cancelled_at > visit.starts_at - interval '2 hours'
    else exists (
      select from visit_no_show said
      where said.visit_id = visit.id and said.said_by <> side
        and coalesce(said.answer = 'agreed', said.said_at < now() - interval '3 days'))
  end
$$;

-- Called by the release before this one alone, which runs on during an upgrade: drop it in the
-- next. Whether visits of a listing can be booked: its broker publishes times, and it is not left
-- out.
create or replace function property_takes_visits(property_id uuid, broker_id uuid)
returns boolean language sql stable parallel safe as $$
  select exists (select from visit_schedule where visit_schedule.broker_id = $2 and is_open)
    and not exists (
      select from visit_listing where visit_listing.property_id = $1 and not is_open)
$$;

-- How many visits of a broker took place, and how many were due.
create or replace function broker_visits(broker_id uuid, out kept bigint, out due bigint)
language sql stable parallel safe as $$
  select count(*) filter (where state = 'met'),
    count(*) filter (where state = 'met' or visit_is_missed(visit, 'broker'))
  from visit where visit.broker_id = $1
$$;
