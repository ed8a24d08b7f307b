-- Whether a contact that a broker opened at this time counted against a plan: on a day of a plan
-- with a number of contact views.
create or replace function contact_view_is_charged(broker_id uuid, viewed_at timestamptz)
  returns boolean language sql stable as $$
  select exists (select from subscription
    where subscription.broker_id = $1
      and india_day($2) >= starts_on and india_day($2) < ends_on
      and (plan #>> '{limits,contactViews}')::int <> -1)
$$;

-- When a broker last opened the contact of the person of a lead in another lead, within 30 days:
-- the same number, or an account that has proven its mailbox or number and sent both. An address
-- that is typed proves nothing, and where somebody else sent this lead too it is another person's.
-- Only what was charged and not credited counts, so that of
-- two views of one person one is paid.
create or replace function earlier_contact_view(viewer_id uuid, lead_id uuid)
  returns timestamptz language sql stable as $$
  select max(view.viewed_at)
  from lead this
  join contact_view view on view.broker_id = $1 and view.lead_id <> this.id
    and view.viewed_at > now() - interval '30 days'
  join lead other on other.id = view.lead_id
  where this.id = $2 and contact_view_is_charged(view.broker_id, view.viewed_at)
    and not exists (select from lead_credit credit where credit.broker_id = view.broker_id
      and credit.lead_id = view.lead_id and credit.reversed_at is null)
    and (other.phone = this.phone or exists (
      select from inquiry own
      join customer person on person.id = own.customer_id
      join inquiry one on one.customer_id = person.id
      where own.broker_id = this.broker_id and own.phone = this.phone
        and one.broker_id = other.broker_id and one.phone = other.phone
        and (person.is_verified
          or exists (select from number_proof where account_id = person.id))
        and not exists (select from inquiry stranger
          where stranger.broker_id = this.broker_id and stranger.phone = this.phone
            and stranger.customer_id is distinct from person.id)))
$$;

-- When the person of a lead was last active: a question or message, a visit, also a future one, or
-- a call. What a broker alone reports does not count.
create or replace function lead_heard_at(lead lead) returns timestamptz language sql stable as $$
  select greatest($1.last_asked_at,
    (select max(greatest(visit.created_at, met_at,
        case when visit.state = 'booked' then starts_at end,
        case when cancelled_by = 'customer' then cancelled_at end))
      from visit join inquiry on inquiry.id = visit.inquiry_id
      where inquiry.broker_id = $1.broker_id and inquiry.phone = $1.phone),
    (select max(call.created_at) from relay_call call join inquiry on inquiry.id = call.inquiry_id
      where inquiry.broker_id = $1.broker_id and inquiry.phone = $1.phone
        and (call.started_by = 'customer'
          or (call.state = 'completed' and call.talk_seconds > 0))))
$$;

-- Whether the person of a lead was reached: a visit took place, or both were connected in a call.
-- However many tries follow, that person counts as reachable.
create or replace function lead_was_reached(lead lead) returns boolean language sql stable as $$
  select exists (select from visit join inquiry on inquiry.id = visit.inquiry_id
      where inquiry.broker_id = $1.broker_id and inquiry.phone = $1.phone and met_at is not null)
    or exists (select from relay_call call join inquiry on inquiry.id = call.inquiry_id
      where inquiry.broker_id = $1.broker_id and inquiry.phone = $1.phone
        and call.state = 'completed' and call.talk_seconds > 0)
$$;

-- Whether the number of a lead is somebody else's: an account has proven it, and no sender of the
-- lead is that account or writes from its mailbox.
create or replace function lead_number_is_of_another(lead lead)
  returns boolean language sql stable as $$
  select exists (select from number_proof proof where proof.phone = $1.phone
      and proof.account_id <> $1.broker_id)
    and not exists (select from number_proof proof
      left join customer on customer.id = proof.account_id
      join inquiry on inquiry.customer_id = proof.account_id
        or lower(inquiry.email) = lower(customer.email)
      where proof.phone = $1.phone and inquiry.broker_id = $1.broker_id
        and inquiry.phone = $1.phone)
$$;
