-- A message that no provider carried was not sent and cost nothing (docs/decisions/0422).
update message_spending set paise = greatest(0, message_spending.paise - recorded.paise)
from (
  select (sent_at at time zone 'Asia/Kolkata')::date as day, sum(cost_paise) as paise
  from message where provider = 'local' and sent_at is not null group by 1
) recorded
where message_spending.day = recorded.day;

update message set status = 'failed', cost_paise = 0, sent_at = null, provider_message_id = null,
  failure_code = 'no_provider', error = 'Not delivered: no provider is configured.'
where provider = 'local' and status in ('sent', 'delivered');

alter table message add constraint message_local_not_sent check (
  provider is distinct from 'local' or status in ('pending', 'failed'));
