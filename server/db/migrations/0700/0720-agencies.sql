-- Broker accounts that answer for one another. Each keeps its KYC, plan and listings.
create table agency (
  id uuid primary key,
  name text not null check (name <> ''),
  owner_id uuid not null,
  -- Who gets a new lead of a member.
  assign_rule text not null default 'none'
    check (assign_rule in ('none', 'in-turn', 'locality', 'listing')),
  -- Hours after which an unanswered lead is offered to the other members; null for never.
  offer_after_hours smallint default 4 check (offer_after_hours between 1 and 168),
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table agency_member (
  -- A broker is in one agency at most.
  broker_id uuid primary key references broker,
  agency_id uuid not null references agency on delete cascade,
  -- Of those who do not own the agency; the owner's is what a new owner leaves behind.
  role text not null check (role in ('manager', 'agent')),
  takes_leads boolean not null default true,
  joined_at timestamptz not null default now(),
  -- When a rule last gave a lead to the member.
  last_assigned_at timestamptz,
  constraint agency_member_of unique (agency_id, broker_id)
);
-- An agency always has its owner among its members.
alter table agency add constraint agency_owner
  foreign key (id, owner_id) references agency_member (agency_id, broker_id)
  deferrable initially deferred;

create table agency_invitation (
  id uuid primary key,
  agency_id uuid not null references agency on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('manager', 'agent')),
  token_hash bytea not null unique,
  invited_by uuid not null references broker on delete cascade,
  state text not null default 'open'
    check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  constraint agency_invitation_decided check ((state = 'open') = (decided_at is null))
);
create unique index agency_invitation_open on agency_invitation (agency_id, email)
  where state = 'open';

-- Which member answers a lead. Without a row it is the broker whom the person asked.
alter table lead add constraint lead_of_broker unique (id, broker_id);
create table lead_assignment (
  lead_id uuid primary key,
  broker_id uuid not null,
  agency_id uuid not null,
  assignee_id uuid not null,
  assigned_at timestamptz not null default now(),
  constraint lead_assignment_lead
    foreign key (lead_id, broker_id) references lead (id, broker_id) on delete cascade,
  -- The broker of the lead and who answers it are members of one agency.
  constraint lead_assignment_broker
    foreign key (agency_id, broker_id) references agency_member (agency_id, broker_id),
  constraint lead_assignment_assignee
    foreign key (agency_id, assignee_id) references agency_member (agency_id, broker_id)
);
create index lead_assignment_of on lead_assignment (assignee_id);
create index lead_assignment_in on lead_assignment (agency_id, broker_id);

-- A lead that nobody answered in time, offered to the other members: the first who takes it.
create table lead_offer (
  lead_id uuid primary key references lead on delete cascade,
  agency_id uuid not null references agency on delete cascade,
  offered_at timestamptz not null default now(),
  taken_by uuid references broker on delete set null,
  taken_at timestamptz,
  constraint lead_offer_taken check (taken_by is null or taken_at is not null)
);
create index lead_offer_open on lead_offer (agency_id) where taken_at is null;

-- Whom beside the broker of the inquiry the number is shared with, until the same day.
alter table inquiry
  add column number_shared_with uuid references broker on delete set null,
  add constraint inquiry_shared_with_needs_sharing
    check (number_shared_with is null or number_sharing = 'week');

-- Who wrote a reply or changed the lead; null for the product, and where it was never recorded.
alter table lead_entry
  add column author_id uuid references broker on delete set null,
  drop constraint lead_entry_kind_check,
  add constraint lead_entry_kind_check check (kind in
    ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again', 'withdrawn',
      'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-met', 'visit-missed',
      'number-shared', 'number-hidden', 'assigned'));

-- Both ask from now on for whom the number is to be seen.
drop function if exists lead_number_shared_until(lead);
drop function if exists inquiry_is_shared(inquiry);
