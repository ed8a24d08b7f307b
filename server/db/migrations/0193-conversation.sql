-- The customer's side of a conversation with a broker.

-- A message to a broker that is about no listing of theirs.
alter table inquiry alter column property_id drop not null;
create index inquiry_customer on inquiry (customer_id, created_at desc) where customer_id is not null;
create index inquiry_customer_broker on inquiry (customer_id, broker_id, created_at desc)
  where customer_id is not null and property_id is null;

-- To whose account it was said. A lead is a phone number, and a number can be typed by anybody: an
-- answer is read by the account it went to, and by no other that gave the same number.
alter table lead_entry add column customer_id uuid references customer on delete set null;
update lead_entry entry set customer_id = (
  select inquiry.customer_id from lead join inquiry using (broker_id, phone)
  where lead.id = entry.lead_id and inquiry.created_at <= entry.created_at
  order by inquiry.created_at desc, inquiry.id desc limit 1)
where kind in ('reply', 'stage');
create index lead_entry_customer on lead_entry (customer_id, created_at desc) where customer_id is not null;

-- Up to when a customer has read what a broker wrote.
create table conversation_read (
  lead_id uuid not null references lead on delete cascade,
  customer_id uuid not null references customer on delete cascade,
  read_at timestamptz not null,
  primary key (lead_id, customer_id)
);
