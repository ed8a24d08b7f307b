-- What people ask the product itself: from the contact form, with its thread.

-- Numbers run through a year of India without a gap.
create table ticket_year (
  year integer primary key,
  last integer not null
);

create table ticket (
  id uuid primary key,
  number text not null unique,
  inquiry_type text not null check (inquiry_type in ('general', 'support', 'partnership', 'broker', 'property')),
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
  settle_due_at timestamptz not null default now() + interval '1 month'
);
create index ticket_newest on ticket (created_at desc, id desc);
create index ticket_status_newest on ticket (status, created_at desc, id desc);
create index ticket_assignee on ticket (assignee_id, created_at desc, id desc);
create trigger ticket_version before update on ticket
  for each row execute function count_version();

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
