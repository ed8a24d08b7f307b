-- Numbers run through a year of India without a gap.
create table ticket_year (
  year integer primary key,
  last integer not null
);

create table ticket (
  id uuid primary key,
  number text not null unique,
  inquiry_type text not null
    check (inquiry_type in ('general', 'support', 'partnership', 'broker', 'property')),
  full_name text not null,
  email text not null,
  phone text,
  subject text not null,
  status text not null default 'open' check (status in ('open', 'pending', 'resolved', 'closed')),
  assignee_id uuid references administrator,
  customer_id uuid references customer,
  broker_id uuid references broker,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  replied_at timestamptz,
  settled_at timestamptz,
  -- Consumer Protection (E-Commerce) Rules, 2020, 4(5): 48 hours to answer, a month to settle.
  answer_due_at timestamptz not null default now() + interval '48 hours',
  settle_due_at timestamptz not null default now() + interval '1 month',
  stars smallint check (stars between 1 and 5),
  rating_comment text,
  rated_at timestamptz,
  -- It can be changed once.
  rating_changed_at timestamptz,
  constraint ticket_rated check ((stars is null) = (rated_at is null)),
  search_text text not null
  generated always as (lower(number || ' ' || full_name || ' ' || email || ' ' || subject)) stored,
  -- Tickets of brokers whose plan has priority support when they write: answered within a day, and
  -- before the others.
  is_priority boolean not null default false
);
create index ticket_newest on ticket (created_at desc, id desc);
create index ticket_status_newest on ticket (status, created_at desc, id desc);
create index ticket_assignee on ticket (assignee_id, created_at desc, id desc);
create index ticket_rated on ticket (created_at desc, id desc) where stars is not null;
create index ticket_search on ticket using gin (search_text gin_trgm_ops);
create index ticket_priority on ticket (created_at) where is_priority and settled_at is null;

create table ticket_message (
  id uuid primary key,
  ticket_id uuid not null references ticket on delete cascade,
  -- Null: the person who wrote the ticket.
  administrator_id uuid references administrator,
  author_name text not null,
  text text not null,
  created_at timestamptz not null default now()
);
create index ticket_message_thread on ticket_message (ticket_id, created_at, id);
