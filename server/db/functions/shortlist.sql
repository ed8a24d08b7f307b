-- Opens the sealed votes of a shortlist on homes that everyone who joined has voted on. One person
-- alone opens nothing. The shortlist is locked, so that of two last votes at once one sees both.
create or replace function open_voted_homes() returns trigger language plpgsql as $$
declare
  room uuid;
begin
  if tg_op = 'DELETE' then room := old.shortlist_id; else room := new.shortlist_id; end if;
  perform from shortlist where id = room and is_sealed for update;
  if not found then return null; end if;
  update shortlist_home set opened_at = now()
  where shortlist_id = room and opened_at is null
    and (select count(*) from shortlist_participant where shortlist_id = room) >= 2
    and not exists (
      select from shortlist_participant person
      where person.shortlist_id = room and not exists (
        select from shortlist_vote vote
        where vote.shortlist_id = room and vote.property_id = shortlist_home.property_id
          and vote.participant_id = person.id));
  return null;
end $$;

create or replace trigger shortlist_vote_opens after insert on shortlist_vote
  for each row execute function open_voted_homes();
create or replace trigger shortlist_participant_opens after delete on shortlist_participant
  for each row execute function open_voted_homes();

-- What a shortlist shows of a home that has left the market: its card without people and photos.
create or replace function shortlist_facts(card json) returns jsonb
language sql immutable parallel safe as $$
  select card::jsonb - '{images,imageCount,broker,features,offers,homeId,priceCut}'::text[]
$$;

-- Follows what the public sees: a home that leaves the market keeps its last facts.
create or replace function follow_shortlisted_homes() returns trigger language plpgsql as $$
begin
  update shortlist_home set facts = shortlist_facts(changed.card)
  from changed
  join property on property.id = changed.property_id
  join broker on broker.id = property.broker_id
  where shortlist_home.property_id = changed.property_id
    and property_has_page(property.status, property.removed_at, property.expired_at,
      broker.status, broker.kyc_status);
  return null;
end $$;
create or replace trigger property_card_shortlisted
  after update on property_card referencing new table as changed
  for each statement execute function follow_shortlisted_homes();
