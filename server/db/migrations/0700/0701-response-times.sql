-- How long a broker takes to reply to inquiries, as measured over the last days.
alter table broker
  -- The median; null where more than half of them got no reply.
  add column response_minutes integer check (response_minutes >= 0),
  add column response_count integer not null default 0 check (response_count >= 0);
