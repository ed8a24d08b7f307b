-- For how long the broker of an inquiry sees the number and address of the person who asked.
alter table inquiry
  add column number_sharing text not null default 'week'
    check (number_sharing in ('chat', 'after-answer', 'week')),
  add column number_shared_until timestamptz,
  add constraint inquiry_chat_shares_nothing
    check (number_sharing <> 'chat' or number_shared_until is null);
-- What was agreed to before had no end: it gets one that leaves brokers time to call.
update inquiry set number_shared_until = now() + interval '30 days';
alter table inquiry alter column number_shared_until set default now() + interval '7 days';

-- Messages carry no number any more; those that may still go out lose theirs.
update message set
  variables = replace(variables::text, phone, masked)::jsonb,
  source_variables = replace(source_variables::text, phone, masked)::jsonb,
  body = replace(body, phone, masked)
from (
  select reference, phone, left(phone, 3) || ' •••••• ••' || right(phone, 2) as masked
  from inquiry
) asked
where asked.reference = message.variables ->> 'reference' and account_realm = 'broker'
  and message.status <> 'delivered';

alter table lead_entry drop constraint lead_entry_kind_check, add constraint lead_entry_kind_check
  check (kind in ('note', 'reply', 'stage', 'follow-up', 'spam', 'not-spam', 'asked-again',
    'withdrawn', 'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-met', 'visit-missed',
    'number-shared', 'number-hidden'));
