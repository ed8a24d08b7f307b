-- The state of a requirement now: one whose time is over has ended, before a job writes it.
create or replace function requirement_state(requirement requirement) returns text
language sql stable parallel safe as $$
  select case when requirement.state in ('open', 'paused') and requirement.ends_at <= now()
    then 'ended' else requirement.state end
$$;

-- Whether brokers may read and answer it now: open, and of a customer who is not blocked.
create or replace function requirement_is_open(requirement requirement) returns boolean
language sql stable parallel safe as $$
  select requirement.state = 'open' and requirement.ends_at > now()
    and exists (select from customer
      where customer.id = requirement.customer_id and customer.status = 'active')
$$;

-- Whether a broker has the confidence of who posted a requirement: an accepted offer, for as long
-- as that person agrees to be contacted.
create or replace function requirement_is_entrusted(requirement requirement, broker uuid)
returns boolean language sql stable as $$
  select exists (select from requirement_offer offer
    where offer.requirement_id = requirement.id and offer.broker_id = broker
      and offer.state = 'accepted' and offer.share_id is null
      and not inquiry_is_withdrawn(offer.inquiry_id))
$$;

-- The state of a shared requirement now: a proposal whose day is over has expired, before a job
-- writes it.
create or replace function requirement_share_state(share requirement_share) returns text
language sql stable parallel safe as $$
  select case when share.state = 'proposed' and share.expires_at <= now()
    then 'expired' else share.state end
$$;

-- Whose homes let a broker see what they fit: one's own, and those of the agency that the broker
-- manages.
create or replace function requirement_reach(viewer uuid) returns uuid[]
language sql stable parallel safe as $$
  select case when member_may_answer($1) then brokers_in_reach($1) else array[$1] end
$$;

-- Whether a broker may read a requirement: while it is open, by a live home that fits, also of a
-- colleague in the agency that the broker manages, or by an accepted share of somebody entrusted;
-- and whoever offered homes for it, until an administrator removes it.
create or replace function requirement_is_seen(requirement requirement, broker uuid)
returns boolean language sql stable as $$
  select requirement_is_open(requirement) and (exists (
      select from requirement_match found join property on property.id = found.property_id
      where found.requirement_id = requirement.id and found.is_fit and property.is_live
        and property.broker_id = any(requirement_reach(broker)))
    or exists (
      select from requirement_share share
      where share.requirement_id = requirement.id and share.to_broker_id = broker
        and share.state = 'accepted'
        and requirement_is_entrusted(requirement, share.from_broker_id)))
    or requirement.state <> 'removed' and exists (select from requirement_offer offer
      where offer.requirement_id = requirement.id and offer.broker_id = broker)
$$;

-- The terms of a share are never changed, and an answer is given once.
create or replace function protect_share_terms() returns trigger language plpgsql as $$
begin
  if (new.id, new.from_broker_id, new.to_broker_id, new.percent, new.note, new.summary,
      new.expires_at, new.created_at)
    is distinct from (old.id, old.from_broker_id, old.to_broker_id, old.percent, old.note,
      old.summary, old.expires_at, old.created_at)
    or new.requirement_id is distinct from old.requirement_id and new.requirement_id is not null
    or new.state <> old.state and old.state <> 'proposed'
    or new.decided_at is distinct from old.decided_at and old.state <> 'proposed'
  then
    raise exception 'the terms of a shared requirement are not changed';
  end if;
  return new;
end
$$;
create or replace trigger requirement_share_terms before update on requirement_share
  for each row execute function protect_share_terms();
