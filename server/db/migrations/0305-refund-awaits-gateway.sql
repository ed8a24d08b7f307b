-- A refund that a gateway had taken on when its keys were removed: it is left to administrators, and
-- asked after again once a gateway is set up (docs/decisions/0305).
alter table payment_refund add column awaits_gateway boolean not null default false;
alter table payment_refund add constraint payment_refund_awaits_only_failed
  check (not awaits_gateway or (status = 'failed' and gateway_refund_id is not null));
create index payment_refund_awaiting on payment_refund (created_at) where awaits_gateway;
