-- What a broker makes of the inquiries: all of one phone to one broker are one lead.

create table lead (
  -- That of its first inquiry.
  id uuid primary key,
  broker_id uuid not null references broker,
  phone text not null,
  name text not null,
  email text,
  stage text not null default 'new'
    check (stage in ('new', 'contacted', 'visit-planned', 'negotiating', 'closed', 'lost')),
  is_spam boolean not null default false,
  follow_up_on date,
  inquiry_count integer not null default 1,
  first_asked_at timestamptz not null default now(),
  last_asked_at timestamptz not null default now(),
  -- When the broker last did something about it.
  handled_at timestamptz,
  version integer not null default 1,
  constraint lead_person unique (broker_id, phone)
);
create index lead_newest on lead (broker_id, last_asked_at desc, id desc);
create trigger lead_version before update on lead
  for each row execute function count_version();

-- What the broker wrote and changed; what the person asked stays with the inquiries.
create table lead_entry (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  kind text not null
    check (kind in ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again')),
  text text,
  before text,
  after text,
  created_at timestamptz not null default now()
);
create index lead_entry_of on lead_entry (lead_id, created_at, id);

insert into lead (id, broker_id, phone, name, email, inquiry_count, first_asked_at, last_asked_at)
select (array_agg(id order by created_at, id))[1], broker_id, phone,
  (array_agg(name order by created_at desc, id desc))[1],
  (array_agg(email order by created_at desc, id desc) filter (where email is not null))[1],
  count(*), min(created_at), max(updated_at)
from inquiry group by broker_id, phone;

create index inquiry_lead on inquiry (broker_id, phone, created_at);
-- Checked at the end, since the trigger below makes the lead after the inquiry.
alter table inquiry add constraint inquiry_lead
  foreign key (broker_id, phone) references lead (broker_id, phone)
  deferrable initially deferred;

create function lead_of_inquiry() returns trigger language plpgsql as $$
begin
  insert into lead (id, broker_id, phone, name, email, first_asked_at, last_asked_at)
  values (new.id, new.broker_id, new.phone, new.name, new.email, new.created_at, new.created_at)
  on conflict (broker_id, phone) do update set
    name = case when excluded.last_asked_at >= lead.last_asked_at then excluded.name else lead.name end,
    -- An answer goes where the latest inquiry says.
    email = case when excluded.last_asked_at >= lead.last_asked_at
      then coalesce(excluded.email, lead.email) else coalesce(lead.email, excluded.email) end,
    inquiry_count = lead.inquiry_count + 1,
    first_asked_at = least(lead.first_asked_at, excluded.first_asked_at),
    last_asked_at = greatest(lead.last_asked_at, excluded.last_asked_at);
  return null;
end
$$;
create trigger inquiry_lead after insert on inquiry
  for each row execute function lead_of_inquiry();

create function lead_of_more() returns trigger language plpgsql as $$
begin
  update lead set last_asked_at = greatest(last_asked_at, new.updated_at),
    email = coalesce(email, new.email)
  where broker_id = new.broker_id and phone = new.phone;
  return null;
end
$$;
create trigger inquiry_more after update of messages on inquiry
  for each row when (new.messages is distinct from old.messages)
  execute function lead_of_more();
