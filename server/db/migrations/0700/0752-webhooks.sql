-- Addresses of brokers' and partners' software that are told of events (decision 0119).
create table webhook (
  id uuid primary key,
  broker_id uuid references broker on delete cascade,
  partner_id uuid references partner,
  -- Plain http only within networks of the operator's own (WEBHOOK_NETWORKS).
  url text not null check (url ~ '^https?://' and length(url) <= 1000),
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['listing.published',
    'listing.changed', 'listing.price_changed', 'listing.unavailable', 'lead.created']),
  -- Encrypted with the master key. The one before signs too until its end.
  sealed_secret bytea not null,
  sealed_old_secret bytea,
  old_secret_until timestamptz,
  paused_at timestamptz,
  paused_because text check (paused_because in ('owner', 'administrator', 'failing')),
  -- Since when nothing was accepted; null while all is well.
  failing_since timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint webhook_one_owner check (num_nonnulls(broker_id, partner_id) = 1),
  -- Partners have no leads.
  constraint webhook_of_partner_is_public check (partner_id is null
    or 'lead.created' <> all (kinds)),
  constraint webhook_paused_whole check (num_nonnulls(paused_at, paused_because) in (0, 2)),
  constraint webhook_old_secret_whole
    check (num_nonnulls(sealed_old_secret, old_secret_until) in (0, 2))
);
create index webhook_broker on webhook (broker_id) where broker_id is not null;
create index webhook_partner on webhook (partner_id) where partner_id is not null;

-- One event on its way to one webhook, and afterwards in its log. It names what happened and to
-- what, and holds no words of anybody.
create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhook on delete cascade,
  kind text not null,
  happened_at timestamptz not null default now(),
  -- The change in the feed, and what the listing asked then.
  change_id uuid,
  property_id uuid,
  price bigint,
  lead_id uuid references lead on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  -- Of the last try. The response is the beginning of it.
  attempted_at timestamptz,
  duration_ms integer check (duration_ms >= 0),
  response_status integer,
  response text check (length(response) <= 500),
  error text check (length(error) <= 500),
  created_at timestamptz not null default now(),
  constraint webhook_delivery_of_kind check (case
    when kind like 'listing.%' then num_nonnulls(change_id, property_id, price) = 3
      and lead_id is null
    when kind = 'lead.created' then lead_id is not null and num_nonnulls(change_id, price) = 0
    else kind = 'test' and num_nonnulls(change_id, property_id, price, lead_id) = 0
  end),
  constraint webhook_delivery_once unique (webhook_id, change_id)
) with (autovacuum_vacuum_scale_factor = 0.02);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at)
  where status = 'pending';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_old on webhook_delivery (created_at);
create index webhook_delivery_lead on webhook_delivery (lead_id) where lead_id is not null;
