-- A conversation belongs to its sender, never to the number that was typed (docs/decisions/0400).

-- Who sent an inquiry: an account, else a mailbox, else this inquiry alone.
create function inquiry_sender(inquiry) returns text
language sql immutable parallel safe as $$
  select coalesce($1.customer_id::text, lower($1.email), $1.id::text)
$$;

-- To which conversation a reply went: the first inquiry of its sender.
alter table lead_entry add column conversation_id uuid references inquiry on delete set null;
create index lead_entry_conversation on lead_entry (conversation_id)
  where conversation_id is not null;

update lead_entry entry set conversation_id = (
  select inquiry.id from lead join inquiry using (broker_id, phone)
  where lead.id = entry.lead_id and inquiry.created_at <= entry.created_at
    and (entry.customer_id is null or inquiry.customer_id = entry.customer_id)
  order by inquiry.created_at, inquiry.id limit 1)
where kind in ('reply', 'stage');
