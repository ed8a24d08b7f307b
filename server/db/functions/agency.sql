-- Whether a broker takes part in the work of an agency: with an active account and verified KYC.
create or replace function member_may_answer(broker_id uuid) returns boolean
language sql stable parallel safe as $$
  select exists (select from broker
    where broker.id = $1 and broker_is_visible(broker.status, broker.kyc_status))
$$;

-- The brokers whose leads somebody may see: their own, and those of the agency that they manage.
create or replace function brokers_in_reach(viewer_id uuid) returns uuid[]
language sql stable parallel safe as $$
  select array[$1] || coalesce((
    select array_agg(member.broker_id) from agency_member own
    join agency on agency.id = own.agency_id
    join agency_member member on member.agency_id = own.agency_id
    where own.broker_id = $1 and (own.role = 'manager' or agency.owner_id = $1)), '{}')
$$;

create or replace function leads_assigned_to(viewer_id uuid) returns uuid[]
language sql stable parallel safe as $$
  select coalesce(array_agg(lead_id), '{}') from lead_assignment where assignee_id = $1
$$;

-- Whether somebody may see and answer a lead: whom the person asked, who was made to answer it,
-- and who manages the agency. What was asked before the broker joined is none of the agency's,
-- unless the broker gave it to a colleague.
create or replace function lead_is_for(lead lead, viewer_id uuid) returns boolean
language sql stable parallel safe as $$
  select $1.broker_id = $2 or (member_may_answer($2) and (
    exists (select from lead_assignment given
      where given.lead_id = $1.id and given.assignee_id = $2)
    or exists (
      select from agency_member own
      join agency on agency.id = own.agency_id
      join agency_member asked on asked.agency_id = own.agency_id
      where own.broker_id = $2 and (own.role = 'manager' or agency.owner_id = $2)
        and asked.broker_id = $1.broker_id
        and (asked.joined_at <= $1.first_asked_at or exists (
          select from lead_assignment given where given.lead_id = $1.id)))))
$$;

-- Who answers a lead.
create or replace function lead_contact(lead lead) returns uuid
language sql stable parallel safe as $$
  select coalesce(
    (select assignee_id from lead_assignment where lead_assignment.lead_id = $1.id), $1.broker_id)
$$;
