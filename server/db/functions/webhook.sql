-- The events for webhooks of brokers and partners (decision 0119).
create or replace trigger webhook_version before update of url, kinds, sealed_secret on webhook
  for each row execute function count_version();

create or replace function webhook_owner_is_active(webhook webhook) returns boolean
language sql stable as $$
  select exists (select from broker where id = $1.broker_id and status = 'active')
    or exists (select from partner where id = $1.partner_id and is_active)
$$;

-- A paused webhook misses what happens meanwhile.
create or replace function webhook_is_open(webhook webhook) returns boolean
language sql stable as $$
  select $1.paused_at is null and webhook_owner_is_active($1)
$$;

-- Changes of public listings: brokers get those of their own, partners all.
create or replace function queue_webhooks_of_changes() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, kind, happened_at, change_id, property_id, price)
  select webhook.id, 'listing.' || added.kind, added.at, added.id, added.property_id, added.price
  from added join property on property.id = added.property_id
  join webhook on webhook.broker_id = property.broker_id
  where 'listing.' || added.kind = any (webhook.kinds) and webhook_is_open(webhook)
  union all
  select webhook.id, 'listing.' || added.kind, added.at, added.id, added.property_id, added.price
  from (select * from webhook where partner_id is not null and webhook_is_open(webhook)) webhook
  join added on 'listing.' || added.kind = any (webhook.kinds);
  if found then perform pg_notify('webhook_queued', ''); end if;
  return null;
end
$$;
create or replace trigger listing_change_webhooks
  after insert on listing_change referencing new table as added
  for each statement execute function queue_webhooks_of_changes();

-- A new lead of the broker who was asked. Erasing a person makes a lead without a person.
create or replace function queue_webhooks_of_lead() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, kind, happened_at, property_id, lead_id)
  select webhook.id, 'lead.created', new.first_asked_at,
    (select property_id from inquiry where id = new.id), new.id
  from webhook where broker_id = new.broker_id and 'lead.created' = any (kinds)
    and webhook_is_open(webhook);
  if found then perform pg_notify('webhook_queued', ''); end if;
  return null;
end
$$;
create or replace trigger lead_webhooks after insert on lead
  for each row when (new.phone not like 'deleted %') execute function queue_webhooks_of_lead();
