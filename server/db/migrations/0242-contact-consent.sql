-- That one broker may contact somebody about an inquiry, and when it was taken back (india.md 1.8,
-- docs/decisions/0242). Beside `consent`, which is about our own messages: here the broker is the
-- recipient, and the person may have no account.
create table contact_consent (
  id uuid primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  broker_id uuid not null references broker on delete cascade,
  customer_id uuid references customer on delete set null,
  -- What the broker is given, piece by piece, and by which ways the person may be contacted.
  data text[] not null,
  channels text[] not null check (channels <@ array['phone', 'whatsapp', 'email']),
  notice text not null,
  language text not null check (language in ('en', 'hi')),
  proof jsonb not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawal jsonb
);
create unique index contact_consent_open on contact_consent (inquiry_id) where withdrawn_at is null;
create index contact_consent_inquiry on contact_consent (inquiry_id);
create index contact_consent_customer on contact_consent (customer_id, broker_id)
  where customer_id is not null;
create index contact_consent_broker on contact_consent (broker_id) where withdrawn_at is not null;

insert into contact_consent
  (id, inquiry_id, broker_id, customer_id, data, channels, notice, language, proof, given_at)
select gen_random_uuid(), id, broker_id, customer_id,
  array['name', 'phone number'] || case when email is null then '{}'::text[] else array['e-mail address'] end,
  array['phone', 'whatsapp'] || case when email is null then '{}'::text[] else array['email'] end,
  '2026-11', 'en', '{"how": "form"}', consented_at
from inquiry;

-- Nobody of a lead may be contacted any more: every inquiry in it was taken back.
alter table lead add column withdrawn_at timestamptz;

alter table lead_entry drop constraint lead_entry_kind_check;
alter table lead_entry add constraint lead_entry_kind_check check (kind in
  ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again', 'withdrawn'));

-- Whether an inquiry was taken back and not given anew.
create function inquiry_is_withdrawn(inquiry_id uuid) returns boolean language sql stable as $$
  select coalesce(bool_and(withdrawn_at is not null), false)
  from contact_consent where contact_consent.inquiry_id = $1
$$;

-- A number can be typed by anybody, so a lead may be of several people: it is closed with the last
-- one, and its e-mail address is never that of somebody who took it back.
create function lead_of_consent() returns trigger language plpgsql as $$
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
create trigger lead_of_consent after insert or update of withdrawn_at on contact_consent
  for each row execute function lead_of_consent();
